import { expect, test } from 'vitest';
import { problemsOf, whole, z } from './schema.ts';

const sheet = z.strictObject({
  cost: z.object({ pub: z.object({ wood: whole(0, 20), gold: z.int().check(z.minimum(0), z.maximum(9)) }) }),
  name: z.string().check(z.maxLength(5)),
  kind: z.enum(['inn', 'pub']),
  marks: z.array(z.boolean()).check(z.maxLength(2)),
});

const good = { cost: { pub: { wood: 2, gold: 1 } }, name: 'pub', kind: 'pub', marks: [true] };

function problems(input: unknown): string[] {
  const result = sheet.safeParse(input);
  return result.success ? [] : problemsOf(result.error, input);
}

test('a good value has no problems', () => {
  expect(problems(good)).toEqual([]);
});

test.each([
  [
    { ...good, cost: { pub: { wood: 'two', gold: 1 } } },
    'cost.pub.wood: expected a whole number from 0 to 20, got "two"',
  ],
  [{ ...good, cost: { pub: { wood: 21, gold: 1 } } }, 'cost.pub.wood: expected a whole number from 0 to 20, got 21'],
  [{ ...good, cost: { pub: { gold: 1 } } }, 'cost.pub.wood: expected a whole number from 0 to 20, got nothing'],
  [{ ...good, cost: { pub: { wood: 2, gold: 0.5 } } }, 'cost.pub.gold: expected a whole number, got 0.5'],
  [{ ...good, cost: { pub: { wood: 2, gold: -1 } } }, 'cost.pub.gold: expected at least 0, got -1'],
  [{ ...good, cost: { pub: [] } }, 'cost.pub: expected object, got a list of 0'],
  [{ ...good, name: 'tavern' }, 'name: expected at most 5 characters, got "tavern"'],
  [{ ...good, kind: null }, 'kind: expected "inn" or "pub", got null'],
  [{ ...good, marks: [true, true, true] }, 'marks: expected at most 2 entries, got a list of 3'],
  [{ ...good, marks: [{}] }, 'marks.0: expected boolean, got an object'],
  [{ ...good, colour: 'red' }, 'unknown "colour"'],
  [7, 'expected object, got 7'],
])('%j: %s', (input, line) => {
  expect(problems(input)).toEqual([line]);
});

test('a long value is cut short', () => {
  expect(problems('x'.repeat(1000))[0]).toHaveLength('expected object, got '.length + 41);
});

test('without the input the line says what was expected', () => {
  expect(problemsOf(whole(1, 3).safeParse(4).error!)).toEqual(['expected a whole number from 1 to 3']);
});
