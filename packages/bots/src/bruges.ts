import { bruges } from '@guildhall/bruges';
import type { Bots } from './bot.ts';
import { brugesEvaluator } from './evaluators/bruges.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Who can play Bruges by these rules. */
export const botsFor = (game: typeof bruges): Bots => ({ random, greedy: greedy(game, brugesEvaluator) });

/** Who can play it by today's. */
export const bots: Bots = botsFor(bruges);
