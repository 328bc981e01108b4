import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { languageName, languages } from './languages.ts';
import { DEFAULTS, preferredLang, readSettings } from './settings.ts';

test('stored settings come back', () => {
  const settings = { ...DEFAULTS, lang: 'fr', theme: 'dark', botPace: 'step', sound: true, name: 'Ada' } as const;
  expect(readSettings(JSON.stringify(settings))).toEqual(settings);
});

test.each([null, '', '{', 'null', '[]', '"dark"', '{"lang":"xx","theme":7,"sound":"yes","name":null}'])(
  'what is not valid is left out: %s',
  (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULTS);
  },
);

test('what is valid beside it stays', () => {
  expect(readSettings('{"lang":"xx","theme":"dark"}')).toEqual({ ...DEFAULTS, theme: 'dark' });
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'fr-CA', 'en'], 'fr'],
  [['EN-gb'], 'en'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s', (wanted, lang) => {
  expect(preferredLang(wanted)).toBe(lang);
});

test.each([
  [['pt-PT'], 'pt-BR'],
  [['PT-br', 'de'], 'pt-BR'],
  [['en-XA'], 'en-XA'],
  [['en-GB'], 'en'],
  [['nl-BE', 'fr'], 'fr'],
])('with more languages on offer, a browser that asks for %j gets %s', (wanted, lang) => {
  expect(preferredLang(wanted, ['en', 'de', 'fr', 'pt-BR', 'en-XA'] as Lang[])).toBe(lang);
});

test('every language is called what it calls itself', () => {
  expect(languages.map(languageName).slice(0, 3)).toEqual(['English', 'Deutsch', 'Français']);
  expect(languageName('nl' as Lang)).toBe('Nederlands');
});

test('style sheets ask the page about motion, not the system: the player may wish otherwise', () => {
  const folder = join(import.meta.dirname, '..');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  const asking = sheets.filter((file) => readFileSync(join(folder, file), 'utf8').includes('prefers-reduced-motion'));
  expect(asking).toEqual([]);
});
