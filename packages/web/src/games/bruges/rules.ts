import type { RulesPlace } from '../../table/beside.ts';

/** Where something stands in the rules of Bruges. */
export const rulesAt = (chapter: string): RulesPlace => ({ game: 'bruges', chapter });
