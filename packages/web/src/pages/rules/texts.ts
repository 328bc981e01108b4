import type { Text } from '@guildhall/kernel';

export const rules = {
  title: { en: 'The rules of Belfort', de: 'Die Regeln von Belfort', fr: 'Les règles de Belfort' },
} as const satisfies Readonly<Record<string, Text>>;
