import { below, type Game, type RandomState, type Seat } from '@guildhall/kernel';
import type { Bot } from './bot.ts';
import type { Evaluator } from './evaluator.ts';
import { type Folly, sensible } from './sense/sense.ts';

/** Two targets and a refinement each is the longest chain of small questions worth following. */
const FOLLOW_UPS = 4;

/** Differences below this are noise of the floating point, not preferences. */
export const EQUAL = 1e-9;

export const SEEDS = 2 ** 32;

export type Rules<S, A, V> = Pick<
  Game<S, A, V, unknown, unknown>,
  'imagine' | 'clone' | 'apply' | 'decision' | 'legal' | 'standings'
>;

/** Looks one option ahead. */
export interface Foresight<S, A> {
  worth(state: S, seat: Seat, action: A): number;
  /** The options that are no folly. */
  sensible(state: S, seat: Seat, legal: readonly A[]): readonly A[];
  /** The first of the best. */
  best(state: S, seat: Seat, legal: readonly A[]): A;
  /** Options that were played to see what they are worth: what thinking costs. */
  nodes: number;
}

export function foresight<S, A>(
  game: Pick<Rules<S, A, unknown>, 'clone' | 'apply' | 'decision' | 'legal'>,
  evaluator: Evaluator<S, A>,
  isFolly?: Folly<S, A>,
): Foresight<S, A> {
  function worth(state: S, seat: Seat, action: A, depth: number): number {
    const judged = evaluator.judge?.(state, seat, action);
    if (judged !== undefined) return judged;
    const after = game.clone(state);
    game.apply(after, seat, action);
    ahead.nodes++;
    return settled(after, seat, depth);
  }

  /** The value once the small questions that belong to the last option are answered. */
  function settled(state: S, seat: Seat, depth: number): number {
    const decision = depth < FOLLOW_UPS ? game.decision(state) : null;
    if (decision === null || !evaluator.follows(decision.ask) || !decision.seats.includes(seat)) {
      return evaluator.value(state, seat);
    }
    let best = Number.NEGATIVE_INFINITY;
    for (const action of game.legal(state, seat)) best = Math.max(best, worth(state, seat, action, depth + 1));
    return best;
  }

  const ahead: Foresight<S, A> = {
    nodes: 0,
    worth: (state, seat, action) => worth(state, seat, action, 0),
    sensible: (state, seat, legal) => (isFolly === undefined ? legal : sensible(isFolly, state, seat, legal)),
    best(state, seat, legal) {
      if (legal.length === 1) return legal[0]!;
      let best = Number.NEGATIVE_INFINITY;
      let found: A = legal[0]!;
      for (const action of ahead.sensible(state, seat, legal)) {
        const value = worth(state, seat, action, 0);
        if (value > best + EQUAL) {
          best = value;
          found = action;
        }
      }
      return found;
    },
  };
  return ahead;
}

/** Looks one option ahead, in a world that fits what it knows, and takes what it likes best. */
export const greedy = <S, A, V>(
  name: string,
  game: Pick<Rules<S, A, V>, 'imagine'>,
  ahead: Foresight<S, A>,
): Bot<A, V> => ({
  name,
  choose(legal: readonly A[], view: () => V, seat: Seat, random: RandomState): A {
    if (legal.length === 1) return legal[0]!;
    const state = game.imagine(view(), below(random, SEEDS));
    let best = Number.NEGATIVE_INFINITY;
    let equals: A[] = [];
    for (const action of ahead.sensible(state, seat, legal)) {
      const value = ahead.worth(state, seat, action);
      if (value > best + EQUAL) {
        best = value;
        equals = [action];
      } else if (value >= best - EQUAL) {
        equals.push(action);
      }
    }
    return equals[below(random, equals.length)]!;
  },
});
