import type { Majority } from '@guildhall/bruges';
import type { Text } from '@guildhall/kernel';

export const sceneTexts = {
  laurels: { en: 'Persons with a laurel', de: 'Personen mit Lorbeer', fr: 'Personnages à laurier' },
  majority: { en: 'Majority: {majority}', de: 'Mehrheit: {majority}', fr: 'Majorité\u00a0: {majority}' },
  won: {
    en: '{names} {n, plural, one {turns the marker} other {turn the marker}}: {points} at the end of the game.',
    de: '{names} {n, plural, one {dreht den Marker um} other {drehen den Marker um}}: {points} bei Spielende.',
    fr: '{names} {n, plural, one {retourne le marqueur} other {retournent le marqueur}}\u00a0: {points} à la fin de la partie.',
  },
  held: {
    en: '{name} has turned the marker before.',
    de: '{name} hat den Marker schon umgedreht.',
    fr: '{name} a déjà retourné le marqueur.',
  },
  shared: {
    en: 'Shared lead: nobody turns the marker.',
    de: 'Geteilte Führung: Niemand dreht den Marker um.',
    fr: 'Tête partagée\u00a0: personne ne retourne le marqueur.',
  },
} satisfies Record<string, Text>;

/** What is compared. */
export const countTexts: Readonly<Record<Majority, Text>> = {
  reputation: { en: 'step {n}', de: 'Stufe {n}', fr: 'échelon {n}' },
  people: {
    en: '{n, plural, one {# person} other {# persons}}',
    de: '{n, plural, one {# Person} other {# Personen}}',
    fr: '{n, plural, one {# personnage} other {# personnages}}',
  },
  canals: {
    en: '{n, plural, one {# token} other {# tokens}}',
    de: '{n, plural, one {# Plättchen} other {# Plättchen}}',
    fr: '{n, plural, one {# jeton} other {# jetons}}',
  },
};
