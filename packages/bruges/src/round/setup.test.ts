import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { CARDS } from '../persons/index.ts';
import { newState } from './setup.ts';

const fresh = (seats: number, seed = 1) => newState(bruges.options({}, seats), seats, seed);

test.each([
  [2, 33, 33],
  [3, 50, 49],
  [4, 66, 66],
])('[Bruges 3.1] [Bruges 3.2] %i players: piles of %i and %i, all others extra', (seats, first, second) => {
  const state = fresh(seats);
  const extra = CARDS - first - second;
  expect([state.piles[0].length, state.piles[1].length, state.extra.length]).toEqual([first, second, extra]);
  expect(new Set([...state.piles[0], ...state.piles[1], ...state.extra]).size).toBe(CARDS);
});

test('[Bruges 3.4] everybody begins with 5 points, 5 guilders and a worker of each colour, without cards', () => {
  for (const player of fresh(4).players) {
    expect(player).toMatchObject({ points: 5, guilders: 5, reputation: 0, hand: [], houses: [], canals: [0, 0] });
    expect(player.workers).toEqual({ blue: 1, brown: 1, red: 1, purple: 1, yellow: 1 });
    expect(player.threats).toEqual({ blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 });
  }
});

test('[Bruges 3.5] three grey majority markers each', () => {
  for (const player of fresh(3).players) {
    expect(player.majorities).toEqual({ reputation: false, people: false, canals: false });
  }
});

test('[Bruges 1.11] six statues, the 7 on top', () => {
  expect(fresh(2).statues).toBe(6);
});

test('[G18] chance chooses the start player', () => {
  const starts = Array.from({ length: 60 }, (_, seed) => fresh(3, seed).start);
  expect(new Set(starts)).toEqual(new Set([0, 1, 2]));
});
