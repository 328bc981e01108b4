import type { RulesPlace } from '../../table/beside.ts';

/** Where something stands in the rules of Belfort. */
export const rulesAt = (chapter: string): RulesPlace => ({ game: 'belfort', chapter });
