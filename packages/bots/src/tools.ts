/** What the tools that measure, train and explain bots need of them. */
import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import type { Game } from '@guildhall/kernel';
import { belfortSchool } from './belfort.ts';
import type { Bot } from './bot.ts';
import { brugesSchool } from './bruges.ts';
import type { Evaluator } from './evaluator.ts';
import { FIRST_PRICES as belfortFirst, PRICES as belfortPrices } from './evaluators/belfort/prices.ts';
import { belfortEvaluatorFor } from './evaluators/belfort.ts';
import { FIRST_PRICES as brugesFirst, PRICES as brugesPrices } from './evaluators/bruges/prices.ts';
import { brugesEvaluatorFor } from './evaluators/bruges.ts';
import { foresight, greedy } from './greedy.ts';
import { hire, type School } from './hire.ts';
import type { Level } from './levels.ts';
import type { Mind } from './search/search.ts';
import type { Features } from './value/features.ts';
import type { Weights } from './value/value.ts';

export { luckOfTheDeal, type Measured, type Study, study, type Verdict } from './analysis.ts';
export { PLAY } from './levels.ts';
export { type Rating, rate, UNRATED } from './rating.ts';
export type { Effort, Mind } from './search/search.ts';
export type { Features } from './value/features.ts';
export { fitTemperature, fitWeights, type Position, solve, surprise } from './value/fit.ts';
export { shares, type Weights } from './value/value.ts';

type AnyState = { readonly seats: number };
type AnyRules = Game<AnyState, unknown, unknown, unknown, unknown>;
type AnySchool = School<AnyState, unknown, string, string>;

const schools: Readonly<Record<string, { readonly school: AnySchool; readonly game: AnyRules }>> = {
  belfort: { school: belfortSchool as unknown as AnySchool, game: belfort as unknown as AnyRules },
  bruges: { school: brugesSchool as unknown as AnySchool, game: bruges as unknown as AnyRules },
};

function schoolOf(gameId: string) {
  const known = schools[gameId];
  if (known === undefined) throw new RangeError(`there are no bots for "${gameId}"`);
  return known;
}

/** How a level sees this game; `rules`: the engine it is played by, today's if left out. */
export function mindOf(gameId: string, level: Level, rules?: unknown): Mind<unknown, unknown, unknown> {
  const { school, game } = schoolOf(gameId);
  return hire((rules as AnyRules | undefined) ?? game, school).mind({ plays: level, character: null }) as Mind<
    unknown,
    unknown,
    unknown
  >;
}

/** What the learned value of a game looks at. */
export const featuresOf = (gameId: string): Features<unknown> =>
  schoolOf(gameId).school.features as unknown as Features<unknown>;

/** What was learned last; undefined: nothing yet for this number of players. */
export const weightsOf = (gameId: string, seats: number): Weights | undefined => schoolOf(gameId).school.learned[seats];

/** What a game's evaluator thinks things are worth: numbers in lists and records of any depth. */
export type Prices = number | readonly Prices[] | { readonly [name: string]: Prices };

interface Pricing {
  readonly prices: Prices;
  readonly first: Prices;
  evaluator(prices: Prices): Evaluator<AnyState, unknown>;
}
const pricings: Readonly<Record<string, Pricing>> = {
  belfort: {
    prices: belfortPrices as unknown as Prices,
    first: belfortFirst as unknown as Prices,
    evaluator: (prices) => belfortEvaluatorFor({}, prices as never) as unknown as Evaluator<AnyState, unknown>,
  },
  bruges: {
    prices: brugesPrices as unknown as Prices,
    first: brugesFirst as unknown as Prices,
    evaluator: (prices) => brugesEvaluatorFor({}, prices as never) as unknown as Evaluator<AnyState, unknown>,
  },
};

/** The prices that journeymen go by. */
export const pricesOf = (gameId: string): Prices => pricings[gameId]!.prices;

/** Those that were found by hand and never change. */
export const firstPricesOf = (gameId: string): Prices => pricings[gameId]!.first;

/** Somebody who looks one option ahead like a journeyman, by other prices. */
export function greedyBy(gameId: string, prices: Prices): Bot<unknown, unknown> {
  const { school, game } = schoolOf(gameId);
  return greedy('greedy', game, foresight(game, pricings[gameId]!.evaluator(prices), school.isFolly));
}
