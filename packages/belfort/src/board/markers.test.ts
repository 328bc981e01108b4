import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { table } from '../scenario/table.ts';
import { NOBODY } from '../state.ts';
import { TARGETS_OF } from './districts.ts';
import { hasOpen, isOpen, mark } from './markers.ts';
import { symbolNamed } from './names.ts';

const markers = { yellow: ['gatehouse 1>2', 'pub 1'] };

test.each([
  ['revised', 'gatehouse 1>2', false],
  ['revised', 'gatehouse 2>1', false],
  ['revised', 'gatehouse 2>3', true],
  ['first', 'gatehouse 1>2', false],
  ['first', 'gatehouse 2>1', true],
  ['first', 'gatehouse 2>3', true],
] as const)('[B2] %s edition: %s may be built: %s', (edition, name, open) => {
  const { state } = table({ options: { edition }, given: { markers } });
  expect(isOpen(state, symbolNamed(name), 'gatehouse')).toBe(open);
});

test('[Belfort 5.2] a marked site is closed, the same kind elsewhere is open', () => {
  const { state } = table({ given: { markers } });
  expect(isOpen(state, symbolNamed('pub 1'), 'pub')).toBe(false);
  expect(isOpen(state, symbolNamed('pub 2'), 'pub')).toBe(true);
});

test('[Belfort 5.2] a kind is open until its last site is marked', () => {
  const { state } = table({ given: { markers: { red: ['pub 1', 'pub 2'], blue: ['pub 3', 'pub 5'] } } });
  expect(hasOpen(state, 'pub')).toBe(true);
  state.markers[symbolNamed('pub 4')] = 1;
  expect(hasOpen(state, 'pub')).toBe(false);
});

test('[B2] one marker closes a whole gatehouse, so five close the kind', () => {
  const five = ['gatehouse 1>2', 'gatehouse 3>2', 'gatehouse 3>4', 'gatehouse 4>5', 'gatehouse 1>5'];
  const given = { markers: { red: five } };
  expect(hasOpen(table({ given }).state, 'gatehouse')).toBe(false);
  expect(hasOpen(table({ options: { edition: 'first' }, given }).state, 'gatehouse')).toBe(true);
});

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
