import type { Text } from '@guildhall/kernel';

export const setupTexts = {
  title: { en: 'New game of Bruges', de: 'Neue Partie Brügge', fr: 'Nouvelle partie de Bruges' },
} as const satisfies Readonly<Record<string, Text>>;

export const colours = {
  red: { en: 'Red, saltire', de: 'Rot, Andreaskreuz', fr: 'Rouge, sautoir' },
  ivory: { en: 'Ivory, cross', de: 'Elfenbein, Kreuz', fr: 'Ivoire, croix' },
  green: { en: 'Green, two bars', de: 'Grün, zwei Balken', fr: 'Vert, deux barres' },
  ink: { en: 'Ink, chevron', de: 'Tinte, Sparren', fr: 'Encre, chevron' },
} as const satisfies Readonly<Record<string, Text>>;
