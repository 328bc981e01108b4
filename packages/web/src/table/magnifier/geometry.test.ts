import { describe, expect, it } from 'vitest';
import { bounded, enlarged, type Fingers, LARGEST, type Look, moved, type Point, pinched, WHOLE } from './geometry.ts';

const ROOM = { width: 400, height: 200 };

/** Which point of the board, in its own measure, lies under a point of the window. */
const under = ({ scale, x, y }: Look, at: Point): Point => ({ x: (x + at.x) / scale, y: (y + at.y) / scale });

describe('a magnified board', () => {
  it('stays under the finger when it is enlarged', () => {
    const at = { x: 300, y: 50 };
    const look = enlarged(WHOLE, 2, at, ROOM);
    expect(look).toEqual({ scale: 2, x: 300, y: 50 });
    expect(under(look, at)).toEqual(at);
    expect(enlarged(look, 1 / 2, at, ROOM)).toEqual(WHOLE);
  });

  it('is never smaller than its window and never too large', () => {
    expect(enlarged(WHOLE, 0.3, { x: 10, y: 10 }, ROOM)).toEqual(WHOLE);
    expect(enlarged(WHOLE, 100, { x: 10, y: 10 }, ROOM).scale).toBe(LARGEST);
  });

  it('cannot be moved out of its window', () => {
    const look = { scale: 2, x: 100, y: 100 };
    expect(moved(look, { x: 0, y: 0 }, { x: 30, y: -40 }, ROOM)).toEqual({ scale: 2, x: 70, y: 140 });
    expect(moved(look, { x: 0, y: 0 }, { x: 900, y: -900 }, ROOM)).toEqual({ scale: 2, x: 0, y: 200 });
    expect(moved(WHOLE, { x: 0, y: 0 }, { x: 50, y: 50 }, ROOM)).toEqual(WHOLE);
    expect(bounded({ scale: 1.5, x: 999, y: 999 }, ROOM)).toEqual({ scale: 1.5, x: 200, y: 100 });
  });

  it('follows two fingers that spread and move together', () => {
    const from: Fingers = [
      { x: 180, y: 100 },
      { x: 220, y: 100 },
    ];
    const to: Fingers = [
      { x: 150, y: 90 },
      { x: 250, y: 90 },
    ];
    const look = pinched(WHOLE, from, to, ROOM);
    expect(look.scale).toBe(2.5);
    expect(under(look, { x: 200, y: 90 })).toEqual({ x: 200, y: 100 });
    expect(pinched(look, to, from, ROOM)).toEqual(WHOLE);
  });

  it('keeps the middle where it is once it cannot grow any more', () => {
    const from: Fingers = [
      { x: 190, y: 100 },
      { x: 210, y: 100 },
    ];
    const to: Fingers = [
      { x: 0, y: 100 },
      { x: 400, y: 100 },
    ];
    const look = pinched(WHOLE, from, to, ROOM);
    expect(look.scale).toBe(LARGEST);
    expect(under(look, { x: 200, y: 100 })).toEqual({ x: 200, y: 100 });
  });

  it('survives two fingers on the same spot', () => {
    const spot = { x: 5, y: 5 };
    const look = pinched(WHOLE, [spot, spot], [spot, { x: 15, y: 5 }], ROOM);
    expect(Number.isFinite(look.scale + look.x + look.y)).toBe(true);
  });
});
