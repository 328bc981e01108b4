import type { PropertyRules } from './property.ts';

export const blacksmith: PropertyRules = {
  name: { en: 'Blacksmith', de: 'Schmiede', fr: 'Forge' },
  aName: { en: 'a blacksmith', de: 'eine Schmiede', fr: 'une forge' },
  theName: { en: 'the blacksmith', de: 'die Schmiede', fr: 'la forge' },
  text: {
    en: 'Plank: take 1 metal. Gnome: once in each of your action turns you may buy 1 metal for 1 gold.',
    de: 'Planke: Nimm 1 Metall. Gnom: In jedem deiner Aktionszüge darfst du einmal 1 Metall für 1 Gold kaufen.',
    fr: 'Plateforme\u00a0: prenez 1 métal. Gnome\u00a0: une fois par tour d’actions, vous pouvez acheter 1 métal pour 1 pièce d’or.',
  },
  line: {
    en: 'Plank: 1 metal. Gnome: metal for 1 gold.',
    de: 'Planke: 1 Metall. Gnom: Metall für 1 Gold.',
    fr: 'Plateforme\u00a0: 1 métal. Gnome\u00a0: métal pour 1 pièce d’or.',
  },
  income: 0,
  plank: { fee: 0, locked: false, does: { take: 'metal', n: 1 } },
  locks: 1,
  gnomeAction: { price: 1, take: 'metal' },
};
