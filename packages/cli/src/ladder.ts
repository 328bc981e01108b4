import { LEVELS } from '@guildhall/bots';
import { type Rating, rate, UNRATED } from '@guildhall/bots/tools';
import { inBatches } from './batches.ts';
import { addCalibration, type CalibrationReport, calibrationReport, newCalibration } from './calibration.ts';
import { barChart, reliabilityChart, stacked } from './chart.ts';
import { BadUsage } from './failure.ts';
import { writeText } from './files.ts';
import { wantedRow } from './games.ts';
import { addThinking, type Ladder, type LadderGame, type Thinking, winsOf } from './ladder-games.ts';
import { addTo, meanOf, newSums, percent, quantile, rounded, scaled, shareOf, Z } from './statistics.ts';
import { columns } from './table.ts';
import { wantedBot, wantedBots, wantedSeats, wantedSeed } from './wishes.ts';

interface LadderOptions {
  readonly seats: number;
  readonly games: number;
  readonly levels?: string;
  readonly against?: string;
  readonly seed?: string;
  readonly svg?: string;
  readonly json?: boolean;
  readonly threads?: number;
}

export interface LadderRow {
  readonly level: string;
  readonly games: number;
  /** Seats that it had in them. */
  readonly played: number;
  /** Wins per seat; a shared one is split. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly rating: number;
  readonly ratingLow: number;
  readonly ratingHigh: number;
  /** Points ahead of the best of the others. */
  readonly margin: number;
  readonly marginLow: number;
  readonly marginHigh: number;
  readonly decisions: number;
  /** Processor time of a decision with more than one option. */
  readonly ms: number;
  readonly p95: number;
}

export interface LadderReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly against: string | null;
  /** What each seat would win among equals. */
  readonly par: number;
  readonly rows: readonly LadderRow[];
  readonly brier: number;
  readonly calibration: CalibrationReport;
  readonly seconds: number;
}

export async function ladderCommand(id: string, options: LadderOptions): Promise<number> {
  const row = wantedRow(id);
  const seats = wantedSeats(row, options.seats);
  const levels = options.levels === undefined ? [...LEVELS] : wantedBots(options.levels);
  const twice = levels.find((level, i) => levels.indexOf(level) !== i);
  if (twice !== undefined) throw new BadUsage(`--levels names "${twice}" twice`);
  const against = options.against === undefined ? null : wantedBot(options.against);
  if (against !== null && levels.includes(against)) throw new BadUsage(`"${against}" cannot play against itself`);
  const ladder: Ladder = {
    game: id,
    seats,
    options: row.game.options({}, seats),
    seed: wantedSeed(options.seed),
    levels,
    against,
  };
  const start = performance.now();
  const parts = await inBatches({
    task: 'ladder',
    input: ladder,
    total: options.games * (against === null ? 1 : levels.length),
    threads: options.threads,
    unit: 'games',
    what: 'the ladder',
  });
  const calibration = newCalibration();
  const thinking: Record<string, Thinking> = {};
  for (const part of parts) {
    addCalibration(calibration, part.calibration);
    addThinking(thinking, part.thinking);
  }
  const games = parts.flatMap((part) => part.games);
  const report: LadderReport = {
    game: id,
    seats,
    games: games.length,
    seed: ladder.seed,
    against,
    par: rounded(1 / seats, 4),
    rows: rowsOf(games, thinking),
    ...calibrated(calibrationReport(calibration, seats)),
    seconds: rounded((performance.now() - start) / 1000, 1),
  };
  if (options.svg !== undefined) writeText(options.svg, chartOf(report));
  console.log(options.json ? JSON.stringify(report) : forPeople(report));
  return 0;
}

const calibrated = (calibration: CalibrationReport) => ({ brier: calibration.brier, calibration });

/** The rows of all who played, best first. */
export function rowsOf(games: readonly LadderGame[], thinking: Readonly<Record<string, Thinking>>): LadderRow[] {
  const ratings = new Map<string, Rating>();
  for (const { lineup, places } of games) {
    rate(
      ratings,
      lineup.map((player, seat) => ({ player, place: places[seat]! })),
    );
  }
  const levels = [...new Set(games.flatMap(({ lineup }) => lineup))];
  const rows = levels.map((level) => rowOf(level, games, ratings.get(level) ?? UNRATED, thinking[level]));
  return rows.sort((a, b) => b.rating - a.rating || (a.level < b.level ? -1 : 1));
}

function rowOf(level: string, games: readonly LadderGame[], rating: Rating, thought: Thinking | undefined): LadderRow {
  const margins = newSums();
  let met = 0;
  let played = 0;
  let won = 0;
  for (const { lineup, places, scores } of games) {
    if (!lineup.includes(level)) continue;
    met++;
    const wins = winsOf(places);
    lineup.forEach((name, seat) => {
      if (name !== level) return;
      played++;
      won += wins[seat]!;
      addTo(margins, scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat)));
    });
  }
  // of all games one in which it had a seat is won by it or not: that is what the interval is about
  const share = scaled(shareOf(won, met), met / played);
  const margin = meanOf(margins);
  return {
    level,
    games: met,
    played,
    share: rounded(share.value, 4),
    low: rounded(share.low, 4),
    high: rounded(share.high, 4),
    rating: rounded(rating.mu, 2),
    ratingLow: rounded(rating.mu - Z * rating.sigma, 2),
    ratingHigh: rounded(rating.mu + Z * rating.sigma, 2),
    margin: rounded(margin.value, 2),
    marginLow: rounded(margin.low, 2),
    marginHigh: rounded(margin.high, 2),
    decisions: thought?.decisions ?? 0,
    ms: thought === undefined || thought.decisions === 0 ? 0 : rounded(thought.ms / thought.decisions, 3),
    p95: thought === undefined || thought.decisions === 0 ? 0 : rounded(quantile(thought.times, 0.95), 3),
  };
}

const headline = ({ game, seats, games, against }: LadderReport): string =>
  `${game} with ${seats} players, ${games} games${against === null ? '' : `, each level alone against ${against}`}`;

function chartOf(report: LadderReport): string {
  return stacked([
    barChart({
      title: `${headline(report)}: wins per seat`,
      par: report.par,
      from: 0,
      tick: (value) => percent(value, 0),
      bars: report.rows.map(({ level, share, low, high, ms }) => ({
        label: level,
        value: share,
        low,
        high,
        note: `${percent(share)}, ${ms.toFixed(ms < 10 ? 1 : 0)} ms`,
      })),
    }),
    reliabilityChart(
      `win chances at the start of rounds (to the right) and wins (upwards), Brier score ${report.brier}`,
      report.calibration.bins.map(({ n, expected, value, low, high }) => ({
        n,
        expected,
        happened: { value, low, high },
      })),
    ),
  ]);
}

function forPeople(report: LadderReport): string {
  const { calibration } = report;
  const rows = report.rows.map((row) => [
    row.level,
    String(row.played),
    percent(row.share),
    `${percent(row.low)} – ${percent(row.high)}`,
    row.rating.toFixed(1),
    `${row.ratingLow.toFixed(1)} – ${row.ratingHigh.toFixed(1)}`,
    `${row.margin.toFixed(1)} ±${(row.marginHigh - row.margin).toFixed(1)}`,
    row.ms.toFixed(2),
    row.p95.toFixed(2),
  ]);
  const bins = calibration.bins
    .map((bin, i) => ({ ...bin, from: i * 10 }))
    .filter(({ n }) => n > 0)
    .map(({ from, n, expected, value, low, high }) => [
      `${from}–${from + 10} %`,
      String(n),
      percent(expected),
      percent(value),
      `${percent(low)} – ${percent(high)}`,
    ]);
  return [
    `${headline(report)} in ${report.seconds} s`,
    `seed ${report.seed}; intervals hold 95 %; among equals a seat wins ${percent(report.par)}`,
    '',
    columns(
      [['level', 'seats', 'wins', 'interval', 'rating', 'interval', 'margin', 'ms', 'p95'], ...rows],
      'lrrrrrrrr',
    ),
    '',
    'margin: points ahead of the best other; ms: processor time of a decision with more than one option',
    '',
    `win chances of the learned value at the start of rounds, against what happened: Brier score ${calibration.brier} ` +
      `(${calibration.brierOfPar} for who knows nothing), wrong by ${percent(calibration.error)} on average`,
    columns([['chance', 'given', 'mean', 'came true', 'interval'], ...bins], 'lrrrr'),
  ].join('\n');
}
