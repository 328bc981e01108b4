import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const NONE = { blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 };
const own = (workers: object, red: object = {}) =>
  table({
    given: { players: { red: { hand: ['cook', 'tanner'], workers, houses: ['red: mendicant-friar'], ...red } } },
  });
const swapping = (workers: object, red: object = {}) => {
  const game = own(workers, red);
  game.play('red', { do: 'activate', person: 'mendicant-friar' });
  return game;
};

test('mendicant friar: once per round, for nothing, up to 2 workers for as many of any colours', () => {
  const game = swapping({ blue: 1, brown: 1, red: 1 });
  expect(game.asked()).toEqual([['red'], 'swapWorkers', 'person.mendicant-friar']);
  expect(bruges.decision(game.state)!.many).toEqual({ min: 1, max: 2, picked: 0 });
  game.play('red', { do: 'swap', give: 'blue', take: 'yellow' });
  game.play('red', { do: 'swap', give: 'brown', take: 'yellow' });
  expect(game.player('red').workers).toEqual({ ...NONE, red: 1, yellow: 2 });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
  expect(game.why('red', { do: 'activate', person: 'mendicant-friar' })).toBe('usedThisRound');
});

test('the first swap is due, the second may be declined', () => {
  const game = swapping({ blue: 2 });
  expect(game.offers('red', { do: 'decline' })).toEqual([]);
  game.play('red', { do: 'swap', give: 'blue', take: 'red' });
  game.play('red', { do: 'decline' });
  expect(game.player('red').workers).toEqual({ ...NONE, blue: 1, red: 1 });
});

test('[G23] no worker is swapped for another of its own colour', () => {
  const game = swapping({ blue: 1, yellow: 1 });
  expect(game.offers('red', { do: 'swap' })).toHaveLength(8);
  expect(game.offers('red', { do: 'swap', give: 'blue', take: 'blue' })).toEqual([]);
  expect(game.why('red', { do: 'swap', give: 'blue', take: 'blue' })).toBe('sameColour');
});

test('[G23] workers received through it are not swapped again', () => {
  const game = swapping({ blue: 1, brown: 1 });
  game.play('red', { do: 'swap', give: 'blue', take: 'red' });
  // the brown one was there before, the red one was not
  expect(game.offers('red', { do: 'swap', give: 'brown' })).toHaveLength(4);
  expect(game.offers('red', { do: 'swap', give: 'red' })).toEqual([]);
  expect(game.why('red', { do: 'swap', give: 'red', take: 'blue' })).toBe('justTaken');
});

test('[G23] of a colour both held and received, those held can go', () => {
  const game = swapping({ blue: 1, red: 1 });
  game.play('red', { do: 'swap', give: 'blue', take: 'red' });
  game.play('red', { do: 'swap', give: 'red', take: 'blue' });
  expect(game.player('red').workers).toEqual({ ...NONE, blue: 1, red: 1 });
});

test('[G23] a later colour first, an earlier one afterwards', () => {
  const game = swapping({ blue: 1, yellow: 1 });
  game.play('red', { do: 'swap', give: 'yellow', take: 'brown' });
  expect(game.offers('red', { do: 'swap' })).toHaveLength(4);
  expect(game.why('red', { do: 'swap', give: 'brown', take: 'red' })).toBe('justTaken');
  game.play('red', { do: 'swap', give: 'blue', take: 'red' });
  expect(game.player('red').workers).toEqual({ ...NONE, brown: 1, red: 1 });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[G21] with a single worker there is no second swap to ask about', () => {
  const game = swapping({ purple: 1 });
  game.play('red', { do: 'swap', give: 'purple', take: 'brown' });
  expect(game.player('red').workers).toEqual({ ...NONE, brown: 1 });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[Bruges 7.13] swaps are chosen singly, by the owner', () => {
  const game = swapping({ blue: 2, yellow: 1 });
  expect(game.offers('ivory', {})).toEqual([]);
  const events = game.play('red', { do: 'swap', give: 'blue', take: 'brown' });
  expect(events).toEqual([
    { t: 'workersLost', seat: 0, colour: 'blue', n: 1, source: 'person.mendicant-friar', to: null },
    { t: 'workers', seat: 0, colour: 'brown', n: 1, source: 'person.mendicant-friar', from: null },
  ]);
  expect(bruges.decision(game.state)!.many).toEqual({ min: 1, max: 2, picked: 1 });
});

test('[Bruges 7.11] [G16] not offered without a worker', () => {
  const game = own({});
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'mendicant-friar' })).toBe('noWorker');
});

test('a worker swapped for pays for the next person', () => {
  const game = swapping({ blue: 1 }, { points: 0, houses: ['red: mendicant-friar', 'red: knight'] });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  game.play('red', { do: 'swap', give: 'blue', take: 'red' });
  game.play('red', { do: 'activate', person: 'knight' });
  expect(game.player('red')).toMatchObject({ points: 2, workers: NONE });
});
