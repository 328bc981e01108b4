import type { ScoreLine, Seat } from '@guildhall/kernel';

/**
 * What a learned value looks at. Values of different moments do not compare, so it is asked at one kind of moment only:
 * at the start of a round, before anybody has done anything.
 */
export interface Features<S, Part extends string = string> {
  readonly names: readonly string[];
  /** Which part of the position each of them belongs to, in the same order. */
  readonly parts: readonly Part[];
  /** Counts the rounds that have begun; a playout ends when it has grown. */
  round(state: S): number;
  /** Which of the sets of weights is for this round. */
  set(state: S): number;
  readonly sets: number;
  /** Which of the temperatures is for this round: how much of the game is still open. */
  season(state: S): number;
  readonly seasons: number;
  /** Writes what is to be seen of a seat, in the order of the names. */
  look(state: S, seat: Seat, into: Float64Array): void;
  /** Of a game that is over: the points of each seat, by the part of the position that brought them; else null. */
  final(state: S): readonly Points[] | null;
}

/** Points by the part of the position that they come from. */
export type Points = Readonly<Record<string, number>>;

/** The final reckoning by seat and part. */
export function pointsByPart(lines: readonly ScoreLine[], seats: number, partOf: (item: string) => string): Points[] {
  const all = Array.from({ length: seats }, (): Record<string, number> => ({}));
  for (const { seat, item, points } of lines) {
    const part = partOf(item);
    all[seat]![part] = (all[seat]![part] ?? 0) + points;
  }
  return all;
}
