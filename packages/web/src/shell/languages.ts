import { addLanguage, type Catalogue, capital, LANGS, type Lang } from '@guildhall/kernel';

/** One file, one language. Nobody loads one but those who read it. */
const files = import.meta.glob<Catalogue>('#languages/*.json', { import: 'default' });

const tagOf = (file: string): Lang => file.slice(file.lastIndexOf('/') + 1, -'.json'.length) as Lang;
const catalogues = new Map(Object.entries(files).map(([file, load]) => [tagOf(file), load]));

/** All that can be chosen. */
export const languages: readonly Lang[] = [...LANGS, ...catalogues.keys()];

/** Each language in its own words, whatever the page speaks: “Deutsch”. */
export const languageName = (lang: Lang): string =>
  capital(new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang);

const ready = new Set<Lang>(LANGS);

/** Whether `say` knows it already. */
export const isReady = (lang: Lang): boolean => ready.has(lang);

/** Loads the catalogue of a language that is not ready. */
export async function makeReady(lang: Lang): Promise<void> {
  ready.add(addLanguage(lang, await catalogues.get(lang)!()));
}
