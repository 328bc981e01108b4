import type { Texts } from '../../../../table/rulebook/page.texts.ts';

/** What stands above the chapters. */
export const head = {
  title: { en: 'The rules of Belfort', de: 'Die Regeln von Belfort', fr: 'Les règles de Belfort' },
  hint: {
    en: 'For two to five builders. Ten minutes to read, less to look something up.',
    de: 'Für zwei bis fünf Personen. In zehn Minuten gelesen, schneller nachgeschlagen.',
    fr: 'De deux à cinq bâtisseurs. Dix minutes de lecture, moins pour retrouver un point.',
  },
  searchHint: { en: 'Search, e.g. metal', de: 'Suchen, z. B. Metall', fr: 'Chercher, p. ex. métal' },
} as const satisfies Texts;
