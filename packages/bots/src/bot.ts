import type { RandomState, Seat } from '@guildhall/kernel';

/** A player that is not a person. */
export interface Bot<A, V> {
  readonly name: string;
  /** One of `legal`. The view is made only for bots that look at it. */
  choose(legal: readonly A[], view: () => V, seat: Seat, random: RandomState): A;
}
