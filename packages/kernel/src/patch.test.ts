import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference } from './contract/same.ts';
import { diff, type Patch, patched } from './patch.ts';

/** As it comes from a message. */
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Any value of JSON, with keys that a patch or JavaScript might take for something else. */
const key = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '0', '1', '+', '', 'length', '__proto__', 'constructor', 'toString'),
  fc.string(),
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2, '', 'a', '+'),
    fc.jsonValue({ maxDepth: 0 }),
    fc.array(tie('json'), { maxLength: 6 }),
    fc.dictionary(key, tie('json'), { maxKeys: 6 }),
  ),
}));
const value = json.map((any): unknown => throughJson(any));

/** A value, and the same one with a few places changed, as after a move. */
const changes = fc
  .tuple(value, fc.array(fc.tuple(fc.array(fc.nat({ max: 6 }), { maxLength: 4 }), value)))
  .map(
    ([before, places]) => [before, places.reduce((after, [path, leaf]) => changed(after, path, leaf), before)] as const,
  );

function changed(into: unknown, path: readonly number[], leaf: unknown): unknown {
  const [at, ...deeper] = path;
  if (at === undefined || typeof into !== 'object' || into === null) return leaf;
  if (Array.isArray(into)) {
    if (deeper.length > 0 && at < into.length) return into.with(at, changed(into[at], deeper, leaf));
    return into.toSpliced(at, at % 3, ...(at % 2 === 0 ? [leaf] : []));
  }
  const rows = Object.entries(into);
  const row = rows[at];
  if (row === undefined) return into;
  return Object.fromEntries(
    deeper.length > 0 ? rows.with(at, [row[0], changed(row[1], deeper, leaf)]) : rows.toSpliced(at, 1),
  );
}

/** Changes nothing that may not be changed: an attempt throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe('a patch leads from one value to the other', () => {
  const leads = (before: unknown, after: unknown) => {
    const [from, to] = [frozen(throughJson(before)), frozen(throughJson(after))];
    const patch = diff(from, to);
    expect(difference(to, patched(from, patch))).toBeNull();
    expect(difference(to, patched(from, throughJson(patch)))).toBeNull();
    expect(patch === null).toBe(JSON.stringify(patched(from, patch)) === JSON.stringify(from));
  };

  test('between any two values', () => {
    fc.assert(fc.property(value, value, leads), { numRuns: 2000 });
  });

  test('between a value and what a few changes made of it', () => {
    fc.assert(
      fc.property(changes, (pair) => leads(...pair)),
      { numRuns: 2000 },
    );
  });

  test('there is none between equal values, whatever the order of keys', () => {
    fc.assert(
      fc.property(value, (any) => {
        expect(diff(any, throughJson(any))).toBeNull();
      }),
    );
    expect(diff({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeNull();
  });
});

test('what did not change stays the same object', () => {
  const before = { still: { deep: [1] }, list: [{ n: 1 }, { n: 2 }], gone: 1 };
  const after = patched(before, diff(before, { still: { deep: [1] }, list: [{ n: 1 }, { n: 3 }], gone: 1 }));
  expect(after.still).toBe(before.still);
  expect(after.list[0]).toBe(before.list[0]);
  expect(after).toEqual({ still: { deep: [1] }, list: [{ n: 1 }, { n: 3 }], gone: 1 });
});

test.each<[what: string, before: unknown, after: unknown, patch: Patch]>([
  ['a number', { wood: 3, gold: 5 }, { wood: 4, gold: 5 }, { wood: 4 }],
  ['nothing', { worker: 'elf' }, { worker: null }, { worker: [null] }],
  ['something for nothing', { hand: null }, { hand: ['pub'] }, { hand: [['pub']] }],
  ['a key that is gone', { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }, { c: [] }],
  ['another record', { t: 'turn', seat: 1, hired: true, buys: 0 }, { t: 'pick', seat: 1 }, [{ t: 'pick', seat: 1 }]],
  ['a record in a list', [{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }], { 1: { n: 3 } }],
  ['the end of a longer list', [1, 2], [1, 2, 3, 4], { '+': [2, 0, 3, 4] }],
  ['the end of a shorter list', [1, 2, 3, 4], [1, 2], { '+': [2, 2] }],
  ['the middle of a list', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'], { '+': [1, 1] }],
  [
    'the top of a stack, and more on it',
    [{ n: 1, m: 0 }],
    [{ n: 2, m: 0 }, { n: 3 }],
    { 0: { n: 2 }, '+': [1, 0, { n: 3 }] },
  ],
  ['a list that becomes a record', [1], { 0: 1 }, [{ 0: 1 }]],
  ['everything', { a: 1 }, 'b', 'b'],
])('a patch is short: %s', (_what, before, after, patch) => {
  expect(diff(before, after)).toEqual(patch);
  expect(patched(before, patch)).toEqual(after);
});
