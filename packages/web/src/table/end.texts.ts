import type { Text } from '@guildhall/kernel';

/** What is said of a game that is over. */
export const endTexts = {
  allParts: { en: 'Whole game', de: 'Ganze Partie', fr: 'Toute la partie' },
  countLegend: {
    en: 'In small figures: how many pieces it was scored for.',
    de: 'In kleinen Ziffern: für wie viele Figuren es das gab.',
    fr: 'En petits chiffres\u00a0: le nombre de pièces comptées.',
  },
  curve: {
    en: '{name}: {points}',
    de: '{name}: {points}',
    fr: '{name}\u00a0: {points}',
  },
  overRounds: { en: 'Points over the rounds', de: 'Punkte über die Runden', fr: 'Points au fil des manches' },
  partsLegend: {
    en: 'In small figures: what each scoring brought.',
    de: 'In kleinen Ziffern: was jede Wertung brachte.',
    fr: 'En petits chiffres\u00a0: ce que chaque décompte a rapporté.',
  },
  place: { en: 'Place {n}', de: 'Platz {n}', fr: 'Place {n}' },
  points: { en: 'Points', de: 'Punkte', fr: 'Points' },
  pointsOf: {
    en: '{n, plural, one {# point} other {# points}}',
    de: '{n, plural, one {# Punkt} other {# Punkte}}',
    fr: '{n, plural, one {# point} other {# points}}',
  },
  ranking: { en: 'Final ranking', de: 'Endstand', fr: 'Classement final' },
  tieBreak: { en: '{name}: {n}', de: '{name}: {n}', fr: '{name}\u00a0: {n}' },
  tieShared: {
    en: 'That is equal as well: they share the place.',
    de: 'Auch das ist gleich: Sie teilen sich den Platz.',
    fr: 'Là aussi, égalité\u00a0: la place est partagée.',
  },
} satisfies Record<string, Text>;
