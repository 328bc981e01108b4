import { expect, test } from 'vitest';
import { SYMBOL_NAMES, symbolNamed } from '../board/names.ts';
import type { Table } from '../scenario/table.ts';
import { asked, incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

const symbolsOffered = (there: Table): string[] =>
  there.offers('red', {}).flatMap((action) => ('symbol' in action ? [SYMBOL_NAMES[action.symbol]!] : []));

test('[Belfort 9.8] costs 2 wood, 2 stone, 2 metal, and has no coin', () => {
  expect(priceOf('gatehouse')).toEqual({ wood: 2, stone: 2, metal: 2 });
  expect(incomeWith('gatehouse')).toBe(0);
});

const goods = { wood: 2, stone: 2, metal: 2, gold: 0, hand: ['gatehouse'] };
const markers = { red: ['gatehouse 1>2'], yellow: ['gatehouse 3>4'] };

test.each([
  ['revised', ['gatehouse 2>3', 'gatehouse 3>2', 'gatehouse 1>5', 'gatehouse 5>1', 'gatehouse 4>5', 'gatehouse 5>4']],
  [
    'first',
    [
      'gatehouse 2>1',
      'gatehouse 4>3',
      'gatehouse 2>3',
      'gatehouse 3>2',
      'gatehouse 1>5',
      'gatehouse 5>1',
      'gatehouse 4>5',
      'gatehouse 5>4',
    ],
  ],
] as const)('[B2] where it may be built, %s edition', (edition, expected) => {
  const there = redsTurn(goods, {
    edition,
    markers,
    guilds: ['recruiters', 'merchants', 'thieves', 'bandits', 'miners'],
  });
  const gates = symbolsOffered(there).filter((name) => name.startsWith('gatehouse'));
  expect(gates.toSorted()).toEqual([...expected].toSorted());
});

test('[Belfort 9.8] its gnome claims the second half of a gatehouse of yours, by choice', () => {
  const there = redsTurn(
    { built: ['gatehouse'] },
    { markers: { red: ['gatehouse 1>2', 'gatehouse 5>4'], yellow: ['gatehouse 2>3'] } },
  );
  there.play('red', { do: 'hire', on: 'gatehouse' });
  expect(asked(there)).toBe('0 extend');
  expect(symbolsOffered(there)).toEqual(['gatehouse 2>1', 'gatehouse 4>5']);
  there.play('red', { do: 'extend', on: 'gatehouse 4>5' });
  expect(there.state.markers[symbolNamed('gatehouse 4>5')]).toBe(0);
  expect(asked(there)).toBe('0 turn');
});

test('[B29] a single second half is claimed without a question', () => {
  const there = redsTurn({ built: ['gatehouse'] }, { markers: { red: ['gatehouse 1>2'] } });
  there.play('red', { do: 'hire', on: 'gatehouse' });
  expect(asked(there)).toBe('0 turn');
  expect(there.state.markers[symbolNamed('gatehouse 2>1')]).toBe(0);
});

test.each([
  ['no gatehouse of yours', {}],
  ['both halves yours', { red: ['gatehouse 1>2', 'gatehouse 2>1'] }],
])('[B8] nothing to extend: %s', (_, held) => {
  const there = redsTurn({ built: ['gatehouse'] }, { markers: { ...held, yellow: ['gatehouse 3>4'] } });
  expect(there.play('red', { do: 'hire', on: 'gatehouse' })).toContainEqual({
    t: 'wasted',
    seat: 0,
    source: 'gnome.gatehouse',
  });
  expect(there.player('red').built[0]!.gnomes).toBe(1);
});
