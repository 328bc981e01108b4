import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { addLanguage, type Catalogue, placeholders, say, type Text, textProblems, wordingOf } from '@guildhall/kernel';
import { catalogueProblems } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';
import { upToDate } from '../scripts/catalogue.ts';
import { PSEUDO, plainWords, pseudo, pseudoCatalogue } from '../scripts/pseudo.ts';
import { allTexts, writtenTexts } from '../scripts/texts.ts';

const folder = join(import.meta.dirname, '../languages');
const texts = await allTexts();

test('all texts are found: written out or put together, exported or not', () => {
  const found = (text: Text) => texts.some(({ en, de, fr }) => en === text.en && de === text.de && fr === text.fr);
  expect(found({ en: 'player {n}', de: 'Spieler {n}', fr: 'joueur {n}' })).toBe(true);
  expect(found({ en: 'a blue worker', de: 'einen blauen Handlanger', fr: 'un ouvrier bleu' })).toBe(true);
  expect(texts.flatMap((text) => textProblems(text).map((problem) => `${text.en}: ${problem}`))).toEqual([]);
  const source = "const a = [{ en: 'one', de: `eins`, fr: 'un' }, { en: 'two', de: dict.two, fr: 'deux' }];";
  expect(writtenTexts('a.ts', source)).toEqual([{ en: 'one', de: 'eins', fr: 'un' }]);
});

describe('every catalogue', () => {
  const files = globSync('*.json', { cwd: folder });

  test.each(files)('%s is named after its language and has no broken message', (file) => {
    expect(addLanguage(basename(file, '.json'), {})).toBe(basename(file, '.json'));
    expect(catalogueProblems(JSON.parse(readFileSync(join(folder, file), 'utf8')), texts)).toEqual([]);
  });

  test('is brought up to date: what is translated stays, what is new has a place, what is gone goes', () => {
    const some: Text[] = [
      { en: 'Keep', de: 'Behalten', fr: 'Garder' },
      { en: 'Keep', de: 'Festung', fr: 'Donjon' },
      { en: 'Pass', de: 'Passen', fr: 'Passer' },
      { en: 'Place', de: 'Platz', fr: 'Place' },
      { en: 'Place', de: 'Platz', fr: 'Rang' },
      { en: 'Total', de: 'Gesamt', fr: 'Total' },
      { en: 'Total', de: 'Summe', fr: 'Total' },
    ];
    const before: Catalogue = { Keep: { Festung: 'Twierdza' }, Pass: 'Pas', Total: 'Razem', Gone: 'Poszło' };
    expect(upToDate(before, some)).toEqual({
      catalogue: {
        Keep: { Behalten: '', Festung: 'Twierdza' },
        Pass: 'Pas',
        Place: { Place: '', Rang: '' },
        Total: 'Razem',
      },
      translated: 3,
      missing: 3,
      dropped: ['Gone'],
    });
  });

  test('has a place of its own for every text when it is new', () => {
    const { catalogue, missing } = upToDate({}, texts);
    expect(missing).toBe(texts.length);
    let n = 0;
    const numbered = JSON.parse(JSON.stringify(catalogue), (_, value) => (value === '' ? `text ${n++}` : value));
    const lang = addLanguage('qaa', numbered);
    expect(new Set(texts.map((text) => wordingOf(text, lang))).size).toBe(texts.length);
  });
});

describe('the pseudo-language', () => {
  const catalogue = pseudoCatalogue(texts);
  const lang = addLanguage(PSEUDO, catalogue);

  test('keeps names, plurals and addresses, and lengthens the words', () => {
    expect(pseudo('{who} draws {n, plural, one {a card} other {# cards}}: [Area](#area).')).toBe(
      '{who} drààws {n, plural, one {àà cààrd} other {# cààrds}}: [Ààrééàà](#area).',
    );
    const [before, after] = [texts.map(({ en }) => en), texts.map(({ en }) => pseudo(en))].map(
      (all) => all.join('').length,
    );
    expect(after! / before!).toBeGreaterThan(1.25);
  });

  test('has every text and no broken message', () => {
    expect(Object.keys(catalogue).length).toBeGreaterThan(2000);
    expect(catalogueProblems(catalogue, texts)).toEqual([]);
  });

  test('nothing is said in plain English', () => {
    const said = texts.map((text) =>
      say(text, lang, Object.fromEntries(placeholders(text.en).map((name) => [name, 2]))),
    );
    expect(plainWords(said.join(' ').replace(/\]\([^)]*\)/g, ''))).toEqual([]);
  });
});
