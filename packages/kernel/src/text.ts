import { IntlMessageFormat } from 'intl-messageformat';

export const LANGS = ['en', 'de', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** The same sentence in every language, in ICU MessageFormat. */
export type Text = Readonly<Record<Lang, string>>;
export type TextParams = Readonly<Record<string, string | number>>;

const parsed: Readonly<Record<Lang, Map<string, IntlMessageFormat>>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
};

export function say(text: Text, lang: Lang, params?: TextParams): string {
  return String(messageOf(text[lang], lang).format(params));
}

/** The names a message asks for, sorted, each once. Throws a SyntaxError if it is no ICU message. */
export function placeholders(message: string): string[] {
  const names = new Set<string>();
  collect(messageOf(message, 'en').getAst() as readonly Part[], names);
  return [...names].sort();
}

/** What is wrong with a text: a language missing or empty, a message that does not parse, placeholders that differ. */
export function textProblems(text: Partial<Text>): string[] {
  const problems: string[] = [];
  let first: { lang: Lang; names: string } | null = null;
  for (const lang of LANGS) {
    const message: unknown = text[lang];
    if (message === undefined) {
      problems.push(`${lang}: missing`);
      continue;
    }
    if (typeof message !== 'string' || message.trim() === '') {
      problems.push(`${lang}: empty`);
      continue;
    }
    try {
      const names = placeholders(message).join(', ') || 'none';
      first ??= { lang, names };
      if (names !== first.names) {
        problems.push(`${lang}: placeholders differ from ${first.lang}: expected ${first.names}, got ${names}`);
      }
    } catch (error) {
      problems.push(`${lang}: ${(error as Error).message}`);
    }
  }
  return problems;
}

function messageOf(message: string, lang: Lang): IntlMessageFormat {
  let format = parsed[lang].get(message);
  if (format === undefined) {
    try {
      format = new IntlMessageFormat(message, lang, undefined, { ignoreTag: true });
    } catch (error) {
      throw new SyntaxError(`not an ICU message: ${JSON.stringify(message)} (${(error as Error).message})`);
    }
    parsed[lang].set(message, format);
  }
  return format;
}

/** The shape of a parsed message, as far as names are concerned. */
interface Part {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/** The parser's number for plain text; the `#` inside a plural has no value. */
const LITERAL = 0;

function collect(parts: readonly Part[], names: Set<string>): void {
  for (const part of parts) {
    if (part.type !== LITERAL && part.value !== undefined) names.add(part.value);
    for (const option of Object.values(part.options ?? {})) collect(option.value, names);
  }
}
