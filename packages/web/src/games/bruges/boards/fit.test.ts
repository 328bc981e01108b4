import { PERSONS } from '@guildhall/bruges';
import { LANGS } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { fitOf, nameFitOf, smallNameFitOf } from './fit.ts';

test.each([
  [62, 0],
  [63, 1],
  [100, 1],
  [101, 2],
  [135, 2],
  [136, 3],
])('a text of %i letters is set in size %i', (length, fit) => {
  expect(fitOf('x'.repeat(length))).toBe(fit);
});

test('long names are set smaller', () => {
  expect(['Bard', 'Building Inspector', 'Captain of the Guard', 'Commandant de la garnison'].map(nameFitOf)).toEqual([
    0, 1, 2, 3,
  ]);
});

test('names on small cards go over two lines, and the longest are set smaller', () => {
  expect(['Bard', 'Alchemist', 'Storyteller', 'Diseuse de bonne aventure'].map(smallNameFitOf)).toEqual([
    'short',
    'short',
    'long',
    'longest',
  ]);
});

// The card was measured with texts and names up to these; longer ones need another look at PersonCard.module.css.
test('no card of the deck says more than fits on it', () => {
  for (const { id, name, text } of PERSONS) {
    for (const lang of LANGS) {
      expect(text[lang].length, id).toBeLessThanOrEqual(171);
      expect(name[lang].length, id).toBeLessThanOrEqual(25);
    }
  }
});
