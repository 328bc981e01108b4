import { expect, test } from 'vitest';
import { clearOf } from './clearOf.ts';

const ROOM = { width: 1280, height: 720 };
const note = { left: 770, top: 56, width: 330, height: 175 };

test('a note stays where it is as long as it hides nothing it speaks of', () => {
  expect(clearOf(note, [], ROOM)).toEqual({ left: 770, top: 56 });
  expect(clearOf(note, [{ left: 250, top: 350, width: 50, height: 50 }], ROOM)).toEqual({ left: 770, top: 56 });
});

test('a note goes out of the way, and stays in the window', () => {
  const card = { left: 915, top: 200, width: 70, height: 95 };
  const { left, top } = clearOf(note, [card], ROOM);
  expect(left + note.width <= card.left || top >= card.top + card.height || left >= card.left + card.width).toBe(true);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + note.width).toBeLessThanOrEqual(ROOM.width);
  expect(top + note.height).toBeLessThanOrEqual(ROOM.height);
});

test('on a phone it goes down', () => {
  const phone = { left: 2, top: 70, width: 366, height: 180 };
  const site = { left: 160, top: 200, width: 40, height: 40 };
  const { left, top } = clearOf(phone, [site], { width: 390, height: 844 });
  expect(top).toBeGreaterThanOrEqual(240);
  expect(left).toBeLessThan(20);
});
