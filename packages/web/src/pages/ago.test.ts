import { expect, test } from 'vitest';
import { ago, ahead } from './ago.ts';

const NOW = Date.UTC(2025, 5, 20, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'now'],
  [-5 * MINUTE, 'now'],
  [59_000, 'now'],
  [MINUTE, '1 minute ago'],
  [3 * HOUR + MINUTE, '3 hours ago'],
  [DAY, 'yesterday'],
  [7 * DAY, '7 days ago'],
  [8 * DAY, 'Jun 12, 2025'],
])('%i ms before: %s', (passed, words) => {
  expect(ago(NOW - passed, NOW, 'en')).toBe(words);
});

test('in the reader’s language', () => {
  expect(ago(NOW - DAY, NOW, 'de')).toBe('gestern');
  expect(ago(NOW - 5 * MINUTE, NOW, 'fr')).toBe('il y a 5 minutes');
});

test.each([
  [5 * 60_000, 'in 5 minutes', 'dans 5 minutes'],
  [26 * 3_600_000, 'tomorrow', 'demain'],
  [-1, 'this minute', 'cette minute-ci'],
])('%i ms ahead are told in words', (left, en, fr) => {
  expect([ahead(NOW + left, NOW, 'en'), ahead(NOW + left, NOW, 'fr')]).toEqual([en, fr]);
});
