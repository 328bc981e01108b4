import type { Text } from '@guildhall/kernel';

export const resultTexts = {
  districts: { en: 'Districts', de: 'Bezirke', fr: 'Quartiers' },
  workers: { en: 'Workers', de: 'Arbeiter', fr: 'Travailleurs' },
  tax: { en: 'Unpaid taxes', de: 'Nicht gezahlte Steuern', fr: 'Taxes impayées' },
  given: { en: 'From before', de: 'Von vorher', fr: 'Déjà acquis' },
  tieRule: {
    en: 'Then the goods and gold left over decide; metal counts twice.',
    de: 'Dann entscheiden übrige Waren und Gold; Metall zählt doppelt.',
    fr: 'On compare alors les biens et l’or restants\u00a0; le métal compte double.',
  },
} satisfies Record<string, Text>;
