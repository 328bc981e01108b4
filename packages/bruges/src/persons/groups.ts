import type { Text } from '@guildhall/kernel';

export const groupNames = {
  bureaucrat: { en: 'Bureaucrat', de: 'Verwaltung', fr: 'Administration' },
  castle: { en: 'Castle', de: 'Burg', fr: 'Château' },
  craftsman: { en: 'Craftsman', de: 'Handwerk', fr: 'Artisanat' },
  church: { en: 'Church', de: 'Kirche', fr: 'Église' },
  entertainer: { en: 'Entertainer', de: 'Unterhaltung', fr: 'Spectacle' },
  merchant: { en: 'Merchant', de: 'Handel', fr: 'Commerce' },
  noble: { en: 'Noble', de: 'Adel', fr: 'Noblesse' },
  protector: { en: 'Protector', de: 'Schutz', fr: 'Protection' },
  scholar: { en: 'Scholar', de: 'Wissenschaft', fr: 'Savoir' },
  underworld: { en: 'Underworld', de: 'Unterwelt', fr: 'Pègre' },
  artist: { en: 'Artist', de: 'Kunst', fr: 'Arts' },
} satisfies Record<string, Text>;

export type Group = keyof typeof groupNames;
export const GROUPS = Object.keys(groupNames) as readonly Group[];
