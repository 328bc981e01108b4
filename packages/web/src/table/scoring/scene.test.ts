import { expect, test } from 'vitest';
import { totalsOf } from './scene.ts';

test('the points of all scenes are added up by seat, the most first', () => {
  const scene = (...points: number[]) => ({
    title: '',
    targets: [],
    rows: points.map((n, seat) => ({ seat, count: '', points: n })),
  });
  expect(totalsOf([scene(3, 5, 0), scene(1, 5, 0)], 3)).toEqual([
    { seat: 1, points: 10 },
    { seat: 0, points: 4 },
    { seat: 2, points: 0 },
  ]);
});
