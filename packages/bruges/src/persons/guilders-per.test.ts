import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { hand: ['cook', 'tanner'], ...red } }, ...more } });

describe('every bearer', () => {
  test.each([
    ['councillor', 'brown', 'purple'],
    ['councilman', 'purple', 'yellow'],
    ['alderman', 'blue', 'red'],
    ['town-clerk', 'yellow', 'blue'],
    ['bailiff', 'red', 'brown'],
  ])('%s: for a %s worker 2 guilders for each %s house, inhabited or not', (person, worker, colour) => {
    const rest = ['blue', 'brown', 'red', 'purple', 'yellow'].filter((each) => each !== colour);
    const game = own({
      guilders: 1,
      workers: { [worker]: 1 },
      houses: [`${colour}: ${person}`, colour, `${colour}: king`, ...rest],
    });
    game.play('red', { do: 'activate', person });
    expect(game.facts()).toMatchObject({ players: { red: { guilders: 7, workerCount: 0 } } });
  });

  test('piper: for a yellow worker 1 guilder for each person, himself included', () => {
    const game = own({
      guilders: 1,
      workers: { yellow: 1 },
      houses: ['red: piper', 'red: king', 'blue: queen', 'blue'],
    });
    game.play('red', { do: 'activate', person: 'piper' });
    expect(game.facts()).toMatchObject({ players: { red: { guilders: 4, workerCount: 0 } } });
  });

  test('broker: for a red worker 3 guilders for each merchant, himself included', () => {
    const game = own({ guilders: 1, workers: { red: 1 }, houses: ['red: broker', 'red: accountant', 'blue: queen'] });
    game.play('red', { do: 'activate', person: 'broker' });
    expect(game.facts()).toMatchObject({ players: { red: { guilders: 7, workerCount: 0 } } });
  });

  test('night watchman: at once 2 guilders for each threat marker, and the markers are kept', () => {
    const game = own({ hand: ['night-watchman', 'cook'], guilders: 0, threats: { blue: 2, red: 1 }, houses: ['red'] });
    game.play('red', { do: 'play', card: 'night-watchman', as: 'person', house: 'red' });
    expect(game.facts()).toMatchObject({ players: { red: { guilders: 6, threatCount: 3 } } });
  });
});

test('[Bruges 7.11] [G16] with nothing to count it is not offered', () => {
  const game = own({ workers: { brown: 1 }, houses: ['red: councillor', 'yellow'] });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'councillor' })).toBe('nothingToCount');
});

test('[G4] an arrow with nothing to count gives nothing', () => {
  const game = own({ hand: ['night-watchman', 'cook'], guilders: 0, houses: ['red'] });
  const events = game.play('red', { do: 'play', card: 'night-watchman', as: 'person', house: 'red' });
  expect(game.player('red').guilders).toBe(0);
  expect(events.map(({ t }) => t)).not.toContain('effect');
});

test('[Bruges 8.1] it is counted at the moment of use', () => {
  const game = own({
    hand: ['tanner', 'cook'],
    guilders: 0,
    workers: { brown: 1, red: 1 },
    houses: ['brown: bailiff'],
  });
  game.play('red', { do: 'play', card: 'tanner', as: 'house' });
  game.play('red', { do: 'activate', person: 'bailiff' });
  expect(game.player('red').guilders).toBe(4);
});

test('each bearer is used on its own, the amounts add', () => {
  const game = own({
    guilders: 0,
    workers: { yellow: 1, red: 1 },
    houses: ['red: piper', 'brown: bailiff', 'brown: broker'],
  });
  game.play('red', { do: 'activate', person: 'piper' });
  game.play('red', { do: 'activate', person: 'bailiff' });
  // the red worker is gone: the broker has to wait
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.player('red').guilders).toBe(3 + 4);
});

test('the Banker improves the action with a card, not a person', () => {
  const game = own({ guilders: 0, workers: { yellow: 1 }, houses: ['red: piper', 'red: banker'] });
  game.play('red', { do: 'activate', person: 'piper' });
  expect(game.player('red').guilders).toBe(2);
});

test('a flood before it leaves nobody to pay with', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { blue: 6 },
      players: { red: { hand: ['cook', 'tanner'], threats: { blue: 2 }, houses: ['brown: bailiff', 'red: queen'] } },
    },
  });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
  expect(game.why('red', { do: 'activate', person: 'bailiff' })).toBe('needsWorker');
  expect(game.offers('red', { do: 'activate' })).toHaveLength(1);
});

test('the Actor counts again', () => {
  const game = own({
    hand: ['actor', 'cook'],
    guilders: 6,
    threats: { yellow: 1, red: 1 },
    houses: ['red: night-watchman', 'red'],
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'night-watchman' });
  expect(game.player('red').guilders).toBe(4);
});

describe('borrowed by the Puppeteer', () => {
  const borrow = (houses: string[]) =>
    table({
      given: {
        players: {
          red: { hand: ['cook', 'tanner'], guilders: 0, workers: { blue: 1 }, houses: ['red: puppeteer', ...houses] },
          ivory: { guilders: 5, houses: ['purple: councillor', 'purple', 'purple'] },
        },
      },
    });

  test('[Bruges 7.21] it counts the borrower’s own area', () => {
    const game = borrow(['purple']);
    game.play('red', { do: 'activate', person: 'puppeteer' });
    expect(game.player('red').guilders).toBe(2);
    expect(game.player('ivory').guilders).toBe(5);
  });

  test('[G16] it is not offered where the borrower has nothing to count', () => {
    expect(borrow(['yellow']).offers('red', { do: 'activate' })).toEqual([]);
  });
});
