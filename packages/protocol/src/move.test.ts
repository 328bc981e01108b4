import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMove } from './move.ts';
import { fromClient } from './socket.ts';

const MOVE = {
  t: 'move',
  n: 7,
  table: 'a-table-1',
  revision: 12,
  key: 'key-of-it',
  actions: [{ t: 'build', site: 3, card: 'pub', gnome: true, guild: null }],
};

/** Values near the edges of what is allowed, and far from it. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    '',
    'short',
    'long-enough',
    'x'.repeat(64),
    'x'.repeat(65),
    'ä-long-one',
    'line\nbreak',
    0,
    -0,
    -1,
    1.5,
    1_000_000,
    1_000_001,
    2 ** 53 - 1,
    2 ** 53,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    [],
    {},
    [{}],
    [[]],
    [null],
    Array.from({ length: 40 }, () => ({ t: 'x' })),
    Array.from({ length: 41 }, () => ({ t: 'x' })),
    [{ ['k'.repeat(32)]: 1 }],
    [{ ['k'.repeat(33)]: 1 }],
    [{ t: 'y'.repeat(64) }],
    [{ t: 'y'.repeat(65) }],
    [{ deep: {} }],
    [{ t: undefined }],
  ),
  fc.jsonValue(),
);

test('the quick check of a move agrees with its schema', () => {
  fc.assert(
    fc.property(
      fc.subarray([...Object.keys(MOVE), 'more']),
      fc.array(odd, { minLength: 7, maxLength: 7 }),
      fc.boolean(),
      (fields, values, drop) => {
        const value: Record<string, unknown> = { ...MOVE };
        fields.slice(0, 2).forEach((field, i) => {
          if (drop) delete value[field];
          else value[field] = values[i];
        });
        const read = fromClient.safeParse(value);
        expect(isMove(value)).toBe(read.success && read.data.t === 'move');
      },
    ),
    { numRuns: 3000 },
  );
});

test('a move is a move, and nothing else is', () => {
  expect(isMove(MOVE)).toBe(true);
  for (const value of [null, 1, 'move', [], [MOVE], { ...MOVE, t: 'undo' }]) expect(isMove(value)).toBe(false);
  expect(isMove({ ...MOVE, actions: [JSON.parse('{"__proto__": 1}')] })).toBe(false);
});
