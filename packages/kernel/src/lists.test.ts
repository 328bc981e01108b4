import { expect, test } from 'vitest';
import { insertAt, removeAt } from './lists.ts';

const list = ['a', 'b', 'c'];

test.each([0, 1, 2, 3])('inserting at %i is what splice does', (at) => {
  const here = list.slice();
  insertAt(here, at, 'x');
  expect(here).toEqual(list.toSpliced(at, 0, 'x'));
});

test.each([0, 1, 2])('removing at %i is what splice does', (at) => {
  const here = list.slice();
  removeAt(here, at);
  expect(here).toEqual(list.toSpliced(at, 1));
});
