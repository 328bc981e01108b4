import type { Event } from '@guildhall/belfort';
import type { Sound } from '../../table/sound.ts';

const OF: Partial<Record<Event['t'], Sound>> = {
  scored: 'score',
  marker: 'build',
  swap: 'build',
  place: 'place',
  send: 'place',
  neutralDwarf: 'place',
  take: 'card',
  draw: 'card',
  discard: 'card',
  startingHands: 'card',
};
const LOUDEST: readonly Sound[] = ['score', 'build', 'place', 'card'];

/** What a move sounds like: the weightiest thing that happened, and gold that came in. */
export function soundsOf(events: readonly Event[]): Sound[] {
  const heard = new Set(events.map((event) => OF[event.t]));
  const main = LOUDEST.find((sound) => heard.has(sound));
  const coin = events.some((event) => event.t === 'gain' && event.what === 'gold');
  return [...(main === undefined ? [] : [main]), ...(coin ? (['coin'] as const) : [])];
}
