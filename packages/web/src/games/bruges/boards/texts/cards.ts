import type { Colour, Use } from '@guildhall/bruges';
import type { Text } from '@guildhall/kernel';

export const cardTexts = {
  price: { en: 'Price {n}', de: 'Preis {n}', fr: 'Prix {n}' },
  group: { en: '{group} · {points}', de: '{group} · {points}', fr: '{group} · {points}' },
  acts: { en: 'Acts {when}', de: 'Wirkt {when}', fr: 'Agit {when}' },
  allPersons: { en: 'In the list of persons', de: 'In der Liste der Personen', fr: 'Dans la liste des personnages' },
} satisfies Record<string, Text>;

export const handTexts = {
  title: { en: 'Your hand', de: 'Deine Hand', fr: 'Votre main' },
  pips: { en: 'card {n} of {all}', de: 'Karte {n} von {all}', fr: 'carte {n} sur {all}' },
  toPlay: {
    en: '{n, plural, one {# card still to play} other {# cards still to play}}',
    de: 'noch {n, plural, one {# Karte} other {# Karten}} zu spielen',
    fr: 'encore {n, plural, one {# carte} other {# cartes}} à jouer',
  },
  allPlayed: { en: 'all cards played', de: 'alle Karten gespielt', fr: 'toutes les cartes sont jouées' },
  empty: { en: 'No card in hand.', de: 'Keine Karte auf der Hand.', fr: 'Aucune carte en main.' },
  ready: { en: 'Persons ready to be used', de: 'Personen, die du jetzt nutzen kannst', fr: 'Personnages utilisables' },
  fresh: {
    en: '{n, plural, one {# card} other {# cards}} drawn, not looked at yet',
    de: '{n, plural, one {# Karte} other {# Karten}} gezogen, noch nicht angesehen',
    fr: '{n, plural, one {# carte piochée, pas encore regardée} other {# cartes piochées, pas encore regardées}}',
  },
  useFor: { en: 'Use this card for', de: 'Diese Karte nutzen für', fr: 'Utiliser cette carte pour' },
  putBack: { en: 'Put the card back', de: 'Karte zurückstecken', fr: 'Remettre la carte en main' },
} satisfies Record<string, Text>;

/** What a use does, where there is no choice. */
export const useLines = {
  workers: { en: 'From the supply', de: 'Aus dem Vorrat', fr: 'De la réserve' },
  guilders: { en: '{die} shows {n}', de: '{die} zeigt {n}', fr: 'Le {die} indique {n}' },
  threat: {
    en: 'Return one {threat} marker',
    de: 'Ein Marker weniger: {threat}',
    fr: 'Un marqueur de moins\u00a0: {threat}',
  },
  canal: { en: '{side}, space {n}', de: '{side}, Feld {n}', fr: '{side}, case {n}' },
  house: { en: 'Becomes {house}', de: 'Wird {house}', fr: 'Devient {house}' },
  person: { en: 'Moves into {house}', de: 'Zieht in {house} ein', fr: 'S’installe dans {house}' },
} satisfies Record<Use, Text>;

/** What remains to be chosen, where there is a choice. */
export const useChoices = {
  workers: { en: 'Choose the colours', de: 'Wähle die Farben', fr: 'Choisissez les couleurs' },
  guilders: { en: 'Choose a die', de: 'Wähle einen Würfel', fr: 'Choisissez un dé' },
  threat: { en: 'Choose a threat', de: 'Wähle eine Bedrohung', fr: 'Choisissez une menace' },
  canal: { en: 'Left or right section', de: 'Linker oder rechter Abschnitt', fr: 'Section gauche ou droite' },
  house: { en: 'Choose the worker you pay', de: 'Wähle den Handlanger dafür', fr: 'Choisissez l’ouvrier à payer' },
  person: { en: 'Choose an empty house', de: 'Wähle ein leeres Haus', fr: 'Choisissez une maison vide' },
} satisfies Record<Use, Text>;

/** By section. */
export const sides: readonly Text[] = [
  { en: 'Left section', de: 'Linker Abschnitt', fr: 'Section gauche' },
  { en: 'Right section', de: 'Rechter Abschnitt', fr: 'Section droite' },
];

/** What the third marker does. */
export const loomingTexts: Readonly<Record<Colour, Text>> = {
  blue: {
    en: 'Flood at 2 of 3: the next marker takes all your workers.',
    de: 'Flut bei 2 von 3: Der nächste Marker nimmt alle Handlanger.',
    fr: 'Inondation à 2 sur 3\u00a0: le prochain marqueur emporte tous vos ouvriers.',
  },
  brown: {
    en: 'Plague at 2 of 3: the next marker takes one of your persons.',
    de: 'Pest bei 2 von 3: Der nächste Marker nimmt dir eine Person.',
    fr: 'Peste à 2 sur 3\u00a0: le prochain marqueur emporte un personnage.',
  },
  red: {
    en: 'Fire at 2 of 3: the next marker takes a house or a canal token.',
    de: 'Feuer bei 2 von 3: Der nächste Marker kostet Haus oder Kanal.',
    fr: 'Incendie à 2 sur 3\u00a0: le prochain marqueur détruit maison ou canal.',
  },
  purple: {
    en: 'Intrigue at 2 of 3: the next marker costs {points}.',
    de: 'Intrige bei 2 von 3: Der nächste Marker kostet {points}.',
    fr: 'Intrigue à 2 sur 3\u00a0: le prochain marqueur coûte {points}.',
  },
  yellow: {
    en: 'Raid at 2 of 3: the next marker takes all your guilders.',
    de: 'Überfall bei 2 von 3: Der nächste Marker nimmt alle Gulden.',
    fr: 'Pillage à 2 sur 3\u00a0: le prochain marqueur prend tous vos florins.',
  },
};
