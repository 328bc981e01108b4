import type { Decision, Lang } from '@guildhall/kernel';
import type { BubbleSide } from './targets.ts';

/*
 * Everything on a table that can be pointed at has a name: a target. A board draws a target the way its mark says and
 * reports picks; what a pick means is decided in one place, from the list of legal actions. `T` is a game's targets,
 * `V` its view, `W` the names of what can be paid and gained there, `C` the players' colours, `A` the actions, `X` what
 * hints are made from.
 */

/** How a target is drawn. */
export type Mark =
  | 'idle'
  /** Something could be done here, but it is not what is being chosen now. */
  | 'available'
  /** The answer to the current question. */
  | 'legal'
  | 'chosen'
  /** Asked for, and not possible: pointing at it says why. */
  | 'impossible';

export type Amounts<W extends string> = Readonly<Partial<Record<W, number>>>;

/** What pointing at a target would do, for the bubble. */
export interface Hint<T extends string, W extends string> {
  readonly target: T;
  readonly title: string;
  readonly pay: Amounts<W>;
  readonly gain: Amounts<W>;
  /** What else comes of it, in words. */
  readonly notes: readonly string[];
  /** What is true of it whether or not anything can be done with it now. */
  readonly facts?: readonly string[];
  /** What a scoring would bring every seat after it, where a game reckons that. */
  readonly scoring?: readonly number[];
  /** Why it is not possible. */
  readonly why: string | null;
}

/** What labels are made from. */
export interface LabelContext<V> {
  readonly view: V;
  readonly me: number | null;
  readonly names: readonly string[];
  readonly lang: Lang;
}

/** What hints are made from: the view, and a state that fits it, so that nothing hidden is looked at. */
export interface HintContext<V, S> extends LabelContext<V> {
  readonly me: number;
  readonly decision: Decision | null;
  readonly imagined: S;
}

/** One way among several that the same pick could mean. */
export interface Way<W extends string> {
  /** What it does, as a whole. */
  readonly label: string;
  /** The part of it in which the ways differ. */
  readonly short: string;
  readonly pay: Amounts<W>;
  readonly gain: Amounts<W>;
  choose(): void;
}

/** Something to be chosen that has no place of its own on the boards: asked in a bubble at `at`. */
export interface Question<T extends string, W extends string> {
  readonly at: T;
  readonly title: string;
  readonly text: string | null;
  readonly ways: readonly Way<W>[];
  /** Whether what was picked can be put back instead. */
  readonly mayPutBack: boolean;
}

/** What a board is given. Boards know no rules. */
export interface Screen<T extends string, V, W extends string, C extends string, A, X> {
  readonly view: V;
  /** The seat whose hand lies open, or null for an onlooker. */
  readonly me: number | null;
  readonly decision: Decision | null;
  /** Whether `me` is asked now. */
  readonly asked: boolean;
  readonly names: readonly string[];
  readonly colours: readonly C[];
  /** What may be done now; empty: nothing is asked. */
  readonly legal: readonly A[];
  /** What hints are made from, imagined when it is first wanted; null: nothing is asked. */
  context(): X | null;
  /** Everything that can be picked now. */
  readonly next: ReadonlySet<T>;
  mark(target: T): Mark;
  /** What assistive technology reads out for the target. */
  label(target: T): string;
  /** Click, tap or Enter. */
  pick(target: T): void;
  /** Hover or focus; null: nothing. */
  point(target: T | null): void;
  readonly hint: Hint<T, W> | null;
  /** What has been picked of an unfinished move. */
  readonly picked: readonly T[];
  /** Whether something was picked that can be put back: what is picked by itself cannot. */
  readonly mayPutBack: boolean;
  /** Puts the unfinished move back. */
  putBack(): void;
  /** Whether it can be dragged to its place as well as clicked. */
  drags(target: T): boolean;
  /** On which side of it a bubble opens, if there is room. */
  sideOf(target: T): BubbleSide;
  /** Asked beside the place it is about. */
  readonly question: Question<T, W> | null;
  /** The place that was tapped and waits to be confirmed, on a touch screen. */
  readonly pending: T | null;
  commit(): void;
  /** Leaves the place that was to be confirmed; what was picked before stays picked. */
  withdraw(): void;
}
