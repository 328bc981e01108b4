import type { Text } from '@guildhall/kernel';

export const brugesTexts = {
  title: { en: 'Bruges', de: 'Brügge', fr: 'Bruges' },
  town: { en: 'Town', de: 'Stadt', fr: 'Ville' },
  houses: { en: 'My houses', de: 'Meine Häuser', fr: 'Mes maisons' },
  others: { en: 'Others', de: 'Andere', fr: 'Autres' },
  mine: { en: 'Your workers and threats', de: 'Deine Handlanger und Bedrohungen', fr: 'Vos ouvriers et vos menaces' },
  digits: {
    en: 'that card of your hand; with a card chosen, that use of it; when drawing, that pile',
    de: 'diese Karte deiner Hand; ist eine gewählt, diese Verwendung; beim Ziehen dieser Stapel',
    fr: 'cette carte de votre main\u00a0; une carte choisie, cet usage\u00a0; à la pioche, cette pile',
  },
} satisfies Record<string, Text>;

/** The four phases of a round, as short as a line of them must be. */
export const phaseTexts = {
  draw: { en: 'Draw', de: 'Ziehen', fr: 'Pioche' },
  dice: { en: 'Dice', de: 'Würfel', fr: 'Dés' },
  actions: { en: 'Actions', de: 'Aktionen', fr: 'Actions' },
  majorities: { en: 'Majorities', de: 'Mehrheiten', fr: 'Majorités' },
} satisfies Record<string, Text>;
