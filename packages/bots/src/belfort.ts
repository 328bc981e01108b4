import { belfort } from '@guildhall/belfort';
import type { Bots } from './bot.ts';
import { belfortEvaluator } from './evaluators/belfort.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Who can play Belfort. */
export const bots: Bots = { random, greedy: greedy(belfort, belfortEvaluator) };
