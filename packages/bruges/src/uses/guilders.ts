import { type Action, byNumber, type PlayAction, playGuilders } from '../actions.ts';
import { COLOURS, type Colour } from '../colours.ts';
import { colourOf, eachBearer } from '../persons/deck.ts';
import { guildersActionAnyDie } from '../persons/guilders-action-any-die.ts';
import { guildersActionBonus } from '../persons/guilders-action-bonus.ts';
import { guildersActionWorker } from '../persons/guilders-action-worker.ts';
import { effect, gainGuilders, type Play, takeWorkers } from '../play.ts';
import type { Means } from './means.ts';

/** By card, with the die of its own colour. */
const withOwnDie = byNumber((card) => playGuilders[colourOf(card)](card));

/** Always possible; which die, only for those who may choose. */
export function guildersOptions({ anyDie }: Means, card: number, into: Action[]): void {
  if (!anyDie) {
    into.push(withOwnDie(card));
    return;
  }
  for (const die of COLOURS) into.push(playGuilders[die](card));
}

export function takeForGuilders(play: Play, seat: number, { card, die }: PlayAction & { die: Colour }): void {
  const { state } = play;
  const player = state.players[seat]!;
  const own = colourOf(card);
  if (die !== own) {
    eachBearer(player, guildersActionAnyDie, (_, person) => effect(play, seat, person.card));
  }
  gainGuilders(play, seat, state.dice[die], 'guilders');
  eachBearer(player, guildersActionBonus, ({ guilders }, person) => {
    effect(play, seat, person.card);
    gainGuilders(play, seat, guilders, person.source);
  });
  eachBearer(player, guildersActionWorker, ({ count }, person) => {
    effect(play, seat, person.card);
    takeWorkers(play, seat, own, count, person.source);
  });
}
