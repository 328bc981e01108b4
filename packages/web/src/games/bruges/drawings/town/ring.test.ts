import { SECTIONS, SPACES } from '@guildhall/bruges';
import { describe, expect, it } from 'vitest';
import {
  BOARD,
  BRIDGES,
  bankOf,
  guardHouseAt,
  HALF_CANAL,
  pawnAt,
  RING,
  SIDES,
  SPACE_LENGTH,
  STRIP_LENGTH,
  sideOf,
  spaceAt,
  spaceOutline,
  stepAt,
  thirdSpaceAt,
} from './layout.ts';
import { band, loop, strip, turnOf } from './ring.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const everySpace = SIDES.flatMap((side) =>
  SECTIONS.flatMap((section) => Array.from({ length: SPACES }, (_, space) => ({ side, section, space }))),
);

describe('the ring of canals', () => {
  it('closes, has no jumps and the normals have length one', () => {
    for (let s = 0; s < RING.length; s += 1) {
      const [here, next] = [RING.at(s), RING.at(s + 1)];
      expect(distance(here, next)).toBeGreaterThan(0.99);
      expect(distance(here, next)).toBeLessThan(1.01);
      expect(Math.hypot(here.nx, here.ny)).toBeCloseTo(1);
    }
    expect(distance(RING.at(-3), RING.at(RING.length - 3))).toBeCloseTo(0);
  });

  it('leads outwards with a positive offset', () => {
    const centre = { x: 430, y: 237 };
    for (let s = 0; s < RING.length; s += 7) {
      expect(distance(RING.at(s, 10), centre)).toBeGreaterThan(distance(RING.at(s), centre));
      expect(distance(RING.at(s, 10), RING.at(s))).toBeCloseTo(10);
    }
  });

  it('has a guard house in the middle of every side and a bridge in every corner', () => {
    const at = (side: (typeof SIDES)[number]) => {
      const { x, y } = guardHouseAt(bankOf(side));
      return [Math.round(x), Math.round(y)];
    };
    expect(SIDES.map(at)).toEqual([
      [430, 430],
      [42, 237],
      [430, 44],
      [818, 237],
    ]);
    for (const bridge of BRIDGES) expect(Math.abs(bridge.nx * bridge.ny)).toBeGreaterThan(0);
  });

  it('has five spaces of the same length left and right of every guard house', () => {
    expect(SPACE_LENGTH).toBeCloseTo(40.8, 1);
    const own = bankOf('S');
    expect(spaceAt(own, 0, 0).x).toBeLessThan(430);
    expect(spaceAt(own, 1, 0).x).toBeGreaterThan(430);
    expect(spaceAt(bankOf('N'), 0, 0).x).toBeGreaterThan(430);
    expect(spaceAt(own, 0, 0).x + spaceAt(own, 1, 0).x).toBeCloseTo(860);
  });

  it('keeps all forty spaces on the board and apart from each other, the bridges and the guard houses', () => {
    const centres = everySpace.map(({ side, section, space }) => spaceAt(bankOf(side), section, space));
    for (const [i, a] of centres.entries()) {
      expect(a.x).toBeGreaterThan(HALF_CANAL);
      expect(a.x).toBeLessThan(BOARD.width - HALF_CANAL);
      for (const b of centres.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(34);
      for (const bridge of BRIDGES) expect(distance(a, bridge)).toBeGreaterThan(28);
      for (const side of SIDES) expect(distance(a, guardHouseAt(bankOf(side)))).toBeGreaterThan(55);
    }
    const outlines = everySpace.map(({ side, section, space }) => spaceOutline(bankOf(side), section, space));
    expect(new Set(outlines).size).toBe(40);
    for (const outline of outlines) expect(outline).not.toContain('NaN');
  });

  it('puts the worth of a third space on the outer quay', () => {
    for (const side of SIDES)
      for (const section of SECTIONS) {
        const bank = bankOf(side);
        expect(distance(thirdSpaceAt(bank, section), spaceAt(bank, section, 2))).toBeCloseTo(HALF_CANAL + 9);
      }
  });

  it('unrolls to a strip with the left section on the left', () => {
    const bank = { course: strip(200, 50, STRIP_LENGTH), start: 0 };
    expect(spaceAt(bank, 0, 0).x).toBeLessThan(200);
    expect(spaceAt(bank, 1, 4).x - spaceAt(bank, 0, 4).x).toBeCloseTo(STRIP_LENGTH - SPACE_LENGTH);
    expect(turnOf(spaceAt(bank, 0, 0))).toBe(180);
  });

  it('draws closed outlines', () => {
    expect(band(RING, 0, 40, -1, 1)).toMatch(/^M[\d. L-]+Z$/);
    expect(loop(RING, 10)).toMatch(/^M[\d. L-]+Z$/);
  });
});

describe('the sides of the board', () => {
  it('seats oneself below and the others clockwise', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2, 4))).toEqual(['N', 'E', 'S', 'W']);
    expect([0, 1].map((seat) => sideOf(seat, 1, 2))).toEqual(['N', 'S']);
    expect([0, 1, 2].map((seat) => sideOf(seat, 0, 3))).toEqual(['S', 'W', 'E']);
  });
});

describe('the stair of reputation', () => {
  it('rises to the right and gives every pawn a place of its own', () => {
    for (let step = 1; step <= 8; step++) {
      expect(stepAt(step).x).toBeGreaterThan(stepAt(step - 1).x);
      expect(stepAt(step).y).toBeLessThan(stepAt(step - 1).y);
    }
    for (let pawns = 1; pawns <= 4; pawns++) {
      const stands = Array.from({ length: pawns }, (_, i) => pawnAt(5, i, pawns));
      // heads are 10.4 wide: none may lie on another
      for (const [i, a] of stands.entries()) {
        for (const b of stands.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12);
      }
    }
  });
});
