import { readFileSync } from 'node:fs';
import { type Prices, pricesOf } from '@guildhall/bots/tools';
import { inBatches } from './batches.ts';
import { BadUsage, Failure, messageOf } from './failure.ts';
import { writeText } from './files.ts';
import { wantedRow } from './games.ts';
import { type Effect, regress } from './regression.ts';
import { rounded, Z } from './statistics.ts';
import { columns } from './table.ts';
import { changed, numbersIn, SPREAD, type TunedGame } from './tune-games.ts';
import { wantedSeed } from './wishes.ts';

interface TuneOptions {
  readonly games: number;
  readonly from?: string;
  readonly out?: string;
  readonly seed?: string;
  readonly json?: boolean;
  readonly threads?: number;
}

interface PriceRow {
  readonly price: string;
  readonly was: number;
  readonly better: number;
  /** Points that a spread more of it brings, all other prices being equal. */
  readonly slope: number;
  readonly low: number;
  readonly high: number;
}

interface TuneReport {
  readonly game: string;
  readonly games: number;
  readonly rows: readonly PriceRow[];
  /** What to go on with. */
  readonly prices: Prices;
}

/** As many tables of two as of three, and of four as of both: what pays must pay for all. */
const SEATS = [4, 4, 3, 2];

/** Prices are rarely so wrong that more than this many spreads are needed, and far from where anybody looked. */
const FARTHEST = 2;
/** Half of the way: all prices change at once, and each was judged among the old ones. */
const EAGER = 0.5;
/** How quickly too much of a price does harm, where the games say nothing about it: points by the square of a spread. */
const USUAL_BEND = 0.15;
const LEAST_BEND = 0.12;

/** How far to change a price, in spreads: to the top of the curve that the games show, less the more doubtful it is. */
export function wayToGo(slope: Effect, bend: number): number {
  const error = (slope.high - slope.value) / Z;
  const sure = Math.max(0, 1 - (error / slope.value) ** 2);
  const curve = Math.max(LEAST_BEND, (USUAL_BEND - bend) / 2);
  return EAGER * Math.max(-FARTHEST, Math.min(FARTHEST, (sure * slope.value) / (2 * curve)));
}

export async function tuneCommand(id: string, options: TuneOptions): Promise<number> {
  wantedRow(id);
  const prices = options.from === undefined ? pricesOf(id) : pricesIn(options.from, id);
  const parts = await inBatches({
    task: 'tune',
    input: { game: id, prices, seats: SEATS, seed: wantedSeed(options.seed) },
    total: options.games,
    threads: options.threads,
    unit: 'games',
    what: 'the tuning',
  });
  const report: TuneReport = {
    game: id,
    games: options.games,
    ...better(
      prices,
      parts.flatMap(({ games }) => games),
    ),
  };
  if (options.out !== undefined) writeText(options.out, `${JSON.stringify(report.prices, null, 2)}\n`);
  console.log(options.json ? JSON.stringify(report) : forPeople(report));
  return 0;
}

function better(prices: Prices, games: readonly TunedGame[]): Pick<TuneReport, 'rows' | 'prices'> {
  const names = numbersIn(prices);
  const effects = regress(
    games.map(({ changes, scores }) =>
      changes.map((each, seat) => ({
        seen: new Map(
          names.flatMap(([name], i) => [
            [name, each[i]!],
            [`${name}²`, each[i]! ** 2],
          ]),
        ),
        outcome: scores[seat]!,
      })),
    ),
  );
  const found = new Map(effects.map((effect) => [effect.name, effect]));
  const ways = names.map(([name]) => wayToGo(found.get(name)!, found.get(`${name}²`)!.value));
  const rows = names.map(([price, was], i) => {
    const { value, low, high } = found.get(price)!;
    return {
      price,
      was,
      better: rounded(was * Math.exp(SPREAD * ways[i]!), 3),
      slope: rounded(value, 3),
      low: rounded(low, 3),
      high: rounded(high, 3),
    };
  });
  rows.sort((a, b) => Math.abs(b.slope) - Math.abs(a.slope));
  return { rows, prices: shortened(changed(prices, ways.values())) };
}

/** With three digits after the point. */
function shortened(prices: Prices): Prices {
  if (typeof prices === 'number') return rounded(prices, 3);
  if (Array.isArray(prices)) return prices.map(shortened);
  return Object.fromEntries(Object.entries(prices).map(([name, part]) => [name, shortened(part)]));
}

/** Prices from a file: those of the game, with other numbers. */
function pricesIn(file: string, game: string): Prices {
  let prices: Prices;
  try {
    prices = JSON.parse(readFileSync(file, 'utf8')) as Prices;
  } catch (error) {
    throw new Failure(`cannot read prices from ${file}: ${messageOf(error)}`);
  }
  const known = shapeOf(pricesOf(game));
  if (shapeOf(prices) !== known) throw new BadUsage(`${file} has not the prices of ${game}: ${known}`);
  return prices;
}

const shapeOf = (prices: Prices): string => JSON.stringify(prices, (_, part) => (typeof part === 'number' ? 0 : part));

function forPeople({ game, games, rows }: TuneReport): string {
  return [
    `${game}: what ${games} games among greedy players say about prices`,
    '',
    columns(
      [
        ['price', 'is', 'better', 'points', 'interval'],
        ...rows.map(({ price, was, better, slope, low, high }) => [
          price,
          String(was),
          String(better),
          slope.toFixed(2),
          `${low.toFixed(2)} – ${high.toFixed(2)}`,
        ]),
      ],
      'lrrrr',
    ),
    '',
    `points: what a price higher by ${Math.round(100 * (Math.exp(SPREAD) - 1))} % brings, the other prices being equal`,
  ].join('\n');
}
