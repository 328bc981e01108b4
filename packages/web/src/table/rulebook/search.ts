import { LANGS, type Lang, type Text, wordingOf } from '@guildhall/kernel';

/** Lower case and without accents, letter by letter, so that places stay the same. */
const fold = (text: string): string =>
  Array.from(text, (letter) => letter.toLowerCase().normalize('NFD').charAt(0)).join('');

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const isText = (value: object): value is Text => LANGS.every((lang) => lang in value);

/** All texts in a record of texts, as one string. */
export function proseOf(value: unknown, lang: Lang): string {
  if (typeof value !== 'object' || value === null) return '';
  if (isText(value)) return wordingOf(value, lang).replace(/\*|\]\([#/][\w/#-]+\)|\[/g, '');
  return Object.values(value)
    .map((inner) => proseOf(inner, lang))
    .join(' ');
}

export const contains = (prose: string, words: readonly string[]): boolean => {
  const folded = fold(prose);
  return words.every((word) => folded.includes(word));
};

const NAME = 'found';

/** Marks the words wherever they stand inside the element; without words, marks nothing. */
export function highlight(inside: Element, words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(NAME);
  if (words.length === 0) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = fold(node.textContent ?? '');
    for (const word of words) {
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges));
}
