import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { points: 5, guilders: 0, ...red } }, ...more } });

test('[Bruges 7.4] land surveyor: 3 guilders after every house', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { blue: 1 }, houses: ['red: land-surveyor'] });
  game.play('red', { do: 'play', card: 'cook', as: 'house' });
  expect(game.facts()).toMatchObject({
    players: { red: { points: 5, guilders: 3, workerCount: 0, houses: ['red: land-surveyor', 'blue'] } },
  });
});

test('nothing without a house: no worker, no bonus', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { red: 1 }, houses: ['red: land-surveyor'] });
  expect(game.offers('red', { do: 'play', as: 'house' })).toEqual([]);
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.player('red').guilders).toBe(0);
});

test('[Bruges 7.18] whenever a house is built: carpenter, roofer and the actor who repeats the roofer', () => {
  const game = own({
    hand: ['cook', 'nun', 'roofer', 'bard', 'actor', 'judge'],
    guilders: 9,
    workers: { brown: 1, yellow: 1 },
    houses: ['red: land-surveyor', 'red: carpenter', 'red: coachman', 'red', 'red'],
  });
  game.play('red', { do: 'activate', person: 'carpenter' });
  game.play('red', { do: 'lay', card: 'cook' });
  expect(game.player('red').guilders).toBe(12);
  game.play('red', { do: 'play', card: 'roofer', as: 'person', house: 'red' });
  game.play('red', { do: 'lay', card: 'nun' });
  expect(game.player('red').guilders).toBe(12 - 3 + 3);
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'roofer' });
  game.play('red', { do: 'lay', card: 'bard' });
  expect(game.player('red').guilders).toBe(12 - 6 + 3);
});

test('[Bruges 7.18] a borrowed carpenter builds for the borrower', () => {
  const game = table({
    given: {
      players: {
        red: {
          guilders: 0,
          hand: ['cook', 'nun'],
          workers: { blue: 1 },
          houses: ['red: land-surveyor', 'red: puppeteer'],
        },
        ivory: { guilders: 0, houses: ['red: carpenter'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  game.play('red', { do: 'lay', card: 'nun' });
  expect(game.player('red').guilders).toBe(3);
  expect(game.player('ivory').guilders).toBe(0);
});

test('recruiting into a house builds none', () => {
  const game = own({ hand: ['mason', 'nun'], houses: ['red: land-surveyor', 'red'] });
  game.play('red', { do: 'play', card: 'mason', as: 'person', house: 'red' });
  expect(game.player('red').guilders).toBe(0);
});

test('[G7] two of them add up, and with the mason', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { red: 1 }, houses: ['red: land-surveyor', 'red: mason', 'red'] });
  twin(game, 'red', 'land-surveyor');
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'house', worker: 'red' });
  expect(game.player('red').guilders).toBe(6);
});

test('[Bruges 7.4] nothing for houses of others; it cannot be used', () => {
  const game = table({
    given: {
      players: {
        red: { guilders: 0, hand: ['cook', 'nun'] },
        ivory: { guilders: 0, houses: ['red: land-surveyor'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'house' });
  expect([game.player('red').guilders, game.player('ivory').guilders]).toEqual([0, 0]);
  expect(game.why('ivory', { do: 'activate', person: 'land-surveyor' })).toBe('notUsable');
});
