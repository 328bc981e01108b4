import type { Text } from '@guildhall/kernel';

/** What speaks for a move, by the part of the position that gets better. */
export const reasonTexts: Readonly<Record<string, Text>> = {
  points: { en: 'more points', de: 'mehr Punkte', fr: 'plus de points' },
  persons: { en: 'stronger persons', de: 'stärkere Personen', fr: 'des personnages plus forts' },
  majorities: {
    en: 'better chances of majorities',
    de: 'bessere Aussicht auf Mehrheiten',
    fr: 'de meilleures majorités',
  },
  canals: { en: 'more canals', de: 'mehr Kanäle', fr: 'plus de canaux' },
  reputation: { en: 'more reputation', de: 'mehr Ansehen', fr: 'plus de réputation' },
  guilders: { en: 'more guilders', de: 'mehr Gulden', fr: 'plus de florins' },
  workers: { en: 'more workers', de: 'mehr Handlanger', fr: 'plus d’ouvriers' },
  houses: { en: 'more houses', de: 'mehr Häuser', fr: 'plus de maisons' },
  threats: { en: 'fewer threats', de: 'weniger Bedrohungen', fr: 'moins de menaces' },
  cards: { en: 'better cards', de: 'bessere Karten', fr: 'de meilleures cartes' },
  rivals: { en: 'less for the others', de: 'weniger für die anderen', fr: 'moins pour les autres' },
};
