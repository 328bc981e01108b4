import { PERSONS } from '@guildhall/bruges';
import { LANGS } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { hyphenated } from './hyphens.ts';

const shown = (name: string, lang: 'en' | 'de' | 'fr', longest: number) =>
  hyphenated(name, lang, longest).replaceAll('\u00ad', '|');

test('only words that are too long may be broken', () => {
  expect(shown('Landschaftsmaler', 'de', 9)).toBe('Land|schafts|maler');
  expect(shown('Landschaftsmaler', 'de', 16)).toBe('Landschaftsmaler');
  expect(shown('Dame d’honneur', 'fr', 8)).toBe('Dame d’hon|neur');
});

test.each([
  ['Lamplighter', 'en', 'Lamp|ligh|ter'],
  ['Clothmender', 'en', 'Cloth|men|der'],
  ['Laternenanzünder', 'de', 'Later|ne|nan|zün|der'],
  ['Prestidigitateur', 'fr', 'Pres|ti|di|gi|ta|teur'],
  ['Beekeeper', 'en', 'Beekeeper'],
] as const)('%s is broken without being listed, in %s', (name, lang, pieces) => {
  expect(shown(name, lang, 8)).toBe(pieces);
});

test.each(LANGS)('every long word of a name can be broken, in %s', (lang) => {
  for (const { id, name } of PERSONS) {
    for (const word of hyphenated(name[lang], lang, 8).split(/[ -]/)) {
      const pieces = word.split('\u00ad');
      expect(Math.max(...pieces.map((piece) => piece.length)), `${id}: ${word}`).toBeLessThanOrEqual(10);
      expect(Math.min(...pieces.map((piece) => piece.length)), `${id}: ${word}`).toBeGreaterThan(1);
    }
  }
});
