import { describe, expect, test } from 'vitest';
import type { Flight } from './flight.ts';
import { launchesOf, type Way } from './launches.ts';
import type { Found } from './look.ts';
import { DROP, FLOAT, SHAKE, TRAVEL, TUMBLE } from './timing.ts';

/** Elements are only told apart, so names will do. */
const found = (element: string, left = 0, rest: Partial<Found<string>> = {}): Found<string> => ({
  element,
  rect: { left, top: 100, width: 20, height: 20 },
  itself: true,
  away: false,
  ...rest,
});
const flight = (how: Flight<string>['how'], rest: Partial<Flight<string>> = {}): Flight<string> => ({
  piece: how,
  how,
  from: [],
  to: [],
  wave: 0,
  ...rest,
});
const way = (
  how: Flight<string>['how'],
  start: Found<string> | null,
  end: Found<string> | null,
  rest: Partial<Flight<string>> = {},
): Way<string, string> => ({ flight: flight(how, rest), start, end });
/** Every piece is drawn 40 px wide. */
const launched = (ways: Way<string, string>[], settings = { pace: 1, calm: false }) =>
  launchesOf(ways, settings, (piece, becomes) => ({ node: becomes === null ? piece : `own ${piece}`, width: 40 }));
const placeOf = ({ keyframes }: { keyframes: Keyframe[] }) => /\(([\d.]+)px/.exec(transforms(keyframes)[0]!)![1];
const transforms = (keyframes: Keyframe[]) => keyframes.map(({ transform }) => String(transform));

test('every way of flying lasts its own time, at the pace of the player', () => {
  const [a, b] = [found('a'), found('b', 200)];
  const ways = (['travel', 'drop', 'tumble', 'float'] as const).map((how) => way(how, a, b));
  const durations = (pace: number) => launched(ways, { pace, calm: false }).launches.map(({ duration }) => duration);
  expect(durations(1)).toEqual([TRAVEL, DROP, TUMBLE, FLOAT]);
  expect(durations(2)).toEqual([2 * TRAVEL, 2 * DROP, 2 * TUMBLE, 2 * FLOAT]);
});

test('a sum can be read even when pieces are fast', () => {
  const [sum] = launched([way('float', null, found('a'))], { pace: 0.5, calm: false }).launches;
  expect(sum!.duration).toBe(0.8 * FLOAT);
});

describe('a journey', () => {
  test('goes from the middle of its start to the middle of its end, fitted to both', () => {
    const [piece] = launched([way('travel', found('a'), found('b', 200))]).launches;
    expect(piece).toMatchObject({ node: 'travel', hides: null });
    const steps = transforms(piece!.keyframes);
    expect(steps[0]).toContain('translate(10.0px, 110.0px)');
    expect(steps[0]).toContain('scale(0.500)');
    expect(steps.at(-1)).toContain('translate(210.0px, 110.0px)');
    expect(steps.at(-1)).toContain('scale(0.425)');
  });

  test('of a piece that becomes the real one ends in its size and hides it', () => {
    const end = found('b', 200, { rect: { left: 200, top: 100, width: 60, height: 60 } });
    const [piece] = launched([way('travel', found('a'), end, { becomes: true })]).launches;
    expect(piece).toMatchObject({ node: 'own travel', hides: 'b' });
    expect(transforms(piece!.keyframes).at(-1)).toContain('scale(1.500)');
  });

  test('that ends at something that stands in hides nothing', () => {
    const end = found('panel', 200, { itself: false });
    const [piece] = launched([way('travel', found('a'), end, { becomes: true })]).launches;
    expect(piece).toMatchObject({ node: 'travel', hides: null });
  });

  test('without a start is a drop', () => {
    expect(launched([way('travel', null, found('b'))]).launches).toMatchObject([{ duration: DROP }]);
  });

  test('within one element is none, unless the piece itself has moved', () => {
    const [here, aside] = [found('pawn'), found('pawn', 50)];
    expect(launched([way('travel', here, aside)]).launches).toEqual([]);
    expect(launched([way('travel', here, here, { becomes: true })]).launches).toEqual([]);
    expect(launched([way('travel', here, aside, { becomes: true })]).launches).toHaveLength(1);
  });

  test('of a later act is not shown before it starts', () => {
    const ways = [way('travel', found('a'), found('b')), way('drop', null, found('c'), { act: 1 })];
    expect(launched(ways).launches.map(({ sudden, delay }) => [sudden, delay])).toEqual([
      [false, 0],
      [true, TRAVEL],
    ]);
  });
});

describe('what floats', () => {
  test('at one place stands side by side', () => {
    const wide = found('a', 50, { rect: { left: 50, top: 100, width: 140, height: 20 } });
    const ways = Array.from({ length: 3 }, () => way('float', null, wide));
    expect(launched(ways).launches.map(placeOf)).toEqual(['120.0', '164.0', '76.0']);
  });

  test('at a narrow place comes one after the other, so that nothing hangs over the neighbours', () => {
    const { launches } = launched(Array.from({ length: 3 }, () => way('float', null, found('a', 100))));
    expect(launches.map(placeOf)).toEqual(['110.0', '110.0', '110.0']);
    const [first, second, third] = launches.map(({ delay }) => delay) as [number, number, number];
    expect(second - first).toBeGreaterThan(FLOAT / 2);
    expect(third - second).toBeGreaterThan(FLOAT / 2);
  });

  test('waits for the pieces of its wave', () => {
    const sum = way('float', null, found('b'), { wave: 1 });
    const landing = (wave: number) => launched([way('travel', found('a'), found('b'), { wave }), sum]).launches.at(-1)!;
    expect(landing(1).delay - landing(0).delay).toBeGreaterThan(TRAVEL / 2);
  });

  test('does not move for those who want calm', () => {
    const [sum] = launched([way('float', null, found('a'))], { pace: 1, calm: true }).launches;
    expect(new Set(transforms(sum!.keyframes)).size).toBe(1);
  });
});

describe('what lies on the page', () => {
  test('slides from where it lay before, if it has moved', () => {
    const { animations, launches } = launched([
      way('slide', found('panel', 30), found('panel', 100)),
      way('slide', found('other', 30), found('other', 30)),
      way('slide', null, found('third')),
    ]);
    expect(launches).toEqual([]);
    expect(animations).toMatchObject([{ element: 'panel', options: { duration: TRAVEL } }]);
    expect(transforms(animations[0]!.keyframes)).toEqual(['translate(-70px, 0px)', 'none']);
  });

  test('is shaken in its turn', () => {
    const ways = [way('travel', found('a'), found('b')), way('shake', null, found('ring'), { act: 1 })];
    const { animations } = launched(ways, { pace: 2, calm: false });
    expect(animations).toMatchObject([{ element: 'ring', options: { delay: 2 * TRAVEL, duration: 2 * SHAKE } }]);
  });
});

describe('what is out of sight', () => {
  const tab = found('tab', 0, { away: true, itself: false });

  test.each<[string, Found<string> | null, Found<string> | null, number]>([
    ['ends nowhere', found('a'), null, 0],
    ['goes from one hidden board to another', tab, tab, 0],
    ['drops onto a hidden board', null, tab, 0],
    ['goes to a hidden board', found('a'), tab, 1],
    ['comes from a hidden board', tab, found('b'), 1],
  ])('%s', (_, start, end, flying) => {
    expect(launched([way('travel', start, end)]).launches).toHaveLength(flying);
  });
});
