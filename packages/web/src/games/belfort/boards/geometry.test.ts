import { DISTRICTS, kindOf, SYMBOLS } from '@guildhall/belfort';
import { describe, expect, test } from 'vitest';
import { taxBands } from './city/tax.ts';
import { cellOf, districtBox, HIT_CLOSE, lapOf, type Point, pentagon, RIM, symbolPoint, VISITS } from './geometry.ts';

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
const symbols = Array.from({ length: SYMBOLS }, (_, symbol) => symbol);
/** The smaller side of the city on a phone, in px. */
const PHONE = { w: 390, h: 368 };
const FINGER = 44;

describe('the city', () => {
  test('every symbol stands inside the rim', () => {
    const corners = pentagon(RIM.inner);
    for (const symbol of symbols) {
      const [x, y] = symbolPoint(symbol);
      corners.forEach(([ax, ay], i) => {
        const [bx, by] = corners[(i + 1) % 5]!;
        expect((bx - ax) * (y - ay) - (by - ay) * (x - ax), `symbol ${symbol}`).toBeGreaterThan(0);
      });
    }
  });

  test('sites stand far enough apart for their rooms not to overlap', () => {
    const places = symbols.filter((symbol) => kindOf(symbol) !== 'keep').map(symbolPoint);
    const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => distance(a, b)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * HIT_CLOSE - 0.01);
  });

  test.each(DISTRICTS)('zoomed to district %i, a place is as wide as a finger on a phone', (district) => {
    const { w, h } = districtBox(district);
    const scale = Math.min(PHONE.w / w, PHONE.h / h);
    expect(2 * HIT_CLOSE * scale).toBeGreaterThanOrEqual(FINGER);
  });

  test('the keyboard visits every site once', () => {
    expect([...VISITS].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14]);
  });
});

describe('the score track', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [50, 50, 0],
    [51, 1, 1],
    [100, 50, 1],
    [101, 1, 2],
  ])('score %i stands on cell %i of lap %i', (score, cell, lap) => {
    expect([cellOf(score), lapOf(score)]).toEqual([cell, lap]);
  });

  test('ten tax bands of five points', () => {
    const bands = taxBands({ step: 5, most: 9 });
    expect(bands).toHaveLength(10);
    expect(bands[0]).toEqual({ tax: 0, from: 1, to: 5 });
    expect(bands[9]).toEqual({ tax: 9, from: 46, to: 50 });
  });

  test('the last band of another sheet reaches the end', () => {
    expect(taxBands({ step: 10, most: 3 }).at(-1)).toEqual({ tax: 3, from: 31, to: 50 });
  });
});
