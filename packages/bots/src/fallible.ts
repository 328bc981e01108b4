import { below, type RandomState, type Seat } from '@guildhall/kernel';
import type { Bot } from './bot.ts';
import { type Foresight, type Rules, SEEDS } from './greedy.ts';

/** How people err: the worse an option looks, the more rarely they take it, and really bad ones never. */
export interface Errors {
  /** An option that looks worse by so many points is taken e times as rarely. */
  readonly temperature: number;
  /** Options that look worse by more than this are not taken. */
  readonly cap: number;
}

/** Looks one option ahead and errs. What it overlooks is a matter of its foresight. */
export const fallible = <S, A, V>(
  name: string,
  game: Pick<Rules<S, A, V>, 'imagine'>,
  ahead: Foresight<S, A>,
  { temperature, cap }: Errors,
): Bot<A, V> => ({
  name,
  choose(legal: readonly A[], view: () => V, seat: Seat, random: RandomState): A {
    if (legal.length === 1) return legal[0]!;
    const state = game.imagine(view(), below(random, SEEDS));
    const worths = legal.map((action) => ahead.worth(state, seat, action));
    const best = Math.max(...worths);
    const odds = worths.map((worth) => (best - worth > cap ? 0 : Math.exp((worth - best) / temperature)));
    let left = (below(random, SEEDS) / SEEDS) * odds.reduce((sum, each) => sum + each, 0);
    for (let i = 0; i < legal.length; i++) {
      left -= odds[i]!;
      if (left < 0) return legal[i]!;
    }
    return legal[worths.indexOf(best)]!;
  },
});
