import { greedyBy, type Prices } from '@guildhall/bots/tools';
import { below, deriveSeed, type RandomState } from '@guildhall/kernel';
import { gameRow } from './games.ts';
import { type AnyBot, chance, playGame } from './play.ts';

/** Games in which every seat goes by prices of its own, changed at random from these. */
export interface Tuning {
  readonly game: string;
  readonly prices: Prices;
  readonly seats: readonly number[];
  readonly seed: string;
}

/** One game: how far each seat's prices were changed, in spreads, and its score. */
export interface TunedGame {
  readonly changes: readonly (readonly number[])[];
  readonly scores: readonly number[];
}

/** A change of 1 multiplies a price by e to this. */
export const SPREAD = 0.3;

/** The numbers in prices by their paths, such as `goods.wood`; what is 0 stays so. */
export function numbersIn(prices: Prices, path = ''): [path: string, price: number][] {
  if (typeof prices === 'number') return prices === 0 ? [] : [[path, prices]];
  return Object.entries(prices).flatMap(([key, part]) => numbersIn(part, path === '' ? key : `${path}.${key}`));
}

/** The same prices, each changed so far. Reads the changes in the order of `numbersIn`. */
export function changed(prices: Prices, changes: Iterator<number>): Prices {
  if (typeof prices === 'number') return prices === 0 ? 0 : prices * Math.exp(SPREAD * changes.next().value);
  if (Array.isArray(prices)) return prices.map((part: Prices) => changed(part, changes));
  return Object.fromEntries(Object.entries(prices).map(([key, part]) => [key, changed(part, changes)]));
}

/** A number around 0, of variance 1. */
const change = (random: RandomState): number => Math.sqrt(3) * ((2 * below(random, STEPS)) / (STEPS - 1) - 1);
const STEPS = 2 ** 32;

export function playTuning(
  { game: id, prices, seats, seed }: Tuning,
  from: number,
  to: number,
): { games: TunedGame[] } {
  const { game } = gameRow(id);
  const names = numbersIn(prices);
  const games: TunedGame[] = [];
  for (let number = from; number < to; number++) {
    const own = deriveSeed(seed, number);
    const random = chance(own, 'prices');
    const changes = Array.from({ length: seats[number % seats.length]! }, () => names.map(() => change(random)));
    const bots = changes.map((each) => greedyBy(id, changed(prices, each.values())) as AnyBot);
    const { state } = playGame(game, game.options({}, bots.length), own, bots);
    const scores: number[] = [];
    for (const { seat, score } of game.standings(state)) scores[seat] = score;
    games.push({ changes, scores });
  }
  return { games };
}
