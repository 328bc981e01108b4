import type { Colour } from '@guildhall/bruges';
import type { Place } from '../../../../table/motion/flight.ts';
import type { What } from '../../screen/contract.ts';
import { type BrugesPlan, type Chapter, earnedFrom, type MoveFacts, type Piece, placeOf } from '../moveFacts.ts';
import * as at from '../places.ts';

function addSum(plan: BrugesPlan, seat: number, what: What, n: number, to: Place): void {
  plan.sum(`${seat} ${what}`, n, to, (sum) => ({ t: 'sum', what, n: sum }));
}

const addPoints = (plan: BrugesPlan, seat: number, n: number, { me }: MoveFacts): void =>
  addSum(plan, seat, 'points', n, at.points(seat, me));

/** Comes from another place, or goes there if it is lost; null: only its sum is shown. */
function addHeap(plan: BrugesPlan, n: number, piece: Piece, own: Place, other: Place | null): void {
  if (other === null) return;
  if (n > 0) plan.heap(n, piece, other, own);
  else plan.heap(-n, piece, own, other);
}

function addGuilders(plan: BrugesPlan, seat: number, n: number, other: Place | null, { me }: MoveFacts): void {
  const own = at.guilders(seat, me);
  addHeap(plan, n, { t: 'guilder' }, own, other);
  addSum(plan, seat, 'guilders', n, own);
}

function addWorkers(
  plan: BrugesPlan,
  seat: number,
  colour: Colour,
  n: number,
  other: Place | null,
  { me }: MoveFacts,
): void {
  const own = at.worker(seat, colour, me);
  addHeap(plan, n, { t: 'worker', colour }, own, other);
  addSum(plan, seat, `worker.${colour}`, n, own);
}

export const goods: Chapter<'gain' | 'lose' | 'workers' | 'workersLost' | 'final'> = {
  gain({ seat, what, n, source, from }, plan, move) {
    if (what === 'points') addPoints(plan, seat, n, move);
    else {
      const start = from !== null ? at.guilders(from, move.me) : earnedFrom(source, seat, n, move);
      addGuilders(plan, seat, n, start, move);
    }
  },
  lose({ seat, what, n, source, to }, plan, move) {
    if (what === 'points') addPoints(plan, seat, -n, move);
    // what goes to somebody flies when they get it
    else addGuilders(plan, seat, -n, to !== null ? null : placeOf(source, seat, move), move);
  },
  workers({ seat, colour, n, source, from }, plan, move) {
    const start = from !== null ? at.worker(from, colour, move.me) : placeOf(source, seat, move);
    addWorkers(plan, seat, colour, n, start, move);
  },
  workersLost({ seat, colour, n, source, to }, plan, move) {
    addWorkers(plan, seat, colour, -n, to !== null ? null : placeOf(source, seat, move), move);
  },
  final({ seat, points }, plan, move) {
    addPoints(plan, seat, points, move);
  },
};
