import { below, type Game, type RandomState, type Seat } from '@guildhall/kernel';
import type { Bot } from './bot.ts';
import type { Evaluator } from './evaluator.ts';

/** Two targets and a refinement each is the longest chain of small questions worth following. */
const FOLLOW_UPS = 4;

/** Differences below this are noise of the floating point, not preferences. */
const EQUAL = 1e-9;

const SEEDS = 2 ** 32;

type Rules<S, A, V> = Pick<Game<S, A, V, unknown, unknown>, 'imagine' | 'clone' | 'apply' | 'decision' | 'legal'>;

/** Looks one option ahead, in a world that fits what it knows, and takes what its evaluator likes best. */
export function greedy<S, A, V>(game: Rules<S, A, V>, evaluator: Evaluator<S, A>): Bot<A, V> {
  function worth(state: S, seat: Seat, action: A, depth: number): number {
    const judged = evaluator.judge?.(state, seat, action);
    if (judged !== undefined) return judged;
    const after = game.clone(state);
    game.apply(after, seat, action);
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

  return {
    name: 'greedy',
    choose(legal: readonly A[], view: () => V, seat: Seat, random: RandomState): A {
      if (legal.length === 1) return legal[0]!;
      const state = game.imagine(view(), below(random, SEEDS));
      let best = Number.NEGATIVE_INFINITY;
      let equals: A[] = [];
      for (const action of legal) {
        const value = worth(state, seat, action, 0);
        if (value > best + EQUAL) {
          best = value;
          equals = [action];
        } else if (value >= best - EQUAL) {
          equals.push(action);
        }
      }
      return equals[below(random, equals.length)]!;
    },
  };
}
