import type { Event } from '@guildhall/belfort';
import type { ScoreLine } from '@guildhall/kernel';
import type { Reckoned } from '../../../table/reckoning.ts';

/** The ledger of a game, with how many markers or workers every majority was scored for; also where that brought nothing. */
export function reckonedLines(ledger: readonly ScoreLine[], events: readonly Event[], seats: number): Reckoned[] {
  const counted: Reckoned[] = [];
  let round = 0;
  for (const event of events) {
    if (event.t === 'round') round = event.round;
    if (event.t === 'scored' && event.builder < seats) {
      const { builder: seat, majority: item, points, count } = event;
      counted.push({ seat, item, round, points, count });
    }
  }
  const scored = new Set(counted.map(({ item }) => item));
  return [...counted, ...ledger.filter(({ item }) => !scored.has(item))];
}
