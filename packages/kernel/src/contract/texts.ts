import { LANGS, type Text } from '../lang.ts';
import { textProblems } from '../text.ts';

/** Every text inside a value, with the path that leads to it. Other values, such as ready sentences, pass. */
export function textsIn(value: unknown, path: string): [path: string, text: Partial<Text>][] {
  if (typeof value !== 'object' || value === null) return [];
  if (LANGS.some((lang) => typeof (value as Partial<Text>)[lang] === 'string')) return [[path, value as Partial<Text>]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** What is wrong with texts, and where. */
export const problemsIn = (texts: readonly (readonly [path: string, text: Partial<Text>])[]): string[] =>
  texts.flatMap(([path, text]) => textProblems(text).map((problem) => `${path}: ${problem}`));
