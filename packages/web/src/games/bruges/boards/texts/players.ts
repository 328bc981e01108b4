import type { Text } from '@guildhall/kernel';

export const ownTexts = {
  panel: { en: 'Your side of the table', de: 'Deine Seite des Tisches', fr: 'Votre côté de la table' },
  street: {
    en: '{houses, plural, one {# house} other {# houses}}, {people, plural, one {# person} other {# persons}}',
    de: '{houses, plural, one {# Haus} other {# Häuser}}, {people, plural, one {# Person} other {# Personen}}',
    fr: '{houses, plural, one {# maison} other {# maisons}}, {people, plural, one {# personnage} other {# personnages}}',
  },
  noHouses: { en: 'No houses yet', de: 'Noch keine Häuser', fr: 'Pas encore de maison' },
  reputation: { en: 'Reputation {n}', de: 'Ansehen {n}', fr: 'Réputation {n}' },
  workers: { en: 'Workers', de: 'Handlanger', fr: 'Ouvriers' },
  threats: { en: 'Threats', de: 'Bedrohungen', fr: 'Menaces' },
  houses: { en: 'Houses', de: 'Häuser', fr: 'Maisons' },
  empty: { en: 'Empty', de: 'Leer', fr: 'Vide' },
  newHouse: { en: 'New house', de: 'Neues Haus', fr: 'Nouvelle maison' },
  used: { en: 'used this round', de: 'diese Runde genutzt', fr: 'utilisé cette manche' },
  supply: { en: 'From the supply', de: 'Aus dem Vorrat', fr: 'De la réserve' },
  dieShall: { en: 'The die shall show', de: 'Der Würfel soll zeigen', fr: 'Le dé doit indiquer' },
  looming: {
    en: 'At 2 of 3: {threats}. The next marker strikes.',
    de: 'Bei 2 von 3: {threats}. Der nächste Marker trifft.',
    fr: 'À 2 sur 3\u00a0: {threats}. Le prochain marqueur frappe.',
  },
  stillReady: {
    en: '{n, plural, one {# person is} other {# persons are}} still ready',
    de: '{n, plural, one {# Person ist} other {# Personen sind}} noch bereit',
    fr: '{n, plural, one {# personnage est encore prêt} other {# personnages sont encore prêts}}',
  },
  of: { en: '{n} of {max}', de: '{n} von {max}', fr: '{n} sur {max}' },
} satisfies Record<string, Text>;

export const otherTexts = {
  others: { en: 'Other players', de: 'Andere', fr: 'Autres joueurs' },
  start: { en: 'Begins this round', de: 'Beginnt diese Runde', fr: 'Commence cette manche' },
  canals: {
    en: 'Canals: {left} of 5 on the left, {right} of 5 on the right',
    de: 'Kanäle: links {left} von 5, rechts {right} von 5',
    fr: 'Canaux\u00a0: {left} sur 5 à gauche, {right} sur 5 à droite',
  },
  handOf: { en: 'In hand: {cards}', de: 'Auf der Hand: {cards}', fr: 'En main\u00a0: {cards}' },
  noHand: { en: 'No cards in hand', de: 'Keine Karten auf der Hand', fr: 'Aucune carte en main' },
  majority: {
    en: '{majority}: {won, select, yes {won} other {not won}}',
    de: '{majority}: {won, select, yes {gewonnen} other {nicht gewonnen}}',
    fr: '{majority}\u00a0: {won, select, yes {gagnée} other {pas gagnée}}',
  },
  statues: { en: 'Statues: {n}', de: 'Statuen: {n}', fr: 'Statues\u00a0: {n}' },
  details: { en: '{name}: all about', de: '{name}: alles', fr: '{name}\u00a0: tout' },
  next: { en: 'is next', de: 'ist dran', fr: 'doit jouer' },
  thinking: { en: 'is thinking', de: 'überlegt', fr: 'réfléchit' },
} satisfies Record<string, Text>;

export const scoreTexts = {
  title: { en: 'If scored now', de: 'Wertung jetzt', fr: 'Décompte immédiat' },
  track: { en: 'so far', de: 'bisher', fr: 'jusqu’ici' },
  laurels: { en: 'laurels', de: 'Lorbeeren', fr: 'lauriers' },
  total: { en: 'total', de: 'gesamt', fr: 'total' },
  open: {
    en: '{points}; {total} if scored now',
    de: '{points}; {total} bei Wertung jetzt',
    fr: '{points}\u00a0; {total} en cas de décompte immédiat',
  },
} satisfies Record<string, Text>;
