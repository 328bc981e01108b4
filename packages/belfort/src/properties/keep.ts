import type { PropertyRules } from './property.ts';

export const keep: PropertyRules = {
  name: { en: 'Keep', de: 'Festung', fr: 'Donjon' },
  aName: { en: 'a keep section', de: 'einen Festungsabschnitt', fr: 'une section du donjon' },
  theName: { en: 'the keep', de: 'die Festung', fr: 'le donjon' },
  text: {
    en: 'Mark both symbols of a keep section; they lie in the same district.',
    de: 'Besetze beide Symbole eines Festungsabschnitts; sie liegen im selben Bezirk.',
    fr: 'Occupez les deux symboles d’une section du donjon\u00a0; ils se trouvent dans le même quartier.',
  },
  line: {
    en: 'Claims both keep symbols of a district.',
    de: 'Besetzt beide Symbole der Festung im Bezirk.',
    fr: 'Occupe les deux symboles du donjon d’un quartier.',
  },
  income: 1,
  plank: null,
  locks: 0,
};
