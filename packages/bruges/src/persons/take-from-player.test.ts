import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const RED = { hand: ['king', 'nun'], houses: ['red: pickpocket'], guilders: 0, workers: { red: 1 } };
const at = (ivory: object, green: object) => table({ given: { players: { red: RED, ivory, green } } });

test('take-from-player: the Pickpocket, for a red worker, takes 3 guilders from a player chosen', () => {
  const game = at({ guilders: 9 }, { guilders: 2 });
  game.play('red', { do: 'activate', person: 'pickpocket' });
  expect(game.player('red').workers.red).toBe(0);
  expect(game.asked()).toEqual([['red'], 'takeFromPlayer', 'person.pickpocket']);
  expect(game.offers('red', {})).toEqual([
    { do: 'rob', from: 1 },
    { do: 'rob', from: 2 },
  ]);
  const events = game.play('red', { do: 'rob', from: 'ivory' });
  expect(events).toEqual([
    { t: 'lose', seat: 1, what: 'guilders', n: 3, source: 'person.pickpocket', to: 0 },
    { t: 'gain', seat: 0, what: 'guilders', n: 3, source: 'person.pickpocket', from: 1 },
  ]);
  expect(game.player('ivory').guilders).toBe(6);
});

test('take-from-player: or as many as they have', () => {
  const game = at({ guilders: 9 }, { guilders: 2 });
  game.play('red', { do: 'activate', person: 'pickpocket' });
  game.play('red', { do: 'rob', from: 'green' });
  expect(game.player('red').guilders).toBe(2);
  expect(game.player('green').guilders).toBe(0);
});

test('[G21] take-from-player: a single possible victim is not asked about', () => {
  const game = at({ guilders: 9, houses: ['red: gatekeeper'] }, { guilders: 4 });
  game.play('red', { do: 'activate', person: 'pickpocket' });
  expect(game.player('red').guilders).toBe(3);
  expect(game.player('green').guilders).toBe(1);
});

test('[G16] take-from-player: not offered if nobody has guilders that can be taken', () => {
  const offered = (ivory: object, green: object) => at(ivory, green).offers('red', { do: 'activate' }).length;
  expect(offered({ guilders: 0 }, { guilders: 0 })).toBe(0);
  expect(offered({ guilders: 9, houses: ['red: gatekeeper'] }, { guilders: 0 })).toBe(0);
  expect(offered({ guilders: 1 }, { guilders: 0 })).toBe(1);
});
