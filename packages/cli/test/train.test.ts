import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { featuresOf, weightsOf } from '@guildhall/bots/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weightsText } from '../src/train.ts';
import { isHeldOut, lessonOf, positionsIn } from '../src/train-games.ts';
import { guildhall } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['belfort', 2],
  ['belfort', 5],
  ['bruges', 3],
])('the file of %s with %i players is laid out as the formatter would', (game, seats) => {
  const path = new URL(`../../bots/weights/${game}-${seats}.json`, import.meta.url);
  const text = readFileSync(fileURLToPath(path), 'utf8');
  expect(weightsText(JSON.parse(text))).toBe(text);
});

test('a lesson is the start of every round with how it all ended', () => {
  const names = featuresOf('belfort').names.length;
  const rows = lessonOf({ game: 'belfort', seats: 3, bots: ['random'] }, 5);
  const positions = [...positionsIn(rows, 3, names)];
  expect(positions.map(({ set }) => set)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const { game, wins, seen, scores } of positions) {
    expect(game).toBe(5);
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1, 5);
    expect(scores).toEqual(positions[0]!.scores);
    expect(seen.map((row) => row.length)).toEqual([names, names, names]);
  }
  expect(isHeldOut(0)).toBe(true);
  expect(isHeldOut(5)).toBe(false);
});

test('the same file whatever the number of threads; a second run goes on with what is there', () => {
  const train = (out: string, parts: string, ...args: string[]) =>
    guildhall(
      ...['train', 'belfort', '--seats', '2', '--games', '24', '--bots', 'random', '--json'],
      ...['--out', join(folder, out), '--parts', join(folder, parts), ...args],
    );
  const one = train('one.json', 'a', '--threads', '1');
  expect(one.err).toBe('');
  expect(one.code).toBe(0);
  const report = JSON.parse(one.out);
  expect(report).toMatchObject({ game: 'belfort', seats: 2, bots: ['random'], games: 24 });
  expect(report.version).toBe(weightsOf('belfort', 2)!.version + 1);
  expect(report.seasons).toHaveLength(7);
  for (const { crossEntropy, brier, r2 } of report.seasons) {
    expect(crossEntropy).toBeGreaterThan(0);
    expect(brier).toBeLessThan(1);
    expect(r2).toBeLessThanOrEqual(1);
  }
  train('two.json', 'b', '--threads', '2');
  const written = readFileSync(join(folder, 'one.json'), 'utf8');
  expect(readFileSync(join(folder, 'two.json'), 'utf8')).toBe(written);

  const parts = readdirSync(report.parts);
  expect(parts.sort()).toEqual(['0-10.f32', '10-20.f32', '20-24.f32']);
  const long = new Date(0);
  utimesSync(join(report.parts, '0-10.f32'), long, long);
  rmSync(join(report.parts, '10-20.f32'));
  const again = train('again.json', 'a');
  expect(again.code).toBe(0);
  expect(readFileSync(join(folder, 'again.json'), 'utf8')).toBe(written);
});

test('people read what was learned', () => {
  const { out } = guildhall(
    ...['train', 'bruges', '--seats', '2', '--games', '9', '--bots', 'random'],
    ...['--out', join(folder, 'bruges.json'), '--parts', join(folder, 'c')],
  );
  expect(out).toContain('learned bruges with 2 players from 9 games of random');
  expect(out).toMatch(/^season +positions +temperature +cross-entropy +of par +R² +Brier$/m);
});

test('--onto goes on from what was learned before: a few games change it a little', () => {
  const train = (out: string, ...args: string[]) => {
    const { code } = guildhall(
      ...['train', 'belfort', '--seats', '2', '--games', '16', '--bots', 'journeyman'],
      ...['--out', join(folder, out), '--parts', join(folder, 'd'), ...args],
    );
    expect(code).toBe(0);
    return JSON.parse(readFileSync(join(folder, out), 'utf8')) as { weights: number[][] };
  };
  const far = ({ weights }: { weights: number[][] }) =>
    Math.hypot(
      ...weights.flatMap((set, i) => set.map((weight, k) => weight - weightsOf('belfort', 2)!.weights[i]![k]!)),
    );
  const anew = far(train('anew.json'));
  const onto = far(train('onto.json', '--onto'));
  expect(onto).toBeGreaterThan(0);
  expect(onto).toBeLessThan(anew / 4);
});
