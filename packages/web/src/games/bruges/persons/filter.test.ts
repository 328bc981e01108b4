import { CARDS, PERSONS } from '@guildhall/bruges';
import type { Lang } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import {
  countOf,
  FACET_NAMES,
  FACETS,
  type Facet,
  fits,
  readChosen,
  type Search,
  toggle,
  writeSearch,
} from './filter.ts';

const found = (search: Search, query = '', lang: Lang = 'en') =>
  PERSONS.filter((person) => fits(person, readChosen(search), query, lang)).map(({ id }) => id);

describe('search', () => {
  test.each([
    ['en', 'coach'],
    ['de', 'Kutscher'],
    ['fr', 'cocher'],
  ] as const)('finds the Coachman in %s', (lang, query) => {
    expect(found({}, query, lang)).toContain('coachman');
    expect(found({}, query, lang).length).toBeLessThan(4);
  });

  test('does not care for accents and capitals', () => {
    expect(found({}, 'EVEQUE', 'fr')).toContain('bishop');
    expect(found({}, 'äbt', 'de')).toEqual(found({}, 'ABT', 'de'));
  });

  test('looks into texts and groups, and wants every word', () => {
    expect(found({}, 'Church').length).toBeGreaterThanOrEqual(15);
    expect(found({}, 'yellow worker')).toContain('basket-maker');
    expect(found({}, 'coachman bishop')).toEqual([]);
  });

  test('without words finds everybody', () => {
    expect(found({}, '  ')).toHaveLength(CARDS);
  });
});

describe('filters', () => {
  test('values of one facet are alternatives, facets add up', () => {
    const of = (...wanted: string[]) => PERSONS.filter(({ colour }) => wanted.includes(colour));
    expect(found({ colour: 'blue' })).toHaveLength(of('blue').length);
    expect(found({ colour: 'blue_red' })).toHaveLength(of('blue', 'red').length);
    expect(found({ colour: 'blue', group: 'castle' })).toHaveLength(
      of('blue').filter(({ group }) => group === 'castle').length,
    );
    expect(found({ colour: 'blue', group: 'castle', price: 3 }, 'card')).toContain('coachman');
  });

  test.each(FACET_NAMES)('the values of %s share everybody out', (facet: Facet) => {
    const sizes = FACETS[facet].map((value) => found({ [facet]: value }).length);
    expect(sizes.every((n) => n > 0)).toBe(true);
    expect(sizes.reduce((all, n) => all + n)).toBe(CARDS);
  });
});

describe('address', () => {
  test('says what is chosen, and reading it gives the same', () => {
    const search: Search = { q: 'two words', colour: 'blue_red', price: '3_9', acts: 'worker' };
    expect(writeSearch(readChosen(search), ' two words ')).toEqual(search);
    expect(writeSearch(readChosen({ price: 3 }), '')).toEqual({ price: 3 });
    expect(writeSearch(readChosen({}), ' ')).toEqual({});
  });

  test('what does not exist is left out', () => {
    expect(countOf(readChosen({ colour: 'green_blue', price: 4, group: '' }))).toBe(1);
  });

  test('a value goes in and out, and keeps its order', () => {
    const red = toggle(readChosen({}), 'colour', 'red');
    const both = toggle(red, 'colour', 'blue');
    expect(both.colour).toEqual(['blue', 'red']);
    expect(toggle(both, 'colour', 'red').colour).toEqual(['blue']);
  });
});
