import type { Text } from '@guildhall/kernel';

export const opponents = {
  level: { en: 'Level at seat {n}', de: 'Stufe an Platz {n}', fr: 'Niveau à la place {n}' },
  levels: { en: 'How well the bots play', de: 'Wie gut die Bots spielen', fr: 'Niveau des bots' },
  mixed: {
    en: 'Every bot at its own level.',
    de: 'Jeder Bot auf seiner eigenen Stufe.',
    fr: 'Chaque bot a son niveau.',
  },
  who: { en: 'Opponent at seat {n}', de: 'Gegner an Platz {n}', fr: 'Adversaire à la place {n}' },
  atLevel: { en: 'Level: {level}.', de: 'Stufe: {level}.', fr: 'Niveau\u00a0: {level}.' },
  suggestedAfterWins: {
    en: 'You are winning: {level} is the next step.',
    de: 'Du gewinnst: Die nächste Stufe heißt {level}.',
    fr: 'Vous gagnez\u00a0: le niveau suivant est {level}.',
  },
  suggestedAfterLosses: {
    en: 'Three games lost in a row: {level} is an easier opponent.',
    de: 'Dreimal in Folge verloren: {level} ist ein leichterer Gegner.',
    fr: 'Trois défaites de suite\u00a0: {level} est un adversaire plus facile.',
  },
  rematchAt: { en: 'Rematch: {level}', de: 'Revanche: {level}', fr: 'Revanche\u00a0: {level}' },
} as const satisfies Readonly<Record<string, Text>>;
