import type { Property } from '../board/districts.ts';
import { HIDDEN } from '../view.ts';
import { frameOf, type Known } from './known.ts';

/** Cards that a seat has picked to leave its hand, as far as they are seen, while others are still choosing. */
export function leavingHand(known: Known, seat: number): Property[] {
  const start = frameOf(known, 'startingHands');
  if (start !== undefined) return start.discards[seat]!.filter((card) => card !== HIDDEN);
  const card = frameOf(known, 'spies')?.picks[seat] ?? HIDDEN;
  return card === HIDDEN ? [] : [card];
}

/** The card that this player shows to the spies of another. */
export const revealedBy = (known: Known, seat: number): Property | null => frameOf(known, 'spy')?.picks[seat] ?? null;

/** The symbol whose price is being lowered. */
export const discountedSymbol = (known: Known): number | null => frameOf(known, 'discount')?.symbol ?? null;
