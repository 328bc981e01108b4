import type { Seat } from '@guildhall/kernel';
import { PLAIN, type Taste } from '../taste.ts';
import type { Features, Points } from './features.ts';

/** What was learned of a game with one number of players. Written by `guildhall train`. */
export interface Weights {
  readonly game: string;
  readonly seats: number;
  /** Raised with every training that is kept. */
  readonly version: number;
  readonly names: readonly string[];
  /** By set of weights, in the order of the names: points of the final margin. */
  readonly weights: readonly (readonly number[])[];
  /** By season: the margin that makes a win e times as likely. */
  readonly temperatures: readonly number[];
}

/** Values as shares of one win. */
export function shares(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp((value - most) / temperature));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** One value for several rivals, as chances see them: the strongest, and a little more for each that is near. */
function rivalry(values: readonly number[], temperature: number): number {
  const most = Math.max(...values);
  return most + temperature * Math.log(values.reduce((sum, value) => sum + Math.exp((value - most) / temperature), 0));
}

const sumOf = (parts: Points): number => Object.values(parts).reduce((sum, points) => sum + points, 0);

/**
 * Values in the eyes of somebody who watches the others: how far each of them is from the middle of them counts that many
 * times. Whoever is ahead of the others looks further ahead, so that it is worth more to hold them back.
 */
function watching(values: readonly number[], me: Seat, times: number): number[] {
  const sum = values.reduce((all, value) => all + value, 0);
  const middle = (sum - values[me]!) / (values.length - 1);
  return values.map((value, seat) => (seat === me ? value : middle + times * (value - middle)));
}

/** What positions are worth, judged at the start of a round. */
export interface Value<S> {
  /** The chance of each seat to win, as seat `me` sees it with its taste; nobody's taste for a seat that is not there. */
  chances(state: S, me: Seat): number[];
  /**
   * Points that each part of the position gives a seat; `rivals`: what the strongest of the others take from it. Of a game
   * that is over, the points of the final reckoning.
   */
  parts(state: S, seat: Seat): Record<string, number>;
}

/** By number of seats. A number for which nothing was learned is judged by the next smaller one. */
export type Learned = Readonly<Record<number, Weights>>;

export const learnedFor = (learned: Learned, seats: number): Weights =>
  learned[seats] ??
  learned[
    Math.max(
      ...Object.keys(learned)
        .map(Number)
        .filter((known) => known <= seats),
    )
  ]!;

export function valueBy<S extends { readonly seats: number }, Part extends string>(
  features: Features<S, Part>,
  learned: Learned,
  taste: Taste<Part> = PLAIN,
): Value<S> {
  const { names, parts } = features;
  for (const { game, seats, names: known } of Object.values(learned)) {
    if (known.length === names.length && known.every((name, i) => name === names[i])) continue;
    throw new Error(`the weights of ${game} for ${seats} are of other features: train them anew`);
  }
  const liking = parts.map((part) => taste[part] ?? 1);
  const watched = (taste as Taste<string>).rivals ?? 1;
  const seen = new Float64Array(names.length);

  return {
    chances(state, me) {
      const { weights, temperatures } = learnedFor(learned, state.seats);
      const set = weights[features.set(state)]!;
      const values: number[] = [];
      for (let seat = 0; seat < state.seats; seat++) {
        features.look(state, seat, seen);
        let value = 0;
        if (seat === me) for (let i = 0; i < seen.length; i++) value += set[i]! * seen[i]! * liking[i]!;
        else for (let i = 0; i < seen.length; i++) value += set[i]! * seen[i]!;
        values.push(value);
      }
      const felt = watched === 1 || values[me] === undefined ? values : watching(values, me, watched);
      return shares(felt, temperatures[features.season(state)]!);
    },
    parts(state, me) {
      const final = features.final(state);
      if (final !== null) {
        // in the end only the best of them counts
        const best = Math.max(...final.filter((_, seat) => seat !== me).map(sumOf));
        return { ...final[me], rivals: -best };
      }
      const { weights, temperatures } = learnedFor(learned, state.seats);
      const set = weights[features.set(state)]!;
      const all = Array.from({ length: state.seats }, (_, seat) => {
        features.look(state, seat, seen);
        const sums: Record<string, number> = {};
        parts.forEach((part, i) => {
          sums[part] = (sums[part] ?? 0) + set[i]! * seen[i]!;
        });
        return sums;
      });
      const others = all.filter((_, seat) => seat !== me).map(sumOf);
      return { ...all[me], rivals: -rivalry(others, temperatures[features.season(state)]!) };
    },
  };
}
