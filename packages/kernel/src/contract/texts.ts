import { type Catalogue, LANGS, type Text } from '../lang.ts';
import { placeholders, textProblems } from '../text.ts';

/** Every text inside a value, with the path that leads to it. Other values, such as ready sentences, pass. */
export function textsIn(value: unknown, path: string): [path: string, text: Partial<Text>][] {
  if (typeof value !== 'object' || value === null) return [];
  if (LANGS.some((lang) => typeof (value as Partial<Text>)[lang] === 'string')) return [[path, value as Partial<Text>]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** What is wrong with texts, and where. */
export const problemsIn = (texts: readonly (readonly [path: string, text: Partial<Text>])[]): string[] =>
  texts.flatMap(([path, text]) => textProblems(text).map((problem) => `${path}: ${problem}`));

/** What is wrong with the translations of texts: a message that does not parse, or that asks for other things. */
export function catalogueProblems(catalogue: Catalogue, texts: readonly Text[]): string[] {
  const said = new Set(texts.map(({ en }) => en));
  return Object.entries(catalogue)
    .filter(([en]) => said.has(en))
    .flatMap(([en, entry]) =>
      (typeof entry === 'string' ? [entry] : Object.values(entry)).flatMap((message) => {
        const problem = message === '' ? null : problemOf(message, en);
        return problem === null ? [] : [`${JSON.stringify(en)}: ${problem}`];
      }),
    );
}

function problemOf(message: string, english: string): string | null {
  try {
    const [expected, got] = [english, message].map((each) => placeholders(each).join(', ') || 'none');
    return expected === got ? null : `${JSON.stringify(message)} has placeholders ${got}, expected ${expected}`;
  } catch (error) {
    return (error as Error).message;
  }
}
