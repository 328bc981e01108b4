import type { Event, View } from '@guildhall/bruges';
import type { Flight } from '../../../table/motion/flight.ts';
import { newPlan, planned, type Rows, still } from '../../../table/motion/plan.ts';
import type { Change } from '../../../table/motion/useFlights.tsx';
import { type MoveFacts, moveFactsOf, type Piece } from './moveFacts.ts';
import { cards } from './rows/cards.ts';
import { goods } from './rows/goods.ts';
import { threats } from './rows/threats.ts';
import { town } from './rows/town.ts';

export type BrugesFlight = Flight<Piece>;

const ROWS: Rows<Event, Piece, MoveFacts> = {
  ...cards,
  ...threats,
  ...goods,
  ...town,
  ...still('stage', 'turn', 'activate', 'endTurn', 'declined', 'compared', 'effect', 'end'),
};

/** What flies over the table for the facts of one move, in their order. */
export const flightsOf = (events: readonly Event[], change: Change<View>): BrugesFlight[] =>
  planned(events, ROWS, newPlan<Piece>({ t: 'nothing' }), moveFactsOf(events, change));
