/** The arithmetic of training: how weights follow from games that were played to the end. */

/** The start of a round in a game of which the end is known. */
export interface Position {
  readonly set: number;
  readonly season: number;
  /** What was seen of each seat. */
  readonly seen: readonly Float32Array[];
  /** What each seat had at the end. */
  readonly scores: readonly number[];
  /** Who won; a shared win is split. */
  readonly wins: readonly number[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** x of A·x = b for a symmetric, positive A, by Cholesky's way. A is overwritten. */
export function solve(A: Float64Array, b: Float64Array): Float64Array {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = A[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= A[i * n + k]! * A[j * n + k]!;
      A[i * n + j] = i === j ? Math.sqrt(sum) : sum / A[j * n + j]!;
    }
  }
  const x = Float64Array.from(b);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= A[i * n + k]! * x[k]!;
    x[i]! /= A[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= A[k * n + i]! * x[k]!;
    x[i]! /= A[i * n + i]!;
  }
  return x;
}

/**
 * The weights that best tell the final margin (points ahead of the mean of the table) from what was seen, by ridge
 * regression. What is seen of a seat is taken less the mean of the table too, for only differences decide.
 * `strict`: how much must be seen of a feature to believe in its weight: a search finds every weight that chance made too
 * large. `former`: weights to go on from; what the positions say little about stays as it was there.
 */
export function fitWeights(
  positions: Iterable<Position>,
  sets: number,
  names: number,
  strict: number,
  former?: readonly (readonly number[])[],
): number[][] {
  const normal = Array.from({ length: sets }, () => ({
    A: new Float64Array(names * names),
    b: new Float64Array(names),
  }));
  const row = new Float64Array(names);
  for (const { set, seen, scores } of positions) {
    const into = normal[set]!;
    const average = mean(scores);
    for (let seat = 0; seat < seen.length; seat++) {
      const used: number[] = [];
      for (let i = 0; i < names; i++) {
        let all = 0;
        for (const each of seen) all += each[i]!;
        row[i] = seen[seat]![i]! - all / seen.length;
        if (row[i] !== 0) used.push(i);
      }
      const margin = scores[seat]! - average;
      for (const i of used) {
        into.b[i]! += row[i]! * margin;
        for (const j of used) if (j <= i) into.A[i * names + j]! += row[i]! * row[j]!;
      }
    }
  }
  return normal.map(({ A, b }, set) => {
    const from = former?.[set] ?? new Array<number>(names).fill(0);
    // what is learned is the change: the margin that the former weights do not tell
    for (let i = 0; i < names; i++) {
      for (let j = 0; j < names; j++) b[i]! -= A[j <= i ? i * names + j : j * names + i]! * from[j]!;
    }
    for (let i = 0; i < names; i++) A[i * names + i]! += strict;
    return [...solve(A, b)].map((change, i) => from[i]! + change);
  });
}

/** Values of the seats of one position, and who won. */
export interface Outcome {
  readonly values: readonly number[];
  readonly wins: readonly number[];
}

/** How surprised somebody is by the winners who took these values for their chances. */
function surprise(outcomes: readonly Outcome[], temperature: number): number {
  let sum = 0;
  for (const { values, wins } of outcomes) {
    const most = Math.max(...values);
    let all = 0;
    for (const value of values) all += Math.exp((value - most) / temperature);
    for (let seat = 0; seat < wins.length; seat++) {
      if (wins[seat]! > 0) sum -= wins[seat]! * ((values[seat]! - most) / temperature - Math.log(all));
    }
  }
  return sum / outcomes.length;
}

/** The temperature at which the values are the least surprising chances, by golden section. */
export function fitTemperature(outcomes: readonly Outcome[]): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = Math.log(0.5);
  let high = Math.log(60);
  while (high - low > 0.005) {
    const a = high - golden * (high - low);
    const b = low + golden * (high - low);
    if (surprise(outcomes, Math.exp(a)) < surprise(outcomes, Math.exp(b))) high = b;
    else low = a;
  }
  return Math.exp((low + high) / 2);
}

export { surprise };
