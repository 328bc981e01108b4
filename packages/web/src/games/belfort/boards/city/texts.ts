import type { Text } from '@guildhall/kernel';

export const cityTexts = {
  title: { en: 'City of Belfort', de: 'Stadt Belfort', fr: 'Cité de Belfort' },
  noTax: { en: 'no tax', de: 'steuerfrei', fr: 'sans taxe' },
  tax: {
    en: 'Tax: {n} gold',
    de: 'Steuer: {n} Gold',
    fr: 'Taxe\u00a0: {n, plural, one {# pièce d’or} other {# pièces d’or}}',
  },
} as const satisfies Readonly<Record<string, Text>>;
