/** What can be known of a position, by everybody who sees it: rules, bots and screens. */
export { canalCost, nextColour, SECTIONS, SPACES, spaceColour, statuePoints, THIRD_SPACE } from './canals.ts';
export * from './dice.ts';
export * from './draw.ts';
export * from './exchange.ts';
export type { Known } from './known.ts';
export { bestOther, MEASURE } from './majorities.ts';
export * from './persons.ts';
export * from './reputation.ts';
export { roundOrder, roundsLeft } from './round.ts';
export * from './score.ts';
export { AT_STAKE, INTRIGUE, isSpared, looming, STRIKES, sparedBy } from './threats.ts';
export { type OwnTurn, ownTurns, roundsByPiles, TURNS, turnNow, turnOf, turnsLeft } from './turns.ts';
