import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const RED = { hand: ['king', 'nun'], houses: ['red: crossbowman'], workers: { yellow: 1 }, points: 0 };
const at = (red: object, ivory: object = {}, green: object = {}) =>
  table({ given: { players: { red: { ...RED, ...red }, ivory, green } } });

test('pass-threat: the Crossbowman, for a yellow worker, gives a marker to another player; no point', () => {
  const game = at({ threats: { blue: 1, red: 2 } });
  game.play('red', { do: 'activate', person: 'crossbowman' });
  expect(game.player('red').workers.yellow).toBe(0);
  expect(game.asked()).toEqual([['red'], 'passThreat', 'person.crossbowman']);
  expect(game.offers('red', {})).toEqual([
    { do: 'pass', colour: 'blue', to: 1 },
    { do: 'pass', colour: 'blue', to: 2 },
    { do: 'pass', colour: 'red', to: 1 },
    { do: 'pass', colour: 'red', to: 2 },
  ]);
  const events = game.play('red', { do: 'pass', colour: 'red', to: 'green' });
  expect(events).toEqual([{ t: 'threat', seat: 2, colour: 'red', source: 'person.crossbowman', from: 0 }]);
  expect(game.player('red')).toMatchObject({ points: 0, threats: { blue: 1, red: 1 } });
  expect(game.player('green').threats.red).toBe(1);
});

test('[Bruges 7.14] a third marker passed on strikes at once, and the turn goes on', () => {
  const game = at({ threats: { red: 1 } }, { threats: { red: 2 }, houses: ['blue'], canals: [1, 0] });
  game.play('red', { do: 'activate', person: 'crossbowman' });
  game.play('red', { do: 'pass', colour: 'red', to: 'ivory' });
  expect(game.asked()).toEqual([['ivory'], 'fire', 'threat.red']);
  game.play('ivory', { do: 'burn', house: 'blue' });
  expect(game.player('ivory')).toMatchObject({ threats: { red: 0 }, houses: [], canals: [1, 0] });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('pass-threat: spared works as usual, and others react to damage', () => {
  const guarded = at({ threats: { yellow: 1 } }, { threats: { yellow: 2 }, houses: ['red: wall-guard'], points: 1 });
  guarded.play('red', { do: 'activate', person: 'crossbowman' });
  guarded.play('red', { do: 'pass', colour: 'yellow', to: 'ivory' });
  expect(guarded.player('ivory')).toMatchObject({ points: 4, guilders: 5, threats: { yellow: 0 } });
  const raided = at(
    { threats: { yellow: 1 }, guilders: 0, houses: ['red: crossbowman', 'blue: grave-robber'] },
    { threats: { yellow: 2 } },
  );
  raided.play('red', { do: 'activate', person: 'crossbowman' });
  raided.play('red', { do: 'pass', colour: 'yellow', to: 'ivory' });
  expect(raided.player('ivory').guilders).toBe(0);
  expect(raided.player('red').guilders).toBe(2);
});

test('[G21] pass-threat: one marker, one possible receiver: not asked', () => {
  const game = at({ threats: { blue: 1 } }, { houses: ['red: gatekeeper'] });
  game.play('red', { do: 'activate', person: 'crossbowman' });
  expect(game.player('green').threats.blue).toBe(1);
  expect(game.player('ivory').threats.blue).toBe(0);
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[G16] pass-threat: offered only with a marker and somebody to give it to', () => {
  expect(at({ threats: {} }).offers('red', { do: 'activate' })).toEqual([]);
  const guarded = table({
    seats: ['red', 'ivory'],
    given: { players: { red: { ...RED, threats: { blue: 2 } }, ivory: { houses: ['red: gatekeeper'] } } },
  });
  expect(guarded.offers('red', { do: 'activate' })).toEqual([]);
});
