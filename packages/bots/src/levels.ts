import type { Text } from '@guildhall/kernel';
import type { Errors } from './fallible.ts';
import type { Effort } from './search/search.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'adept', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What people call them. */
export const levelNames: Readonly<Record<Level, Text>> = {
  novice: { en: 'Novice', de: 'Neuling', fr: 'Novice' },
  apprentice: { en: 'Apprentice', de: 'Lehrling', fr: 'Apprenti' },
  journeyman: { en: 'Journeyman', de: 'Geselle', fr: 'Compagnon' },
  adept: { en: 'Adept', de: 'Altgeselle', fr: 'Confirmé' },
  expert: { en: 'Expert', de: 'Könner', fr: 'Expert' },
  master: { en: 'Master', de: 'Meister', fr: 'Maître' },
};

/** How a level plays. Blind spots are parts of a position that it does not see. */
export type Play =
  | { readonly how: 'errs'; readonly errors: Errors; readonly blind: readonly string[] }
  | { readonly how: 'looks' }
  | { readonly how: 'searches'; readonly effort: Effort };

/** What a level does in every game. */
export const PLAY: Readonly<Record<Level, Play>> = {
  novice: {
    how: 'errs',
    errors: { temperature: 1.2, cap: 4 },
    blind: ['rivals', 'workers', 'gnomes', 'tax', 'majorities', 'threats', 'canals'],
  },
  apprentice: { how: 'errs', errors: { temperature: 0.45, cap: 1.5 }, blind: ['rivals', 'tax', 'majorities'] },
  journeyman: { how: 'looks' },
  adept: { how: 'searches', effort: { candidates: 8, margin: 8, nodes: 1_600, worlds: 16 } },
  expert: { how: 'searches', effort: { candidates: 12, margin: 12, nodes: 10_000, worlds: 48 } },
  master: {
    how: 'searches',
    effort: { candidates: 16, margin: 12, nodes: 100_000, worlds: 256, lines: { first: 4, next: 6 } },
  },
};
