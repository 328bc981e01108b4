import type { Text } from '@guildhall/kernel';

export const motionTexts = {
  averted: { en: '{threat} averted', de: '{threat} abgewendet', fr: '{threat}\u00a0: sans effet' },
} satisfies Record<string, Text>;
