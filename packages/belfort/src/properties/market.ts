import type { PropertyRules } from './property.ts';

export const market: PropertyRules = {
  name: { en: 'Market', de: 'Markt', fr: 'Marché' },
  aName: { en: 'a market', de: 'einen Markt', fr: 'un marché' },
  theName: { en: 'the market', de: 'den Markt', fr: 'le marché' },
  text: {
    en: 'Plank: take 2 gold. Each gnome here: one more visit to the trading post in every turn of yours.',
    de: 'Planke: Nimm 2 Gold. Jeder Gnom hier: ein weiterer Besuch am Handelsposten in jedem deiner Züge.',
    fr: 'Plateforme\u00a0: prenez 2 pièces d’or. Chaque gnome ici\u00a0: une visite de plus au comptoir à chacun de vos tours.',
  },
  line: {
    en: 'Plank: 2 gold. Each gnome: 1 more trade visit.',
    de: 'Planke: 2 Gold. Je Gnom: ein Handel mehr.',
    fr: 'Plateforme\u00a0: 2 pièces d’or. Par gnome\u00a0: 1 visite de plus.',
  },
  income: 1,
  plank: { fee: 0, locked: false, does: { take: 'gold', n: 2 } },
  locks: 2,
  visits: 1,
};
