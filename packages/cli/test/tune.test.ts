import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pricesOf } from '@guildhall/bots/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wayToGo } from '../src/tune.ts';
import { changed, numbersIn, playTuning, SPREAD } from '../src/tune-games.ts';
import { guildhall } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('prices are found by their paths and changed one by one; what is nothing stays nothing', () => {
  const prices = { goods: { wood: 2, gold: 4 }, season: [0, 3] };
  expect(numbersIn(prices)).toEqual([
    ['goods.wood', 2],
    ['goods.gold', 4],
    ['season.1', 3],
  ]);
  const more = changed(prices, [0, 1, -1].values());
  expect(more).toEqual({ goods: { wood: 2, gold: 4 * Math.exp(SPREAD) }, season: [0, 3 * Math.exp(-SPREAD)] });
});

test('a price goes where it brings points, the further the surer, and never far at once', () => {
  const slope = (value: number, half: number) => ({ name: 'x', n: 9, value, low: value - half, high: value + half });
  expect(wayToGo(slope(0.2, 0.05), -0.3)).toBeGreaterThan(wayToGo(slope(0.2, 0.3), -0.3));
  expect(wayToGo(slope(-0.2, 0.05), -0.3)).toBeLessThan(0);
  // within chance
  expect(wayToGo(slope(0.1, 0.3), -0.3)).toBe(0);
  expect(wayToGo(slope(9, 0.1), -0.3)).toBe(1);
});

test.each(['belfort', 'bruges'])('games of %s follow from their numbers, whoever plays which', (game) => {
  const tuning = { game, prices: pricesOf(game), seats: [2, 3], seed: 'some' };
  const { games } = playTuning(tuning, 0, 2);
  expect([...playTuning(tuning, 0, 1).games, ...playTuning(tuning, 1, 2).games]).toEqual(games);
  expect(games.map(({ scores }) => scores.length)).toEqual([2, 3]);
  const all = games.flatMap(({ changes }) => changes.flat());
  expect(all.length).toBe(5 * numbersIn(pricesOf(game)).length);
  expect(Math.max(...all.map(Math.abs))).toBeLessThan(2);
  expect(new Set(all).size).toBe(all.length);
});

test('better prices can be gone on from', () => {
  const tune = (...args: string[]) =>
    guildhall('tune', 'belfort', '--games', '60', '--seed', 'some', '--json', ...args);
  const file = join(folder, 'better.json');
  const { out, err } = tune('--out', file);
  expect(err).toBe('');
  const report = JSON.parse(out);
  expect(report).toMatchObject({ game: 'belfort', games: 60 });
  expect(report.rows).toHaveLength(numbersIn(pricesOf('belfort')).length);
  for (const { low, slope, high } of report.rows) expect(low < slope && slope < high).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(report.prices);
  const further = JSON.parse(tune('--from', file).out);
  const was = new Map(numbersIn(report.prices));
  for (const row of further.rows) expect(row.was).toBe(was.get(row.price));
});

test('prices that are none of the game are refused', () => {
  const file = join(folder, 'wrong.json');
  writeFileSync(file, '{"goods": {"wood": 1}}');
  const wrong = guildhall('tune', 'belfort', '--from', file);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('has not the prices of belfort: {"goods":');
  const missing = guildhall('tune', 'belfort', '--from', join(folder, 'nowhere.json'));
  expect(missing.code).toBe(1);
  expect(missing.err).toContain('cannot read prices from');
});
