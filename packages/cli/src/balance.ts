import type { GameRecord } from './balance-games.ts';
import { inBatches } from './batches.ts';
import { type Bar, barChart, stacked } from './chart.ts';
import { writeText } from './files.ts';
import { wantedRow } from './games.ts';
import { type Effect, regress } from './regression.ts';
import { addTo, type Estimate, meanOf, newSums, percent, rounded, type Sums, shareOf } from './statistics.ts';
import { columns } from './table.ts';
import { wantedBot, wantedSeats, wantedSeed } from './wishes.ts';

interface BalanceOptions {
  readonly seats: number;
  readonly games: number;
  readonly level: string;
  readonly seed?: string;
  readonly svg?: string;
  readonly json?: boolean;
  readonly threads?: number;
}

/** Win share of a seat, or of whoever was dealt a place in the order. */
export interface ShareRow extends Estimate {
  readonly name: string;
  readonly n: number;
}

export interface FigureRow {
  readonly name: string;
  /** Per seat. */
  readonly mean: Estimate;
  /** How many seats have any. */
  readonly some: Estimate;
  /** How many of those win. */
  readonly wins: Estimate;
}

export interface BalanceReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly level: string;
  readonly seed: string;
  readonly par: number;
  readonly bySeat: readonly ShareRow[];
  readonly byOrder: readonly ShareRow[];
  /** Points ahead of the others' mean of those whom chance offered something, less the same of the others. */
  readonly byDeal: readonly Effect[];
  /** Points more or fewer per seat in games in which something was drawn for all. */
  readonly byTable: readonly Effect[];
  /** Points of the margin for each use, all others being equal. Who uses something chose to. */
  readonly byUse: readonly Effect[];
  readonly figures: readonly FigureRow[];
  readonly seconds: number;
}

export async function balanceCommand(id: string, options: BalanceOptions): Promise<number> {
  const row = wantedRow(id);
  const seats = wantedSeats(row, options.seats);
  const series = {
    game: id,
    seats,
    options: row.game.options({}, seats),
    seed: wantedSeed(options.seed),
    level: wantedBot(options.level),
  };
  const start = performance.now();
  const parts = await inBatches({
    task: 'balance',
    input: series,
    total: options.games,
    threads: options.threads,
    unit: 'games',
    what: 'the games',
  });
  const report: BalanceReport = {
    game: id,
    seats,
    games: options.games,
    level: series.level,
    seed: series.seed,
    ...weighed(parts.flat(), seats),
    seconds: rounded((performance.now() - start) / 1000, 1),
  };
  if (options.svg !== undefined) writeText(options.svg, chartOf(report));
  console.log(options.json ? JSON.stringify(report) : forPeople(report));
  return 0;
}

/** All that follows from the games. */
export function weighed(games: readonly GameRecord[], seats: number) {
  return {
    par: rounded(1 / seats, 4),
    bySeat: sharesOf(games, (_, seat) => String(seat)),
    byOrder: sharesOf(games, ({ order }) => String(order)),
    byDeal: dealt(games),
    byTable: drawn(games),
    byUse: best(
      regress(games.map((game) => game.seats.map(({ used, score }) => ({ seen: new Map(used), outcome: score })))),
    ),
    figures: figuresOf(games),
  };
}

const short = <T extends Estimate>(estimate: T): T => ({
  ...estimate,
  value: rounded(estimate.value, 4),
  low: rounded(estimate.low, 4),
  high: rounded(estimate.high, 4),
});

const best = (effects: readonly Effect[]): Effect[] =>
  effects.map(short).sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));

function sharesOf(
  games: readonly GameRecord[],
  nameOf: (seat: GameRecord['seats'][number], number: number) => string,
): ShareRow[] {
  const sums = new Map<string, { n: number; wins: number }>();
  for (const { seats } of games) {
    seats.forEach((seat, number) => {
      const name = nameOf(seat, number);
      const sum = sums.get(name) ?? { n: 0, wins: 0 };
      sums.set(name, { n: sum.n + 1, wins: sum.wins + seat.win });
    });
  }
  return [...sums]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([name, { n, wins }]) => short({ name, n, ...shareOf(wins, n) }));
}

/** Chance alone decides who is offered what, so the difference between those who are and those who are not is its worth. */
function dealt(games: readonly GameRecord[]): Effect[] {
  const offered = new Map<string, Sums>();
  for (const { seats } of games) {
    for (const name of new Set(seats.flatMap((seat) => seat.dealt))) {
      const having = seats.filter((seat) => seat.dealt.includes(name));
      if (having.length === seats.length) continue;
      const others = seats.filter((seat) => !having.includes(seat));
      const sums = offered.get(name) ?? newSums();
      offered.set(name, sums);
      addTo(sums, mean(having.map(({ score }) => score)) - mean(others.map(({ score }) => score)));
    }
  }
  return best([...offered].map(([name, sums]) => ({ name, n: sums.n, ...meanOf(sums) })));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean scores with and without what was drawn for the whole table. */
function drawn(games: readonly GameRecord[]): Effect[] {
  const names = new Set(games.flatMap(({ table }) => table));
  return best(
    [...names].flatMap((name) => {
      const [having, lacking] = [newSums(), newSums()];
      for (const { table, seats } of games) {
        addTo(table.includes(name) ? having : lacking, mean(seats.map(({ score }) => score)));
      }
      if (lacking.n === 0) return [];
      const [yes, no] = [meanOf(having), meanOf(lacking)];
      const value = yes.value - no.value;
      const half = Math.hypot(yes.high - yes.value, no.high - no.value);
      return [{ name, n: having.n, value, low: value - half, high: value + half }];
    }),
  );
}

function figuresOf(games: readonly GameRecord[]): FigureRow[] {
  const seats = games.flatMap((game) => game.seats);
  return Object.keys(seats[0]!.figures).map((name) => {
    const sums = newSums();
    for (const { figures } of seats) addTo(sums, figures[name]!);
    const having = seats.filter(({ figures }) => figures[name]! > 0);
    return {
      name,
      mean: short(meanOf(sums)),
      some: short(shareOf(having.length, seats.length)),
      wins: short(
        shareOf(
          having.reduce((sum, { win }) => sum + win, 0),
          having.length,
        ),
      ),
    };
  });
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;
const MOST = 20;

/** The ends of a long list. */
const ends = <T>(list: readonly T[]): readonly T[] =>
  list.length <= 2 * MOST ? list : [...list.slice(0, MOST), ...list.slice(-MOST)];

function chartOf(report: BalanceReport): string {
  const { game, seats, games, level, par } = report;
  const title = `${game} with ${seats} players, ${games} games of ${level}`;
  const shares = (rows: readonly ShareRow[], what: string): Bar[] =>
    rows.map((row) => ({ ...row, label: `${what} ${row.name}`, note: percent(row.value) }));
  const worths = (heading: string, rows: readonly Effect[]): string[] =>
    rows.length === 0
      ? []
      : [
          barChart({
            title: heading,
            par: 0,
            tick: signed,
            bars: ends(rows).map((row) => ({ ...row, label: row.name, note: `${signed(row.value)} (${row.n})` })),
          }),
        ];
  return stacked([
    barChart({
      title: `${title}: wins by place in the first order`,
      par,
      from: 0,
      tick: (value) => percent(value, 0),
      bars: [...shares(report.byOrder, 'place'), ...shares(report.bySeat, 'seat')],
    }),
    ...worths('points by the deal: those who were offered it against the others', report.byDeal),
    ...worths('points per seat in games with it', report.byTable),
    ...worths('points per use, all else being equal (regression)', report.byUse),
    barChart({
      title: 'what seats have in the end, on average',
      par: 0,
      tick: (value) => value.toFixed(1),
      bars: report.figures.map(({ name, mean: each }) => ({ ...each, label: name, note: each.value.toFixed(2) })),
    }),
    barChart({
      title: 'wins of those who have any in the end',
      par,
      from: 0,
      tick: (value) => percent(value, 0),
      bars: report.figures.map(({ name, wins, some }) => ({
        ...wins,
        label: name,
        note: `${percent(wins.value)} (${percent(some.value, 0)} have any)`,
      })),
    }),
  ]);
}

/** Few games may leave open how sure one can be. */
const interval = ({ low, high }: Estimate, tell: (n: number) => string): string =>
  Number.isNaN(low) || Number.isNaN(high) ? '–' : `${tell(low)} – ${tell(high)}`;

function worthTable(heading: string, rows: readonly Effect[]): string[] {
  if (rows.length === 0) return [];
  const shown = ends(rows);
  return [
    '',
    rows.length === shown.length ? heading : `${heading}; the ${MOST} best and the ${MOST} worst of ${rows.length}`,
    columns(
      [
        ['', 'times', 'points', 'interval'],
        ...shown.map((row) => [row.name, String(row.n), signed(row.value), interval(row, signed)]),
      ],
      'lrrr',
    ),
  ];
}

function forPeople(report: BalanceReport): string {
  const shareTable = (what: string, rows: readonly ShareRow[]): string =>
    columns(
      [
        [what, 'times', 'wins', 'interval'],
        ...rows.map((row) => [row.name, String(row.n), percent(row.value), interval(row, percent)]),
      ],
      'lrrr',
    );
  return [
    `${report.games} games of ${report.game} with ${report.seats} players, all ${report.level}, in ${report.seconds} s`,
    `seed ${report.seed}; intervals hold 95 %; fair is ${percent(report.par)}`,
    '',
    shareTable(report.game === 'belfort' ? 'first crest' : 'place in the first round', report.byOrder),
    '',
    shareTable('seat', report.bySeat),
    ...worthTable('by the deal: points of those who were offered it, more than the others', report.byDeal),
    ...worthTable('drawn for all: points per seat, more than in games without', report.byTable),
    ...worthTable('by regression: points for each use, all else being equal', report.byUse),
    '',
    columns(
      [
        ['what seats have in the end', 'mean', 'interval', 'have any', 'and win', 'interval'],
        ...report.figures.map(({ name, mean: each, some, wins }) => [
          name,
          each.value.toFixed(2),
          interval(each, (n) => n.toFixed(2)),
          percent(some.value),
          percent(wins.value),
          interval(wins, percent),
        ]),
      ],
      'lrrrrr',
    ),
  ].join('\n');
}
