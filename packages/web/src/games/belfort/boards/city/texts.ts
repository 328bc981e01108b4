import type { Text } from '@guildhall/kernel';

export const cityTexts = {
  title: { en: 'City of Belfort', de: 'Stadt Belfort', fr: 'Ville de Belfort' },
  noTax: { en: 'no tax', de: 'steuerfrei', fr: 'sans taxe' },
  tax: { en: 'Tax: {n} gold', de: 'Steuer: {n} Gold', fr: 'Taxe\u00a0: {n} or' },
} as const satisfies Readonly<Record<string, Text>>;
