import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { hand: ['cook', 'tanner'], points: 5, ...red } }, ...more } });

describe('every bearer', () => {
  // two of the group with the bearer, and one of another
  test.each([
    ['saddler', 'red', 'weaver'],
    ['choirmaster', 'brown', 'nun'],
    ['bard', 'purple', 'juggler'],
    ['carpet-maker', 'yellow', 'goldsmith'],
  ])('%s: for a %s worker 1 point for each of its group, itself and the %s', (person, worker, fellow) => {
    const game = own({ workers: { [worker]: 1 }, houses: [`red: ${person}`, `blue: ${fellow}`, 'red: king', 'blue'] });
    game.play('red', { do: 'activate', person });
    expect(game.facts()).toMatchObject({ players: { red: { points: 7, workerCount: 0, used: [person] } } });
  });

  test('portrait painter: for a blue worker 1 point for each person of price 9 or more', () => {
    // 12, 12, 9, 6 and 0
    const houses = ['red: portrait-painter', 'red: banker', 'red: knight', 'red: goldsmith', 'red: squire', 'red'];
    const game = own({ workers: { blue: 1 }, houses });
    game.play('red', { do: 'activate', person: 'portrait-painter' });
    expect(game.facts()).toMatchObject({ players: { red: { points: 8, workerCount: 0 } } });
  });

  test('poet: for 9 guilders 1 point for each person, himself included', () => {
    const game = own({ hand: ['poet', 'cook'], guilders: 9, houses: ['red', 'blue', 'red: king', 'red: squire'] });
    game.play('red', { do: 'play', card: 'poet', as: 'person', house: 'red' });
    expect(game.player('red')).toMatchObject({ points: 8, guilders: 0 });
  });

  test('landscape painter: for 6 guilders 1 point for each canal token', () => {
    const game = own({ hand: ['landscape-painter', 'cook'], guilders: 6, canals: [3, 1], houses: ['red'] });
    game.play('red', { do: 'play', card: 'landscape-painter', as: 'person', house: 'red' });
    expect(game.player('red')).toMatchObject({ points: 9, guilders: 0, canals: [3, 1] });
  });
});

test('[Bruges 8.1] a bearer that matches its own counter counts itself', () => {
  const game = own({ workers: { red: 1 }, houses: ['red: saddler'] });
  game.play('red', { do: 'activate', person: 'saddler' });
  expect(game.player('red').points).toBe(6);
});

test('[G4] an arrow with nothing to count gives nothing', () => {
  const game = own({ hand: ['landscape-painter', 'cook'], guilders: 6, houses: ['red'] });
  const events = game.play('red', { do: 'play', card: 'landscape-painter', as: 'person', house: 'red' });
  expect(game.player('red').points).toBe(5);
  expect(events.map(({ t }) => t)).not.toContain('effect');
});

test('it is counted at the moment of use: whoever came this turn counts, whoever left does not', () => {
  const game = own({
    hand: ['goldsmith', 'cook'],
    guilders: 6,
    workers: { yellow: 1 },
    houses: ['red: carpet-maker', 'red'],
  });
  game.play('red', { do: 'play', card: 'goldsmith', as: 'person', house: 'red' });
  game.play('red', { do: 'activate', person: 'carpet-maker' });
  expect(game.player('red').points).toBe(7);

  const ill = table({
    given: {
      phase: 'dice',
      dice: { brown: 5 },
      players: {
        red: {
          hand: ['cook', 'tanner'],
          points: 5,
          workers: { yellow: 1 },
          threats: { brown: 2 },
          houses: ['red: carpet-maker', 'red: goldsmith'],
        },
      },
    },
  });
  ill.play('red', { do: 'bury', person: 'goldsmith' });
  ill.play('red', { do: 'activate', person: 'carpet-maker' });
  expect(ill.player('red').points).toBe(6);
});

test('each bearer is used on its own, the amounts add', () => {
  const game = own({ workers: { yellow: 1, blue: 1 }, houses: ['red: carpet-maker', 'blue: portrait-painter'] });
  game.play('red', { do: 'activate', person: 'carpet-maker' });
  game.play('red', { do: 'activate', person: 'portrait-painter' });
  // both are artists; only the painter costs 9 or more
  expect(game.player('red').points).toBe(5 + 2 + 1);
});

describe('the Actor', () => {
  const act = (canals: number[]) => {
    const game = own({
      hand: ['actor', 'cook'],
      guilders: 6,
      canals,
      houses: ['red: landscape-painter', 'blue: poet', 'yellow: queen', 'red'],
    });
    game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
    return game;
  };

  test('repeats the Poet and counts as a person himself', () => {
    const game = act([0, 2]);
    expect(game.offers('red', { do: 'repeat' })).toHaveLength(2);
    game.play('red', { do: 'repeat', person: 'poet' });
    expect(game.player('red').points).toBe(9);
  });

  test('[G16] cannot repeat what has nothing to count', () => {
    const game = act([0, 0]);
    expect(game.offers('red', { do: 'repeat' })).toHaveLength(1);
    expect(game.why('red', { do: 'repeat', person: 'landscape-painter' })).toBe('nothingToCount');
  });
});

describe('the Puppeteer', () => {
  const borrow = (person: string) =>
    table({
      given: {
        players: {
          red: { hand: ['cook', 'tanner'], points: 5, workers: { blue: 1 }, houses: ['red: puppeteer'] },
          ivory: { houses: [`red: ${person}`, 'blue: weaver', 'red: juggler'] },
        },
      },
    });

  test('counts himself where he is one of them', () => {
    // an entertainer
    const game = borrow('bard');
    game.play('red', { do: 'activate', person: 'puppeteer' });
    expect(game.player('red').points).toBe(6);
  });

  test('[G16] cannot borrow what finds nothing in his own area', () => {
    expect(borrow('saddler').offers('red', { do: 'activate' })).toEqual([]);
  });
});
