import { makeBot } from '@guildhall/bots';
import { deriveSeed, shuffle } from '@guildhall/kernel';
import { addCalibration, type Calibration, newCalibration, watchChances } from './calibration.ts';
import { gameRow } from './games.ts';
import { type AnyBot, chance, playGame } from './play.ts';
import { addTime, addTimes, type Times } from './statistics.ts';

export interface Ladder {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly levels: readonly string[];
  /** Who has all other seats; null: the levels play among themselves. */
  readonly against: string | null;
}

/** How one game ended, by seat. */
export interface LadderGame {
  readonly lineup: readonly string[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

export interface Thinking {
  decisions: number;
  /** Milliseconds of the thread's processor time. */
  ms: number;
  times: Times;
}

export interface LadderPart {
  readonly games: LadderGame[];
  readonly thinking: Record<string, Thinking>;
  readonly calibration: Calibration;
}

/** All ways to take `n` of these, in a fixed order. */
export function combinations<T>(of: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return of.flatMap((first, i) => combinations(of.slice(i + 1), n - 1).map((rest) => [first, ...rest]));
}

/**
 * Who sits where in a game. Among themselves: every level as often as any other, in all company, and each table is played
 * once from every seat. Against others: the levels in turns, one seat after the other.
 */
export function lineupOf({ seats, seed, levels, against }: Ladder, number: number): string[] {
  if (against !== null) {
    const round = Math.floor(number / levels.length);
    const level = levels[number % levels.length]!;
    return Array.from({ length: seats }, (_, seat) => (seat === round % seats ? level : against));
  }
  const table = Math.floor(number / seats);
  const everybody = Array.from({ length: Math.floor(seats / levels.length) }, () => levels).flat();
  const ways = combinations(levels, seats % levels.length);
  const cycle = Math.floor(table / ways.length);
  const more = shuffle(chance(seed, `company ${cycle}`), ways)[table % ways.length]!;
  const lineup = shuffle(chance(seed, `table ${table}`), [...everybody, ...more]);
  return lineup.map((_, seat) => lineup[(seat + number) % seats]!);
}

/** Processor time of this thread, in milliseconds: what others do meanwhile does not count. It moves in ticks. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A tick of the slowest clocks that keep that time. */
const TICK = 4;

/** The same bot under a stop-watch. What leaves no choice is not counted. */
export function timed(bot: AnyBot, thinking: Thinking): AnyBot {
  return {
    name: bot.name,
    choose(legal, view, seat, random) {
      if (legal.length === 1) return bot.choose(legal, view, seat, random);
      const start = performance.now();
      const startOfWork = processorMs();
      const action = bot.choose(legal, view, seat, random);
      const work = processorMs() - startOfWork;
      thinking.decisions++;
      thinking.ms += work;
      // ticks make no difference to a sum; a single decision took no longer than the wall clock says
      addTime(thinking.times, Math.min(performance.now() - start, work + TICK));
      return action;
    },
  };
}

export function addThinking(into: Record<string, Thinking>, part: Record<string, Thinking>): void {
  for (const [level, { decisions, ms, times }] of Object.entries(part)) {
    into[level] ??= { decisions: 0, ms: 0, times: {} };
    into[level].decisions += decisions;
    into[level].ms += ms;
    addTimes(into[level].times, times);
  }
}

/** A shared win is split. */
export function winsOf(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** Plays the games numbered `from` up to but not including `to`. */
export function playLadder(ladder: Ladder, from: number, to: number): LadderPart {
  const { game } = gameRow(ladder.game);
  const part: LadderPart = { games: [], thinking: {}, calibration: newCalibration() };
  for (let number = from; number < to; number++) {
    const lineup = lineupOf(ladder, number);
    const bots = lineup.map((name) => {
      part.thinking[name] ??= { decisions: 0, ms: 0, times: {} };
      return timed(makeBot(name, game.id) as AnyBot, part.thinking[name]);
    });
    const watch = watchChances(game);
    const { state } = playGame(game, ladder.options, deriveSeed(ladder.seed, number), bots, watch);
    const places: number[] = [];
    const scores: number[] = [];
    for (const { seat, place, score } of game.standings(state)) {
      places[seat] = place;
      scores[seat] = score;
    }
    part.games.push({ lineup, places, scores });
    addCalibration(part.calibration, watch.reckon(winsOf(places)));
  }
  return part;
}
