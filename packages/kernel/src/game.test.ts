import { expect, test } from 'vitest';
import { placed } from './game.ts';

test.each([
  [
    'by score',
    [
      [9, 0],
      [12, 0],
      [3, 0],
    ],
    [2, 1, 3],
  ],
  [
    'then by tie-break',
    [
      [9, 1],
      [9, 4],
      [12, 0],
    ],
    [3, 2, 1],
  ],
  [
    'level in both share a place, and the next one is left out',
    [
      [9, 1],
      [9, 1],
      [3, 9],
    ],
    [1, 1, 3],
  ],
])('places %s', (_, rows, places) => {
  const standings = placed(rows.map(([score, tieBreak], seat) => ({ seat, score: score!, tieBreak: tieBreak! })));
  expect(standings.map(({ place }) => place)).toEqual(places);
  expect(standings[0]).toMatchObject({ seat: 0, score: rows[0]![0], tieBreak: rows[0]![1] });
});
