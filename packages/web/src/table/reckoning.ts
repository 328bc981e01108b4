import type { ScoreLine, Standing } from '@guildhall/kernel';

/** A line of the reckoning, with how many pieces it was scored for where that is known. */
export interface Reckoned extends ScoreLine {
  readonly count?: number;
}

/** A stretch of the game that ends with a scoring. */
export interface Part {
  readonly name: string;
  /** Its last round. */
  readonly until: number;
  /** What is written below its end in place of the number, where that is no round. */
  readonly mark?: string;
  /** The CSS colour of its bar. */
  readonly colour: string;
}

/** Which part a line belongs to; what has no round was counted at the very end. */
export function partOf({ round }: ScoreLine, parts: readonly Part[]): number {
  const part = round === null ? -1 : parts.findIndex(({ until }) => round <= until);
  return part === -1 ? parts.length - 1 : part;
}

export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** Points of one seat at the end of every round, from round 0. */
export function curveOf(lines: readonly ScoreLine[], seat: number, rounds: number): number[] {
  const own = lines.filter((line) => line.seat === seat);
  return Array.from({ length: rounds + 1 }, (_, round) => sumOf(own.filter((line) => (line.round ?? rounds) <= round)));
}

/** Round numbers from 0 up, at most six of them, the last one not below `most`. */
export function ticksUpTo(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50].find((size) => most <= size * 5) ?? Math.ceil(most / 500) * 100;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

/** Everybody who ended with the same score as somebody else, best first. */
export function tiesOf(standings: readonly Standing[]): Standing[][] {
  const scores = [...new Set(standings.map(({ score }) => score))].sort((a, b) => b - a);
  return scores
    .map((score) => standings.filter((each) => each.score === score).sort((a, b) => a.place - b.place))
    .filter(({ length }) => length > 1);
}
