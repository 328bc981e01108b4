import type { Majority, Player, State } from '../state.ts';
import type { AnyAbility, EffectOf } from './ability.ts';
import type { Counter } from './counters.ts';

/** What one use of an effect brings. Points and guilders are apart: guilders can be spent. */
export interface Yield {
  readonly points: number;
  readonly guilders: number;
  /** Anything else, in points. */
  readonly other: number;
}

/** What a bot tells about a position and a person in it, so that an ability can say what the effect is worth there. */
export interface Scales {
  readonly state: State;
  readonly player: Player;
  /** With the dice and counters as they are; otherwise as they usually are. */
  readonly now: boolean;
  /** Whether the person is in play already. */
  readonly inPlay: boolean;
  /** Rounds to come. */
  readonly rounds: number;
  /** What goods for later rounds are worth: from 1 down to 0 in the last round. */
  readonly season: number;
  /** A guilder, in points. */
  readonly guilder: number;
  /** A worker of one colour, one of any colour, one of each. */
  readonly worker: number;
  readonly anyWorker: number;
  readonly allWorkers: number;
  /** What the person counts once it is in play. */
  counted(counter: Counter): number;
  /** How much more it will count after a round. */
  growth(counter: Counter): number;
  /** What the best `most` threat markers are worth to be rid of. */
  relief(most: number): number;
  /** What this many steps of reputation are worth, the points of own persons apart. */
  steps(n: number): number;
  /** The points that own persons give for a step. */
  readonly stepPoints: number;
  /** What it is worth to turn this marker, beyond the hope of turning it anyway. */
  claim(majority: Majority): number;
}

/** What the own persons change about the six uses of a card and about reputation. */
export interface Perks {
  workers: number;
  anyWorkers: boolean;
  guilders: number;
  anyDie: boolean;
  guildersWorkers: number;
  threats: number;
  canalDiscount: number;
  anyCanal: boolean;
  canalPoints: number;
  canalGuilders: number;
  houseGuilders: number;
  recruitPoints: number;
  recruitGuilders: number;
  stepPoints: number;
  ties: boolean;
}

/**
 * What an ability is worth to bots, beside the estimates of its persons. It is apart from what the ability does: a
 * screen does not need it and does not load it.
 */
export interface Worth<A extends AnyAbility> {
  readonly kind: A['kind'];
  /** The estimates are for players who plan for their persons; bots make this share of them, 1 unless said. */
  readonly skill?: number;
  /** What one use brings; unless said, what the estimate says. */
  use?(effect: EffectOf<A>, scales: Scales): Yield;
  /** For laurels: what is still to come, beyond what a scoring now would count. */
  future?(effect: EffectOf<A>, scales: Scales): number;
  /** For persons that are always there: what changes. */
  perk?(perks: Perks, effect: EffectOf<A>): void;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the ability is
export type AnyWorth = Worth<any>;

/** What a person counts, and will count on average in the rounds to come. */
export const expected = (counter: Counter, { counted, growth, now, rounds }: Scales): number =>
  counted(counter) + (now ? 0 : growth(counter) * rounds * 0.5);
