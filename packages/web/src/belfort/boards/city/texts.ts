import type { Text } from '@guildhall/kernel';

export const cityTexts = {
  title: { en: 'City of Belfort', de: 'Stadt Belfort', fr: 'Ville de Belfort' },
  noTax: { en: 'no tax', de: 'steuerfrei', fr: 'sans taxe' },
  tax: { en: 'Tax: {n} gold', de: 'Steuer: {n} Gold', fr: 'Taxe\u00a0: {n} or' },
  district: { en: '{guild}, district {n}', de: '{guild}, Bezirk {n}', fr: '{guild}, quartier {n}' },
} as const satisfies Readonly<Record<string, Text>>;
