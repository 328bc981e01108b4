import type { PropertyRules } from './property.ts';

export const gardens: PropertyRules = {
  name: { en: 'Gardens', de: 'Gärten', fr: 'Jardin' },
  aName: { en: 'gardens', de: 'Gärten', fr: 'un jardin' },
  theName: { en: 'the gardens', de: 'die Gärten', fr: 'le jardin' },
  text: {
    en: 'When its gnome arrives, one of your elves becomes a master.',
    de: 'Wenn der Gnom einzieht, wird einer deiner Elben zum Meisterelben.',
    fr: 'À l’arrivée du gnome, un de vos elfes devient maître.',
  },
  line: {
    en: 'Gnome arrives: an elf becomes a master.',
    de: 'Gnom zieht ein: ein Elb wird Meister.',
    fr: 'Arrivée du gnome\u00a0: un elfe passe maître.',
  },
  income: 1,
  plank: null,
  locks: 1,
  promotes: 'elf',
};
