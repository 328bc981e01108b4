import { describe, expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const own = (red: object) =>
  table({ given: { players: { red: { hand: ['cook', 'tanner'], points: 5, guilders: 5, ...red } } } });

/** Recruits for exactly the price. */
const recruit = (person: string, price: number, red: object) => {
  const game = own({ hand: [person, 'cook'], guilders: price, houses: ['red'], ...red });
  game.play('red', { do: 'play', card: person, as: 'person', house: 'red' });
  return game;
};

describe('every bearer', () => {
  test.each([
    ['nun', 'yellow'],
    ['physician', 'blue'],
  ])('%s: for a %s worker exactly 1 marker and 1 point', (person, worker) => {
    const game = own({ workers: { [worker]: 1 }, threats: { blue: 1, red: 2 }, houses: [`red: ${person}`] });
    game.play('red', { do: 'activate', person });
    expect(game.asked()).toEqual([['red'], 'discardMarkers', `person.${person}`]);
    expect(bruges.decision(game.state)!.many).toEqual({ min: 1, max: 1, picked: 0 });
    expect(game.offers('red', { do: 'decline' })).toEqual([]);
    game.play('red', { do: 'marker', colour: 'red' });
    expect(game.facts()).toMatchObject({
      players: { red: { points: 6, guilders: 5, workerCount: 0, threats: { blue: 1, red: 1 }, used: [person] } },
    });
    expect(game.asked()).toEqual([['red'], 'turn', null]);
  });

  test('sexton: once per round, for 2 guilders, exactly 1 marker and 1 point', () => {
    const game = own({ workers: {}, threats: { blue: 1, red: 1 }, houses: ['red: sexton'] });
    game.play('red', { do: 'activate', person: 'sexton' });
    expect(game.player('red')).toMatchObject({ guilders: 3, points: 5 });
    expect(game.offers('red', { do: 'decline' })).toEqual([]);
    game.play('red', { do: 'marker', colour: 'blue' });
    expect(game.player('red')).toMatchObject({ guilders: 3, points: 6, threats: { blue: 0, red: 1 } });
    expect(game.why('red', { do: 'activate', person: 'sexton' })).toBe('usedThisRound');
  });

  test('jailer: for a purple worker 1 or 2 markers, 1 point each', () => {
    const game = own({ workers: { purple: 1 }, threats: { blue: 1, red: 2 }, houses: ['red: jailer'] });
    game.play('red', { do: 'activate', person: 'jailer' });
    expect(bruges.decision(game.state)!.many).toEqual({ min: 1, max: 2, picked: 0 });
    expect(game.offers('red', { do: 'decline' })).toEqual([]);
    game.play('red', { do: 'marker', colour: 'red' });
    expect(game.offers('red', { do: 'decline' })).toHaveLength(1);
    game.play('red', { do: 'marker', colour: 'red' });
    expect(game.facts()).toMatchObject({
      players: { red: { points: 7, workerCount: 0, threats: { blue: 1, red: 0 } } },
    });
    expect(game.asked()).toEqual([['red'], 'turn', null]);
  });

  test('confessor: for 3 guilders, at once 1 to 3 markers, 1 point each', () => {
    const game = recruit('confessor', 3, { threats: { blue: 2, brown: 1, yellow: 2 } });
    expect(game.asked()).toEqual([['red'], 'discardMarkers', 'person.confessor']);
    expect(bruges.decision(game.state)!.many).toEqual({ min: 1, max: 3, picked: 0 });
    for (const colour of ['blue', 'blue', 'yellow']) game.play('red', { do: 'marker', colour });
    expect(game.player('red')).toMatchObject({
      points: 8,
      guilders: 0,
      threats: { blue: 0, brown: 1, red: 0, purple: 0, yellow: 1 },
    });
    expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  });

  test('garrison commander: for 9 guilders, at once all markers, without a question', () => {
    const game = recruit('garrison-commander', 9, { threats: { blue: 2, brown: 1, yellow: 2 } });
    expect(game.facts()).toMatchObject({ players: { red: { points: 10, guilders: 0, threatCount: 0 } } });
    expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  });
});

test('[Bruges 7.11] [G16] not offered without a marker, nor without the guilders', () => {
  const clean = own({ houses: ['red: nun', 'red: sexton', 'red: jailer'] });
  expect(clean.offers('red', { do: 'activate' })).toEqual([]);
  expect(clean.why('red', { do: 'activate', person: 'nun' })).toBe('noMarker');
  const poor = own({ guilders: 1, threats: { red: 1 }, houses: ['red: sexton'] });
  expect(poor.offers('red', { do: 'activate' })).toEqual([]);
  expect(poor.why('red', { do: 'activate', person: 'sexton' })).toBe('cannotPay');
});

test.each([
  ['confessor', 3],
  ['garrison-commander', 9],
])('%s: nothing without markers', (person, price) => {
  const game = recruit(person, price, {});
  expect(game.player('red')).toMatchObject({ points: 5, guilders: 0 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G21] markers of one colour leave nothing to choose', () => {
  const one = own({ threats: { red: 2 }, houses: ['red: nun'] });
  one.play('red', { do: 'activate', person: 'nun' });
  expect(one.player('red')).toMatchObject({ points: 6, threats: { red: 1 } });
  const last = own({ threats: { red: 1 }, houses: ['red: jailer'] });
  last.play('red', { do: 'activate', person: 'jailer' });
  expect(last.player('red')).toMatchObject({ points: 6, threats: { red: 0 } });
  // how many is a choice too
  const many = own({ threats: { red: 2 }, houses: ['red: jailer'] });
  many.play('red', { do: 'activate', person: 'jailer' });
  many.play('red', { do: 'marker', colour: 'red' });
  many.play('red', { do: 'decline' });
  expect(many.player('red')).toMatchObject({ points: 6, threats: { red: 1 } });
});

test('[Bruges 7.13] a later colour first, an earlier one afterwards', () => {
  const game = own({ workers: { purple: 1 }, threats: { blue: 1, yellow: 1, red: 1 }, houses: ['red: jailer'] });
  game.play('red', { do: 'activate', person: 'jailer' });
  game.play('red', { do: 'marker', colour: 'yellow' });
  expect(game.offers('red', {})).toEqual([
    { do: 'marker', colour: 'blue' },
    { do: 'marker', colour: 'red' },
    { do: 'decline' },
  ]);
  game.play('red', { do: 'marker', colour: 'blue' });
  expect(game.player('red')).toMatchObject({ points: 7, threats: { blue: 0, red: 1, yellow: 0 } });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('fewer markers than allowed: the last one ends it', () => {
  const game = recruit('confessor', 3, { threats: { blue: 1, yellow: 1 } });
  game.play('red', { do: 'marker', colour: 'blue' });
  game.play('red', { do: 'marker', colour: 'yellow' });
  expect(game.facts()).toMatchObject({ players: { red: { points: 7, threatCount: 0 } } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 2.11] the point per marker is no bonus on top of the general one', () => {
  const game = own({ threats: { red: 1 }, workers: { yellow: 1 }, houses: ['red: nun'] });
  const events = game.play('red', { do: 'activate', person: 'nun' });
  expect(events.filter(({ t }) => t === 'gain')).toEqual([
    { t: 'gain', seat: 0, what: 'points', n: 1, source: 'person.nun', from: null },
  ]);
});

test('the Bell-ringer improves the action with a card, not a person', () => {
  const game = own({ threats: { red: 1, blue: 1 }, houses: ['red: nun', 'red: bell-ringer'] });
  game.play('red', { do: 'activate', person: 'nun' });
  game.play('red', { do: 'marker', colour: 'red' });
  expect(game.player('red')).toMatchObject({ points: 6, threats: { red: 0, blue: 1 } });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('each bearer is used on its own, the amounts add', () => {
  const game = own({ threats: { red: 2, blue: 1 }, houses: ['red: nun', 'red: physician', 'red: sexton'] });
  game.play('red', { do: 'activate', person: 'nun' });
  game.play('red', { do: 'marker', colour: 'blue' });
  game.play('red', { do: 'activate', person: 'physician' });
  game.play('red', { do: 'activate', person: 'sexton' });
  expect(game.facts()).toMatchObject({ players: { red: { points: 8, guilders: 3, threatCount: 0 } } });
});

test('a marker discarded in time is not there for the third to strike', () => {
  const game = table({
    given: {
      players: {
        red: {
          hand: ['cook', 'tanner'],
          guilders: 5,
          workers: { yellow: 1 },
          threats: { brown: 2 },
          houses: ['red: nun'],
        },
        ivory: { hand: ['rat-breeder', 'weaver'], guilders: 9, houses: ['red'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'nun' });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  game.play('ivory', { do: 'play', card: 'rat-breeder', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { threats: { brown: 2 }, houses: ['red: nun'] } } });
});

test('the Actor repeats the Garrison Commander only with markers', () => {
  const act = (threats: object) =>
    recruit('actor', 6, { points: 0, threats, houses: ['red', 'blue: garrison-commander', 'blue: alchemist'] });
  expect(act({}).offers('red', { do: 'repeat' })).toHaveLength(1);
  const game = act({ red: 1, purple: 2 });
  game.play('red', { do: 'repeat', person: 'garrison-commander' });
  expect(game.facts()).toMatchObject({ players: { red: { points: 3, threatCount: 0 } } });
});

test('the Puppeteer borrows the Jailer for his own markers', () => {
  const game = table({
    given: {
      players: {
        red: {
          hand: ['cook', 'tanner'],
          points: 0,
          workers: { blue: 1 },
          threats: { red: 1, yellow: 1 },
          houses: ['red: puppeteer'],
        },
        ivory: { threats: { red: 2 }, houses: ['red: jailer'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.asked()).toEqual([['red'], 'discardMarkers', 'person.puppeteer']);
  game.play('red', { do: 'marker', colour: 'red' });
  game.play('red', { do: 'marker', colour: 'yellow' });
  expect(game.facts()).toMatchObject({ players: { red: { points: 2, threatCount: 0 }, ivory: { threatCount: 2 } } });
});
