/** The languages every text is written in, beside the thing it names. */
export const LANGS = ['en', 'de', 'fr'] as const;
export type WrittenLang = (typeof LANGS)[number];

declare const catalogued: unique symbol;

/** A language to read in: a written one, or the tag of one that a catalogue adds. */
export type Lang = WrittenLang | (string & { readonly [catalogued]: true });

/** The same sentence in every written language, in ICU MessageFormat. `say` has it in every language. */
export type Text = Readonly<Record<WrittenLang, string>>;

/**
 * A further language: translations by the English wording. Where one English wording has several meanings, it stands for
 * a record by the German or French wording instead, which tells them apart. What is missing is said in English.
 */
export type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const catalogues = new Map<Lang, ReadonlyMap<string, Catalogue[string]>>();

export const isWritten = (lang: string): lang is WrittenLang => (LANGS as readonly string[]).includes(lang);

/** Makes a language one that `say` knows. Throws a RangeError if the tag is none, such as `nl` or `pt-BR`. */
export function addLanguage(tag: string, catalogue: Catalogue): Lang {
  if (isWritten(tag)) throw new RangeError(`${tag} is written beside the things it names and needs no catalogue`);
  const lang = Intl.getCanonicalLocales(tag)[0] as Lang;
  catalogues.set(lang, new Map(Object.entries(catalogue)));
  return lang;
}

/** What a catalogue has for a text; an empty translation is none. */
export function translationOf(text: Text, lang: Lang): string | undefined {
  const entry = catalogues.get(lang)?.get(text.en);
  return (typeof entry === 'object' ? (entry[text.de] ?? entry[text.fr]) : entry) || undefined;
}

/** The ICU message of a text in a language, as it is written. */
export const wordingOf = (text: Text, lang: Lang): string =>
  isWritten(lang) ? text[lang] : (translationOf(text, lang) ?? text.en);

/** What is special about a written language; for any other, what holds for English. */
export const inWritten = <T>(table: Readonly<Record<WrittenLang, T>>, lang: Lang): T =>
  isWritten(lang) ? table[lang] : table.en;
