import { expect, test } from 'vitest';
import { guildPriceOf, redsElfAt } from '../scenario/turns.ts';

test('[Belfort 10.2] costs 2 wood, 2 stone, 1 metal, 1 gold', () => {
  expect(guildPriceOf('merchants')).toEqual({ wood: 2, stone: 2, metal: 1, gold: 1 });
});

test('[Belfort 10.2] three more visits', () => {
  const there = redsElfAt('merchants', { wood: 0, gold: 9 });
  there.play('red', { do: 'activate', at: 'merchants' });
  for (let visit = 0; visit < 4; visit++) there.play('red', { do: 'buy', good: 'wood' });
  expect(there.player('red')).toMatchObject({ wood: 4, gold: 5 });
  expect(there.why('red', { do: 'buy', good: 'wood' })).toBe('noVisitLeft');
});

test('[Belfort 10.2] two exchanges, wood or stone into metal', () => {
  const there = redsElfAt('merchants', { wood: 1, stone: 2, metal: 0 });
  there.play('red', { do: 'activate', at: 'merchants' });
  there.play('red', { do: 'exchange', good: 'wood' });
  expect(there.why('red', { do: 'exchange', good: 'wood' })).toBe('cannotPay');
  there.play('red', { do: 'exchange', good: 'stone' });
  expect(there.player('red')).toMatchObject({ wood: 0, stone: 1, metal: 2 });
  expect(there.why('red', { do: 'exchange', good: 'stone' })).toBe('noExchangeLeft');
});

test('[Belfort 10.2] nothing of it before the worker acts, nothing after the turn', () => {
  const there = redsElfAt('merchants', { wood: 5 }, { players: { yellow: { wood: 5 } } });
  expect(there.why('red', { do: 'exchange', good: 'wood' })).toBe('noExchangeLeft');
  there.play('red', { do: 'activate', at: 'merchants' });
  there.play('red', { do: 'endTurn' });
  expect(there.why('yellow', { do: 'exchange', good: 'wood' })).toBe('noExchangeLeft');
});
