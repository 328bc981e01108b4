import type { RandomState, Seat } from '@guildhall/kernel';

/** A player that is not a person. */
export interface Bot<A, V> {
  readonly name: string;
  /** One of `legal`. The view is made only for bots that look at it. */
  choose(legal: readonly A[], view: () => V, seat: Seat, random: RandomState): A;
}

export const botNames = ['random', 'greedy'] as const;
export type BotName = (typeof botNames)[number];

/** All who can play one game, of that game's own types. */
export type Bots = Readonly<Record<BotName, unknown>>;

/** The bot of this name; throws an error that lists the names there are. */
export function botCalled<A, V>(name: string, bots: Bots): Bot<A, V> {
  if (!Object.hasOwn(bots, name)) throw new RangeError(`there is no bot "${name}"; there are ${botNames.join(', ')}`);
  return bots[name as BotName] as Bot<A, V>;
}
