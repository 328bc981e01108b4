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

test('in a low window it goes above or beside what it speaks of', () => {
  const low = { left: 400, top: 150, width: 420, height: 120 };
  const [site, card] = [
    { left: 380, top: 170, width: 40, height: 40 },
    { left: 420, top: 250, width: 400, height: 130 },
  ];
  const { left, top } = clearOf(low, [site, card], { width: 844, height: 390 });
  expect(top + low.height <= site.top || left >= site.left + site.width || left + low.width <= site.left).toBe(true);
  expect(top + low.height <= card.top || left + low.width <= card.left).toBe(true);
});

test('it goes aside for other texts too, but not over a place for their sake', () => {
  const room = { width: 390, height: 844 };
  const phone = { left: 12, top: 60, width: 366, height: 180 };
  const prompt = { left: 0, top: 0, width: 390, height: 90 };
  const { top } = clearOf(phone, [], room, [prompt]);
  expect(top).toBeGreaterThanOrEqual(90);
  expect(top).toBeLessThan(90 + 20);
  const below = { left: 0, top: 90, width: 390, height: 754 };
  expect(clearOf(phone, [below], room, [prompt]).top).toBeLessThan(10);
});
