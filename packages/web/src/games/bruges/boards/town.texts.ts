import type { Text } from '@guildhall/kernel';

export const townTexts = {
  town: { en: 'The town of Bruges', de: 'Die Stadt Brügge', fr: 'La ville de Bruges' },
  price: {
    en: 'Reputation. A step costs {n, plural, one {# guilder} other {# guilders}} this round.',
    de: 'Ansehen. Eine Stufe kostet diese Runde {n, plural, one {# Gulden} other {# Gulden}}.',
    fr: 'Réputation. Un échelon coûte {n, plural, one {# florin} other {# florins}} cette manche.',
  },
  noPrice: {
    en: 'Reputation. No step this round: no die shows 1 or 2.',
    de: 'Ansehen. Diese Runde keine Stufe: Kein Würfel zeigt 1 oder 2.',
    fr: 'Réputation. Pas d’échelon cette manche\u00a0: aucun dé n’indique 1 ou 2.',
  },
  reputation: { en: 'Reputation', de: 'Ansehen', fr: 'Réputation' },
  step: { en: 'price {n}', de: 'Preis {n}', fr: 'prix {n}' },
  threat: { en: 'threat', de: 'droht', fr: 'menace' },
  draw: { en: 'Draw', de: 'Ziehen', fr: 'Pioche' },
  extra: { en: 'Extra', de: 'Zusatz', fr: 'Réserve' },
  extraPile: {
    en: 'Extra pile, {n, plural, =0 {used up} one {# card} other {# cards}}',
    de: 'Zusatzstapel, {n, plural, =0 {aufgebraucht} one {# Karte} other {# Karten}}',
    fr: 'Pile de réserve, {n, plural, =0 {épuisée} one {# carte} other {# cartes}}',
  },
  discard: { en: 'Discard', de: 'Ablage', fr: 'Défausse' },
  discardPile: {
    en: 'Discard pile, {n, plural, =0 {empty} one {# card} other {# cards}}',
    de: 'Ablagestapel, {n, plural, =0 {leer} one {# Karte} other {# Karten}}',
    fr: 'Défausse, {n, plural, =0 {vide} one {# carte} other {# cartes}}',
  },
  newestFirst: { en: 'Newest first', de: 'Die neueste zuerst', fr: 'La plus récente d’abord' },
  noDiscard: {
    en: 'Nothing has been discarded yet.',
    de: 'Noch liegt hier nichts.',
    fr: 'Rien n’a encore été défaussé.',
  },
  recover: { en: 'Take one of these cards', de: 'Nimm eine dieser Karten', fr: 'Prenez l’une de ces cartes' },
  statues: {
    en: '{n, plural, =0 {No statue left} one {# statue} other {# statues}}',
    de: '{n, plural, =0 {Keine Statue mehr} one {# Statue} other {# Statuen}}',
    fr: '{n, plural, =0 {Plus de statue} one {# statue} other {# statues}}',
  },
  canalsOf: {
    en: '{name}: {left} and {right} of 5 canal spaces built, reputation step {step}',
    de: '{name}: {left} und {right} von 5 Kanalfeldern gebaut, Ansehen Stufe {step}',
    fr: '{name}\u00a0: {left} et {right} cases de canal sur 5, réputation {step}',
  },
  wholeTown: { en: 'Whole town', de: 'Ganze Stadt', fr: 'Toute la ville' },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
  lastRound: { en: 'Last round', de: 'Letzte Runde', fr: 'Dernière manche' },
  nextIsLast: {
    en: 'The next round is the last',
    de: 'Die nächste Runde ist die letzte',
    fr: 'La prochaine manche est la dernière',
  },
  lastButOne: { en: 'Last round but one', de: 'Vorletzte Runde', fr: 'Avant-dernière manche' },
  roundsLeft: {
    en: '{n, select, no {this may be the last} other {about {n} more}}',
    de: '{n, select, no {vielleicht die letzte} other {noch etwa {n}}}',
    fr: '{n, select, no {peut-être la dernière} other {encore {n} environ}}',
  },
  turnOf: { en: '{n} of {all}', de: '{n} von {all}', fr: '{n} sur {all}' },
} satisfies Record<string, Text>;
