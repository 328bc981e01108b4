/** One part of a scoring: what is counted, and what everybody gets for it. */
export interface Scene {
  readonly title: string;
  /** What lights up on the table. */
  readonly targets: readonly string[];
  readonly rows: readonly SceneRow[];
  /** What came of it, in one sentence. */
  readonly text?: string;
  /** Its points are counted at the end of the game: they are in no sum of today. */
  readonly later?: true;
}

export interface SceneRow {
  /** A seat, or behind the seats somebody who gets no points. */
  readonly seat: number;
  /** "3 markers". */
  readonly count: string;
  readonly points: number;
}

/** What everybody gets in all scenes together, the most first; empty where all of it is counted later. */
export function totalsOf(
  scenes: readonly Scene[],
  seats: number,
): { readonly seat: number; readonly points: number }[] {
  const counted = scenes.filter(({ later }) => !later);
  if (counted.length === 0) return [];
  const totals = Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: counted.flatMap(({ rows }) => rows).reduce((sum, row) => sum + (row.seat === seat ? row.points : 0), 0),
  }));
  return totals.sort((a, b) => b.points - a.points);
}
