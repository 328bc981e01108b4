import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const NONE = { blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 };
const pawnbroker = (workers: object) => {
  const game = table({
    given: { players: { red: { hand: ['pawnbroker', 'cook'], guilders: 1, workers, houses: ['red'] } } },
  });
  game.play('red', { do: 'play', card: 'pawnbroker', as: 'person', house: 'red' });
  return game;
};

test('pawnbroker: costs nothing; up to 4 workers for 3 guilders each', () => {
  const game = pawnbroker({ blue: 1, red: 3, yellow: 2 });
  expect(game.player('red').guilders).toBe(1);
  expect(game.asked()).toEqual([['red'], 'returnWorkers', 'person.pawnbroker']);
  expect(bruges.decision(game.state)!.many).toEqual({ min: 0, max: 4, picked: 0 });
  for (const colour of ['blue', 'red', 'red', 'yellow']) game.play('red', { do: 'give', colour });
  expect(game.player('red')).toMatchObject({ guilders: 13, workers: { ...NONE, red: 1, yellow: 1 } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('each worker brings its guilders at once', () => {
  const game = pawnbroker({ blue: 2 });
  expect(game.play('red', { do: 'give', colour: 'blue' })).toEqual([
    { t: 'workersLost', seat: 0, colour: 'blue', n: 1, source: 'person.pawnbroker', to: null },
    { t: 'gain', seat: 0, what: 'guilders', n: 3, source: 'person.pawnbroker', from: null },
  ]);
  expect(game.player('red')).toMatchObject({ guilders: 4, workers: { blue: 1 } });
});

test('0 workers is allowed, and so is stopping', () => {
  const none = pawnbroker({ red: 2 });
  none.play('red', { do: 'decline' });
  expect(none.player('red')).toMatchObject({ guilders: 1, workers: { ...NONE, red: 2 } });
  const one = pawnbroker({ red: 2 });
  one.play('red', { do: 'give', colour: 'red' });
  one.play('red', { do: 'decline' });
  expect(one.player('red')).toMatchObject({ guilders: 4, workers: { ...NONE, red: 1 } });
});

test('[Bruges 7.13] the owner chooses singly, among colours he has', () => {
  const game = pawnbroker({ brown: 1, purple: 2 });
  expect(game.offers('red', { do: 'give' })).toEqual([
    { do: 'give', colour: 'brown' },
    { do: 'give', colour: 'purple' },
  ]);
  game.play('red', { do: 'give', colour: 'brown' });
  expect(game.offers('red', { do: 'give' })).toEqual([{ do: 'give', colour: 'purple' }]);
});

test('[Bruges 7.13] a later colour first, an earlier one afterwards', () => {
  const game = pawnbroker({ brown: 1, purple: 2 });
  game.play('red', { do: 'give', colour: 'purple' });
  expect(game.offers('red', { do: 'give' })).toEqual([
    { do: 'give', colour: 'brown' },
    { do: 'give', colour: 'purple' },
  ]);
  game.play('red', { do: 'give', colour: 'brown' });
  game.play('red', { do: 'decline' });
  expect(game.player('red')).toMatchObject({ guilders: 7, workers: { ...NONE, purple: 1 } });
});

test('fewer than 4 workers: the last one ends it', () => {
  const game = pawnbroker({ brown: 1, purple: 1 });
  game.play('red', { do: 'give', colour: 'brown' });
  game.play('red', { do: 'give', colour: 'purple' });
  expect(game.player('red')).toMatchObject({ guilders: 7, workers: NONE });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G16] without workers nothing happens', () => {
  const game = pawnbroker({});
  expect(game.player('red').guilders).toBe(1);
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('the Actor lets four more go', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['actor', 'cook'], guilders: 6, workers: { yellow: 5 }, houses: ['red', 'blue: pawnbroker'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'pawnbroker' });
  expect(game.asked()).toEqual([['red'], 'returnWorkers', 'person.actor']);
  for (let n = 0; n < 4; n++) game.play('red', { do: 'give', colour: 'yellow' });
  expect(game.player('red')).toMatchObject({ guilders: 12, workers: { yellow: 1 } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});
