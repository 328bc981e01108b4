import type { Good } from '@guildhall/belfort';
import { type BelfortPlan, type Chapter, placeOf } from '../moveFacts.ts';
import * as at from '../places.ts';

function addSum(plan: BelfortPlan, seat: number, what: Good | 'points', n: number, me: number | null): void {
  const to = what === 'points' ? at.score(seat) : at.goods(seat, what, me);
  plan.sum(`${seat} ${what}`, n, to, (sum) => ({ t: 'sum', n: sum, what, builder: null }));
}

export const goods: Chapter<'gain' | 'lose' | 'scored'> = {
  gain({ seat, what, n, from, source }, plan, move) {
    if (what !== 'points') {
      const start = from === null ? placeOf(source, seat, move) : at.goods(from, what, move.me);
      if (start !== null) plan.heap(n, { t: 'good', good: what }, start, at.goods(seat, what, move.me));
    }
    addSum(plan, seat, what, n, move.me);
  },
  lose({ seat, what, n, to, source }, plan, move) {
    // What another player gets flies with their gain.
    if (what !== 'points' && to === null) {
      const end = placeOf(source, seat, move) ?? at.treasury;
      plan.heap(n, { t: 'good', good: what }, at.goods(seat, what, move.me), end);
    }
    addSum(plan, seat, what, -n, move.me);
  },
  scored({ majority, points, builder }, plan) {
    const [, district] = majority.split('.') as [string, string?];
    if (points === 0 || district === undefined) return;
    plan.float({ t: 'sum', n: points, what: 'points', builder }, at.guild(Number(district)));
  },
};
