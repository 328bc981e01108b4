import { expect, test } from 'vitest';
import type { ActionOf } from '../actions.ts';
import { SYMBOL_NAMES, symbolNamed } from '../board/names.ts';
import { belfort } from '../game.ts';
import type { Table } from '../scenario/table.ts';
import { asked, incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

const symbolsOffered = (there: Table): string[] =>
  there.offers('red', {}).flatMap((action) => ('symbol' in action ? [SYMBOL_NAMES[action.symbol]!] : []));

/** Where red's gatehouse gnome can act. */
const extensions = (there: Table): string[] =>
  there.offers('red', { do: 'extend' }).map((action) => SYMBOL_NAMES[(action as ActionOf<'extend'>).symbol]!);

/** Everybody passes and sends all workers somewhere, up to red's next action turn. */
function passRound({ state }: Table): void {
  while (belfort.decision(state)!.ask !== 'turn') {
    const seat = belfort.decision(state)!.seats[0]!;
    const legal = belfort.legal(state, seat);
    belfort.apply(state, seat, legal.find((action) => action.do === 'pass') ?? legal[0]!);
  }
}

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
  expect(there.why('red', { do: 'extend', on: 'gatehouse 2>1' })).toBe('noGnomeThere');
  there.play('red', { do: 'hire', on: 'gatehouse' });
  expect(extensions(there)).toEqual(['gatehouse 2>1', 'gatehouse 4>5']);
  there.play('red', { do: 'extend', on: 'gatehouse 4>5' });
  expect(there.state.markers[symbolNamed('gatehouse 4>5')]).toBe(0);
  expect(asked(there)).toBe('0 turn');
});

test('[B8] its gnome acts once in the game', () => {
  const there = redsTurn(
    { built: [{ property: 'gatehouse', gnomes: 1 }] },
    { markers: { red: ['gatehouse 1>2', 'gatehouse 5>4'] } },
  );
  there.play('red', { do: 'extend', on: 'gatehouse 2>1' });
  expect(there.why('red', { do: 'extend', on: 'gatehouse 4>5' })).toBe('usedForGood');
  for (const seat of ['red', 'yellow', 'blue']) there.play(seat, { do: 'endTurn' });
  passRound(there);
  expect(asked(there)).toBe('0 turn');
  expect(extensions(there)).toEqual([]);
});

test('[B8] every gatehouse has a gnome of its own', () => {
  const gatehouse = { property: 'gatehouse', gnomes: 1 };
  const there = redsTurn({ built: [gatehouse, gatehouse] }, { markers: { red: ['gatehouse 1>2', 'gatehouse 5>4'] } });
  there.play('red', { do: 'extend', on: 'gatehouse 2>1' });
  there.play('red', { do: 'extend', on: 'gatehouse 4>5' });
  expect(there.player('red').built.map(({ waiting }) => waiting)).toEqual([false, false]);
});

test.each([
  ['no gatehouse of yours', {}],
  ['both halves yours', { red: ['gatehouse 1>2', 'gatehouse 2>1'] }],
])('[B8] with nothing to extend its action waits: %s', (_, held) => {
  const there = redsTurn({ built: ['gatehouse'] }, { markers: { ...held, yellow: ['gatehouse 3>4'] } });
  const events = there.play('red', { do: 'hire', on: 'gatehouse' });
  expect(events.some(({ t }) => t === 'wasted')).toBe(false);
  expect(there.player('red').built[0]).toMatchObject({ gnomes: 1, waiting: true });
  expect(there.why('red', { do: 'extend' })).toBe('nothingToExtend');
});

test('[B8] it may be used in a later turn, when a half of a gatehouse has come to you', () => {
  const there = redsTurn({ built: ['gatehouse'], gold: 9 });
  there.play('red', { do: 'hire', on: 'gatehouse' });
  for (const seat of ['red', 'yellow', 'blue']) there.play(seat, { do: 'endTurn' });
  there.state.markers[symbolNamed('gatehouse 1>2')] = 0;
  passRound(there);
  expect(extensions(there)).toEqual(['gatehouse 2>1']);
  there.play('red', { do: 'extend', on: 'gatehouse 2>1' });
  expect(there.player('red').built[0]!.waiting).toBe(false);
});
