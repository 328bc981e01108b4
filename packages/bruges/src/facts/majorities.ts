import type { Majority } from '../state.ts';
import { tokensOf } from './canals.ts';
import type { KnownPlayer } from './known.ts';
import { personsIn } from './persons.ts';

type Measured = Pick<KnownPlayer, 'reputation' | 'canals' | 'houses'>;

/** What a majority is held over. */
export const MEASURE: Readonly<Record<Majority, (player: Measured) => number>> = {
  reputation: ({ reputation }) => reputation,
  people: personsIn,
  canals: tokensOf,
};

/** The most that anybody but this seat has. */
export function bestOther(players: readonly Measured[], seat: number, majority: Majority): number {
  const measure = MEASURE[majority];
  let best = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) best = Math.max(best, measure(players[other]!));
  }
  return best;
}

/** How far this seat is ahead of the best other player. */
export const lead = (players: readonly Measured[], seat: number, majority: Majority): number =>
  MEASURE[majority](players[seat]!) - bestOther(players, seat, majority);
