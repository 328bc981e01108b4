import { belfort } from '@guildhall/belfort';
import type { Bots } from './bot.ts';
import { belfortEvaluator } from './evaluators/belfort.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Who can play Belfort by these rules. */
export const botsFor = (game: typeof belfort): Bots => ({ random, greedy: greedy(game, belfortEvaluator) });

/** Who can play it by today's. */
export const bots: Bots = botsFor(belfort);
