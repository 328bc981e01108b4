import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { broken, PERSONS_LIST, personsList } from '../src/persons-list.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const list = readFileSync(join(root, PERSONS_LIST), 'utf8');

test('no person has lost its number or its id', () => {
  expect(broken(list)).toEqual([]);
});

test('every person is on the list', () => {
  expect(list, 'run "npm run persons"').toBe(personsList());
});

test('a person with another number or id is noticed', () => {
  expect(broken(list.replace('0 acrobat\n', '0 tumbler\n'))).toEqual(['0 tumbler']);
  expect(broken(list.replace('0 acrobat\n', '999 acrobat\n'))).toEqual(['999 acrobat']);
});
