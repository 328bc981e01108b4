import { describe, expect, test } from 'vitest';
import { drop, float, shake, travel, tumble } from './keyframes.ts';
import { delaysOf, startsOf, TRAVEL, TUMBLE, thinned } from './timing.ts';

const spot = (x: number, y: number, scale = 1) => ({ x, y, scale });
const offsets = (frames: Keyframe[]) => frames.map(({ offset }) => offset);

describe('waves', () => {
  test('follow each other 60 ms apart', () => {
    expect([...startsOf([0, 1, 1, 2])]).toEqual([
      [0, 0],
      [1, 60],
      [2, 120],
    ]);
  });

  test('close up, so that the last lands after 900 ms', () => {
    const starts = startsOf(Array.from({ length: 40 }, (_, i) => i));
    expect(Math.max(...starts.values()) + TRAVEL).toBeCloseTo(900);
  });

  test('numbers left out cost no time', () => {
    expect(startsOf([3, 9]).get(9)).toBe(60);
  });
});

test('an act waits for what lands in the act before, not for what floats', () => {
  const delays = delaysOf([
    { how: 'tumble', wave: 0 },
    { how: 'tumble', wave: 1 },
    { how: 'travel', wave: 2, act: 2 },
    { how: 'float', wave: 2, act: 2 },
    { how: 'shake', wave: 3, act: 5 },
  ]);
  expect(delays).toEqual([0, 60, 60 + TUMBLE, 60 + TUMBLE, 60 + TUMBLE + TRAVEL]);
});

describe('heaps', () => {
  const heaps = (n: number) => Array.from({ length: n }, () => [0, 1, 2].map((nth) => ({ nth }))).flat();

  test('stay whole while they are few', () => {
    expect(thinned(heaps(10))).toHaveLength(30);
  });

  test('shrink when there are many', () => {
    expect(thinned(heaps(20))).toHaveLength(40);
    expect(thinned(heaps(40))).toHaveLength(40);
  });

  test('never swarm', () => {
    expect(thinned(heaps(400)).length).toBeLessThan(100);
  });
});

describe('ways through the air', () => {
  test('a journey starts and ends at its places', () => {
    const frames = travel(spot(10, 20), spot(110, 220, 0.5), true);
    expect(frames[0]!.transform).toContain('translate(10.0px, 20.0px)');
    expect(frames.at(-1)!.transform).toContain('translate(110.0px, 220.0px)');
    expect(frames.at(-1)!.transform).toContain('scale(0.500)');
    expect(frames.at(-1)!.opacity).toBe(1);
  });

  test('what does not stay is gone on arrival', () => {
    expect(travel(spot(0, 0), spot(9, 9), false).at(-1)!.opacity).toBe(0);
  });

  test('a drop ends on its place', () => {
    expect(drop(spot(5, 6)).at(-1)!.transform).toContain('translate(5.0px, 6.0px)');
  });

  test('a calm sum does not move', () => {
    const places = float(spot(5, 6), true).map(({ transform }) => transform);
    expect(new Set(places).size).toBe(1);
  });

  test('keyframes are in order', () => {
    for (const frames of [
      travel(spot(0, 0), spot(1, 1), true),
      drop(spot(0, 0)),
      tumble(spot(0, 0)),
      shake(),
      float(spot(0, 0), false),
    ]) {
      expect(offsets(frames)).toEqual(offsets(frames).toSorted((a, b) => a! - b!));
      expect([frames[0]!.offset, frames.at(-1)!.offset]).toEqual([0, 1]);
    }
  });
});
