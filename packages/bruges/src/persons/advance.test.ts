import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const own = (red: object) =>
  table({ given: { players: { red: { hand: ['cook', 'tanner'], points: 5, guilders: 5, ...red } } } });

const recruit = (person: string, price: number, red: object = {}) => {
  const game = own({ hand: [person, 'cook'], guilders: price, reputation: 3, houses: ['red'], ...red });
  const events = game.play('red', { do: 'play', card: person, as: 'person', house: 'red' });
  return { ...game, events };
};

describe('every bearer', () => {
  test.each([
    ['pilgrim', 0, 1],
    ['countess', 9, 2],
  ])('%s: for %i guilders, at once %i steps, no more guilders', (person, price, steps) => {
    const game = recruit(person, price);
    expect(game.player('red')).toMatchObject({ reputation: 3 + steps, guilders: 0, points: 5 });
  });

  test('ambassador: for a red worker 1 step', () => {
    const game = own({ reputation: 3, workers: { red: 1 }, houses: ['red: ambassador'] });
    game.play('red', { do: 'activate', person: 'ambassador' });
    expect(game.facts()).toMatchObject({
      players: { red: { reputation: 4, guilders: 5, workerCount: 0, used: ['ambassador'] } },
    });
  });
});

test('[G4] as far as the track goes', () => {
  expect(recruit('countess', 9, { reputation: 7 }).player('red').reputation).toBe(8);
  const top = recruit('countess', 9, { reputation: 8 });
  expect(top.player('red').reputation).toBe(8);
  expect(top.events.map(({ t }) => t)).not.toContain('effect');
});

test('[Bruges 7.11] [G16] not offered on the last step', () => {
  const game = own({ reputation: 8, houses: ['red: ambassador'] });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'ambassador' })).toBe('lastStep');
});

test('[G13] in addition to the step of phase 2', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { red: 1 },
      players: {
        red: { hand: ['cook', 'tanner'], guilders: 5, workers: { red: 1 }, houses: ['red: ambassador'] },
        ivory: { guilders: 0 },
        green: { guilders: 0 },
      },
    },
  });
  game.play('red', { do: 'advance' });
  game.play('red', { do: 'activate', person: 'ambassador' });
  expect(game.player('red')).toMatchObject({ reputation: 2, guilders: 4 });
});

test('also with no 1 and no 2 among the dice', () => {
  const game = own({ workers: { red: 1 }, houses: ['red: ambassador'] });
  game.play('red', { do: 'activate', person: 'ambassador' });
  expect(game.state.dice).toEqual({ blue: 3, brown: 3, red: 3, purple: 3, yellow: 3 });
  expect(game.player('red').reputation).toBe(1);
});

test('the Cupbearer rewards every step', () => {
  expect(recruit('countess', 9, { houses: ['red', 'blue: cupbearer'] }).player('red').points).toBe(7);
  expect(recruit('countess', 9, { houses: ['red', 'blue: cupbearer'], reputation: 7 }).player('red').points).toBe(6);
  expect(recruit('countess', 9, { houses: ['red', 'blue: cupbearer'], reputation: 8 }).player('red').points).toBe(5);
});

test('a majority passed in the middle of a round counts only in phase 4', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      turn: 'red',
      players: {
        red: { hand: ['pilgrim'], reputation: 2, houses: ['red'] },
        ivory: { hand: ['tanner'], reputation: 2 },
      },
    },
  });
  game.play('red', { do: 'play', card: 'pilgrim', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { reputation: 3, majorities: [] } } });
  const events = game.play('ivory', { do: 'play', card: 'tanner', as: 'workers' });
  expect(events).toContainEqual({ t: 'majority', seat: 0, majority: 'reputation', source: 'check' });
});

test('each bearer is used on its own: two persons, two steps', () => {
  const game = own({ hand: ['pilgrim', 'cook'], workers: { red: 1 }, houses: ['red: ambassador', 'red'] });
  game.play('red', { do: 'activate', person: 'ambassador' });
  game.play('red', { do: 'play', card: 'pilgrim', as: 'person', house: 'red' });
  expect(game.player('red').reputation).toBe(2);
});

test('the Actor repeats the Countess, but not on the last step', () => {
  const game = recruit('actor', 6, { houses: ['red', 'blue: countess'] });
  game.play('red', { do: 'repeat', person: 'countess' });
  expect(game.player('red').reputation).toBe(5);
  const top = recruit('actor', 6, { reputation: 8, houses: ['red', 'blue: countess'] });
  expect(top.asked()).toEqual([['ivory'], 'turn', null]);
});

test('the Puppeteer borrows the Ambassador; a Gatekeeper does not mind', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['cook', 'tanner'], workers: { blue: 1 }, houses: ['red: puppeteer'] },
        ivory: { reputation: 6, houses: ['red: ambassador', 'red: gatekeeper'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.player('red')).toMatchObject({ reputation: 1, workers: { blue: 0 } });
  expect(game.player('ivory').reputation).toBe(6);
});
