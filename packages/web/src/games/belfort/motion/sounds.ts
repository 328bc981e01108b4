import type { Event } from '@guildhall/belfort';
import { type Sound, soundsIn } from '../../../table/sound.ts';

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

export const soundsOf = (events: readonly Event[]): Sound[] =>
  soundsIn(events, OF, (event) => event.t === 'gain' && event.what === 'gold');
