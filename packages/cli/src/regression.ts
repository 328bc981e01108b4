import { solve } from '@guildhall/bots/tools';
import { type Estimate, Z } from './statistics.ts';

/** What was seen of one seat, by name, and what it led to. */
export interface Observation {
  readonly seen: ReadonlyMap<string, number>;
  readonly outcome: number;
}

export interface Effect extends Estimate {
  readonly name: string;
  /** Seats in which it was seen. */
  readonly n: number;
}

/** So little that it changes nothing, but lets names be told apart that always go together. */
const RIDGE = 1e-6;

/**
 * What each name is worth, all others being equal: least squares within tables, for at one table only differences
 * between seats decide. The intervals take the seats of a table as independent but for their mean.
 */
export function regress(tables: readonly (readonly Observation[])[]): Effect[] {
  const names = [...new Set(tables.flatMap((seats) => seats.flatMap(({ seen }) => [...seen.keys()])))].sort();
  const index = new Map(names.map((name, i) => [name, i]));
  const k = names.length;
  const squares = new Float64Array(k * k);
  const products = new Float64Array(k);
  const times = new Array<number>(k).fill(0);
  const rows: { row: [number, number][]; outcome: number }[] = [];
  let free = -k;
  for (const seats of tables) {
    free += seats.length - 1;
    const means = new Map<number, number>();
    for (const { seen } of seats) {
      for (const [name, value] of seen) {
        const i = index.get(name)!;
        means.set(i, (means.get(i) ?? 0) + value / seats.length);
        times[i]!++;
      }
    }
    const average = seats.reduce((sum, { outcome }) => sum + outcome, 0) / seats.length;
    for (const { seen, outcome } of seats) {
      const row = [...means].map(([i, mean]): [number, number] => [i, (seen.get(names[i]!) ?? 0) - mean]);
      rows.push({ row, outcome: outcome - average });
      for (const [i, x] of row) {
        products[i]! += x * (outcome - average);
        for (const [j, y] of row) squares[i * k + j]! += x * y;
      }
    }
  }
  for (let i = 0; i < k; i++) squares[i * k + i]! += RIDGE * (1 + squares[i * k + i]!);
  const worths = solve(squares.slice(), products);
  const left = rows.reduce(
    (sum, { row, outcome }) => sum + (outcome - row.reduce((told, [i, x]) => told + worths[i]! * x, 0)) ** 2,
    0,
  );
  const variance = free > 0 ? left / free : Number.NaN;
  return names.map((name, i) => {
    const unit = new Float64Array(k);
    unit[i] = 1;
    const half = Z * Math.sqrt(variance * solve(squares.slice(), unit)[i]!);
    return { name, n: times[i]!, value: worths[i]!, low: worths[i]! - half, high: worths[i]! + half };
  });
}
