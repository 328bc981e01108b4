import { bruges } from '@guildhall/bruges';
import type { Bots } from './bot.ts';
import { brugesEvaluator } from './evaluators/bruges.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Who can play Bruges. */
export const bots: Bots = { random, greedy: greedy(bruges, brugesEvaluator) };
