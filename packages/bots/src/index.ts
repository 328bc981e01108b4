import { bots as belfort } from './belfort.ts';
import { type Bot, type Bots, botCalled } from './bot.ts';
import { bots as bruges } from './bruges.ts';

export { type Bot, type BotName, type Bots, botNames, effortOf, isBot, isLevel, readOpponent } from './bot.ts';
export type { Evaluator } from './evaluator.ts';
export { belfortEvaluator } from './evaluators/belfort.ts';
export { brugesEvaluator } from './evaluators/bruges.ts';
export { LEVELS, type Level, levelNames } from './levels.ts';
export { random } from './random.ts';

const games: Readonly<Record<string, Bots>> = { belfort, bruges };

/** The bot of this name for this game; throws an error that lists the names there are. */
export function makeBot<A, V>(name: string, gameId: string): Bot<A, V> {
  const bots = games[gameId];
  if (bots === undefined) {
    throw new RangeError(`there are no bots for "${gameId}"; there are for ${Object.keys(games).join(', ')}`);
  }
  return botCalled(name, bots);
}
