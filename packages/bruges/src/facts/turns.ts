import { frameOf, type Known } from './known.ts';
import { type Round, seatAt } from './round.ts';

export const TURNS = 4;

/** Phase 3: the seat that has the turn with this number, counted from 0; and which of its four it is, counted from 1. */
export const seatOfTurn = (known: Round, number: number): number => seatAt(known, number % known.seats);
export const turnOfSeat = ({ seats }: Round, number: number): number => Math.floor(number / seats) + 1;

/** Whose turn it is, also while something else is asked in it; null: nobody's. */
export const turnOf = (known: Known): number | null => frameOf(known, 'turn')?.seat ?? null;

/** Which of the four turns of everybody is being taken; null outside phase 3. */
export function turnNow(known: Known): number | null {
  const turns = frameOf(known, 'turns');
  return turns === undefined ? null : turnOfSeat(known, Math.max(0, turns.next - 1));
}

/** How many cards a seat still plays in this round, as far as it has any; 0 before the dice are rolled. */
export function turnsLeft(known: Known, seat: number): number {
  if (known.stage === 'dice') return TURNS;
  const turns = frameOf(known, 'turns');
  if (turns === undefined) return 0;
  const place = (seat - known.start + known.seats) % known.seats;
  const begun = Math.max(0, Math.ceil((turns.next - place) / known.seats));
  const turn = frameOf(known, 'turn');
  return TURNS - begun + (turn?.seat === seat && !turn.played ? 1 : 0);
}

export type OwnTurn = 'played' | 'now' | 'open';

/** The four turns of a seat in this round; null outside phase 3. */
export function ownTurns(known: Known, seat: number): OwnTurn[] | null {
  if (frameOf(known, 'turns') === undefined) return null;
  const played = TURNS - turnsLeft(known, seat);
  const turn = frameOf(known, 'turn');
  const now = turn?.seat === seat && !turn.played ? played : TURNS;
  return Array.from({ length: TURNS }, (_, i) => (i < played ? 'played' : i === now ? 'now' : 'open'));
}

/** What is seen of a pile. */
interface Pile {
  readonly size: number;
}

/** How many rounds may follow this one, by the piles: everybody draws as many cards as they play. */
export function roundsByPiles({ piles, seats }: { readonly piles: readonly Pile[]; readonly seats: number }): {
  from: number;
  to: number;
} {
  const each = TURNS * seats;
  const sizes = piles.map(({ size }) => size);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return { from: Math.ceil(Math.min(...sizes) / each), to: Math.ceil(Math.max(1, all - 1) / each) };
}
