import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { rank, scoringNow } from './scoring.ts';

const DISTRICT = [5, 3, 1];
const points = (counts: readonly number[], pay: readonly number[]) => rank(counts, pay).map((each) => each.points);

describe('places', () => {
  test.each([
    [
      [4, 3, 2, 1],
      [1, 2, 3, 4],
    ],
    [
      [4, 2, 2, 1],
      [1, 3, 3, 4],
    ],
    [
      [4, 4, 2, 1],
      [2, 2, 3, 4],
    ],
    [
      [4, 4, 4, 1],
      [2, 2, 2, 3],
    ],
    [
      [3, 3, 3, 3],
      [2, 2, 2, 2],
    ],
    [
      [4, 4, 2, 2],
      [2, 2, 4, 4],
    ],
    [
      [4, 2, 1, 1],
      [1, 2, 4, 4],
    ],
    [
      [4, 4, 2, 2, 1],
      [2, 2, 4, 4, 5],
    ],
    [[5], [1]],
  ])('[Belfort 6.3] counts %j take places %j', (counts, places) => {
    expect(rank(counts, DISTRICT).map(({ place }) => place)).toEqual(places);
  });

  test.each([
    [
      [4, 2, 2, 1],
      [5, 1, 1, 0],
    ],
    [
      [4, 4, 2, 1],
      [3, 3, 1, 0],
    ],
    [
      [4, 4, 4, 1],
      [3, 3, 3, 1],
    ],
    [
      [2, 2, 2, 2],
      [3, 3, 3, 3],
    ],
    [
      [4, 3, 1, 1],
      [5, 3, 0, 0],
    ],
    [
      [0, 0, 0, 1],
      [0, 0, 0, 5],
    ],
  ])('[Belfort 6.1] counts %j in a district give %j', (counts, expected) => {
    expect(points(counts, DISTRICT)).toEqual(expected);
  });

  test.each([
    [
      [4, 3, 3, 5],
      [1, 0, 0, 3],
    ],
    [
      [5, 5, 4, 3],
      [1, 1, 0, 0],
    ],
    [
      [2, 2, 3, 2],
      [0, 0, 3, 0],
    ],
    [
      [3, 3, 3],
      [1, 1, 1],
    ],
  ])('[Belfort 6.2] counts %j of workers give %j', (counts, expected) => {
    expect(points(counts, [3, 1])).toEqual(expected);
  });

  test.each([[[0, 0, 0]], [[3, 0, 0]], [[2, 2, 0]]])('[B13] nothing takes no place: %j', (counts) => {
    rank(counts, DISTRICT).forEach(({ count, place, points: got }) => {
      if (count === 0) expect([place, got]).toEqual([0, 0]);
      else expect(place).toBeGreaterThan(0);
    });
  });

  const counts = fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 6 });

  test('[Belfort 6.3] the place is 1 + distinct higher counts + tied groups at or above', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const groups = new Map<number, number>();
        for (const count of all) groups.set(count, (groups.get(count) ?? 0) + 1);
        const levels = [...groups.keys()];
        const ranks = rank(all, DISTRICT);
        for (const [builder, count] of all.entries()) {
          const higher = levels.filter((level) => level > count).length;
          const tied = levels.filter((level) => level >= count && groups.get(level)! > 1).length;
          expect(ranks[builder]).toEqual({
            builder,
            count,
            place: count === 0 ? 0 : 1 + higher + tied,
            points: count === 0 ? 0 : (DISTRICT[higher + tied] ?? 0),
          });
        }
      }),
    );
  });

  test('[Belfort 6.3] more is never worse, equal is equal, and who is who does not matter', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const got = points(all, DISTRICT);
        for (const [a, count] of all.entries()) {
          for (const [b, other] of all.entries()) {
            if (count === other) expect(got[a]).toBe(got[b]);
            if (count > other) expect(got[a]).toBeGreaterThanOrEqual(got[b]!);
          }
        }
        expect(points(all.toReversed(), DISTRICT)).toEqual(got.toReversed());
      }),
    );
  });

  test('[Belfort 6.3] a lone leader takes the first place, and nobody else does', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const most = Math.max(...all);
        const lone = most > 0 && all.filter((count) => count === most).length === 1;
        const firsts = rank(all, DISTRICT).filter(({ place }) => place === 1);
        expect(firsts.map(({ count }) => count)).toEqual(lone ? [most] : []);
      }),
    );
  });
});

const given = {
  round: 3,
  players: {
    red: { elves: 4, built: [{ property: 'inn', gnomes: 1 }] },
    yellow: { dwarves: 5, masterDwarves: 1 },
    blue: { elves: 4 },
  },
  markers: { red: ['keep 1', 'gatehouse 5>1'], yellow: ['guild 1', 'wall 5a'], blue: ['pub 3'] },
};

test('[Belfort 6.1] the preview gives what scoring then gives', () => {
  const before = table({ given: { ...given, phase: 'actions' } });
  const sums = [0, 0, 0];
  for (const { ranks } of scoringNow(before.state)) for (const { builder, points } of ranks) sums[builder]! += points;
  const after = table({ given: { ...given, phase: 'scoring' } });
  expect(after.state.players.map(({ score }) => score)).toEqual(sums);
  expect(sums).toEqual([12, 9, 6]);
});

test('[Belfort 6.2] eight rankings: five districts, elves, dwarves, gnomes', () => {
  const ranks = scoringNow(table({ given }).state);
  expect(ranks.map(({ majority }) => majority)).toEqual([
    'district.0',
    'district.1',
    'district.2',
    'district.3',
    'district.4',
    'elf',
    'dwarf',
    'gnome',
  ]);
  expect(ranks[6]!.ranks.map(({ count }) => count)).toEqual([3, 6, 3]);
});
