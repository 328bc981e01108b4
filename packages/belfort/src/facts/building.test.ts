import { expect, test } from 'vitest';
import { symbolNamed } from '../board/names.ts';
import { table } from '../scenario/table.ts';
import { DEFAULT_SHEET } from '../sheet.ts';
import { isOpen, openTargets, shortOf, sitesOf, targetsOf } from './building.ts';

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
  expect(openTargets(state, 'pub')).toEqual([symbolNamed('pub 4')]);
  state.markers[symbolNamed('pub 4')] = 1;
  expect(openTargets(state, 'pub')).toEqual([]);
});

test('[B2] one marker closes a whole gatehouse, so five close the kind', () => {
  const five = ['gatehouse 1>2', 'gatehouse 3>2', 'gatehouse 3>4', 'gatehouse 4>5', 'gatehouse 1>5'];
  const given = { markers: { red: five } };
  expect(openTargets(table({ given }).state, 'gatehouse')).toEqual([]);
  expect(openTargets(table({ options: { edition: 'first' }, given }).state, 'gatehouse')).toHaveLength(5);
});

test.each([
  [1, 5],
  [2, 10],
])('[Belfort 5.3] %i walls per district on the sheet are %i in the city', (walls, all) => {
  const { state } = table({ options: { sheet: { ...DEFAULT_SHEET, walls } } });
  expect(targetsOf(state, 'wall')).toHaveLength(all);
  expect(sitesOf(state, 'wall')).toHaveLength(all);
  expect(targetsOf(state, 'wall')).toContain(symbolNamed('wall 3a'));
  expect(targetsOf(state, 'wall').includes(symbolNamed('wall 3b'))).toBe(walls === 2);
});

test('what is short is told good by good', () => {
  const goods = { wood: 2, stone: 0, metal: 1, gold: 0 };
  expect(shortOf(goods, { wood: 2, stone: 3, metal: 2, gold: 0 })).toEqual({ stone: 3, metal: 1 });
  expect(shortOf(goods, { wood: 1, metal: 1 })).toBeNull();
});
