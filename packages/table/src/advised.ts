import type { Seat } from '@guildhall/kernel';

/** A seat asked for advice when so many moves stood. */
export interface Advised {
  readonly seat: Seat;
  readonly moves: number;
}

/**
 * After how many moves advice was asked for, as replays and the chronicle tell it: each time before the next move of the
 * seat that asked, because at one question several seats can move first. What led to no move yet is left out.
 */
export const advisedMoves = (advised: readonly Advised[], movers: readonly Seat[]): number[] => {
  const before = advised.map(({ seat, moves }) => movers.findIndex((mover, i) => i >= moves && mover === seat));
  return [...new Set(before.filter((move) => move >= 0))].sort((a, b) => a - b);
};
