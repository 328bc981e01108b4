import { belfort, type Event, type State } from '@guildhall/belfort';
import type { Reckoned } from '../../../table/reckoning.ts';

/** The ledger of a game, with how many markers or workers every majority was scored for; also where that brought nothing. */
export function reckonedLines(state: State, events: readonly Event[]): Reckoned[] {
  const counted: Reckoned[] = [];
  let round = 0;
  for (const event of events) {
    if (event.t === 'round') round = event.round;
    if (event.t === 'scored' && event.builder < state.seats) {
      const { builder: seat, majority: item, points, count } = event;
      counted.push({ seat, item, round, points, count });
    }
  }
  const scored = new Set(counted.map(({ item }) => item));
  return [...counted, ...belfort.score(state).filter(({ item }) => !scored.has(item))];
}
