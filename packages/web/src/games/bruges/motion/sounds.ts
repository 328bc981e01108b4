import type { Event } from '@guildhall/bruges';
import { type Sound, soundsIn } from '../../../table/sound.ts';

const OF: Partial<Record<Event['t'], Sound>> = {
  final: 'score',
  statue: 'score',
  majority: 'score',
  strike: 'blow',
  roll: 'dice',
  die: 'dice',
  house: 'build',
  canal: 'build',
  person: 'place',
  step: 'place',
  threat: 'place',
  marker: 'place',
  draw: 'card',
  look: 'card',
  discard: 'card',
  recover: 'card',
  play: 'card',
};

export const soundsOf = (events: readonly Event[]): Sound[] =>
  soundsIn(events, OF, (event) => event.t === 'gain' && event.what === 'guilders');
