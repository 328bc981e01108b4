import { say } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import type { Say } from '../shell/settings.ts';
import { pathOf, Refusal, reasonOf } from './client.ts';

const de: Say = (text, params) => say(text, 'de', params);

test('names in a path are filled in, and cannot leave their place', () => {
  expect(pathOf('setSeat', { id: 'table-1', seat: 2 })).toBe('/api/tables/table-1/seats/2');
  expect(pathOf('table', { id: '../me?x' })).toBe('/api/tables/..%2Fme%3Fx');
});

test('a refusal is told in the language of the reader, never in the words of the server', () => {
  expect(reasonOf(new Refusal('noTable', 'there is no such table'), de)).toMatch(/^Diesen Tisch gibt es nicht/);
  expect(reasonOf(new Refusal('away', 'TypeError: fetch failed'), de)).toMatch(/^Der Server antwortet gerade nicht/);
});

test('what the server calls something that this screen does not know is still told', () => {
  const told = reasonOf(new Refusal('somethingNew', 'new words'), de);
  expect(told).toMatch(/nicht geklappt/);
  expect(reasonOf(new Error('x'), de)).toBe(told);
});
