import { expect, test } from 'vitest';
import { problemsIn, textsIn } from './contract/texts.ts';
import { LANGS, type Text } from './lang.ts';
import { capital, eitherOf, listOf, placeholders, playerName, say, textProblems } from './text.ts';

const drawn: Text = {
  en: '{who} draws {n, plural, one {a card} other {# cards}}',
  de: '{who} zieht {n, plural, one {eine Karte} other {# Karten}}',
  fr: '{who} pioche {n, plural, one {une carte} other {# cartes}}',
};

test.each([
  ['en', 1, 'Ann draws a card'],
  ['en', 2, 'Ann draws 2 cards'],
  ['de', 1, 'Ann zieht eine Karte'],
  ['de', 0, 'Ann zieht 0 Karten'],
  ['fr', 0, 'Ann pioche une carte'],
  ['fr', 3, 'Ann pioche 3 cartes'],
] as const)('%s with %i cards: %s', (lang, n, sentence) => {
  expect(say(drawn, lang, { who: 'Ann', n })).toBe(sentence);
});

test('a text without placeholders needs no parameters', () => {
  expect(say({ en: 'Pass', de: 'Passen', fr: 'Passer' }, 'fr')).toBe('Passer');
});

test('a missing parameter is named', () => {
  expect(() => say(drawn, 'en', { who: 'Ann' })).toThrow(/\bn\b/);
});

test('angle brackets are ordinary characters', () => {
  const text: Text = { en: 'a < b <i>{x}</i>', de: '<b>{x}', fr: '{x}' };
  expect(say(text, 'en', { x: 1 })).toBe('a < b <i>1</i>');
  expect(textProblems(text)).toEqual([]);
});

test('placeholders are found inside plurals and selects, each once, in order', () => {
  const message = '{z} {n, plural, one {{who} # {z}} other {{m, select, a {{deep}} other {}}}} {price, number}';
  expect(placeholders(message)).toEqual(['deep', 'm', 'n', 'price', 'who', 'z']);
});

test('a good text has no problems', () => {
  expect(textProblems(drawn)).toEqual([]);
});

test.each([
  ['a missing language', { en: 'x', de: 'x' }, ['fr: missing']],
  ['an empty message', { en: 'x', de: ' ', fr: 'x' }, ['de: empty']],
  [
    'a placeholder misspelled',
    { en: '{who} pays {n}', de: '{wer} zahlt {n}', fr: '{who} paie {n}' },
    ['de: placeholders differ from en: expected n, who, got n, wer'],
  ],
  [
    'an apostrophe that swallows its placeholder',
    { en: 'card of {who}', de: 'Karte von {who}', fr: "carte d'{who}" },
    ['fr: placeholders differ from en: expected who, got none'],
  ],
])('%s is a problem', (_name, text, problems) => {
  expect(textProblems(text)).toEqual(problems);
});

test('a message that does not parse is a problem that quotes it', () => {
  const problems = textProblems({ en: '{n, plural, one {a}}', de: 'x {', fr: 'x' });
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^en: not an ICU message: "\{n, plural, one \{a\}\}"/);
  expect(problems[1]).toMatch(/^de: not an ICU message: "x \{"/);
});

test('lists and names', () => {
  expect(capital('élan')).toBe('Élan');
  expect(listOf(['a', 'b', 'c'], 'de')).toBe('a, b und c');
  expect(eitherOf(['a', 'b'], 'fr')).toBe('a ou b');
  expect(playerName(0, 'en', ['Ada'])).toBe('Ada');
  expect(LANGS.map((lang) => playerName(1, lang, ['Ada']))).toEqual(['player 2', 'Spieler 2', 'joueur 2']);
});

test('texts are found at any depth, also those with a language missing', () => {
  const found = textsIn({ a: { en: '{n} gold' }, b: [{ en: '{n}', de: '{m}', fr: '{n}' }], c: 'a sentence' }, 'x');
  expect(found.map(([path]) => path)).toEqual(['x.a', 'x.b.0']);
  expect(problemsIn(found).map((problem) => problem.split(': ', 2).join(' '))).toEqual([
    'x.a de',
    'x.a fr',
    'x.b.0 de',
  ]);
});
