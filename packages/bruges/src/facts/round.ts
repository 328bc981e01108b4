import type { State } from '../state.ts';

export type Round = Pick<State, 'seats' | 'start'>;

/** Who comes after so many others, beginning with the start player. */
export const seatAt = ({ start, seats }: Round, place: number): number => (start + place) % seats;

/** Everybody, beginning with the start player. */
export const roundOrder = (known: Round): number[] => Array.from({ length: known.seats }, (_, i) => seatAt(known, i));

/** Rounds after this one; null while nobody knows. */
export const roundsLeft = ({ round, lastRound }: Pick<State, 'round' | 'lastRound'>): number | null =>
  lastRound === 0 ? null : lastRound - round;
