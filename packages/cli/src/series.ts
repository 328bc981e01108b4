import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBot } from '@guildhall/bots';
import { deriveSeed, readReplay, recordReplay, type Seat, verifyReplay } from '@guildhall/kernel';
import { messageOf } from './failure.ts';
import { type AnyGame, type GameRow, gameRow } from './games.ts';
import { addPersons, type PersonTallies, watchPersons } from './person-tally.ts';
import { type AnyBot, type Played, playGame, type Watch } from './play.ts';

/** What is played. The games of a series are numbered from 0; each has a seed of its own. */
export interface Series {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly check: boolean;
  /** A folder for replays. */
  readonly save: string | null;
}

export interface FirstViolation {
  readonly game: number;
  readonly seed: string;
  /** Moves made before it was noticed. */
  readonly at: number;
  readonly what: readonly string[];
}

/** Sums over games; a game with a violation ends there and counts only as that. */
export interface Tally {
  games: number;
  violations: number;
  firstViolation: FirstViolation | null;
  wins: number[];
  scores: number[];
  winningScores: number;
  decisions: number;
  options: number;
  mostOptions: number;
  effects: Record<string, number>;
  persons: PersonTallies;
  /** Moves that cannot have been meant, see follies.ts. */
  follies: Record<string, number>;
}

const MOST_SAVED = 100;
const VERIFY_EVERY = 50;

class Violation extends Error {
  readonly what: readonly string[];
  constructor(what: readonly string[]) {
    super(what.join('; '));
    this.what = what;
  }
}

export function newTally(row: GameRow, seats: number): Tally {
  return {
    games: 0,
    violations: 0,
    firstViolation: null,
    wins: new Array(seats).fill(0),
    scores: new Array(seats).fill(0),
    winningScores: 0,
    decisions: 0,
    options: 0,
    mostOptions: 0,
    effects: Object.fromEntries([...row.effects].sort().map((effect) => [effect, 0])),
    persons: {},
    follies: {},
  };
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.violations += part.violations;
  sum.firstViolation ??= part.firstViolation;
  part.wins.forEach((wins, seat) => {
    sum.wins[seat]! += wins;
    sum.scores[seat]! += part.scores[seat]!;
  });
  sum.winningScores += part.winningScores;
  sum.decisions += part.decisions;
  sum.options += part.options;
  sum.mostOptions = Math.max(sum.mostOptions, part.mostOptions);
  for (const [effect, times] of Object.entries(part.effects)) sum.effects[effect] = (sum.effects[effect] ?? 0) + times;
  for (const [what, times] of Object.entries(part.follies)) sum.follies[what] = (sum.follies[what] ?? 0) + times;
  addPersons(sum.persons, part.persons);
}

/** Plays the games numbered `from` up to but not including `to`. */
export function playSeries(series: Series, from: number, to: number, row = gameRow(series.game)): Tally {
  const bots = series.bots.map((name) => makeBot(name, series.game) as AnyBot);
  const tally = newTally(row, bots.length);
  for (let number = from; number < to; number++) playOne(series, row, bots, number, tally);
  return tally;
}

function playOne(series: Series, row: GameRow, bots: readonly AnyBot[], number: number, tally: Tally): void {
  const { game } = row;
  const seed = deriveSeed(series.seed, number);
  const counted = newTally(row, bots.length);
  const persons = watchPersons(row.personNews ?? (() => null));
  const follies = row.watchFollies(game.setup(series.options, bots.length, seed));
  let played: Played;
  try {
    played = playGame(
      game,
      series.options,
      seed,
      bots,
      watching(game, bots.length, series.check, counted, (event) => {
        persons.note(event);
        follies.note(event);
      }),
    );
    if (series.check && number % VERIFY_EVERY === 0) demandReplayable(game, series.options, seed, bots.length, played);
  } catch (error) {
    const what = error instanceof Violation ? error.what : [`the game broke off: ${messageOf(error)}`];
    tally.violations += what.length;
    tally.firstViolation ??= { game: number, seed, at: counted.decisions, what };
    return;
  }
  reckon(game, played.state, counted);
  counted.persons = persons.reckon(counted.wins);
  counted.follies = follies.counts;
  addTally(tally, counted);
  if (series.save !== null && number < MOST_SAVED) {
    const replay = recordReplay(game, series.options, bots.length, seed, played.actions);
    const file = `${game.id}-${String(number + 1).padStart(3, '0')}.json`;
    writeFileSync(join(series.save, file), `${JSON.stringify(replay)}\n`);
  }
}

function reckon(game: AnyGame, state: unknown, tally: Tally): void {
  const standings = game.standings(state);
  const winners = standings.filter(({ place }) => place === 1);
  tally.games = 1;
  for (const { seat, score } of standings) tally.scores[seat] = score;
  for (const { seat } of winners) tally.wins[seat] = 1 / winners.length;
  tally.winningScores = winners[0]!.score;
}

function watching(game: AnyGame, seats: number, check: boolean, tally: Tally, noted: (event: unknown) => void): Watch {
  return {
    asked(state, decision, seat, legal) {
      if (legal.length === 0) throw new Violation([`seat ${seat} has nothing to choose from (${decision.ask})`]);
      if (check) demandSilence(game, state, seats, decision.seats);
      tally.decisions++;
      tally.options += legal.length;
      tally.mostOptions = Math.max(tally.mostOptions, legal.length);
    },
    reached(state, events) {
      for (const event of events as readonly { t: string; source: string }[]) {
        if (event.t === 'effect') tally.effects[event.source] = (tally.effects[event.source] ?? 0) + 1;
        noted(event);
      }
      if (!check) return;
      const what = game.violations(state);
      if (what.length > 0) throw new Violation(what);
    },
  };
}

function demandSilence(game: AnyGame, state: unknown, seats: number, asked: readonly Seat[]): void {
  for (let seat = 0; seat < seats; seat++) {
    if (asked.includes(seat)) continue;
    const legal = game.legal(state, seat);
    if (legal.length > 0) throw new Violation([`seat ${seat} is not asked but has ${legal.length} options`]);
  }
}

function demandReplayable(game: AnyGame, options: unknown, seed: string, seats: number, played: Played): void {
  const file = JSON.stringify(recordReplay(game, options, seats, seed, played.actions));
  const verdict = verifyReplay(game, readReplay(file));
  if (!verdict.ok) throw new Violation([`the replay differs ${verdict.message}`]);
  if (!verdict.finished) throw new Violation(['the replay does not reach the end']);
}
