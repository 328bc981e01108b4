import { expect, test } from 'vitest';
import { curveOf, type Part, partOf, ticksUpTo, tiesOf } from './reckoning.ts';

const PARTS: Part[] = [3, 5, 7].map((until) => ({ name: `${until}`, until, colour: 'red' }));
const line = (seat: number, round: number | null, points: number) => ({ seat, item: 'any', round, points });
const standing = (seat: number, place: number, score: number, tieBreak: number) => ({ seat, place, score, tieBreak });

test('a line belongs to the scoring that comes next', () => {
  expect([1, 3, 4, 5, 7, null].map((round) => partOf(line(0, round, 1), PARTS))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('a curve adds up, goes down with taxes, and ends with what has no round', () => {
  const lines = [line(0, 1, 5), line(1, 1, 9), line(0, 2, -1), line(0, null, 3)];
  expect(curveOf(lines, 0, 3)).toEqual([0, 5, 4, 7]);
  expect(curveOf(lines, 1, 3)).toEqual([0, 9, 9, 9]);
});

test.each([0, 1, 4, 7, 11, 43, 50, 51, 99, 180, 700])('an axis up to %i has few even steps', (most) => {
  const ticks = ticksUpTo(most);
  expect(ticks.length).toBeLessThanOrEqual(6);
  expect(ticks[0]).toBe(0);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, most));
  expect(new Set(ticks.slice(1).map((tick, i) => tick - ticks[i]!)).size).toBe(1);
});

test('those with equal scores are told together, in the order of their places', () => {
  const ties = tiesOf([
    standing(0, 2, 43, 4),
    standing(1, 3, 42, 9),
    standing(2, 1, 43, 7),
    standing(3, 4, 30, 2),
    standing(4, 4, 30, 2),
  ]);
  expect(ties.map((tie) => tie.map(({ seat }) => seat))).toEqual([
    [2, 0],
    [3, 4],
  ]);
  expect(tiesOf([standing(0, 1, 5, 1), standing(1, 2, 4, 1)])).toEqual([]);
});
