import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const NONE = { blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 };
const vicar = (houses: string[], workers: object = { purple: 1 }) => {
  const game = table({
    given: { players: { red: { hand: ['cook', 'tanner'], workers, houses: ['red: vicar', ...houses] } } },
  });
  game.play('red', { do: 'activate', person: 'vicar' });
  return game;
};

test('vicar: for a purple worker 1 of any colour for each church person, himself included', () => {
  const game = vicar(['blue: nun', 'blue: choirmaster', 'red: king', 'red']);
  expect(game.asked()).toEqual([['red'], 'takeWorkers', 'person.vicar']);
  for (const colour of ['blue', 'brown', 'brown']) game.play('red', { do: 'worker', colour });
  expect(game.player('red').workers).toEqual({ ...NONE, blue: 1, brown: 2 });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[Bruges 8.1] alone he counts himself', () => {
  const game = vicar(['red: king']);
  game.play('red', { do: 'worker', colour: 'red' });
  expect(game.player('red').workers).toEqual({ ...NONE, red: 1 });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[Bruges 7.12] purple is paid first and may be taken again', () => {
  const game = vicar(['blue: nun']);
  expect(game.player('red').workers).toEqual(NONE);
  game.play('red', { do: 'worker', colour: 'purple' });
  game.play('red', { do: 'worker', colour: 'purple' });
  expect(game.player('red').workers).toEqual({ ...NONE, purple: 2 });
  expect(game.offers('red', { do: 'activate', person: 'vicar' })).toEqual([]);
});

test('his price is nothing, and he is ready in the turn he comes', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['vicar', 'cook'], guilders: 0, workers: { purple: 1 }, houses: ['red', 'blue: sexton'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'vicar', as: 'person', house: 'red' });
  game.play('red', { do: 'activate', person: 'vicar' });
  game.play('red', { do: 'worker', colour: 'yellow' });
  game.play('red', { do: 'worker', colour: 'blue' });
  expect(game.player('red').workers).toEqual({ ...NONE, blue: 1, yellow: 1 });
});

describe('borrowed by the Puppeteer', () => {
  const borrow = (houses: string[]) =>
    table({
      given: {
        players: {
          red: { hand: ['cook', 'tanner'], workers: { blue: 1 }, houses: ['red: puppeteer', ...houses] },
          ivory: { houses: ['red: vicar', 'blue: sexton', 'red: confessor'] },
        },
      },
    });

  test('[Bruges 7.21] the church of the borrower counts', () => {
    const game = borrow(['blue: pilgrim']);
    game.play('red', { do: 'activate', person: 'puppeteer' });
    game.play('red', { do: 'worker', colour: 'brown' });
    expect(game.player('red').workers).toEqual({ ...NONE, brown: 1 });
  });

  test('[Bruges 7.11] [G16] without a church person of his own it is not offered', () => {
    expect(borrow([]).offers('red', { do: 'activate' })).toEqual([]);
    expect(borrow(['red: king']).offers('red', { do: 'activate' })).toEqual([]);
  });
});
