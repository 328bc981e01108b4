import type { Text } from '@guildhall/kernel';

export const screenTexts = {
  pile: {
    en: '{pile}, {n} cards, {card} on top',
    de: '{pile}, {n} Karten, oben {card}',
    fr: '{pile}, {n} cartes, {card} sur le dessus',
  },
  emptyPile: { en: '{pile}, empty', de: '{pile}, leer', fr: '{pile}, vide' },
  cardInHand: {
    en: '{card}, in hand: {what}, {price} as a person, {worker} as a house',
    de: '{card}, auf der Hand: {what}, als Person {price}, als Haus {worker}',
    fr: '{card}, en main\u00a0: {what}, {price} comme personnage, {worker} comme maison',
  },
  discarded: { en: '{card}, discarded', de: '{card}, auf dem Ablagestapel', fr: '{card}, dans la défausse' },
  livesAt: { en: '{card}, with {name}', de: '{card}, bei {name}', fr: '{card}, chez {name}' },
  section: {
    en: '{side, select, left {Left} other {Right}} canal section, {n} of 5 built',
    de: '{side, select, left {Linker} other {Rechter}} Kanalabschnitt, {n} von 5 gebaut',
    fr: 'Section {side, select, left {gauche} other {droite}} du canal, {n} sur 5 construits',
  },
  sectionNext: {
    en: '{section}; next: {card}, {price}',
    de: '{section}; als Nächstes: {card}, {price}',
    fr: '{section}\u00a0; ensuite\u00a0: {card}, {price}',
  },
  oldDie: {
    en: '{die}, not rolled yet',
    de: '{die}, noch nicht gewürfelt',
    fr: '{die}, pas encore lancé',
  },
  markers: {
    en: '{threat}: {n, plural, =0 {no marker} one {# marker} other {# markers}}',
    de: '{threat}: {n, plural, =0 {kein Marker} one {# Marker} other {# Marker}}',
    fr: '{threat}\u00a0: {n, plural, =0 {aucun marqueur} one {# marqueur} other {# marqueurs}}',
  },
  markersOf: {
    en: '{name}, {threat}: {n, plural, =0 {no marker} one {# marker} other {# markers}}',
    de: '{name}, {threat}: {n, plural, =0 {kein Marker} one {# Marker} other {# Marker}}',
    fr: '{name}, {threat}\u00a0: {n, plural, =0 {aucun marqueur} one {# marqueur} other {# marqueurs}}',
  },
  die: { en: '{die}: {value}', de: '{die}: {value}', fr: '{die}\u00a0: {value}' },
  value: { en: 'Turn to {value}', de: 'Auf {value} drehen', fr: 'Mettre sur {value}' },
  step: { en: 'Next step of reputation', de: 'Nächste Stufe des Ansehens', fr: 'Échelon suivant de réputation' },
  supply: { en: 'From the supply: {worker}', de: 'Aus dem Vorrat: {worker}', fr: 'De la réserve\u00a0: {worker}' },
  majority: {
    en: '{majority}: {won, select, yes {won} other {not won}}',
    de: '{majority}: {won, select, yes {gewonnen} other {nicht gewonnen}}',
    fr: '{majority}\u00a0: {won, select, yes {gagnée} other {pas gagnée}}',
  },
  statuesLeft: {
    en: 'Statues left: {n}',
    de: 'Übrige Statuen: {n}',
    fr: 'Statues restantes\u00a0: {n}',
  },
  statue: { en: 'Statue worth {points}', de: 'Statue im Wert von {points}', fr: 'Statue valant {points}' },
} satisfies Record<string, Text>;

/** What is asked next, once something has been picked. */
export const nextTexts = {
  use: {
    en: 'What will you use {card} for? {n, plural, one {Only one use is possible.} other {# possible uses.}}',
    de: 'Wozu nutzt du {card}? {n, plural, one {Nur eine Möglichkeit.} other {# Möglichkeiten.}}',
    fr: 'À quoi servira {card}\u00a0? {n, plural, one {Un seul usage possible.} other {# usages possibles.}}',
  },
  guilders: {
    en: '{card}: choose the die that says how many guilders you get.',
    de: '{card}: Wähle den Würfel, der bestimmt, wie viele Gulden du bekommst.',
    fr: '{card}\u00a0: choisissez le dé qui fixe le nombre de vos florins.',
  },
  canal: {
    en: '{card}: choose your left or your right canal section.',
    de: '{card}: Wähle deinen linken oder rechten Kanalabschnitt.',
    fr: '{card}\u00a0: choisissez votre section de canal, à gauche ou à droite.',
  },
  house: {
    en: '{card}: choose the worker that pays for the house.',
    de: '{card}: Wähle den Handlanger, mit dem du das Haus bezahlst.',
    fr: '{card}\u00a0: choisissez l’ouvrier avec lequel vous payez la maison.',
  },
  person: {
    en: 'Choose the empty house into which {card} moves.',
    de: 'Wähle das leere Haus, in das {card} einzieht.',
    fr: 'Choisissez la maison vide où s’installe {card}.',
  },
  swap: {
    en: 'You exchange {worker}: choose the worker that you take instead.',
    de: 'Du tauschst {worker}: Wähle den Handlanger, den du dafür nimmst.',
    fr: 'Vous échangez {worker}\u00a0: choisissez l’ouvrier que vous prenez à la place.',
  },
  value: {
    en: 'Choose the number to which you turn {die}.',
    de: 'Wähle die Zahl, auf die du {die} drehst.',
    fr: 'Choisissez la valeur sur laquelle vous mettez {die}.',
  },
  pass: {
    en: 'Choose to whom you pass {marker}.',
    de: 'Wähle, an wen du {marker} weitergibst.',
    fr: 'Choisissez à qui vous passez {marker}.',
  },
} satisfies Record<string, Text>;
