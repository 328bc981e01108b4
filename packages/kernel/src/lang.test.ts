import { expect, test } from 'vitest';
import { catalogueProblems } from './contract/texts.ts';
import { addLanguage, inWritten, type Text, wordingOf } from './lang.ts';
import { listOf, say } from './text.ts';

const paid: Text = {
  en: '{who} pays {n, plural, one {a guilder} other {# guilders}}',
  de: '{who} zahlt {n} Gulden',
  fr: '{who} paie {n, plural, one {un florin} other {# florins}}',
};
const pass: Text = { en: 'Pass', de: 'Passen', fr: 'Passer' };
const keeping: Text = { en: 'Keep', de: 'Behalten', fr: 'Garder' };
const castle: Text = { en: 'Keep', de: 'Festung', fr: 'Donjon' };
const [seat, rank]: Text[] = [
  { en: 'Place', de: 'Platz', fr: 'Place' },
  { en: 'Place', de: 'Platz', fr: 'Rang' },
];

const POLISH = {
  [paid.en]: '{who} płaci {n, plural, one {# gulden} few {# guldeny} other {# guldenów}}',
  Keep: { Behalten: 'Zachować', Festung: 'Twierdza' },
  Place: { Place: 'Miejsce', Rang: 'Pozycja' },
  Empty: '',
};
const polish = addLanguage('pl', POLISH);

test('a catalogue adds a language with its own plurals and lists', () => {
  expect([1, 3, 5].map((n) => say(paid, polish, { who: 'Ada', n }))).toEqual([
    'Ada płaci 1 gulden',
    'Ada płaci 3 guldeny',
    'Ada płaci 5 guldenów',
  ]);
  expect(listOf(['a', 'b'], polish)).toBe('a i b');
  expect(wordingOf(paid, polish)).toBe(POLISH[paid.en]);
});

test('what a catalogue does not have is said in English, with English plurals', () => {
  const other = addLanguage('ja', {});
  expect(say(pass, polish)).toBe('Pass');
  expect(say({ en: 'Empty', de: 'Leer', fr: 'Vide' }, polish)).toBe('Empty');
  expect([1, 2].map((n) => say(paid, other, { who: 'Ada', n }))).toEqual(['Ada pays a guilder', 'Ada pays 2 guilders']);
  expect(wordingOf(paid, other)).toBe(paid.en);
});

test('an English wording that has changed falls back and shows no stale translation', () => {
  expect(say({ ...castle, en: 'Castle' }, polish)).toBe('Castle');
});

test('the German or the French wording tells meanings apart', () => {
  expect([keeping, castle, seat!, rank!].map((text) => say(text, polish))).toEqual([
    'Zachować',
    'Twierdza',
    'Miejsce',
    'Pozycja',
  ]);
  expect(say({ en: 'Keep', de: 'Bewahren', fr: 'Conserver' }, polish)).toBe('Keep');
});

test('a language is known by its tag, and the written ones need no catalogue', () => {
  expect(addLanguage('PT-br', {})).toBe('pt-BR');
  expect(() => addLanguage('no language', {})).toThrow(RangeError);
  expect(() => addLanguage('de', {})).toThrow('de is written beside the things it names and needs no catalogue');
});

test('what is special about a written language is English’s for others', () => {
  const quotes = { en: '“', de: '„', fr: '«' };
  expect(inWritten(quotes, 'de')).toBe('„');
  expect(inWritten(quotes, polish)).toBe('“');
});

test('a catalogue is examined: its messages parse and ask for what the English asks for', () => {
  expect(catalogueProblems(POLISH, [paid, keeping, castle])).toEqual([]);
  const broken = { [paid.en]: '{kto} płaci {n}', Keep: { Festung: 'Twierdza {' }, 'No text': '{x}' };
  const [first, second, ...rest] = catalogueProblems(broken, [paid, keeping, castle]);
  expect(first).toBe(`${JSON.stringify(paid.en)}: "{kto} płaci {n}" has placeholders kto, n, expected n, who`);
  expect(second).toMatch(/^"Keep": not an ICU message: "Twierdza \{"/);
  expect(rest).toEqual([]);
});
