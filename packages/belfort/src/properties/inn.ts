import type { PropertyRules } from './property.ts';

export const inn: PropertyRules = {
  name: { en: 'Inn', de: 'Gasthof', fr: 'Auberge' },
  aName: { en: 'an inn', de: 'einen Gasthof', fr: 'une auberge' },
  theName: { en: 'the inn', de: 'den Gasthof', fr: 'l’auberge' },
  text: {
    en: 'The gnome opens the plank (fee: 1 gold). Plank: take one of your elves or dwarves from the supply.',
    de: 'Der Gnom entriegelt die Planke (Gebühr: 1 Gold). Planke: Nimm dir einen deiner Elben oder Zwerge aus dem Vorrat.',
    fr: 'Le gnome déverrouille la plateforme (redevance\u00a0: 1 pièce d’or). Plateforme\u00a0: prenez un de vos elfes ou nains dans la réserve.',
  },
  line: {
    en: 'Plank: an elf or a dwarf from your supply.',
    de: 'Planke: Elb oder Zwerg aus deinem Vorrat.',
    fr: 'Plateforme\u00a0: un elfe ou un nain de la réserve.',
  },
  income: 0,
  plank: { fee: 1, locked: true, does: { recruit: 'worker' } },
  locks: 1,
};
