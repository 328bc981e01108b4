import { buildingCosts } from '@guildhall/belfort';
import type { Amounts, Screen } from '../screen/contract.ts';
import { targets } from '../screen/targets.ts';

/** What is about to be paid: for what is pointed at, else for the card or wall in hand. */
export function costInSight({ view, hint, picked }: Screen): Amounts {
  if (hint !== null && Object.keys(hint.pay).length > 0) return hint.pay;
  const costs = buildingCosts(view);
  for (const target of picked) {
    if (target === 'wall') return costs.wall;
    const card = targets.valueIn(target, 'hand');
    if (card !== null) return costs.properties[card];
  }
  return {};
}
