import type { Text } from '@guildhall/kernel';

export const motionTexts = {
  averted: { en: '{threat}: no harm', de: '{threat}: kein Schaden', fr: '{threat}\u00a0: sans effet' },
} satisfies Record<string, Text>;
