import { type Action, type PlayAction, playThreat } from '../actions.ts';
import { countOf, sum } from '../colours.ts';
import { colourOf, eachBearer } from '../persons/deck.ts';
import { threatActionBonus } from '../persons/threat-action-bonus.ts';
import type { Play } from '../play.ts';
import { NOBODY, type Player } from '../state.ts';
import { discardMarker } from '../threats.ts';

export function threatOptions({ threats }: Player, card: number, into: Action[]): void {
  if (countOf(threats, colourOf(card)) > 0) into.push(playThreat(card));
}

export function avertThreat(play: Play, seat: number, { card }: PlayAction): void {
  const player = play.state.players[seat]!;
  discardMarker(play, seat, colourOf(card), 'threat');
  let max = 0;
  let ringer = NOBODY;
  eachBearer(player, threatActionBonus, ({ count }, person) => {
    max += count;
    ringer = person.card;
  });
  if (max > 0 && sum(player.threats) > 0) {
    play.state.agenda.push({ t: 'markers', seat, person: ringer, picked: 0, min: 0, max });
  }
}
