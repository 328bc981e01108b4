import { houseOf } from '../play.ts';
import type { State } from '../state.ts';
import type { IntentOf } from './intent.ts';
import type { Reason } from './reasons.ts';
import { whyNotHouse } from './uses.ts';

export const whyNotPile = (): Reason => ({ why: 'emptyPile' });

export const whyNotStrike = ({ players }: State, _: unknown, seat: number, { colour }: IntentOf<'strike'>): Reason => ({
  why: 'notStriking',
  colour: colour!,
  has: players[seat]!.threats[colour!],
});

export function whyNotBurn({ players }: State, _: unknown, seat: number, { house }: IntentOf<'burn'>): Reason | null {
  const player = players[seat]!;
  return house === undefined || player.houses.length === 0 ? { why: 'noHouse' } : whyNotHouse(player, house);
}

export const whyNotBreach = (_: State, __: unknown, ___: number, { section }: IntentOf<'breach'>): Reason => ({
  why: 'noToken',
  section: section ?? null,
});

export const whyNotMarker = (_: State, __: unknown, ___: number, { colour }: IntentOf<'marker'>): Reason => ({
  why: 'noMarker',
  colours: [colour!],
});

export const whyNotGive = (_: State, __: unknown, ___: number, { colour }: IntentOf<'give'>): Reason => ({
  why: 'noWorker',
  colours: [colour!],
});

/** For questions about one of the own persons: why it is not one of them; null if it is. */
export const whyNotOwn = ({ players }: State, seat: number, person: number): Reason | null =>
  houseOf(players[seat]!, person) < 0 ? { why: 'notInPlay', person } : null;

export const whyNotBury = (state: State, _: unknown, seat: number, { person }: IntentOf<'bury'>): Reason | null =>
  whyNotOwn(state, seat, person!);
