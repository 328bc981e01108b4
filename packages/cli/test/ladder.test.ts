import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@guildhall/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calibrationReport, newCalibration, note } from '../src/calibration.ts';
import { rowsOf } from '../src/ladder.ts';
import { type Ladder, lineupOf } from '../src/ladder-games.ts';
import { addTime, meanOf, quantile, shareOf, type Times } from '../src/statistics.ts';
import { guildhall } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ladderOf = (seats: number, levels: readonly string[], against: string | null = null): Ladder => ({
  game: 'belfort',
  seats,
  options: {},
  seed: 'lineups',
  levels,
  against,
});

describe('who sits where', () => {
  test.each([
    [2, 6, 15 * 2],
    [3, 6, 20 * 3],
    [4, 6, 15 * 4],
    [5, 6, 6 * 5],
    [4, 2, 4],
    [5, 2, 2 * 5],
    [4, 3, 3 * 4],
  ])('%i seats for %i levels: after %i games everybody has sat equally often everywhere', (seats, count, games) => {
    const levels = LEVELS.slice(0, count);
    const sat = new Map<string, number>();
    for (let number = 0; number < games; number++) {
      const lineup = lineupOf(ladderOf(seats, levels), number);
      expect(lineup).toHaveLength(seats);
      expect(new Set(lineup).size).toBe(Math.min(seats, count));
      lineup.forEach((level, seat) => {
        const place = `${level} ${seat}`;
        sat.set(place, (sat.get(place) ?? 0) + 1);
      });
    }
    expect(sat.size).toBe(seats * count);
    expect(new Set(sat.values())).toEqual(new Set([games / count]));
  });

  test('a table is played from every seat', () => {
    const tables = [0, 1, 2, 3].map((number) => lineupOf(ladderOf(4, LEVELS), number));
    for (const level of tables[0]!)
      expect(new Set(tables.map((table) => table.indexOf(level)))).toHaveProperty('size', 4);
  });

  test('against others each level has every seat in turn', () => {
    const tables = Array.from({ length: 6 }, (_, number) =>
      lineupOf(ladderOf(3, ['adept', 'novice'], 'random'), number),
    );
    expect(tables.map((table) => table.join())).toEqual([
      'adept,random,random',
      'novice,random,random',
      'random,adept,random',
      'random,novice,random',
      'random,random,adept',
      'random,random,novice',
    ]);
  });
});

describe('figures', () => {
  test('shares have the interval of Wilson', () => {
    const { value, low, high } = shareOf(8, 10);
    expect([value, low, high].map((n) => n.toFixed(3))).toEqual(['0.800', '0.490', '0.943']);
    expect(shareOf(0, 10).low).toBe(0);
    expect(shareOf(0, 10).high).toBeGreaterThan(0.2);
  });

  test('means, and quantiles to 2 %', () => {
    expect(meanOf({ n: 4, sum: 20, squares: 120 })).toMatchObject({ value: 5 });
    const times: Times = {};
    for (let ms = 1; ms <= 100; ms++) addTime(times, ms);
    expect(quantile(times, 0.95)).toBeGreaterThan(93);
    expect(quantile(times, 0.95)).toBeLessThan(97);
  });

  test('wins are counted per seat, and the best comes first', () => {
    const game = (first: string, second: string, third: string) => ({
      lineup: [first, second, third],
      places: [1, 2, 3],
      scores: [30, 20, 10],
    });
    const rows = rowsOf([game('a', 'b', 'b'), game('a', 'b', 'b'), game('b', 'a', 'b')], {});
    expect(rows.map(({ level, games, played }) => [level, games, played])).toEqual([
      ['a', 3, 3],
      ['b', 3, 6],
    ]);
    expect(rows[0]!.share).toBeCloseTo(2 / 3, 3);
    expect(rows[1]!.share).toBeCloseTo(1 / 6, 3);
    expect(rows[0]!.margin).toBeCloseTo(10 / 3, 1);
    for (const { share, low, high } of rows) expect(low < share && share < high).toBe(true);
  });

  test('chances that come true are calibrated, and the Brier score knows how sharp they were', () => {
    const calibration = newCalibration();
    for (let i = 0; i < 10; i++) {
      note(calibration, 0.2, i < 2 ? 1 : 0);
      note(calibration, 0.8, i < 8 ? 1 : 0);
    }
    const { brier, brierOfPar, error, bins } = calibrationReport(calibration, 2);
    expect([brier, brierOfPar, error]).toEqual([0.16, 0.25, 0]);
    expect(bins[2]).toMatchObject({ n: 10, expected: 0.2, value: 0.2 });
    expect(bins[9]!.n).toBe(0);
  });
});

const play = (...args: string[]) =>
  guildhall('ladder', 'bruges', '--seats', '3', '--games', '6', '--levels', 'novice,journeyman,random', ...args);

test('the JSON report holds what programs ask for, whatever the number of threads', () => {
  const [one, two] = ['1', '2'].map((threads) => {
    const { code, out, err } = play('--seed', 'threads', '--json', '--threads', threads);
    expect(err).toBe('');
    expect(code).toBe(0);
    return JSON.parse(out);
  });
  for (const report of [one, two]) {
    expect(report.rows).toHaveLength(3);
    for (const row of report.rows) {
      for (const key of ['level', 'share', 'low', 'high', 'ms', 'p95']) expect(row).toHaveProperty(key);
      row.ms = row.p95 = 0;
    }
    report.seconds = 0;
  }
  expect(one).toEqual(two);
  expect(one).toMatchObject({ game: 'bruges', seats: 3, games: 6, seed: 'threads', against: null });
  expect(one.rows.at(-1).level).toBe('random');
  expect(one.brier).toBe(one.calibration.brier);
  expect(one.calibration.bins).toHaveLength(10);
});

test('people get a table and a chart', () => {
  const svg = join(folder, 'ladder.svg');
  const { code, out } = play('--against', 'greedy-1', '--games', '1', '--svg', svg);
  expect(code).toBe(0);
  expect(out).toContain('bruges with 3 players, 3 games, each level alone against greedy-1');
  expect(out).toMatch(/^greedy-1 +6 +[\d.]+ % /m);
  expect(out).toContain('Brier score');
  expect(readFileSync(svg, 'utf8')).toMatch(/^<svg .*\n[\s\S]*greedy-1[\s\S]*<\/svg>\n$/);
});
