import { describe, expect, test } from 'vitest';
import type { Side } from './lesson.ts';
import { type Box, type Kept, type Place, placeBeside } from './place.ts';

const ROOM = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZE = { width: 340, height: 200 };
const ORDER: readonly Side[] = ['above', 'right', 'left', 'below'];

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const keep = (weight: number, ...boxes: Box[]): Kept[] => boxes.map((each) => ({ box: each, weight }));
const covers = ({ left, top }: Place, at: Box): boolean =>
  left < at.left + at.width && at.left < left + SIZE.width && top < at.top + at.height && at.top < top + SIZE.height;

describe('the coach stands', () => {
  test('in the middle when it points at nothing', () => {
    expect(placeBeside(null, SIZE, ROOM, ORDER)).toEqual({ side: 'free', left: 550, top: 350, tail: 0 });
  });

  test('on the first side in order that has room, its tail at the middle', () => {
    const card = box(600, 600, 150, 240);
    expect(placeBeside(card, SIZE, ROOM, ORDER)).toEqual({ side: 'above', left: 505, top: 382, tail: 170 });
    expect(placeBeside(box(600, 60, 150, 240), SIZE, ROOM, ORDER).side).toBe('right');
  });

  test('on another side when the first would hide something', () => {
    const house = box(20, 770, 90, 110);
    const button = box(30, 640, 390, 40);
    const workers = box(30, 580, 390, 40);
    const place = placeBeside(house, SIZE, ROOM, ORDER, keep(10, button, workers));
    expect(place.side).toBe('right');
    for (const each of [house, button, workers]) expect(covers(place, each)).toBe(false);
  });

  test('above the whole open leaf, still pointing at its row', () => {
    const row = box(1140, 610, 280, 46);
    const leaf = box(930, 568, 500, 322);
    const place = placeBeside(row, SIZE, ROOM, ORDER, keep(10, leaf));
    expect(place.side).toBe('above');
    expect(covers(place, leaf)).toBe(false);
  });

  test('over what matters less, if something must be hidden', () => {
    const target = box(680, 400, 80, 80);
    const left = box(0, 0, 680, 900);
    const right = box(760, 0, 680, 900);
    const place = placeBeside(target, SIZE, ROOM, ORDER, [...keep(10, left), ...keep(1, right)]);
    expect(covers(place, left)).toBe(false);
    expect(covers(place, right)).toBe(true);
  });

  test.each([
    [0, 0],
    [1400, 0],
    [0, 860],
    [1400, 860],
    [700, 430],
  ])('inside the window and beside what is at %i, %i', (x, y) => {
    const target = box(x, y, 40, 40);
    const place = placeBeside(target, SIZE, ROOM, ORDER);
    expect(covers(place, target)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.top).toBeGreaterThanOrEqual(8);
    expect(place.left + SIZE.width).toBeLessThanOrEqual(ROOM.width - 8);
    expect(place.top + SIZE.height).toBeLessThanOrEqual(ROOM.height - 8);
  });

  test('where it is while no other place is much better', () => {
    const card = box(600, 600, 150, 240);
    const now = placeBeside(card, SIZE, ROOM, ORDER);
    const lifted = box(600, 580, 150, 260);
    expect(placeBeside(box(610, 600, 150, 240), SIZE, ROOM, ORDER, [], now)).toMatchObject({
      left: now.left,
      top: now.top,
    });
    expect(covers(placeBeside(lifted, SIZE, ROOM, ORDER, keep(10, box(500, 380, 350, 200)), now), lifted)).toBe(false);
  });

  test('on a phone above or below, and away from an open leaf', () => {
    const wide = { width: 374, height: 180 };
    expect(placeBeside(box(100, 500, 100, 100), wide, PHONE, ORDER).side).toBe('above');
    expect(placeBeside(box(100, 60, 100, 100), wide, PHONE, ORDER).side).toBe('below');
    const leaf = box(8, 300, 374, 350);
    const { left, top } = placeBeside(box(150, 540, 220, 44), wide, PHONE, ORDER, keep(10, leaf));
    expect(left).toBe(8);
    expect(top + wide.height <= leaf.top || top >= leaf.top + leaf.height).toBe(true);
  });

  test('in the middle of a window too small for it', () => {
    expect(placeBeside(box(10, 10, 20, 20), SIZE, { width: 330, height: 180 }, ORDER)).toMatchObject({
      side: 'free',
      top: 8,
    });
  });
});
