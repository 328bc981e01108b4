import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { table } from '../scenario/table.ts';
import { NOBODY } from '../state.ts';
import { TARGETS_OF } from './districts.ts';
import { mark } from './markers.ts';
import { symbolNamed } from './names.ts';

test('[Belfort 9.10] a keep takes both symbols, everything else one', () => {
  const { state } = table({});
  const out: Event[] = [];
  const play = { state, out, effect: 'open' as const };
  mark(play, 0, symbolNamed('keep 3'), 'build.keep');
  mark(play, 1, symbolNamed('wall 3b'), 'build.wall');
  const marked = state.markers.flatMap((builder, symbol) => (builder === NOBODY ? [] : [[symbol, builder]]));
  const keep = TARGETS_OF.keep[2]!;
  expect(marked).toEqual([
    [keep, 0],
    [keep + 1, 0],
    [symbolNamed('wall 3b'), 1],
  ]);
  expect(out.map((event) => event.t)).toEqual(['marker', 'marker', 'marker']);
});
