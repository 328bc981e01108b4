import type { Text } from '@guildhall/kernel';
import type { Item } from './lines.ts';

export const itemTexts: Readonly<Record<Item, Text>> = {
  start: { en: 'At the start', de: 'Zu Beginn', fr: 'Au départ' },
  markers: { en: 'Threats averted', de: 'Abgewehrte Bedrohungen', fr: 'Menaces écartées' },
  used: { en: 'Persons, during the game', de: 'Personen, im Spiel', fr: 'Personnages, en cours de partie' },
  intrigue: { en: 'Lost to intrigue', de: 'Durch Intrigen verloren', fr: 'Perdus par intrigue' },
  persons: { en: 'Persons, printed points', de: 'Personen, aufgedruckte Punkte', fr: 'Personnages, points imprimés' },
  laurels: { en: 'Laurels', de: 'Lorbeeren', fr: 'Lauriers' },
  houses: { en: 'Houses', de: 'Häuser', fr: 'Maisons' },
  majorities: { en: 'Majority markers', de: 'Mehrheitsmarker', fr: 'Marqueurs majorité' },
  canals: { en: 'Canals, third spaces', de: 'Kanäle, dritte Felder', fr: 'Canaux, troisièmes cases' },
  statues: { en: 'Statues', de: 'Statuen', fr: 'Statues' },
  reputation: { en: 'Reputation', de: 'Ansehen', fr: 'Réputation' },
};

export const resultTexts = {
  during: { en: 'During the game', de: 'Im Spiel', fr: 'En cours de partie' },
  atEnd: { en: 'Final scoring', de: 'Schlusswertung', fr: 'Décompte final' },
  end: { en: 'end', de: 'Ende', fr: 'fin' },
  tieRule: {
    en: 'With equal points, more guilders decide.',
    de: 'Bei gleicher Punktzahl entscheiden die meisten Gulden.',
    fr: 'À égalité de points, le plus de florins l’emporte.',
  },
} satisfies Record<string, Text>;
