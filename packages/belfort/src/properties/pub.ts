import type { PropertyRules } from './property.ts';

export const pub: PropertyRules = {
  name: { en: 'Pub', de: 'Kneipe', fr: 'Pub' },
  aName: { en: 'a pub', de: 'eine Kneipe', fr: 'un pub' },
  theName: { en: 'the pub', de: 'die Kneipe', fr: 'le pub' },
  text: {
    en: 'When its gnome arrives, one of your dwarves becomes a master.',
    de: 'Wenn der Gnom einzieht, wird einer deiner Zwerge zum Meisterzwerg.',
    fr: 'À l’arrivée du gnome, un de vos nains devient maître.',
  },
  line: {
    en: 'Gnome arrives: a dwarf becomes a master.',
    de: 'Gnom zieht ein: ein Zwerg wird Meister.',
    fr: 'Arrivée du gnome\u00a0: un nain passe maître.',
  },
  income: 1,
  plank: null,
  locks: 1,
  promotes: 'dwarf',
};
