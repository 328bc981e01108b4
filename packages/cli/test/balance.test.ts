import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, seeded } from '@guildhall/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BalanceReport, weighed } from '../src/balance.ts';
import type { GameRecord } from '../src/balance-games.ts';
import { regress } from '../src/regression.ts';
import { guildhall } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('regression finds what things are worth, with intervals that hold it', () => {
  const random = seeded(3);
  const tables = Array.from({ length: 300 }, () => {
    // what a whole table has in common does not count
    const table = below(random, 50);
    return Array.from({ length: 3 }, () => {
      const [a, b] = [below(random, 3), below(random, 2)];
      return {
        seen: new Map(
          [
            ['a', a],
            ['b', b],
          ].filter(([, n]) => n !== 0) as [string, number][],
        ),
        outcome: table + 4 * a - 2 * b + below(random, 5),
      };
    });
  });
  const [a, b] = regress(tables);
  expect([a!.name, b!.name]).toEqual(['a', 'b']);
  for (const [effect, worth] of [
    [a!, 4],
    [b!, -2],
  ] as const) {
    expect(effect.low).toBeLessThan(worth);
    expect(effect.high).toBeGreaterThan(worth);
    expect(effect.high - effect.low).toBeLessThan(1);
  }
});

const seat = (order: number, score: number, win: number, dealt: string[]) => ({
  order,
  score,
  win,
  dealt,
  used: [],
  figures: { walls: order - 1 },
});
const game = (table: string[], ...seats: GameRecord['seats'][number][]): GameRecord => ({ table, seats });

test('the deal is weighed at each table; what all have says nothing', () => {
  const { byDeal, byTable, byOrder, bySeat, figures } = weighed(
    [
      game(['guild.x'], seat(1, 30, 1, ['inn', 'pub']), seat(2, 20, 0, ['pub'])),
      game([], seat(2, 10, 0, []), seat(1, 12, 1, ['inn'])),
    ],
    2,
  );
  expect(byDeal.map(({ name, value, n }) => [name, value, n])).toEqual([['inn', 6, 2]]);
  expect(byTable.map(({ name, value }) => [name, value])).toEqual([['guild.x', 14]]);
  expect(byOrder.map(({ name, value }) => [name, value])).toEqual([
    ['1', 1],
    ['2', 0],
  ]);
  expect(bySeat.map(({ value }) => value)).toEqual([0.5, 0.5]);
  expect(figures[0]).toMatchObject({ name: 'walls', mean: { value: 0.5 }, some: { value: 0.5 }, wins: { value: 0 } });
});

const balance = (game: string, ...args: string[]) =>
  guildhall('balance', game, '--seats', '3', '--games', '6', '--level', 'random', '--seed', 'fair', ...args);

test('the JSON report is the same whatever the number of threads', () => {
  const [one, two] = ['1', '2'].map((threads) => {
    const { code, out, err } = balance('belfort', '--json', '--threads', threads);
    expect(err).toBe('');
    expect(code).toBe(0);
    return { ...(JSON.parse(out) as BalanceReport), seconds: 0 };
  });
  expect(one).toEqual(two);
  expect(one).toMatchObject({ game: 'belfort', seats: 3, games: 6, level: 'random', seed: 'fair' });
  expect(one!.byOrder.map(({ n }) => n)).toEqual([6, 6, 6]);
  expect(one!.byDeal.some(({ name }) => name === 'card.tower')).toBe(true);
  expect(one!.byTable.some(({ name }) => name.startsWith('guild.'))).toBe(true);
  expect(one!.byUse.some(({ name }) => name.startsWith('guild.'))).toBe(true);
});

test('people get tables and a chart; in Bruges of persons, canals and statues', () => {
  const svg = join(folder, 'balance.svg');
  const { code, out } = balance('bruges', '--svg', svg);
  expect(code).toBe(0);
  expect(out).toContain('6 games of bruges with 3 players, all random');
  expect(out).toMatch(/^person\.[\w-]+ +\d+ +[+−][\d.]+ /m);
  expect(out).toMatch(/^canal tokens +[\d.]+ /m);
  expect(out).toMatch(/^statues +[\d.]+ /m);
  const drawn = readFileSync(svg, 'utf8');
  expect(drawn).toContain('all else being equal');
  for (const title of ['what seats have in the end, on average', 'wins of those who have any in the end']) {
    const chart = drawn.slice(drawn.indexOf(`>${title}<`));
    expect(chart).toContain('>canal tokens<');
    expect(chart).toContain('>statues<');
  }
});

test('games too few for an interval have none', () => {
  const svg = join(folder, 'few.svg');
  const { code, out } = guildhall(
    'balance',
    'bruges',
    '--seats',
    '2',
    '--games',
    '1',
    '--level',
    'random',
    '--svg',
    svg,
  );
  expect(code).toBe(0);
  expect(out).toMatch(/^person\.[\w-]+ +\d+ +[+−][\d.]+ +–$/m);
  expect(out).not.toContain('NaN');
  expect(readFileSync(svg, 'utf8')).not.toContain('NaN');
});

test('what cannot be is refused', () => {
  expect(guildhall('balance', 'bruges', '--seats', '5').err).toContain('bruges is for 2 to 4 players, not 5');
  expect(guildhall('balance', 'bruges', '--seats', '3', '--level', 'genius').err).toContain('there is no bot "genius"');
});
