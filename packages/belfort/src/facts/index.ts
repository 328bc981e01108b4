/** What can be known of a position, by everybody who sees it: rules, bots and screens. */

export type { TurnFrame } from '../phases/actions.ts';
export * from './building.ts';
export * from './collection.ts';
export type { Known } from './known.ts';
export * from './neutral.ts';
export * from './order.ts';
export * from './planks.ts';
export * from './questions.ts';
export * from './scoring.ts';
export * from './turn.ts';
export * from './workers.ts';
