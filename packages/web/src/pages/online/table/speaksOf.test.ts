import { expect, test } from 'vitest';
import { speaksOf } from './speaksOf.ts';

test.each([
  ['Al takes 2 gold from Ben.', true],
  ['Ben takes 2 gold from Al.', true],
  ['Ben has Al’s marker turned.', true],
  ['Alice takes 2 gold from Ben.', false],
  ['Ben pays Sal, and Al gains a point.', true],
  ['Ben pays Sal.', false],
  ['Álvaro draws a card.', false],
])('what concerns Al is told first: %s', (text, is) => {
  expect(speaksOf(text, 'Al')).toBe(is);
});

test('names with marks of their own are names', () => {
  expect(speaksOf('J. R. (2) wins.', 'J. R. (2)')).toBe(true);
  expect(speaksOf('Élise passe.', 'Élise')).toBe(true);
});
