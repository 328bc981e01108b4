import type { Text } from '@guildhall/kernel';

export const screenTexts = {
  pile: {
    en: '{pile}, {n} cards, {card} on top',
    de: '{pile}, {n} Karten, oben {card}',
    fr: '{pile}, {n} cartes, {card} sur le dessus',
  },
  emptyPile: { en: '{pile}, empty', de: '{pile}, leer', fr: '{pile}, vide' },
  cardInHand: { en: '{card}, in hand', de: '{card}, auf der Hand', fr: '{card}, en main' },
  discarded: { en: '{card}, discarded', de: '{card}, auf dem Ablagestapel', fr: '{card}, dans la défausse' },
  livesAt: { en: '{card}, with {name}', de: '{card}, bei {name}', fr: '{card}, chez {name}' },
  section: {
    en: '{side, select, left {Left} other {Right}} canal section, {n} of 5 built',
    de: '{side, select, left {Linker} other {Rechter}} Kanalabschnitt, {n} von 5 gebaut',
    fr: 'Section {side, select, left {gauche} other {droite}} du canal, {n} sur 5 construits',
  },
  markers: {
    en: '{threat}: {n, plural, =0 {no marker} one {# marker} other {# markers}}',
    de: '{threat}: {n, plural, =0 {kein Marker} one {# Marker} other {# Marker}}',
    fr: '{threat}\u00a0: {n, plural, =0 {aucun marqueur} one {# marqueur} other {# marqueurs}}',
  },
  die: { en: '{die}: {value}', de: '{die}: {value}', fr: '{die}\u00a0: {value}' },
  value: { en: 'Turn to {value}', de: 'Auf {value} drehen', fr: 'Tourner sur {value}' },
  step: { en: 'Next step of reputation', de: 'Nächste Stufe des Ansehens', fr: 'Échelon suivant de réputation' },
  supply: { en: 'From the supply: {worker}', de: 'Aus dem Vorrat: {worker}', fr: 'De la réserve\u00a0: {worker}' },
  statue: { en: 'Statue worth {points}', de: 'Statue im Wert von {points}', fr: 'Statue valant {points}' },
} satisfies Record<string, Text>;
