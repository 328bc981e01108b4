import type { PropertyRules } from './property.ts';

export const gardens: PropertyRules = {
  name: { en: 'Gardens', de: 'Gärten', fr: 'Jardin' },
  text: {
    en: 'When its gnome arrives, one of your elves becomes a master.',
    de: 'Wenn der Gnom einzieht, wird einer deiner Elben zum Meisterelben.',
    fr: 'À l’arrivée du gnome, un de vos elfes devient maître.',
  },
  income: 1,
  plank: null,
  locks: 1,
  promotes: 'elf',
};
