import { below, type RandomState, type Seat } from '@guildhall/kernel';
import { reasonsFor } from '../advice.ts';
import type { Bot, Thinking } from '../bot.ts';
import { SEEDS } from '../greedy.ts';
import { type Effort, type Mind, playBatch, runHere, search } from './search.ts';

/** Plays the most promising options through, in worlds that fit what it knows, and takes the one that wins most often. */
export function searcher<S, A, V>(name: string, mind: Mind<S, A, V>, effort: Effort): Bot<A, V> {
  const thinking: Thinking<A, V> = {
    question: (legal, view, seat, random) => ({ legal, view, seat, seed: below(random, SEEDS) }),
    search: (question) => search(mind, question, effort),
    play: (question, batch) => playBatch(mind, question, batch),
    reasons: (question, judged) => reasonsFor(mind, question, judged),
  };
  return {
    name,
    thinking,
    choose(legal: readonly A[], view: () => V, seat: Seat, random: RandomState): A {
      if (legal.length === 1) return legal[0]!;
      const question = thinking.question(legal, view(), seat, random);
      return runHere(thinking.search(question), (batch) => thinking.play(question, batch))[0]!.action;
    },
  };
}
