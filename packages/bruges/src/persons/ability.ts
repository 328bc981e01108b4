import type { Frame, Text } from '@guildhall/kernel';
import type { Verb } from '../actions.ts';
import type { Colour } from '../colours.ts';
import type { Play, Question, Step } from '../play.ts';
import type { State } from '../state.ts';
import type { Counted } from './counters.ts';
import type { Group } from './groups.ts';

/** arrow: once, when recruited. worker: for a worker, once per round. infinity: see mode. laurel: final scoring. */
export const ICONS = ['arrow', 'worker', 'infinity', 'laurel'] as const;
export type Icon = (typeof ICONS)[number];

/** What infinity means here. activate: once per round, free. improve, react: by itself, whenever it fits. */
export type Mode = 'activate' | 'improve' | 'react';

export const PRICES = [0, 3, 6, 9, 12] as const;
export type Price = (typeof PRICES)[number];

/**
 * Where the facts of a person come from. completed: in the rulebook, but something was lost and is filled in by us.
 * reviews: known from reviews of the game, not from the rulebook.
 */
export const PROVENANCES = ['printed', 'completed', 'reviews', 'ours'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** What of a person can be filled in. faces: of the die it looks at. counted: what it counts. */
export type FilledIn = 'colour' | 'group' | 'price' | 'icon' | 'worker' | 'amount' | 'faces' | 'counted' | 'effect';

/** A person as its row in an ability's file. */
export interface Row<E> {
  readonly id: string;
  /**
   * The number of its card, which states, moves and events name it by. It never changes and is never given to another
   * person, so that saved games stay readable: a new person gets the next free number.
   */
  readonly card: number;
  readonly name: Text;
  /** Of the card, front and back. */
  readonly colour: Colour;
  readonly group: Group;
  readonly price: Price;
  readonly icon: Icon;
  /** Who is paid; only with icon worker. */
  readonly worker?: Colour;
  /** Only with icon infinity. */
  readonly mode?: Mode;
  readonly effect: E;
  readonly text: Text;
  /** Worth of the effect alone over a typical game, in points. */
  readonly estimate: number;
  readonly provenance: Provenance;
  /** What is ours about a person that is known: only with completed and reviews. */
  readonly filled?: readonly FilledIn[];
}

/**
 * What persons do. `effect` are the numbers of one person; `bearer` is whose effect it counts as, which is another
 * person when an effect is repeated or borrowed.
 */
interface Rules<K extends string, E> {
  readonly kind: K;
  readonly bearers: readonly Row<E>[];
  /** Whether it could change something now [G16]. */
  can?(state: State, seat: number, effect: E, bearer: number): boolean;
  /** `of`: the person whose effect it is. */
  act?(play: Play, seat: number, effect: E, bearer: number, of: number): void;
  /** For effects on every other player: what happens to one of them, completely, before the next. */
  each?(play: Play, seat: number, other: number, effect: E, bearer: number): void;
  /** And what happens after the last of them. */
  after?(play: Play, seat: number, effect: E, bearer: number): void;
  /** For laurels: the points at the end of the game. */
  final?(player: Counted, effect: E): number;
}

export type Handlers<F extends Frame> = {
  readonly [T in F['t']]: Step<Extract<F, { t: T }>> | Question<Extract<F, { t: T }>, Verb>;
};

/** One that asks something of its own, or has something to do later: with a handler for each of its frames. */
interface RulesWithFrames<K extends string, E, F extends Frame> extends Rules<K, E> {
  readonly frames: Handlers<F>;
}

/** An ability: its kind, the numbers of its persons, and the frames it puts on the agenda, if any. */
export type Ability<K extends string, E, F extends Frame = never> = [F] extends [never]
  ? Rules<K, E>
  : RulesWithFrames<K, E, F>;

// biome-ignore lint/suspicious/noExplicitAny: an ability's effect fits its own functions, which only it knows
export type AnyAbility = Rules<string, any>;

// biome-ignore lint/suspicious/noExplicitAny: whatever the numbers are
export type FramesIn<A> = A extends RulesWithFrames<string, any, infer F> ? F : never;
export type EffectOf<A> = A extends Rules<string, infer E> ? E : never;

/** The row of a person, and what it can do. */
export type PersonOf<A> =
  A extends Rules<infer K, infer E>
    ? Row<E> & { readonly kind: K; readonly ability: A; readonly source: `person.${string}` }
    : never;

/** The effect of persons that need no numbers. */
export type NoNumbers = Readonly<Record<string, never>>;

export const always = (): boolean => true;
