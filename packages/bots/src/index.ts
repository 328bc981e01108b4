import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import type { Bot } from './bot.ts';
import { belfortEvaluator } from './evaluators/belfort.ts';
import { brugesEvaluator } from './evaluators/bruges.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export type { Evaluator } from './evaluator.ts';
export { belfortEvaluator } from './evaluators/belfort.ts';
export { brugesEvaluator } from './evaluators/bruges.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';

export const botNames = ['random', 'greedy'] as const;
export type BotName = (typeof botNames)[number];

/** Who can play what: one row per game, of that game's own types. */
const players: Readonly<Record<string, Readonly<Record<BotName, unknown>>>> = {
  belfort: { random, greedy: greedy(belfort, belfortEvaluator) },
  bruges: { random, greedy: greedy(bruges, brugesEvaluator) },
};

/** The bot of this name for this game; throws an error that lists the names there are. */
export function makeBot<A, V>(name: string, gameId: string): Bot<A, V> {
  const bots = players[gameId];
  if (bots === undefined) {
    throw new RangeError(`there are no bots for "${gameId}"; there are for ${Object.keys(players).join(', ')}`);
  }
  if (!Object.hasOwn(bots, name)) throw new RangeError(`there is no bot "${name}"; there are ${botNames.join(', ')}`);
  return bots[name as BotName] as Bot<A, V>;
}
