import type { Event, View } from '@guildhall/belfort';
import type { Flight } from '../../../table/motion/flight.ts';
import { newPlan, planned, type Rows, still } from '../../../table/motion/plan.ts';
import type { Change } from '../../../table/motion/useFlights.tsx';
import { type MoveFacts, moveFactsOf, type Piece } from './moveFacts.ts';
import { building } from './rows/building.ts';
import { cards } from './rows/cards.ts';
import { goods } from './rows/goods.ts';
import { workers } from './rows/workers.ts';

export type BelfortFlight = Flight<Piece>;

const ROWS: Rows<Event, Piece, MoveFacts> = {
  ...workers,
  ...goods,
  ...building,
  ...cards,
  ...still(
    'round',
    'stage',
    'turn',
    'endTurn',
    'pass',
    'crestsUp',
    'activate',
    'effect',
    'wasted',
    'visits',
    'swap',
    'end',
  ),
};

/** What flies over the table for the facts of one move, in their order. */
export const flightsOf = (events: readonly Event[], change: Change<View>): BelfortFlight[] =>
  planned(events, ROWS, newPlan<Piece>({ t: 'nothing' }), moveFactsOf(events, change));
