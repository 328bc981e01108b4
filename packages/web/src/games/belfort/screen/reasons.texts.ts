import type { Text } from '@guildhall/kernel';

/** What speaks for a move, by the part of the position that gets better. */
export const reasonTexts: Readonly<Record<string, Text>> = {
  score: { en: 'more points', de: 'mehr Punkte', fr: 'plus de points' },
  districts: {
    en: 'more weight in the districts',
    de: 'mehr Gewicht in den Bezirken',
    fr: 'plus de poids dans les quartiers',
  },
  workers: { en: 'more workers', de: 'mehr Arbeiter', fr: 'plus de travailleurs' },
  gnomes: { en: 'more gnomes', de: 'mehr Gnome', fr: 'plus de gnomes' },
  goods: { en: 'more goods', de: 'mehr Waren', fr: 'plus de biens' },
  gold: { en: 'more gold', de: 'mehr Gold', fr: 'plus de pièces d’or' },
  tax: { en: 'less tax', de: 'weniger Steuer', fr: 'moins de taxe' },
  cards: { en: 'better cards', de: 'bessere Karten', fr: 'de meilleures cartes' },
  guilds: { en: 'more use of the guilds', de: 'mehr Nutzen aus den Gilden', fr: 'un meilleur usage des guildes' },
  order: {
    en: 'a better place in the turn order',
    de: 'ein besserer Platz in der Reihenfolge',
    fr: 'une meilleure place dans l’ordre du tour',
  },
  rivals: { en: 'less for the others', de: 'weniger für die anderen', fr: 'moins pour les autres' },
};
