import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type WrittenLang } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { allTexts, writtenTexts } from '../scripts/texts.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8');

interface Row {
  readonly things: readonly string[];
  readonly avoided: Readonly<Record<WrittenLang, readonly string[]>>;
}

/** “de: Ernte, *Güter*; fr: récolt”: words in italics are for people alone. */
function avoidedIn(cell: string): Row['avoided'] {
  const avoided: Record<WrittenLang, string[]> = { en: [], de: [], fr: [] };
  for (const part of cell.split('; ')) {
    const [, lang, words] = /^\s*(en|de|fr): (.*)$/.exec(part) ?? [];
    if (words === undefined) continue;
    avoided[lang as WrittenLang].push(...words.split(', ').filter((word) => !word.trim().startsWith('*')));
  }
  return avoided;
}

const rows = page.split('\n').flatMap((line): Row[] => {
  const cells = /^\| (.*) \| (.*) \| (.*) \| ?(.*)\|$/.exec(line);
  if (cells === null || cells[1] === 'English') return [];
  return [{ things: cells.slice(1, 4), avoided: avoidedIn(cells[4]!) }];
});

test('the glossary names every thing in three languages, and no thing twice in one game', () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const { things } of rows) for (const name of things) expect(name.trim()).not.toBe('');
  for (const chapter of page.split('\n## ').slice(1)) {
    const names = [...chapter.matchAll(/^\| ([^|]*) \|/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(LANGS)('no text for players in %s has a word that the glossary avoids', async (lang) => {
  const avoided = [...new Set(rows.flatMap((row) => row.avoided[lang]))];
  if (lang !== 'en') expect(avoided.length).toBeGreaterThan(10);
  const found = (await allTexts()).flatMap((text) =>
    avoided.flatMap((word) => {
      const begins = new RegExp(`(?<![\\p{L}])${word.replace(/[}{]/g, '\\$&')}`, 'iu');
      return begins.test(text[lang]) ? [`${word}: ${text[lang]}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** Both games have workers, and each its own word for them. */
test.each([
  ['belfort', /handlanger/i, /ouvrier/i],
  ['bruges', /\barbeiter\b/i, /travailleur/i],
] as const)('the workers of %s have the name of their game', (game, de, fr) => {
  const files = globSync([`packages/${game}/src/**/*.ts`, `packages/web/src/games/${game}/**/*.{ts,tsx}`], {
    cwd: root,
  });
  const texts = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => writtenTexts(file, readFileSync(join(root, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => de.test(text.de) || fr.test(text.fr))).toEqual([]);
});
