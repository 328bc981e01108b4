import type { PropertyRules } from './property.ts';

export const keep: PropertyRules = {
  name: { en: 'Keep', de: 'Festung', fr: 'Donjon' },
  text: {
    en: 'Mark both symbols of a keep section; they lie in the same district.',
    de: 'Besetze beide Symbole eines Festungsabschnitts; sie liegen im selben Bezirk.',
    fr: 'Occupez les deux symboles d’une section du donjon\u00a0; ils se trouvent dans le même quartier.',
  },
  income: 1,
  plank: null,
  locks: 0,
};
