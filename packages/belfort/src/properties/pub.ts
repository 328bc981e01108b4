import type { PropertyRules } from './property.ts';

export const pub: PropertyRules = {
  name: { en: 'Pub', de: 'Kneipe', fr: 'Pub' },
  text: {
    en: 'When its gnome arrives, one of your dwarves becomes a master.',
    de: 'Wenn der Gnom einzieht, wird einer deiner Zwerge zum Meisterzwerg.',
    fr: 'À l’arrivée du gnome, un de vos nains devient maître.',
  },
  income: 1,
  plank: null,
  locks: 1,
  promotes: 'dwarf',
};
