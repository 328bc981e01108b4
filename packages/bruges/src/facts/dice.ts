import { COLOURS, countOf } from '../colours.ts';
import { advanceDiscount } from '../persons/advance-discount.ts';
import { total } from '../persons/deck.ts';
import type { State } from '../state.ts';
import type { Known } from './known.ts';

type Dice = Pick<State, 'dice'>;

/** Whether the dice lie as they were rolled in this round. */
export const isRolled = ({ stage }: Pick<State, 'stage'>): boolean => stage !== 'draw';

/** What a die means beside its number: a part of the price of a step, or a threat marker for everybody. */
export const dieMeans = (value: number): 'step' | 'threat' | null =>
  value <= 2 ? 'step' : value >= 5 ? 'threat' : null;

/** Guilders for a step this round; 0: no die shows 1 or 2, and nobody advances. */
export function stepPrice({ dice }: Dice): number {
  let price = 0;
  for (const colour of COLOURS) {
    const value = countOf(dice, colour);
    if (dieMeans(value) === 'step') price += value;
  }
  return price;
}

/** What a step costs this seat, all discounts taken off; null: nobody advances. */
export function stepCost(known: Known, seat: number): number | null {
  const price = stepPrice(known);
  if (price === 0) return null;
  return Math.max(0, price - total(known.players[seat]!, advanceDiscount, ({ guilders }) => guilders));
}
