import type { Colour, Counter } from '@guildhall/bruges';

/**
 * What things are worth, in points, and how fast they usually grow. Found by play against earlier selves; none of it is
 * a rule.
 */

/** A point of all rivals together costs this much of an own one: with many rivals each is only one of those to beat. */
export const RIVALRY = 0.5;
/** What a rival's guilder, worker and threat marker count for. */
export const RIVALS = { guilder: 0.3, worker: 0.4, threat: -0.6 } as const;

/** Guilders kept for later rounds: so many at so much each; the more there are, the less the next one buys. */
export const GUILDERS: readonly { readonly most: number; readonly each: number }[] = [
  { most: 6, each: 0.5 },
  { most: 8, each: 0.42 },
  { most: 10, each: 0.26 },
  { most: Number.POSITIVE_INFINITY, each: 0.1 },
];
export const GUILDER = 0.42;

/** Workers of one colour kept for later rounds, the first ones build houses; more are worth the last number. */
export const WORKERS = [0.8, 0.55, 0.35, 0.2, 0.1] as const;
export const WORKER = 0.55;
/** One whose colour is chosen freely, and one of each colour. */
export const ANY_WORKER = 0.7;
export const ALL_WORKERS = 5 * 0.65;
/** A worker that one of the own persons waits for. */
export const WANTED_WORKER = 0.8;

/** Empty houses kept for later rounds, beyond their point. */
export const ROOMS = [1.3, 0.8, 0.4, 0.15] as const;

/** The share of what the rest of the round is expected to bring: something may come between. */
export const PLANNED = 0.95;
/** A card that is kept: the share of what its person would bring, beyond what any card does. */
export const KEPT = 0.3;
export const ANY_CARD = 1.2;
/** A card to come: one that will be played this round, one that widens the choice. */
export const CARD = { played: 2, choice: 0.6 } as const;
/** The one that the Princess draws and plays. */
export const BLIND_ACTION = 2.2;

/** Steps of reputation that still come, per round. */
export const PACE = 0.55;

/** The share of a threat's damage that is not warded off in time: with two markers, with one. */
export const STRUCK = [0, 0.5, 0.8] as const;
/** What each threat costs beside what lies there to be lost now. */
export const DAMAGE: Readonly<Record<Colour, number>> = { blue: 1.2, brown: 1, red: 1.8, purple: 3, yellow: 1.5 };

/** A section on its way to the third space, after one token and after two. */
export const CANAL = [0.7, 1.6] as const;
/** And on its way to a statue, as shares of its points: after three and after four tokens. */
export const STATUE = [0.1, 0.4] as const;

/** What one marker on its coloured side brings. */
export const MAJORITY = 4;

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

/** A person's printed estimate is for a game in which it stays this many rounds, by what it does. */
export const ESTIMATED = { use: 4.5, paidUse: 4, always: 5 } as const;
/** The share of rounds in which the worker for a use is at hand. */
export const SUPPLIED = 0.8;
