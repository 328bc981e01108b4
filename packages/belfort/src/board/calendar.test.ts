import { expect, test } from 'vitest';
import { isScoringRound, nextScoring, ROUNDS, SEASONS, seasonOf } from './calendar.ts';

test.each([
  [1, 'spring', false],
  [2, 'spring', false],
  [3, 'spring', true],
  [4, 'summer', false],
  [5, 'summer', true],
  [6, 'autumn', false],
  [7, 'autumn', true],
] as const)('[Belfort 1.1] round %i is in %s, scored: %s', (round, season, scored) => {
  expect(seasonOf(round)).toBe(season);
  expect(isScoringRound(round)).toBe(scored);
});

test('[Belfort 1.1] seven rounds in three seasons', () => {
  expect(ROUNDS).toBe(7);
  expect(SEASONS).toEqual(['spring', 'summer', 'autumn']);
});

test.each([
  [0, 3],
  [3, 3],
  [4, 5],
  [7, 7],
  [8, null],
])('[Belfort 1.1] in month %i the next scoring is after month %j', (round, next) => {
  expect(nextScoring(round)).toBe(next);
});
