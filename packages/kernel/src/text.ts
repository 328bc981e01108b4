import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { isWritten, LANGS, type Lang, type Text, translationOf, type WrittenLang } from './lang.ts';

export type TextParams = Readonly<Record<string, string | number>>;

/** Whatever says something to a formatter: a parameter or a quoted character. */
const FORMATTED = /[{}']/;

/** A text in a language; in English if it is not translated into that one. */
export function say(text: Text, lang: Lang, params?: TextParams): string {
  if (isWritten(lang)) return formatted(text[lang], lang, params);
  const translation = translationOf(text, lang);
  return translation === undefined ? formatted(text.en, 'en', params) : formatted(translation, lang, params);
}

const formatted = (message: string, lang: Lang, params: TextParams | undefined): string =>
  FORMATTED.test(message) ? String(messageOf(message, lang).format(params)) : message;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes each thing once: a list, a plural or a number takes the browser long to prepare. */
function once<T>(make: (lang: string, options?: object) => T): (lang: string, options?: object) => T {
  const made = new Map<string, T>();
  return (lang, options) => {
    const key = options === undefined ? lang : `${lang} ${JSON.stringify(options)}`;
    let thing = made.get(key);
    if (thing === undefined) {
      thing = make(lang, options);
      made.set(key, thing);
    }
    return thing;
  };
}

const lists = once((lang, options) => new Intl.ListFormat(lang, options));
const formatters: Formatters = {
  getNumberFormat: once((lang, options) => new Intl.NumberFormat(lang, options)) as Formatters['getNumberFormat'],
  getDateTimeFormat: once((lang, options) => new Intl.DateTimeFormat(lang, options)) as Formatters['getDateTimeFormat'],
  getPluralRules: once((lang, options) => new Intl.PluralRules(lang, options)) as Formatters['getPluralRules'],
};

/** “one, two and three”. */
export const listOf = (items: readonly string[], lang: Lang): string => lists(lang).format(items);

/** “one, two or three”. */
export const eitherOf = (items: readonly string[], lang: Lang): string =>
  lists(lang, { type: 'disjunction' }).format(items);

const numbered: Text = { en: 'player {n}', de: 'Spieler {n}', fr: 'joueur {n}' };

/** By name, or by number if there is none. */
export const playerName = (seat: number, lang: Lang, names: readonly string[]): string =>
  names[seat] ?? say(numbered, lang, { n: seat + 1 });

/** The names a message asks for, sorted, each once. Throws a SyntaxError if it is no ICU message. */
export function placeholders(message: string): string[] {
  const names = new Set<string>();
  collect(messageOf(message, 'en').getAst() as readonly Part[], names);
  return [...names].sort();
}

/** What is wrong with a text: a language missing or empty, a message that does not parse, placeholders that differ. */
export function textProblems(text: Partial<Text>): string[] {
  const problems: string[] = [];
  let first: { lang: WrittenLang; names: string } | null = null;
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

const parsed = new Map<Lang, Map<string, IntlMessageFormat>>();

function messageOf(message: string, lang: Lang): IntlMessageFormat {
  let known = parsed.get(lang);
  if (known === undefined) {
    known = new Map();
    parsed.set(lang, known);
  }
  let format = known.get(message);
  if (format === undefined) {
    try {
      format = new IntlMessageFormat(message, lang, undefined, { ignoreTag: true, formatters });
    } catch (error) {
      throw new SyntaxError(`not an ICU message: ${JSON.stringify(message)} (${(error as Error).message})`);
    }
    known.set(message, format);
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
