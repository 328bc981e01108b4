import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  featuresOf,
  fitTemperature,
  fitWeights,
  type Position,
  shares,
  surprise,
  type Weights,
  weightsOf,
} from '@guildhall/bots/tools';
import { inBatches, type Range } from './batches.ts';
import { Failure, messageOf } from './failure.ts';
import { writeText } from './files.ts';
import { wantedRow } from './games.ts';
import { percent, rounded } from './statistics.ts';
import { columns } from './table.ts';
import { isHeldOut, type Lessons, lessonOf, partFile, positionsIn } from './train-games.ts';
import { wantedBots, wantedSeats } from './wishes.ts';

interface TrainOptions {
  readonly seats: number;
  readonly games: number;
  readonly bots: string;
  readonly onto?: boolean;
  readonly out?: string;
  readonly parts?: string;
  readonly json?: boolean;
  readonly threads?: number;
}

/** How many positions it takes to believe in a weight. */
const STRICT: Readonly<Record<string, number>> = { belfort: 30, bruges: 60 };

/** With `--onto` it takes so many times more to leave what was learned before: games of strong players are few. */
const LOYAL = 500;

/** Seasons with fewer positions than this take the temperature of all. */
const ENOUGH = 200;

/** Games in a part; always the same, so that a longer training goes on where a shorter one ended. */
const PART = 10;

interface SeasonRow {
  readonly season: number;
  readonly positions: number;
  readonly temperature: number;
  /** How surprising the winners were, in nats; par: for who knows nothing. */
  readonly crossEntropy: number;
  readonly crossEntropyOfPar: number;
  /** How much of the final margin was known. */
  readonly r2: number;
  readonly brier: number;
}

interface TrainReport {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly games: number;
  /** Whether the weights before were gone on from. */
  readonly onto: boolean;
  readonly version: number;
  readonly file: string;
  readonly parts: string;
  readonly seasons: readonly SeasonRow[];
}

/** What is checked in. */
const ownFile = (game: string, seats: number): string =>
  fileURLToPath(new URL(`../../bots/weights/${game}-${seats}.json`, import.meta.url));

export async function trainCommand(id: string, options: TrainOptions): Promise<number> {
  const row = wantedRow(id);
  const lessons: Lessons = { game: id, seats: wantedSeats(row, options.seats), bots: wantedBots(options.bots) };
  const { games } = options;
  const folder = folderFor(lessons, options.parts);
  await inBatches({
    task: 'train',
    input: { lessons, folder },
    total: games,
    size: PART,
    threads: options.threads,
    unit: 'games',
    what: 'the training',
    known: (range) => (existsSync(partFile(folder, range)) ? { games: range.to - range.from } : undefined),
  });
  const { weights, seasons } = learn(
    lessons,
    rangesOf(games).map((range) => partFile(folder, range)),
    options.onto ? formerWeights(id, lessons.seats) : null,
  );
  const file = options.out ?? ownFile(id, lessons.seats);
  writeText(file, weightsText(weights));
  const report: TrainReport = {
    ...lessons,
    games,
    onto: options.onto ?? false,
    version: weights.version,
    file,
    parts: folder,
    seasons,
  };
  console.log(options.json ? JSON.stringify(report) : forPeople(report));
  return 0;
}

const rangesOf = (games: number): Range[] =>
  Array.from({ length: Math.ceil(games / PART) }, (_, i) => ({ from: i * PART, to: Math.min(games, (i + 1) * PART) }));

/**
 * Where the parts of this training are kept. Bots that play otherwise than before must not go on with old games, so the
 * first game is played anew each time and is part of the name.
 */
function folderFor(lessons: Lessons, parent = join(tmpdir(), 'guildhall-train')): string {
  const { game, seats, bots } = lessons;
  const names = featuresOf(game).names.join();
  const first = createHash('sha256')
    .update(names)
    .update(bots.join())
    .update(Buffer.from(lessonOf(lessons, 0).buffer))
    .digest('hex');
  const folder = join(parent, `${game}-${seats}-${first.slice(0, 12)}`);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Failure(`cannot make the folder ${folder}: ${messageOf(error)}`);
  }
  return folder;
}

/** The positions of parts, one after the other, so that not all of them need be in memory. */
function* positionsOf(files: readonly string[], { game, seats }: Lessons, heldOut: boolean): Generator<Position> {
  const names = featuresOf(game).names.length;
  for (const file of files) {
    const bytes = readFileSync(file);
    const rows = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    for (const position of positionsIn(rows, seats, names)) if (isHeldOut(position.game) === heldOut) yield position;
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Weights from the games to learn from; temperatures, and how good it all is, from the others. */
function learn(
  lessons: Lessons,
  files: readonly string[],
  former: Weights | null,
): { weights: Weights; seasons: SeasonRow[] } {
  const { game, seats } = lessons;
  const { names, sets, seasons: count } = featuresOf(game);
  const strict = (STRICT[game] ?? 30) * (former === null ? 1 : LOYAL);
  const sums = fitWeights(positionsOf(files, lessons, false), sets, names.length, strict, former?.weights);
  const seasons = Array.from({ length: count }, () => ({
    outcomes: [] as { values: number[]; wins: readonly number[] }[],
    left: 0,
    all: 0,
  }));
  for (const { set, season, seen, scores, wins } of positionsOf(files, lessons, true)) {
    const values = seen.map((row) => sums[set]!.reduce((sum, weight, i) => sum + weight * row[i]!, 0));
    const into = seasons[season]!;
    into.outcomes.push({ values, wins });
    const [middle, average] = [mean(values), mean(scores)];
    values.forEach((value, seat) => {
      const margin = scores[seat]! - average;
      into.left += (margin - (value - middle)) ** 2;
      into.all += margin ** 2;
    });
  }
  const everything = seasons.flatMap(({ outcomes }) => outcomes);
  const temperatures = seasons.map(({ outcomes }) => fitTemperature(outcomes.length < ENOUGH ? everything : outcomes));
  const short = (value: number): number => Number(value.toPrecision(3));
  return {
    weights: {
      game,
      seats,
      version: versionAfter(ownFile(game, seats)),
      names,
      weights: sums.map((set) => set.map(short)),
      temperatures: temperatures.map(short),
    },
    seasons: seasons.flatMap(({ outcomes, left, all }, season) => {
      if (outcomes.length === 0) return [];
      const temperature = temperatures[season]!;
      const off = outcomes.flatMap(({ values, wins }) =>
        shares(values, temperature).map((chance, seat) => (chance - wins[seat]!) ** 2),
      );
      return [
        {
          season,
          positions: outcomes.length,
          temperature: short(temperature),
          crossEntropy: rounded(surprise(outcomes, temperature), 4),
          crossEntropyOfPar: rounded(Math.log(seats), 4),
          r2: rounded(1 - left / all, 4),
          brier: rounded(mean(off), 4),
        },
      ];
    }),
  };
}

function formerWeights(game: string, seats: number): Weights {
  const weights = weightsOf(game, seats);
  if (weights === undefined) throw new Failure(`nothing was learned of ${game} with ${seats} players before`);
  const { names } = featuresOf(game);
  if (weights.names.join() === names.join()) return weights;
  throw new Failure(`the weights of ${game} with ${seats} players are of other features; train without --onto first`);
}

/** One more than what is checked in. */
function versionAfter(file: string): number {
  if (!existsSync(file)) return 1;
  return (JSON.parse(readFileSync(file, 'utf8')) as Weights).version + 1;
}

const LINE = 120;

/** Numbers in lines as long as they may be, as the formatter lays them out. */
function numbers(list: readonly number[], indent: string): string {
  const whole = `[${list.join(', ')}]`;
  if (indent.length + whole.length < LINE) return whole;
  const lines: string[] = [];
  let line = '';
  for (const [i, n] of list.entries()) {
    const word = i === list.length - 1 ? String(n) : `${n},`;
    if (line === '') line = word;
    else if (indent.length + 2 + line.length + 1 + word.length <= LINE) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  return `[\n${lines.map((each) => `${indent}  ${each}\n`).join('')}${indent}]`;
}

/** As `npm run format` would write it. */
export function weightsText({ game, seats, version, names, weights, temperatures }: Weights): string {
  return `{
  "game": ${JSON.stringify(game)},
  "seats": ${seats},
  "version": ${version},
  "names": [
${names.map((name) => `    ${JSON.stringify(name)}`).join(',\n')}
  ],
  "weights": [
${weights.map((set) => `    ${numbers(set, '    ')}`).join(',\n')}
  ],
  "temperatures": ${numbers(temperatures, '  ')}
}
`;
}

function forPeople({ game, seats, bots, games, onto, version, file, parts, seasons }: TrainReport): string {
  const rows = seasons.map((row) => [
    String(row.season),
    String(row.positions),
    row.temperature.toFixed(2),
    row.crossEntropy.toFixed(3),
    row.crossEntropyOfPar.toFixed(3),
    percent(row.r2),
    row.brier.toFixed(3),
  ]);
  return [
    `learned ${game} with ${seats} players from ${games} games of ${bots.join(', ')}${onto ? ', on top of what was known' : ''}: version ${version}, ${file}`,
    `the games are kept in ${parts}`,
    '',
    'on every eighth game, from which nothing was learned but the temperatures:',
    columns([['season', 'positions', 'temperature', 'cross-entropy', 'of par', 'R²', 'Brier'], ...rows], 'rrrrrrr'),
  ].join('\n');
}
