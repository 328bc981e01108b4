import {
  insertAt,
  type Play as KernelPlay,
  type Question as KernelQuestion,
  type Step as KernelStep,
  removeAt,
} from '@guildhall/kernel';
import type { ActionOf, Verb } from './actions.ts';
import type { Colour } from './colours.ts';
import type { Event, Source } from './events.ts';
import { SEATS } from './options.ts';
import { colourOf, DECK, inHandOrder } from './persons/deck.ts';
import { changeHouse, NOBODY, NONE, type Player, type State } from './state.ts';

export type Play = KernelPlay<State, Event>;
/** The handler of a frame that works by itself. */
export type Step<F> = KernelStep<Play, F>;
/** The handler of a frame that asks, and the verbs that answer it. */
export type Question<F, D extends Verb> = KernelQuestion<State, Play, F, ActionOf<D>>;
/** A list that takes these actions, and perhaps others too. */
export interface Into<D extends Verb> {
  readonly push: (action: ActionOf<D>) => unknown;
}

export function gainGuilders(play: Play, seat: number, n: number, source: Source, from: number | null = null): void {
  if (n === 0) return;
  play.state.players[seat]!.guilders += n;
  play.out?.push({ t: 'gain', seat, what: 'guilders', n, source, from });
}

export function payGuilders(play: Play, seat: number, n: number, source: Source, to: number | null = null): void {
  if (n === 0) return;
  play.state.players[seat]!.guilders -= n;
  play.out?.push({ t: 'lose', seat, what: 'guilders', n, source, to });
}

/** What one gives to another: the amount, or all there is. Returns how much it was. */
export function handOver(play: Play, giver: number, taker: number, most: number, source: Source): number {
  const n = Math.min(most, play.state.players[giver]!.guilders);
  payGuilders(play, giver, n, source, taker);
  gainGuilders(play, taker, n, source, giver);
  return n;
}

export function gainPoints(play: Play, seat: number, n: number, source: Source): void {
  if (n === 0) return;
  const { state } = play;
  state.players[seat]!.points += n;
  state.ledger.push({ round: state.round, seat, item: source, points: n });
  play.out?.push({ t: 'gain', seat, what: 'points', n, source, from: null });
}

/** Points never fall below 0 [G12]. */
export function losePoints(play: Play, seat: number, most: number, source: Source): void {
  const { state } = play;
  const n = Math.min(most, state.players[seat]!.points);
  if (n === 0) return;
  state.players[seat]!.points -= n;
  state.ledger.push({ round: state.round, seat, item: source, points: -n });
  play.out?.push({ t: 'lose', seat, what: 'points', n, source, to: null });
}

export function takeWorkers(
  play: Play,
  seat: number,
  colour: Colour,
  n: number,
  source: Source,
  from: number | null = null,
): void {
  if (n === 0) return;
  play.state.players[seat]!.workers[colour] += n;
  play.out?.push({ t: 'workers', seat, colour, n, source, from });
}

export function loseWorkers(
  play: Play,
  seat: number,
  colour: Colour,
  n: number,
  source: Source,
  to: number | null = null,
): void {
  if (n === 0) return;
  play.state.players[seat]!.workers[colour] -= n;
  play.out?.push({ t: 'workersLost', seat, colour, n, source, to });
}

/** Tells that the ability of this person does something for its owner. */
export const effect = (play: Play, seat: number, person: number) =>
  play.out?.push({ t: 'effect', seat, source: `ability.${DECK[person]!.kind}`, person });

/** The seats in turn order, beginning after this one. */
export const others = ({ seats }: State, seat: number): readonly number[] => OTHERS[seats]![seat]!;

/** By number of seats, then by seat. */
const OTHERS: readonly (readonly (readonly number[])[])[] = Array.from({ length: SEATS[1] + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => Array.from({ length: seats - 1 }, (_, k) => (seat + k + 1) % seats)),
);

// ── hands

/** Into its place among the cards that lie there. */
function insert(list: number[], card: number): void {
  let at = list.length;
  while (at > 0 && inHandOrder(list[at - 1]!, card) > 0) at--;
  insertAt(list, at, card);
}

function remove(list: number[], card: number): void {
  const at = list.indexOf(card);
  if (at >= 0) removeAt(list, at);
}

export const takeUnseen = (player: Player, card: number): void => insert(player.hand, card);

/** Everybody sees which card goes into the hand [G20]. */
export function takeOpenly(player: Player, card: number): void {
  insert(player.hand, card);
  insert(player.shown, card);
}

/** The card is seen by all now, so nothing about it is left to guess. */
function nowOpen(player: Player, card: number): void {
  if (!player.shown.includes(card)) return;
  remove(player.shown, card);
  for (let at = 0; at < player.houses.length; at++) {
    const { maybe } = player.houses[at]!;
    if (maybe.includes(card)) changeHouse(player, at, { maybe: maybe.filter((other) => other !== card) });
  }
}

export function takeFromHand(player: Player, card: number): void {
  remove(player.hand, card);
  nowOpen(player, card);
}

export function discardFromHand(play: Play, seat: number, card: number, source: Source): void {
  const { state } = play;
  takeFromHand(state.players[seat]!, card);
  state.discard.push(card);
  play.out?.push({ t: 'discard', seat, card, source });
}

// ── houses and persons

/** Lays a card of the hand face down. What was known of the hand is now known of hand and house together [G20]. */
export function layHouse(play: Play, seat: number, card: number, source: Source): void {
  const player = play.state.players[seat]!;
  const colour = colourOf(card);
  let maybe: readonly number[] = NONE;
  let sure = false;
  if (player.shown.length > 0) {
    const suspects = player.shown.filter((known) => colourOf(known) === colour);
    const surely = suspects.filter((known) => player.houses.every((house) => !house.maybe.includes(known)));
    sure = surely.length > 0 && surely.length === player.hand.filter((held) => colourOf(held) === colour).length;
    maybe = sure ? surely : suspects;
  }
  remove(player.hand, card);
  player.houses.push({ card, person: NOBODY, used: false, maybe, sure });
  play.out?.push({ t: 'house', seat, house: player.houses.length - 1, card, colour, source });
}

/** The house goes; a person in it has left before. Its face comes to light, which cannot be taken back [G19]. */
export function loseHouse(play: Play, seat: number, at: number, source: Source): void {
  const { state } = play;
  play.effect = 'barrier';
  const player = state.players[seat]!;
  const { card } = player.houses[at]!;
  removeAt(player.houses, at);
  nowOpen(player, card);
  state.discard.push(card);
  play.out?.push({ t: 'houseLost', seat, house: at, card, source });
}

export function personLeaves(play: Play, seat: number, at: number, to: 'hand' | 'discard', source: Source): void {
  const { state } = play;
  const player = state.players[seat]!;
  const { person } = player.houses[at]!;
  changeHouse(player, at, { person: NOBODY, used: false });
  if (to === 'hand') takeOpenly(player, person);
  else state.discard.push(person);
  play.out?.push({ t: 'leave', seat, person, house: at, to, source });
}

export const houseOf = (player: Player, person: number): number =>
  player.houses.findIndex((house) => house.person === person);

/** The oldest empty house of each colour: empty houses of one colour are interchangeable [G14]. */
export function emptyHouses(player: Player): number[] {
  const found: number[] = [];
  const colours: Colour[] = [];
  const { houses } = player;
  for (let at = 0; at < houses.length; at++) {
    if (houses[at]!.person !== NOBODY) continue;
    const colour = colourOf(houses[at]!.card);
    if (colours.includes(colour)) continue;
    colours.push(colour);
    found.push(at);
  }
  return found;
}
