import { BadOptions, BadSheet } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { COLOURS } from './colours.ts';
import { bruges } from './game.ts';
import { newState } from './round/setup.ts';
import { table } from './scenario/table.ts';
import { DEFAULT_SHEET, readSheet } from './sheet.ts';

test('[Bruges 1.1] two to four players', () => {
  for (const seats of [2, 3, 4]) expect(bruges.options({}, seats)).toEqual({ sheet: null });
  for (const seats of [0, 1, 5, 2.5]) expect(() => bruges.options({}, seats)).toThrow(BadOptions);
});

test('unknown options are refused with a reason', () => {
  expect(() => bruges.options({ edition: 'first' }, 3)).toThrow(/edition/);
  expect(() => bruges.options([], 3)).toThrow(BadOptions);
});

test('[Bruges 1.10] every section has every colour once, and no two sections of a seat are alike', () => {
  for (const [left, right] of DEFAULT_SHEET.canals) {
    for (const section of [left, right]) expect([...section].sort()).toEqual([...COLOURS].sort());
    expect(left).not.toEqual(right);
  }
  expect(DEFAULT_SHEET.canals[0]![0]).toEqual(['blue', 'yellow', 'red', 'purple', 'brown']);
});

test('[Bruges 1.14] a sheet of one’s own takes the place of the reconstructed one', () => {
  const sheet = { ...DEFAULT_SHEET, canalCosts: [0, 0, 0, 0, 0], reputation: [2, 2, 2, 2, 2, 2, 2, 2] };
  const own = table({
    options: { sheet },
    given: { players: { red: { hand: ['cook'], guilders: 0, reputation: 3 } } },
  });
  own.play('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect(own.player('red')).toMatchObject({ guilders: 0, canals: [1, 0] });
  expect(own.facts()).toMatchObject({ players: { red: { final: { reputation: 2 } } } });
});

test('a broken sheet is refused with one line per wrong field', () => {
  expect(() => readSheet({ ...DEFAULT_SHEET, reputation: [1, 2] })).toThrow(BadSheet);
  const twice = structuredClone(DEFAULT_SHEET);
  twice.canals[2]![1][4] = 'blue';
  expect(() => readSheet(twice)).toThrow(/canals\.2\.1.*every colour once/);
});

test('[G1] fewer players use the first seats and their canals', () => {
  const state = newState(bruges.options({}, 2), 2, 7);
  expect(state.players).toHaveLength(2);
  const two = table({
    seats: ['red', 'ivory'],
    given: { turn: 'ivory', players: { ivory: { hand: ['judge', 'cook'] } } },
  });
  expect(two.offers('ivory', { do: 'play', card: 'judge', as: 'canal' })).toMatchObject([{ section: 0 }]);
});
