import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadOptions } from '@guildhall/kernel';
import { inBatches } from './batches.ts';
import { BadUsage, Failure, messageOf } from './failure.ts';
import { follyTable } from './follies.ts';
import { type GameRow, gameRow, wantedRow } from './games.ts';
import { type PersonRow, personRows, personTable } from './person-tally.ts';
import { addTally, type FirstViolation, newTally, type Series, type Tally } from './series.ts';
import { columns } from './table.ts';
import { wantedBots, wantedSeats, wantedSeed } from './wishes.ts';

interface SimulateOptions {
  readonly seats: number;
  readonly games: number;
  readonly bots: string;
  readonly seed?: string;
  readonly options?: string;
  readonly guilds?: string;
  readonly persons?: boolean;
  readonly follies?: boolean;
  readonly check?: boolean;
  readonly json?: boolean;
  readonly save?: string;
  readonly threads?: number;
}

export interface SimulationReport {
  game: string;
  seats: number;
  games: number;
  bots: readonly string[];
  seed: string;
  violations: number;
  firstViolation?: FirstViolation;
  /** By seat; a shared victory is split. */
  winShare: Record<string, number>;
  meanScores: Record<string, number>;
  meanWinningScore: number;
  meanDecisions: number;
  branching: { mean: number; max: number };
  /** How often each effect that the game's row lists did something. */
  exercised: Record<string, number>;
  seconds: number;
  gamesPerSecond: number;
  /** If asked for. */
  persons?: readonly PersonRow[];
  follies?: Readonly<Record<string, number>>;
}

export async function simulateCommand(id: string, options: SimulateOptions): Promise<number> {
  const row = wantedRow(id);
  if (options.persons && row.personNews === undefined) throw new BadUsage(`${id} has no persons`);
  const series = seriesOf(row, options);
  if (series.save !== null) makeFolder(series.save);
  const start = performance.now();
  const tally = await playAll(series, options.games, options.threads);
  const report: SimulationReport = {
    ...reportOf(series, options.games, tally, (performance.now() - start) / 1000),
    ...(options.persons ? { persons: personRows(tally.persons) } : {}),
    ...(options.follies ? { follies: tally.follies } : {}),
  };
  console.log(options.json ? JSON.stringify(report) : forPeople(report));
  if (report.firstViolation !== undefined) {
    const { game, seed, at, what } = report.firstViolation;
    console.error(
      `error: game ${game} of series "${series.seed}" (seed ${seed}) after ${at} moves: ${what.join('; ')}` +
        (report.violations > what.length ? ` (${report.violations} violations in all)` : ''),
    );
  }
  return report.violations === 0 ? 0 : 1;
}

function seriesOf(row: GameRow, options: SimulateOptions): Series {
  wantedSeats(row, options.seats);
  return {
    game: row.game.id,
    options: gameOptions(row, options),
    bots: botsOf(options.bots, options.seats),
    seed: wantedSeed(options.seed),
    check: options.check ?? false,
    save: options.save === undefined ? null : resolve(options.save),
  };
}

function botsOf(text: string, seats: number): string[] {
  const names = wantedBots(text);
  if (names.length === 1) return new Array(seats).fill(names[0]);
  if (names.length !== seats) throw new BadUsage(`--bots names ${names.length} bots for ${seats} seats`);
  return names;
}

function gameOptions({ game }: GameRow, { options, guilds, seats }: SimulateOptions): unknown {
  const raw = options === undefined ? {} : parseOptions(options);
  if (guilds !== undefined) {
    if (raw.guilds !== undefined && raw.guilds !== guilds) throw new BadUsage('--guilds and --options disagree');
    raw.guilds = guilds;
  }
  try {
    return game.options(raw, seats);
  } catch (error) {
    if (error instanceof BadOptions) throw new BadUsage(error.message);
    throw error;
  }
}

function parseOptions(text: string): Record<string, unknown> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new BadUsage(`--options is not JSON: ${messageOf(error)}`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new BadUsage('--options is not a JSON object');
  return raw as Record<string, unknown>;
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Failure(`cannot make the folder ${path}: ${messageOf(error)}`);
  }
}

async function playAll(series: Series, total: number, threads: number | undefined): Promise<Tally> {
  const tallies = await inBatches({
    task: 'simulate',
    input: series,
    total,
    threads,
    unit: 'games',
    what: 'the simulation',
  });
  const sum = newTally(gameRow(series.game), series.bots.length);
  for (const tally of tallies) addTally(sum, tally);
  return sum;
}

function reportOf(series: Series, total: number, tally: Tally, seconds: number): SimulationReport {
  const share = (sum: number, of: number) => (of === 0 ? 0 : round(sum / of, 4));
  const bySeat = (sums: readonly number[]) =>
    Object.fromEntries(sums.map((sum, seat) => [seat, share(sum, tally.games)]));
  return {
    game: series.game,
    seats: series.bots.length,
    games: total,
    bots: series.bots,
    seed: series.seed,
    violations: tally.violations,
    ...(tally.firstViolation === null ? {} : { firstViolation: tally.firstViolation }),
    winShare: bySeat(tally.wins),
    meanScores: bySeat(tally.scores),
    meanWinningScore: share(tally.winningScores, tally.games),
    meanDecisions: share(tally.decisions, tally.games),
    branching: { mean: share(tally.options, tally.decisions), max: tally.mostOptions },
    exercised: tally.effects,
    seconds: round(seconds, 3),
    gamesPerSecond: round(total / seconds, 1),
  };
}

const round = (n: number, digits: number): number => Number(n.toFixed(digits));

function forPeople(report: SimulationReport): string {
  const seats = report.bots.map((bot, seat) => [
    String(seat),
    bot,
    `${(report.winShare[seat]! * 100).toFixed(1)} %`,
    report.meanScores[seat]!.toFixed(1),
  ]);
  const effects = Object.entries(report.exercised).map(([effect, times]) => [effect, String(times)]);
  return [
    `${report.games} games of ${report.game} with ${report.seats} players in ${report.seconds} s ` +
      `(${report.gamesPerSecond} games/s)`,
    `seed ${report.seed}`,
    '',
    columns([['seat', 'bot', 'wins', 'mean score'], ...seats], 'llrr'),
    '',
    columns(
      [
        ['mean winning score', report.meanWinningScore.toFixed(1)],
        ['mean decisions per game', report.meanDecisions.toFixed(1)],
        ['options per decision, mean', report.branching.mean.toFixed(1)],
        ['options per decision, most', String(report.branching.max)],
        ['violations', String(report.violations)],
      ],
      'lr',
    ),
    '',
    columns([['effect', 'times'], ...effects], 'lr'),
    ...(report.persons === undefined ? [] : ['', personTable(report.persons, report.seats)]),
    ...(report.follies === undefined ? [] : ['', follyTable(report.follies)]),
  ].join('\n');
}
