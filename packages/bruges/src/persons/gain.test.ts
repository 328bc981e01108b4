import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { hand: ['cook', 'tanner'], ...red } }, ...more } });

describe('every bearer', () => {
  test.each([
    ['brewer', 'blue', 0, 4],
    ['relic-keeper', 'blue', 2, 0],
    ['prince', 'yellow', 1, 3],
    ['archduke', 'purple', 2, 1],
    ['squire', 'brown', 1, 1],
    ['knight', 'red', 2, 0],
  ])('%s: for a %s worker %i points and %i guilders', (person, worker, points, guilders) => {
    const game = own({ points: 10, guilders: 20, workers: { [worker]: 1 }, houses: [`red: ${person}`] });
    game.play('red', { do: 'activate', person });
    expect(game.facts()).toMatchObject({
      players: { red: { points: 10 + points, guilders: 20 + guilders, workerCount: 0, used: [person] } },
    });
  });

  test.each([
    ['accountant', 0, 2],
    ['queen', 1, 0],
  ])('%s: once per round, for nothing, %i points and %i guilders', (person, points, guilders) => {
    const game = own({ points: 10, guilders: 20, workers: {}, houses: [`red: ${person}`] });
    game.play('red', { do: 'activate', person });
    expect(game.player('red')).toMatchObject({ points: 10 + points, guilders: 20 + guilders });
    expect(game.why('red', { do: 'activate', person })).toBe('usedThisRound');
  });

  test.each([
    ['dowager', 12, 6, 0],
    ['alchemist', 0, 0, 6],
  ])('%s: for %i guilders, at once %i points and %i guilders', (person, price, points, guilders) => {
    const game = own({ hand: [person, 'cook'], points: 10, guilders: price, houses: ['red'] });
    game.play('red', { do: 'play', card: person, as: 'person', house: 'red' });
    expect(game.player('red')).toMatchObject({ points: 10 + points, guilders });
  });
});

test('[Bruges 7.2] a worker of the colour shown, not of the card’s colour, once per round', () => {
  // the prince is purple and asks for a yellow worker
  const poor = own({ workers: { purple: 3 }, houses: ['purple: prince'] });
  expect(poor.offers('red', { do: 'activate' })).toEqual([]);
  expect(poor.why('red', { do: 'activate', person: 'prince' })).toBe('needsWorker');

  const game = own({ workers: { purple: 3, yellow: 2 }, houses: ['purple: prince'] });
  game.play('red', { do: 'activate', person: 'prince' });
  expect(game.player('red').workers).toMatchObject({ purple: 3, yellow: 1 });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'prince' })).toBe('usedThisRound');
});

test('[Bruges 7.2] [Bruges 9.4] in the next round it is ready again', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      start: 'ivory',
      turn: 'red',
      players: { red: { hand: ['cook'], workers: { yellow: 1 }, houses: ['red: prince'] }, ivory: { houses: [] } },
    },
  });
  game.play('red', { do: 'activate', person: 'prince' });
  expect(game.facts()).toMatchObject({ players: { red: { used: ['prince'] } } });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.facts()).toMatchObject({ round: 2, players: { red: { used: [] } } });
});

test('[Bruges 7.3] infinity that is used: once per round and free, even without a worker', () => {
  const game = own({ workers: {}, guilders: 1, houses: ['red: accountant', 'blue: queen'], points: 0 });
  expect(game.offers('red', { do: 'activate' })).toHaveLength(2);
  const events = game.play('red', { do: 'activate', person: 'accountant' });
  expect(events.map(({ t }) => t)).toEqual(['activate', 'effect', 'gain']);
  game.play('red', { do: 'activate', person: 'queen' });
  expect(game.player('red')).toMatchObject({ guilders: 3, points: 1 });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

test('[Bruges 7.7] before and after the card, in the own turn, as soon as recruited', () => {
  const game = own({
    hand: ['squire', 'cook'],
    guilders: 0,
    points: 0,
    workers: { brown: 1 },
    houses: ['red: accountant', 'blue'],
  });
  game.play('red', { do: 'activate', person: 'accountant' });
  game.play('red', { do: 'play', card: 'squire', as: 'person', house: 'blue' });
  expect(game.asked()).toEqual([['red'], 'afterwards', null]);
  game.play('red', { do: 'activate', person: 'squire' });
  expect(game.player('red')).toMatchObject({ guilders: 3, points: 1 });
  // nothing more to do: the turn has gone on
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.7] not in the turn of another player', () => {
  const game = own({ houses: ['red: accountant'] }, { turn: 'ivory' });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'accountant' })).toBe('notYourTurn');
});

test('[Bruges 7.7] not in phase 1 or 2', () => {
  const drawing = table({ given: { phase: 'draw', players: { red: { houses: ['red: accountant'] } } } });
  expect(drawing.asked()).toEqual([['red'], 'draw', null]);
  expect(drawing.offers('red', { do: 'activate' })).toEqual([]);
  const rolled = table({
    given: { phase: 'dice', dice: { red: 1 }, players: { red: { houses: ['red: accountant'] } } },
  });
  expect(rolled.asked()).toEqual([['red'], 'advance', null]);
  expect(rolled.offers('red', { do: 'activate' })).toEqual([]);
});

test('[Bruges 7.7] not while another effect is under way', () => {
  const game = own({ workers: { blue: 1 }, houses: ['red: accountant', 'blue: stable-boy'] });
  game.play('red', { do: 'activate', person: 'stable-boy' });
  expect(game.asked()).toEqual([['red'], 'takeWorkers', 'person.stable-boy']);
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'accountant' })).toBe('otherQuestion');
});

test('[Bruges 7.8] nobody has an effect in the hand', () => {
  const game = own({ hand: ['accountant', 'cook'], houses: ['red'] });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'accountant' })).toBe('notInPlay');
});

test('[Bruges 7.8] a person that has left is of no use any more', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['rat-breeder', 'cook'], guilders: 9, houses: ['red'] },
        ivory: {
          hand: ['weaver', 'tanner'],
          threats: { brown: 2 },
          workers: {},
          houses: ['red: accountant', 'blue: queen', 'yellow: lawyer'],
        },
      },
    },
  });
  game.play('red', { do: 'play', card: 'rat-breeder', as: 'person', house: 'red' });
  game.play('ivory', { do: 'bury', person: 'accountant' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  expect(game.offers('ivory', { do: 'activate' })).toHaveLength(1);
  expect(game.why('ivory', { do: 'activate', person: 'accountant' })).toBe('notInPlay');
  // the lawyer is still there
  game.play('ivory', { do: 'play', card: 'weaver', as: 'workers' });
  expect(game.player('ivory').workers.blue).toBe(3);
});

test('[Bruges 7.12] the worker is paid before the effect begins', () => {
  const game = own({ workers: { yellow: 1 }, houses: ['red: prince'] });
  const events = game.play('red', { do: 'activate', person: 'prince' });
  expect(events).toMatchObject([
    { t: 'activate', seat: 0 },
    { t: 'workersLost', seat: 0, colour: 'yellow', n: 1, source: 'person.prince', to: null },
    { t: 'effect', source: 'ability.gain' },
    { t: 'gain', what: 'points', n: 1, source: 'person.prince' },
    { t: 'gain', what: 'guilders', n: 3, source: 'person.prince', from: null },
  ]);
});

test('each bearer is used on its own, the amounts add', () => {
  const game = own({
    points: 0,
    workers: { red: 1, blue: 1 },
    houses: ['red: knight', 'blue: relic-keeper', 'red: queen'],
  });
  for (const person of ['knight', 'relic-keeper', 'queen']) game.play('red', { do: 'activate', person });
  expect(game.player('red').points).toBe(5);
});

test('the Actor repeats an arrow, in his own name', () => {
  const game = own({
    hand: ['actor', 'cook'],
    points: 1,
    guilders: 6,
    houses: ['red: alchemist', 'blue: dowager', 'yellow: queen', 'red'],
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  expect(game.asked()).toEqual([['red'], 'repeatArrow', 'person.actor']);
  // the queen is no arrow
  expect(game.offers('red', { do: 'repeat' })).toHaveLength(2);
  const events = game.play('red', { do: 'repeat', person: 'alchemist' });
  expect(events).toContainEqual({ t: 'gain', seat: 0, what: 'guilders', n: 6, source: 'person.actor', from: null });
  expect(game.player('red')).toMatchObject({ guilders: 6, points: 1 });
});

test('the Puppeteer borrows a worker person, used or not, for his own worker alone', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['cook', 'tanner'], points: 1, guilders: 2, workers: { blue: 1 }, houses: ['red: puppeteer'] },
        ivory: {
          points: 7,
          guilders: 7,
          workers: { yellow: 1 },
          houses: ['red: prince', 'blue: queen', 'red: gatekeeper'],
          used: ['prince'],
        },
      },
    },
  });
  // the prince is the only one with a worker: nothing to ask
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.facts()).toMatchObject({
    players: {
      red: { points: 2, guilders: 5, workerCount: 0, used: ['puppeteer'] },
      ivory: { points: 7, guilders: 7, workers: { yellow: 1 }, used: ['prince'] },
    },
  });
});
