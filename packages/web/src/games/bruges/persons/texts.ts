import type { Text } from '@guildhall/kernel';
import type { Facet } from './filter.ts';

export const personsTexts = {
  title: { en: 'The people of Bruges', de: 'Die Personen von Brügge', fr: 'Les personnages de Bruges' },
  hint: {
    en: 'All {n} persons of the deck, to browse or to look one up.',
    de: 'Alle {n} Personen des Stapels, zum Blättern und Nachschlagen.',
    fr: 'Les {n} personnages du paquet, à parcourir ou à consulter.',
  },
  search: { en: 'Search persons', de: 'Personen suchen', fr: 'Chercher un personnage' },
  searchHint: { en: 'Name, text or group', de: 'Name, Text oder Gruppe', fr: 'Nom, texte ou groupe' },
  filters: { en: 'Filters', de: 'Filter', fr: 'Filtres' },
  filtersChosen: { en: 'Filters ({n})', de: 'Filter ({n})', fr: 'Filtres ({n})' },
  found: {
    en: '{n, plural, =0 {Nobody} one {# person} other {# persons}} of {all}',
    de: '{n, plural, =0 {Niemand} one {# Person} other {# Personen}} von {all}',
    fr: '{n, plural, =0 {Personne} one {# personnage} other {# personnages}} sur {all}',
  },
  everybody: { en: 'All {all} persons', de: 'Alle {all} Personen', fr: 'Les {all} personnages' },
  clear: { en: 'Show all', de: 'Alle zeigen', fr: 'Tout afficher' },
  nobody: {
    en: 'Nobody in Bruges is like that. Try a shorter word or fewer filters.',
    de: 'So jemanden gibt es in Brügge nicht. Versuche ein kürzeres Wort oder weniger Filter.',
    fr: 'Personne à Bruges ne correspond. Essayez un mot plus court ou moins de filtres.',
  },
  rules: { en: 'What the icons mean', de: 'Was die Symbole bedeuten', fr: 'Ce que disent les symboles' },
  persons: { en: 'Persons', de: 'Personen', fr: 'Personnages' },
  /** In place of the engine's words for the icon: it tells the colour too. */
  forWorker: {
    en: 'once per round, for {worker}',
    de: 'einmal pro Runde, für {worker}',
    fr: 'une fois par manche, contre {worker}',
  },
  price: { en: 'Price: {price}', de: 'Preis: {price}', fr: 'Prix\u00a0: {price}' },
} as const satisfies Readonly<Record<string, Text>>;

export const facetNames: Readonly<Record<Facet, Text>> = {
  colour: { en: 'Colour', de: 'Farbe', fr: 'Couleur' },
  group: { en: 'Group', de: 'Gruppe', fr: 'Groupe' },
  price: { en: 'Price', de: 'Preis', fr: 'Prix' },
  acts: { en: 'Acts', de: 'Wirkt', fr: 'Agit' },
  origin: { en: 'Origin', de: 'Herkunft', fr: 'Origine' },
};

/** A person's mark; what it means in full is in the rules of the game. */
export const originNames = {
  printed: { en: 'Printed', de: 'Gedruckt', fr: 'Imprimé' },
  completed: { en: 'Completed', de: 'Ergänzt', fr: 'Complété' },
  reviews: { en: 'From reviews', de: 'Besprechungen', fr: 'Des critiques' },
  ours: { en: 'Our own', de: 'Von uns', fr: 'De nous' },
} as const satisfies Readonly<Record<string, Text>>;
