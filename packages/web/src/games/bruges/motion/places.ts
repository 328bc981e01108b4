import { type Colour, type Majority, PERSONS, type View } from '@guildhall/bruges';
import type { Place } from '../../../table/motion/flight.ts';
import { places } from '../anchors.ts';

const { target, piece, anchor } = places;

/** On a phone a board that is not shown is entered by its tab. */
const town = anchor('tab:town');

const panel = (seat: number, me: number | null): Place =>
  seat === me ? [anchor(`panel:${seat}`), anchor('tab:houses')] : [anchor(`panel:${seat}`), anchor('tab:others')];

export const guilders = (seat: number, me: number | null): Place => [anchor(`guilders:${seat}`), ...panel(seat, me)];
export const points = (seat: number, me: number | null): Place => [anchor(`points:${seat}`), ...panel(seat, me)];

export const worker = (seat: number, colour: Colour, me: number | null): Place => [
  anchor(`worker:${seat}:${colour}`),
  ...panel(seat, me),
];

export const threat = (seat: number, colour: Colour, me: number | null): Place => [
  anchor(`threat:${seat}:${colour}`),
  ...panel(seat, me),
];

export const majority = (seat: number, of: Majority, me: number | null): Place => [
  anchor(`majorities:${seat}`, of),
  ...panel(seat, me),
];

export const statue = (seat: number, points: number, me: number | null): Place => [
  anchor(`statues:${seat}`, `${points}`),
  ...panel(seat, me),
];

/** A card in the own hand; somebody else's hand is a row of backs. */
export const hand = (seat: number, card: number | null, me: number | null): Place =>
  seat === me
    ? [...(card === null ? [] : [target(`hand:${card}`), anchor(`card:${card}`)]), anchor('hand')]
    : [anchor(`hand:${seat}`), ...panel(seat, me)];

/** The how many-th card that was drawn and not looked at yet. */
export const fresh = (seat: number, nth: number, me: number | null): Place =>
  seat === me ? [anchor(`fresh:${nth}`), anchor('hand')] : hand(seat, null, me);

export const house = (seat: number, at: number, me: number | null): Place => [
  anchor(`house:${seat}:${at}`),
  anchor(`houses:${seat}`),
  ...panel(seat, me),
];

/** The doorway of a house in which somebody lives. */
export const doorway = (seat: number, at: number, me: number | null): Place => [
  anchor(`house:${seat}:${at}`, 'person'),
  ...house(seat, at, me),
];

/** The space of a section, counted from 0. */
export const canal = (seat: number, section: number, space: number): Place => [
  piece(`canal:${seat}:${section}:${space}`, 'token'),
  town,
];

/** Between the sections of a player. */
export const guardHouse = (seat: number): Place => [anchor(`guard:${seat}`), town];

export const pawn = (seat: number): Place => [piece(`pawn:${seat}`), town];
export const die = (colour: Colour): Place => [piece(`die:${colour}`, 'die'), town];
export const pile = (n: number): Place => [target(`pile:${n}`), town];
export const extra: Place = [anchor('extra'), town];
export const discard: Place = [anchor('discard'), town];
export const inDiscard = (card: number): Place => [target(`discard:${card}`), ...discard];
export const statueStack: Place = [anchor('statues'), town];
export const start: Place = [anchor('start'), town];

/** Where a person lives, or lived; null: nowhere any more. */
export function person(id: string, views: readonly View[], me: number | null): Place | null {
  for (const { players } of views) {
    for (const [seat, { houses }] of players.entries()) {
      const at = houses.findIndex((each) => PERSONS[each.person]?.id === id);
      if (at >= 0) return house(seat, at, me);
    }
  }
  return null;
}
