import { expect, test } from 'vitest';
import { besideOf } from './NearHint.tsx';

const room = { width: 1000, height: 700 };
const size = { width: 280, height: 120 };
const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

test('a bubble stands on the side that is asked for, or on the other where there is no room', () => {
  expect(besideOf(box(100, 300), size, room, 'right')).toEqual({ left: 154, top: 260 });
  expect(besideOf(box(900, 300), size, room, 'right')).toEqual({ left: 606, top: 260 });
  expect(besideOf(box(400, 300), size, room, 'top')).toEqual({ left: 280, top: 166 });
  expect(besideOf(box(400, 60), size, room, 'top')).toEqual({ left: 280, top: 114 });
});

test('it never leaves the window', () => {
  expect(besideOf(box(100, 0), size, room, 'right').top).toBe(8);
  expect(besideOf(box(100, 660), size, room, 'right').top).toBe(572);
});

test('where there is no room at either side it stands below or above, not over its place', () => {
  const wide = { left: 150, right: 850, top: 300, bottom: 340 };
  expect(besideOf(wide, size, room, 'right')).toEqual({ left: 360, top: 354 });
  expect(besideOf({ ...wide, top: 600, bottom: 640 }, size, room, 'left')).toEqual({ left: 360, top: 466 });
});
