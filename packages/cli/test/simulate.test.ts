import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KINDS } from '@guildhall/bruges';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { progressLine } from '../src/progress.ts';
import { guildhall } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const simulate = (...args: string[]) => guildhall('simulate', 'belfort', '--json', ...args);

test('the JSON report holds what programs ask for', () => {
  const { code, out, err } = simulate('--seats', '3', '--games', '60', '--seed', 'keys', '--check');
  expect(err).toBe('');
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(Object.keys(report)).toEqual([
    'game',
    'seats',
    'games',
    'bots',
    'seed',
    'violations',
    'winShare',
    'meanScores',
    'meanWinningScore',
    'meanDecisions',
    'branching',
    'exercised',
    'seconds',
    'gamesPerSecond',
  ]);
  expect(report).toMatchObject({
    game: 'belfort',
    seats: 3,
    games: 60,
    bots: ['random', 'random', 'random'],
    seed: 'keys',
    violations: 0,
  });
  const shares = Object.values<number>(report.winShare);
  expect(shares).toHaveLength(3);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
  expect(report.meanWinningScore).toBeGreaterThanOrEqual(Math.max(...Object.values<number>(report.meanScores)));
  expect(report.branching.max).toBeGreaterThan(report.branching.mean);
  const effects = Object.keys(report.exercised);
  expect(effects).toEqual(effects.toSorted());
  expect(effects.filter((effect) => effect.startsWith('guild.'))).toHaveLength(12);
  expect(effects.filter((effect) => effect.startsWith('plank.'))).toHaveLength(5);
  expect(effects.filter((effect) => effect.startsWith('gnome.'))).toHaveLength(9);
});

test.each([2, 3, 4])('bruges with %i players keeps its rules and counts every ability', (seats) => {
  const { code, out, err } = guildhall(
    'simulate',
    'bruges',
    '--json',
    '--check',
    '--seats',
    String(seats),
    '--games',
    '20',
    '--seed',
    'keys',
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ game: 'bruges', seats, games: 20, violations: 0 });
  const effects = Object.keys(report.exercised);
  expect(effects).toHaveLength(KINDS.length);
  expect(effects.every((effect) => effect.startsWith('ability.'))).toBe(true);
  expect(report.exercised['ability.gain']).toBeGreaterThan(0);
});

test('an effect that never happened is listed with 0', () => {
  const { out } = simulate('--seats', '2', '--games', '2', '--guilds', 'beginner');
  expect(JSON.parse(out).exercised['guild.spies']).toBe(0);
});

test('the number of threads does not change the result', () => {
  const [one, two] = ['1', '2'].map((threads) => {
    const { out } = simulate(
      '--seats',
      '4',
      '--games',
      '250',
      '--bots',
      'greedy,random,random,random',
      '--seed',
      'threads',
      '--threads',
      threads,
    );
    const { seconds: _s, gamesPerSecond: _g, ...rest } = JSON.parse(out);
    return rest;
  });
  expect(one).toEqual(two);
});

test('another seed plays other games, the same text the same ones', () => {
  const score = (seed: string) => JSON.parse(simulate('--seats', '3', '--games', '5', '--seed', seed).out).meanScores;
  expect(score('a')).toEqual(score('a'));
  expect(score('a')).not.toEqual(score('b'));
});

test('people get tables', () => {
  const { code, out } = guildhall('simulate', 'belfort', '--seats', '2', '--games', '3', '--bots', 'greedy,random');
  expect(code).toBe(0);
  expect(out).toContain('3 games of belfort with 2 players');
  expect(out).toMatch(/^0 +greedy +[\d.]+ % +[\d.]+$/m);
  expect(out).toMatch(/^plank\.market +\d+$/m);
});

test('at most 100 games are saved', () => {
  const path = join(folder, 'deep', 'many');
  expect(simulate('--seats', '2', '--games', '102', '--save', path).code).toBe(0);
  expect(readdirSync(path)).toHaveLength(100);
  expect(existsSync(join(path, 'belfort-100.json'))).toBe(true);
});

test('a folder that cannot be made is a failure, not a usage error', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, err } = simulate('--seats', '2', '--games', '1', '--save', file);
  expect(err).toMatch(/^error: cannot make the folder .*file: /);
  expect(code).toBe(1);
});

test.each([
  [0, 100, 0, '░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  0.0 games/s'],
  [50, 100, 10, '███████████████░░░░░░░░░░░░░░░ 50 %  5.0 games/s  10 s left'],
  [100, 100, 2, '██████████████████████████████ 100 %  50 games/s  0 s left'],
])('progress: %i of %i after %i s', (done, total, seconds, line) => {
  expect(progressLine(done, total, seconds, 'games')).toBe(line);
});
