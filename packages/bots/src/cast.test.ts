import { PERSONS } from '@guildhall/bruges';
import { LANGS } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { CAST, type Character } from './cast.ts';
import { BELFORT_CAST, BELFORT_STYLES, BRUGES_CAST, BRUGES_STYLES } from './styles.ts';

const cast: readonly Character[] = CAST;

describe('the cast', () => {
  test('is twelve, each with an id and a name of their own', () => {
    expect(cast).toHaveLength(12);
    expect(new Set(cast.map(({ id }) => id)).size).toBe(12);
    expect(new Set(cast.map(({ name }) => name)).size).toBe(12);
    for (const { id, name } of cast) {
      expect(id).toMatch(/^[a-z]+$/);
      expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    }
  });

  test('shares no name with a person of Bruges', () => {
    const taken = new Set(PERSONS.flatMap((person) => LANGS.map((lang) => person.name[lang].toLowerCase())));
    expect(cast.filter(({ name }) => taken.has(name.toLowerCase()))).toEqual([]);
  });

  test.each(BELFORT_STYLES)('has at least two who play Belfort as %s', (style) => {
    expect(CAST.filter(({ id }) => BELFORT_CAST[id] === style).length).toBeGreaterThanOrEqual(2);
  });

  test.each(BRUGES_STYLES)('has at least two who play Bruges as %s', (style) => {
    expect(CAST.filter(({ id }) => BRUGES_CAST[id] === style).length).toBeGreaterThanOrEqual(2);
  });

  test('has two all-rounders, who are that in both games', () => {
    const free = CAST.filter(({ id }) => BELFORT_CAST[id] === null || BRUGES_CAST[id] === null);
    expect(free).toHaveLength(2);
    for (const { id } of free) expect([BELFORT_CAST[id], BRUGES_CAST[id]]).toEqual([null, null]);
  });
});
