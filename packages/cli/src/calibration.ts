import { featuresOf, mindOf } from '@guildhall/bots/tools';
import type { Seat } from '@guildhall/kernel';
import type { AnyGame } from './games.ts';
import type { Watch } from './play.ts';
import { type Estimate, rounded, shareOf } from './statistics.ts';

/** Chances that the learned value gave at the start of rounds, against who won. Sums over seats and positions. */
export interface Calibration {
  n: number;
  /** Squared differences between chance and win. */
  squares: number;
  bins: { n: number; expected: number; happened: number }[];
}

const BINS = 10;

export const newCalibration = (): Calibration => ({
  n: 0,
  squares: 0,
  bins: Array.from({ length: BINS }, () => ({ n: 0, expected: 0, happened: 0 })),
});

export function addCalibration(into: Calibration, part: Calibration): void {
  into.n += part.n;
  into.squares += part.squares;
  part.bins.forEach(({ n, expected, happened }, i) => {
    const bin = into.bins[i]!;
    bin.n += n;
    bin.expected += expected;
    bin.happened += happened;
  });
}

export function note(into: Calibration, chance: number, win: number): void {
  into.n++;
  into.squares += (chance - win) ** 2;
  const bin = into.bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
  bin.n++;
  bin.expected += chance;
  bin.happened += win;
}

/** Calls back with the state at the start of each round, before anybody has done anything. */
export function roundStarts(game: AnyGame, call: (state: unknown) => void): NonNullable<Watch['reached']> {
  const features = featuresOf(game.id);
  let last = 0;
  return (state) => {
    const now = features.round(state);
    if (now <= last || game.decision(state) === null) return;
    last = now;
    call(state);
  };
}

/** Follows one game: what the value says at the start of each round. */
export function watchChances(game: AnyGame) {
  const { value } = mindOf(game.id, 'expert');
  const said: number[][] = [];
  const nobody: Seat = -1;
  return {
    reached: roundStarts(game, (state) => said.push(value.chances(state, nobody))),
    reckon(wins: readonly number[]): Calibration {
      const calibration = newCalibration();
      for (const chances of said)
        for (const [seat, chance] of chances.entries()) note(calibration, chance, wins[seat]!);
      return calibration;
    },
  };
}

export interface CalibrationReport {
  /** Chances that were given: one per seat and round. */
  readonly chances: number;
  /** Mean squared difference between chance and win; 0 is a seer. */
  readonly brier: number;
  /** The same of somebody who gives everybody the same chance. */
  readonly brierOfPar: number;
  /** By how much the chances are wrong on average. */
  readonly error: number;
  readonly bins: readonly (Estimate & { readonly n: number; readonly expected: number })[];
}

export function calibrationReport({ n, squares, bins }: Calibration, seats: number): CalibrationReport {
  const off = bins.reduce((sum, { expected, happened }) => sum + Math.abs(expected - happened), 0);
  return {
    chances: n,
    brier: rounded(squares / n, 4),
    brierOfPar: rounded((1 / seats) * (1 - 1 / seats), 4),
    error: rounded(off / n, 4),
    bins: bins.map((bin) => {
      const { value, low, high } = shareOf(bin.happened, bin.n);
      return {
        n: bin.n,
        expected: bin.n === 0 ? Number.NaN : rounded(bin.expected / bin.n, 4),
        value: rounded(value, 4),
        low: rounded(low, 4),
        high: rounded(high, 4),
      };
    }),
  };
}
