import { makeBot } from '@guildhall/bots';
import { deriveSeed } from '@guildhall/kernel';
import { gameRow } from './games.ts';
import { winsOf } from './ladder-games.ts';
import { type AnyBot, playGame } from './play.ts';

export interface BalanceSeries {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** Who plays, at all seats. */
  readonly level: string;
}

/** One seat of a game that was played. */
export interface SeatRecord {
  readonly order: number;
  readonly score: number;
  readonly win: number;
  readonly dealt: readonly string[];
  readonly used: readonly (readonly [string, number])[];
  readonly figures: Readonly<Record<string, number>>;
}

export interface GameRecord {
  readonly table: readonly string[];
  readonly seats: readonly SeatRecord[];
}

export function playBalance(series: BalanceSeries, from: number, to: number): GameRecord[] {
  const { game, watchBalance } = gameRow(series.game);
  const bots = Array.from({ length: series.seats }, () => makeBot(series.level, game.id) as AnyBot);
  return Array.from({ length: to - from }, (_, i) => {
    const seed = deriveSeed(series.seed, from + i);
    const watch = watchBalance(game.setup(series.options, series.seats, seed));
    const { state } = playGame(game, series.options, seed, bots, {
      reached: (_state, events) => events.forEach(watch.note),
    });
    const places: number[] = [];
    const scores: number[] = [];
    for (const { seat, place, score } of game.standings(state)) {
      places[seat] = place;
      scores[seat] = score;
    }
    const wins = winsOf(places);
    const seats = watch.end(state).map(({ order, dealt, used, figures }, seat) => ({
      order,
      score: scores[seat]!,
      win: wins[seat]!,
      dealt: [...dealt],
      used: [...used],
      figures,
    }));
    return { table: watch.table, seats };
  });
}
