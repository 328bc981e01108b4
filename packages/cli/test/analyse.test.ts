import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Replay } from '@guildhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnalysisReport, mistakesOf, reportOf } from '../src/analyse.ts';
import type { MoveStudy } from '../src/analyse-moves.ts';
import { guildhall } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The first moves of a game that was played under former rules. */
function begun(game: string, moves: number): string {
  const path = fileURLToPath(new URL(`../../${game}/archive/rules-1.replays.json`, import.meta.url));
  const [replay] = JSON.parse(readFileSync(path, 'utf8')) as Replay[];
  const file = join(folder, `${game}-${moves}.json`);
  const short = { ...replay!, actions: replay!.actions.slice(0, moves), trace: replay!.trace.slice(0, moves + 1) };
  writeFileSync(file, JSON.stringify(short));
  return file;
}

const analyse = (file: string, ...args: string[]) =>
  guildhall('analyse', file, '--level', 'adept', '--worlds', '2', ...args);

describe.each(['belfort', 'bruges'])('a game of %s under former rules', (game) => {
  test('is judged move by move, whatever the number of threads', () => {
    const [one, two] = ['1', '2'].map((threads) => {
      const { code, out, err } = analyse(begun(game, 12), '--json', '--threads', threads);
      expect(err).toBe('');
      expect(code).toBe(0);
      return JSON.parse(out) as AnalysisReport;
    });
    expect(one).toEqual(two);
    const report = one!;
    expect(report).toMatchObject({ game, rules: 1, level: 'adept', worlds: 2, finished: false });
    expect(report.moves).toHaveLength(12);
    for (const { chances, errors } of report.moves) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
      expect(errors).toHaveLength(report.seats);
    }
    const judged = report.moves.filter(({ played }) => played !== undefined);
    expect(judged.length).toBeGreaterThan(0);
    for (const { chance, bestChance, loss } of judged) expect(bestChance! - chance!).toBeCloseTo(loss!, 3);
    expect(report.rows.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(judged.length);
  });

  test.each([
    ['en', 'what the moves were worth', 'level “Adept”', 'Luck and skill'],
    ['de', 'was die Züge wert waren', 'Stufe „Altgeselle“', 'Glück und Können'],
    ['fr', 'ce que valaient les coups', 'niveau « Confirmé »', 'Chance et talent'],
  ])('can be read in %s', (lang, title, level, heading) => {
    const { code, out } = analyse(begun(game, 4), '--lang', lang);
    expect(code).toBe(0);
    expect(out).toContain(title);
    expect(out).toContain(level);
    expect(out).toContain(heading);
  });
});

const at = (mean: number, error = 0.01) => ({ mean, error });
const move = (number: number, chances: number[], more: Partial<MoveStudy> = {}): MoveStudy => ({
  move: number,
  seat: 0,
  round: 1,
  before: chances.map((chance) => at(chance)),
  luck: null,
  verdict: null,
  ...more,
});
const verdict = (loss: number, error = 0.01) => ({
  text: 'this',
  bestText: 'that',
  isBest: false,
  played: at(0.4),
  best: at(0.4 + loss),
  loss: at(loss, error),
});
const report = (...studies: MoveStudy[]) =>
  reportOf({ game: 'belfort', rules: 2, seats: 2 }, 'expert', 8, true, studies, [at(1, 0), at(0, 0)]);

test('luck is what came beyond what was to be expected, and the deal', () => {
  const { rows } = report(
    move(1, [0.6, 0.4], { deal: [at(0.1), at(-0.1)], luck: [at(0.15), at(-0.15)] }),
    move(2, [0.7, 0.3]),
  );
  expect(rows[0]!.luck).toBeCloseTo(0.1 + 0.15, 4);
  expect(rows[1]!.luck).toBeCloseTo(-0.1 - 0.15, 4);
  expect(rows[0]!).toMatchObject({ first: 0.6, last: 1, decisions: 0 });
});

test('skill is what was given away; the biggest mistakes come first, and doubtful ones not at all', () => {
  const made = report(
    move(1, [0.5, 0.5], { verdict: verdict(0.05) }),
    move(2, [0.5, 0.5], { verdict: verdict(0.2) }),
    move(3, [0.5, 0.5], { verdict: verdict(0.1, 0.08) }),
  );
  expect(made.rows[0]).toMatchObject({ decisions: 3, best: 1, loss: 0.35 });
  expect(mistakesOf(made).map(({ move: number }) => number)).toEqual([2, 1]);
});

test('a level that does not search cannot judge', () => {
  const { code, err } = guildhall('analyse', 'x.json', '--level', 'novice');
  expect(err).toContain('"novice" plays no moves through; there is adept, expert, master');
  expect(code).toBe(2);
});

test('a file that is not there is a failure', () => {
  const { code, err } = guildhall('analyse', join(folder, 'none.json'));
  expect(err).toMatch(/^error: cannot read /);
  expect(code).toBe(1);
});
