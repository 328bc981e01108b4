import type { Event } from '@guildhall/bruges';
import type { Sound } from '../../table/sound.ts';

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
const LOUDEST: readonly Sound[] = ['blow', 'score', 'dice', 'build', 'place', 'card'];

/** What a move sounds like: the weightiest thing that happened, and guilders that came in. */
export function soundsOf(events: readonly Event[]): Sound[] {
  const heard = new Set(events.map((event) => OF[event.t]));
  const main = LOUDEST.find((sound) => heard.has(sound));
  const coin = events.some((event) => event.t === 'gain' && event.what === 'guilders');
  return [...(main === undefined ? [] : [main]), ...(coin ? (['coin'] as const) : [])];
}
