import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const last = (players: object) => table({ given: { phase: 'majorities', round: 6, lastRound: 6, players } });

test('[Bruges 10.1] after phase 4 of the last round the final scoring is added to the track', () => {
  const game = last({ red: { points: 11, houses: ['red', 'blue'] } });
  expect(game.asked()).toBeNull();
  expect(game.facts()).toMatchObject({ over: true, stage: 'over', players: { red: { points: 13 } } });
});

test('[Bruges 10.2] persons: a third of the printed price', () => {
  expect(table({ given: { players: { red: { houses: ['red: king', 'red: cook'] } } } }).facts()).toMatchObject({
    players: { red: { final: { persons: 4 } } },
  });
});
test('[Bruges 10.3] houses: 1 each, inhabited or not', () => {
  expect(table({ given: { players: { red: { houses: ['red: king', 'blue'] } } } }).facts()).toMatchObject({
    players: { red: { final: { houses: 2 } } },
  });
});
test('[Bruges 10.4] laurels: as their text says', () => {
  expect(table({ given: { players: { red: { houses: ['red: abbess', 'blue: nun'] } } } }).facts()).toMatchObject({
    players: { red: { final: { 'laurel.abbess': 4 } } },
  });
});
test('[Bruges 10.5] majority markers: 4 each', () => {
  expect(
    table({ given: { players: { red: { majorities: ['reputation', 'people', 'canals'] } } } }).facts(),
  ).toMatchObject({ players: { red: { final: { majorities: 12 } } } });
});
test('[Bruges 10.6] [G15] third spaces: 3 each, for tokens that lie there at the end', () => {
  expect(table({ given: { players: { red: { canals: [2, 3], completed: [true, false] } } } }).facts()).toMatchObject({
    players: { red: { final: { canals: 3 } } },
  });
});
test('[Bruges 10.7] statues: their value', () => {
  expect(table({ given: { players: { red: { statues: [7], completed: [true, false] } } } }).facts()).toMatchObject({
    players: { red: { final: { statues: 7 } } },
  });
});
test.each([
  [0, 0],
  [1, 1],
  [5, 5],
  [6, 7],
  [7, 9],
  [8, 12],
])('[Bruges 10.8] [Bruges 1.12] reputation: step %i is worth %i', (reputation, points) => {
  expect(table({ given: { players: { red: { reputation } } } }).facts()).toMatchObject({
    players: { red: { final: { reputation: points } } },
  });
});

test('[Bruges 10.9] cards in hand are worth nothing', () => {
  const few = last({ red: { hand: ['cook'] } }).player('red').points;
  expect(last({ red: { hand: ['cook', 'king', 'queen', 'prince'] } }).player('red').points).toBe(few);
});

test('[Bruges 10.10] [G28] most points, then most guilders, then a shared place', () => {
  const game = last({
    red: { points: 20, guilders: 3 },
    ivory: { points: 20, guilders: 4 },
    green: { points: 20, guilders: 4 },
  });
  expect(bruges.standings(game.state).map(({ place }) => place)).toEqual([3, 1, 1]);
  expect(game.facts()).toMatchObject({ winners: ['ivory', 'green'] });
});

test('[Bruges 1.13] the score is a plain number, beyond 50 and 100 too', () => {
  const game = last({ red: { points: 120, houses: ['red'] } });
  expect(game.player('red').points).toBe(121);
});

test('the lines of the score add up to the points', () => {
  const game = last({ red: { points: 9, reputation: 4, houses: ['red: mayor', 'blue: judge'], canals: [3, 0] } });
  const lines = bruges.score(game.state).filter(({ seat }) => seat === 0);
  expect(lines.reduce((all, { points }) => all + points, 0)).toBe(game.player('red').points);
});
