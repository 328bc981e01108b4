/** What samples say, and how sure one can be of it: all intervals hold 95 %. */

export const Z = 1.96;

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How often something happens, by Wilson's score interval. `times` need not be whole: shared wins are split. */
export function shareOf(times: number, of: number): Estimate {
  if (of === 0) return { value: Number.NaN, low: 0, high: 1 };
  const p = times / of;
  const z2 = Z ** 2;
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of ** 2));
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const scaled = ({ value, low, high }: Estimate, by: number): Estimate => ({
  value: value * by,
  low: low * by,
  high: high * by,
});

/** Sums from which mean and interval follow. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

export const newSums = (): Sums => ({ n: 0, sum: 0, squares: 0 });

export function addTo(sums: Sums, value: number): void {
  sums.n++;
  sums.sum += value;
  sums.squares += value ** 2;
}

export function addSums(into: Sums, { n, sum, squares }: Sums): void {
  into.n += n;
  into.sum += sum;
  into.squares += squares;
}

export function meanOf({ n, sum, squares }: Sums): Estimate {
  if (n === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const value = sum / n;
  const variance = n > 1 ? Math.max(0, squares - n * value ** 2) / (n - 1) : 0;
  const half = Z * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half };
}

/** Times in steps of 2 %, as counts by step: small, and good for quantiles. */
export type Times = Record<number, number>;

const STEP = Math.log(1.02);

export function addTime(times: Times, ms: number): void {
  const step = Math.round(Math.log(Math.max(ms, 1e-4)) / STEP);
  times[step] = (times[step] ?? 0) + 1;
}

export function addTimes(into: Times, part: Times): void {
  for (const [step, n] of Object.entries(part)) into[Number(step)] = (into[Number(step)] ?? 0) + n;
}

/** The time that this part of all stays below. */
export function quantile(times: Times, part: number): number {
  const steps = Object.entries(times).map(([step, n]) => [Number(step), n] as const);
  steps.sort(([a], [b]) => a - b);
  let left = part * steps.reduce((sum, [, n]) => sum + n, 0);
  for (const [step, n] of steps) {
    left -= n;
    if (left <= 0) return Math.exp(step * STEP);
  }
  return Number.NaN;
}

export const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));
export const percent = (share: number, digits = 1): string =>
  Number.isNaN(share) ? '–' : `${(share * 100).toFixed(digits)} %`;
