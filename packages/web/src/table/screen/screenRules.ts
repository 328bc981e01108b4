import type { Decision, Lang } from '@guildhall/kernel';
import type { Hint, LabelContext, Question } from './contract.ts';
import type { PickRules } from './picking.ts';
import type { Route } from './routes.ts';

/** What the screen is made from at one moment of a table. */
export interface Moment<V, A, C extends string> {
  readonly view: V;
  readonly me: number | null;
  readonly decision: Decision | null;
  /** Empty when `me` is not asked, or when the past is shown. */
  readonly legal: readonly A[];
  readonly names: readonly string[];
  readonly colours: readonly C[];
  /** Changes with every move. */
  readonly key: string;
}

/** What is asked, and what has been picked in answer. */
export interface Asked<V, A, T extends string> {
  readonly view: V;
  readonly ask: string;
  readonly legal: readonly A[];
  /** The actions that the picks mean. */
  readonly meant: readonly A[];
  readonly picked: readonly T[];
}

/** What a game's screen knows and the shared one does not. `X` is what its hints are made from. */
export interface ScreenRules<V, A, T extends string, W extends string, C extends string, X> extends PickRules<A, T> {
  /** Further ways to pick what can be done, which the position alone knows. */
  moreRoutes?(legal: readonly A[], view: V, me: number): readonly Route<A, T>[];
  /** Everybody's name and colour, if there is more to it than the seats. */
  names?(moment: Moment<V, A, C>, lang: Lang): readonly string[];
  colours?(moment: Moment<V, A, C>): readonly C[];
  /** Made at most once per moment, and only for who is asked. */
  context(moment: Moment<V, A, C>, names: readonly string[], lang: Lang): X;
  label(target: T, context: LabelContext<V>): string;
  hint(context: X, target: T, action: A): Hint<T, W>;
  /** What there is to know about a target at any time, also for who is not asked; left out or empty: nothing. */
  facts?(target: T, context: LabelContext<V>): readonly string[];
  /** Why nothing can be done with this target, if somebody might wonder. */
  why(context: X, target: T): Hint<T, W> | null;
  /** Where the present question is asked although nothing was picked. */
  placeOfQuestion?(view: V, ask: string): T | null;
  /** The question behind what was picked, if several moves fit it. */
  question?(asked: Asked<V, A, T>, context: () => X, choose: (action: A) => void): Question<T, W> | null;
}
