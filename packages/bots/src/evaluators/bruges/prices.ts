import type { Colour, Counter } from '@guildhall/bruges';
import type { Taste } from '../../taste.ts';
import type { BrugesPart } from './situation.ts';

/**
 * What things are worth, in points, and how fast they usually grow. Found by play against earlier selves; none of it is
 * a rule.
 */

/** What a rival's guilder, worker and threat marker count for. */
export const RIVALS = { guilder: 0.3, worker: 0.4, threat: -0.6 } as const;

/** The card that the Princess draws and plays. */
export const BLIND_ACTION = 2.2;

/** How often a person with this counter finds one more thing to count, per round to come. */
export function growth(counter: Counter): number {
  switch (counter.of) {
    case 'houses':
      return counter.colour === undefined ? 0.9 : 0.22;
    case 'house-colours':
      return 0.3;
    case 'persons':
      if (counter.group !== undefined) return 0.12;
      if (counter.icon !== undefined) return 0.2;
      return counter.minPrice !== undefined || counter.maxPrice !== undefined ? 0.25 : 0.8;
    case 'groups':
      return 0.5;
    case 'canal-tokens':
      return 0.5;
    case 'majorities':
      return 0.15;
    case 'reputation-steps':
      return 0.6;
    case 'statues':
      return 0.08;
    case 'workers':
    case 'guilders':
      return 0.1;
    default:
      return 0;
  }
}

/** A person's printed estimate is for a game in which it is used in this many rounds, for nothing or for a worker. */
export const ESTIMATED = { use: 4.5, paidUse: 4 } as const;

/** Guilders for later rounds are worth less the more there are: each of the first so many alike, of the next, and so on. */
export const PURSES = [6, 8, 10, Number.POSITIVE_INFINITY] as const;

/** What two players may think differently about. */
export interface Prices {
  /** A point of all rivals together costs this much of an own one: with many rivals each is only one of those to beat. */
  readonly rivalry: number;
  /** A guilder, about, and each of those kept for later rounds, by purse. */
  readonly guilder: number;
  readonly guilders: readonly [number, number, number, number];
  /** A worker, about, and those of one colour kept for later rounds: the first build houses, more count as the last. */
  readonly worker: number;
  readonly workers: readonly [number, number, number, number, number];
  /** One whose colour is chosen freely, and one of each colour. */
  readonly anyWorker: number;
  readonly allWorkers: number;
  /** A worker that one of the own persons waits for. */
  readonly wantedWorker: number;
  /** Empty houses kept for later rounds, beyond their point. */
  readonly rooms: readonly [number, number, number, number];
  /** The share of what the rest of the round is expected to bring: something may come between. */
  readonly planned: number;
  /** A card that is kept: the share of what its person would bring, beyond what any card does. */
  readonly kept: number;
  readonly anyCard: number;
  /** A card to come: one that will be played this round, one that widens the choice. */
  readonly card: { readonly played: number; readonly choice: number };
  /** The share of rounds in which the worker for a use is at hand. */
  readonly supplied: number;
  /** The rounds after which a person that is always there has brought what its estimate says. */
  readonly always: number;
  /** How often persons find one more thing to count, as a share of what is usual. */
  readonly growth: number;
  /** Steps of reputation that still come, per round, and the share of their points that counts: they have to be paid for. */
  readonly pace: number;
  readonly coming: number;
  /** The share of a threat's damage that is not warded off in time: with two markers, with one. */
  readonly struck: readonly [number, number, number];
  /** What each threat costs beside what lies there to be lost now, and the share of that. */
  readonly damage: Readonly<Record<Colour, number>>;
  readonly lost: number;
  /** Being rid of a marker by a card, as a share of what it takes away. */
  readonly relief: number;
  /** Digging with a card of the hand, as a share of what it brings: the plan may still change. */
  readonly dig: number;
  /** A section on its way to the third space, after one token and after two. */
  readonly canal: readonly [number, number];
  /** And on its way to a statue, as shares of its points: after three and after four tokens. */
  readonly statue: readonly [number, number];
  /** What one marker on its coloured side brings, and how sure a later check is. */
  readonly majority: number;
  readonly later: number;
  /** Parts of a position that count for more or less than they seem to. */
  readonly parts: Taste<BrugesPart>;
}

/** As the first bot saw it, found by hand. The features of the learned value are worked out by them too. */
export const FIRST_PRICES: Prices = {
  rivalry: 0.5,
  guilder: 0.42,
  guilders: [0.5, 0.42, 0.26, 0.1],
  worker: 0.55,
  workers: [0.8, 0.55, 0.35, 0.2, 0.1],
  anyWorker: 0.7,
  allWorkers: 5 * 0.65,
  wantedWorker: 0.8,
  rooms: [1.3, 0.8, 0.4, 0.15],
  planned: 0.95,
  kept: 0.3,
  anyCard: 1.2,
  card: { played: 2, choice: 0.6 },
  supplied: 0.8,
  always: 5,
  growth: 1,
  pace: 0.55,
  coming: 0.5,
  struck: [0, 0.5, 0.8],
  damage: { blue: 1.2, brown: 1, red: 1.8, purple: 3, yellow: 1.5 },
  lost: 0.7,
  relief: 1,
  dig: 1,
  canal: [0.7, 1.6],
  statue: [0.1, 0.4],
  majority: 4,
  later: 0.8,
  parts: {},
};

/**
 * As those see it who have learned from thousands of games: majorities and a house for the next person are worth more,
 * single threats, stocks of workers and persons who wait for a worker less.
 */
export const PRICES: Prices = {
  rivalry: 0.6,
  guilder: 0.28,
  guilders: [0.57, 0.36, 0.19, 0.1],
  worker: 0.42,
  workers: [0.53, 0.39, 0.25, 0.19, 0.09],
  anyWorker: 0.67,
  allWorkers: 3.3,
  wantedWorker: 0.79,
  rooms: [1.98, 0.93, 0.38, 0.17],
  planned: 0.75,
  kept: 0.17,
  anyCard: 1.19,
  card: { played: 1.86, choice: 0.61 },
  supplied: 0.45,
  always: 6.65,
  growth: 0.78,
  pace: 0.57,
  coming: 0.55,
  struck: [0, 0.23, 0.68],
  damage: { blue: 1.2, brown: 1, red: 1.8, purple: 2.76, yellow: 1.63 },
  lost: 0.6,
  relief: 0.5,
  dig: 0.65,
  canal: [0.67, 1.43],
  statue: [0.1, 0.41],
  majority: 6.16,
  later: 0.57,
  parts: { persons: 0.86, threats: 0.5 },
};
