import type { PropertyRules } from './property.ts';

export const bank: PropertyRules = {
  name: { en: 'Bank', de: 'Bank', fr: 'Banque' },
  aName: { en: 'a bank', de: 'eine Bank', fr: 'une banque' },
  theName: { en: 'the bank', de: 'die Bank', fr: 'la banque' },
  text: {
    en: 'Gnome: once in each of your action turns you may take 1 gold.',
    de: 'Gnom: In jedem deiner Aktionszüge darfst du dir einmal 1 Gold nehmen.',
    fr: 'Gnome\u00a0: une fois par tour d’actions, vous pouvez prendre 1 pièce d’or.',
  },
  line: {
    en: 'Gnome: take 1 gold each turn.',
    de: 'Gnom: 1 Gold in jedem Zug.',
    fr: 'Gnome\u00a0: 1 pièce d’or par tour.',
  },
  income: 1,
  plank: null,
  locks: 1,
  gnomeAction: { price: 0, take: 'gold' },
};
