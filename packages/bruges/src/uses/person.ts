import { type Action, type PlayAction, playPerson } from '../actions.ts';
import type { Source } from '../events.ts';
import { priceFor } from '../facts/persons.ts';
import { DECK, eachBearer } from '../persons/deck.ts';
import { act, canAct } from '../persons/effects.ts';
import { onOthersRecruit } from '../persons/on-others-recruit.ts';
import { recruitBonus } from '../persons/recruit-bonus.ts';
import { recruitDiscount } from '../persons/recruit-discount.ts';
import { effect, gainGuilders, gainPoints, others, type Play, payGuilders, takeFromHand } from '../play.ts';
import { changeHouse, NOBODY, type Player } from '../state.ts';
import type { Means } from './means.ts';

export function personOptions(player: Player, { rooms }: Means, card: number, into: Action[]): void {
  if (rooms.length === 0) return;
  // whoever can pay the printed price need not count discounts
  if (player.guilders < DECK[card]!.price && player.guilders < priceFor(player, card)) return;
  for (const house of rooms) into.push(playPerson(house)(card));
}

export function hasRoom(player: Player): boolean {
  const { houses } = player;
  for (let at = 0; at < houses.length; at++) if (houses[at]!.person === NOBODY) return true;
  return false;
}

export function recruitPlayed(play: Play, seat: number, { card, house }: PlayAction & { house: number }): void {
  recruitPerson(play, seat, card, house, 'person');
}

/** Pay, move in, the owner's bonus, the others' reactions, the arrow: in this order. */
export function recruitPerson(
  play: Play,
  seat: number,
  card: number,
  house: number,
  source: Source,
  discount = 0,
): void {
  const { state } = play;
  const player = state.players[seat]!;
  const person = DECK[card]!;
  eachBearer(player, recruitDiscount, ({ groups }, bearer) => {
    if (person.price > 0 && groups.includes(person.group)) effect(play, seat, bearer.card);
  });
  payGuilders(play, seat, priceFor(player, card, discount), source);
  takeFromHand(player, card);
  changeHouse(player, house, { person: card });
  play.out?.push({ t: 'person', seat, person: card, house, source });
  eachBearer(player, recruitBonus, ({ points = 0, guilders = 0 }, bearer) => {
    if (bearer.card === card) return;
    effect(play, seat, bearer.card);
    gainPoints(play, seat, points, bearer.source);
    gainGuilders(play, seat, guilders, bearer.source);
  });
  for (const other of others(state, seat)) {
    eachBearer(state.players[other]!, onOthersRecruit, ({ guilders }, bearer) => {
      effect(play, other, bearer.card);
      gainGuilders(play, other, guilders, bearer.source);
    });
  }
  if (person.icon === 'arrow' && canAct(state, seat, card, card)) act(play, seat, card, card);
}
