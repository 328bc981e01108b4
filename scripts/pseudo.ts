import type { Catalogue, Text } from '@guildhall/kernel';

/** The tag that CLDR gives to accented English. */
export const PSEUDO = 'en-XA';

const ACCENTED: Readonly<Record<string, string>> = { a: 'à', e: 'é', i: 'ï', o: 'ö', u: 'ü', y: 'ý' };

/** Each vowel twice and with an accent: longer by a third, like many a translation, and still to be read. */
const accent = (words: string): string =>
  words.replace(/[aeiouy]/gi, (vowel) => {
    const small = ACCENTED[vowel.toLowerCase()]!;
    return vowel === vowel.toLowerCase() ? small + small : small.toUpperCase() + small;
  });

/** The address of a link in the rulebook, which is no word. */
const ADDRESS = /(\]\([^)]*\))/;

/** An ICU message in accented English. What stands in braces is a name, unless it stands in braces inside them. */
export function pseudo(message: string): string {
  let depth = 0;
  return message
    .split(/([{}])/)
    .map((part) => {
      if (part === '{') depth++;
      else if (part === '}') depth--;
      else if (depth % 2 === 0)
        return part
          .split(ADDRESS)
          .map((words, i) => (i % 2 === 0 ? accent(words) : words))
          .join('');
      return part;
    })
    .join('');
}

/** A language that nobody speaks, complete: it shows what a translation would reach, and what not. */
export const pseudoCatalogue = (texts: readonly Text[]): Catalogue =>
  Object.fromEntries(texts.map(({ en }) => [en, pseudo(en)]));

/** What is left in plain English, each word once: longer ones with a vowel, and nothing with digits, such as a seed. */
export const plainWords = (text: string): string[] =>
  [...new Set(text.match(/(?<![\p{L}\d])[A-Za-z]{3,}(?![\p{L}\d])/gu))].filter((word) => /[aeiouy]/i.test(word)).sort();
