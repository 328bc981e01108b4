import { PERSONS } from '@guildhall/bruges';
import { LANGS } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { CAST, type Character } from './cast.ts';
import { BELFORT_STYLES, BRUGES_STYLES } from './styles.ts';

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
    expect(cast.filter(({ styles }) => styles.belfort === style).length).toBeGreaterThanOrEqual(2);
  });

  test.each(BRUGES_STYLES)('has at least two who play Bruges as %s', (style) => {
    expect(cast.filter(({ styles }) => styles.bruges === style).length).toBeGreaterThanOrEqual(2);
  });

  test('has two all-rounders, who are that in both games', () => {
    const free = cast.filter(({ styles }) => styles.belfort === null || styles.bruges === null);
    expect(free).toHaveLength(2);
    for (const { styles } of free) expect(styles).toEqual({ belfort: null, bruges: null });
  });
});
