import { incomeOf, taxOf } from './phases/collection.ts';
import { type MajorityRanks, majorities } from './phases/scoring.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Everything needed for a preview is open, so a view will do. */
export type Known = State | View;

/** If scored now: per district and worker kind, who holds which place for how many points. */
export const scorePreview = (known: Known): MajorityRanks[] => majorities(known as State);

export interface TreasuryPreview {
  readonly seat: number;
  readonly income: number;
  readonly tax: number;
  /** Points that would be lost with the gold at hand. */
  readonly fine: number;
}

/** If income and taxes came now. */
export const treasuryPreview = (known: Known): TreasuryPreview[] => {
  const state = known as State;
  return state.players.map((player, seat) => {
    const income = incomeOf(player);
    const tax = taxOf(state, player.score);
    return { seat, income, tax, fine: Math.min(player.score, Math.max(0, tax - player.gold - income)) };
  });
};
