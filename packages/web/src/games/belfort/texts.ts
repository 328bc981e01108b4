import type { Text } from '@guildhall/kernel';

export const belfortTexts = {
  title: { en: 'Belfort', de: 'Belfort', fr: 'Belfort' },
  month: { en: 'Month {n}', de: 'Monat {n}', fr: 'Mois {n}' },
  setup: { en: 'Setup', de: 'Aufbau', fr: 'Mise en place' },
  placement: { en: 'Placement', de: 'Einsetzen', fr: 'Placement' },
  collection: { en: 'Collection', de: 'Sammeln', fr: 'Collecte' },
  actions: { en: 'Actions', de: 'Aktionen', fr: 'Actions' },
  scoring: { en: 'Scoring', de: 'Wertung', fr: 'Décompte' },
  city: { en: 'City', de: 'Stadt', fr: 'Cité' },
  calendar: { en: 'Calendar', de: 'Kalender', fr: 'Calendrier' },
  me: { en: 'Me', de: 'Ich', fr: 'Moi' },
  built: { en: 'Built', de: 'Gebaut', fr: 'Construit' },
  hand: { en: 'Hand', de: 'Hand', fr: 'Main' },
  digits: {
    en: 'that card of your hand',
    de: 'diese Karte deiner Hand',
    fr: 'cette carte de votre main',
  },
  sendTitle: { en: 'Send your workers', de: 'Schicke deine Arbeiter los', fr: 'Envoyez vos travailleurs' },
  sendText: {
    en: 'Everybody still at home goes to work now.',
    de: 'Alle, die noch zu Hause sind, gehen jetzt an die Arbeit.',
    fr: 'Tous ceux qui sont encore au logis partent travailler.',
  },
  yields: { en: 'Before bonuses', de: 'Ohne Bonus', fr: 'Hors bonus' },
  send: { en: 'Off to work', de: 'An die Arbeit', fr: 'Au travail' },
  fewer: { en: 'One fewer: {place}', de: 'Eins weniger: {place}', fr: 'Un de moins\u00a0: {place}' },
  more: { en: 'One more: {place}', de: 'Eins mehr: {place}', fr: 'Un de plus\u00a0: {place}' },
  zoomIn: { en: 'Look closer at district {n}', de: 'Bezirk {n} näher ansehen', fr: 'Voir le quartier {n} de près' },
  zoomOut: { en: 'Whole city', de: 'Ganze Stadt', fr: 'Toute la cité' },
} satisfies Record<string, Text>;
