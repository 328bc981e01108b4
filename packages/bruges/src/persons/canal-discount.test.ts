import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

/** Red’s left section, from the seal outward, and a card for each space. */
const LEFT = ['cook', 'judge', 'bard', 'dyer', 'nun'];

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 3],
])('shipwright: space %i costs %i', (space, cost) => {
  const card = LEFT[space - 1]!;
  const game = own({ hand: [card, 'weaver'], guilders: cost, canals: [space - 1, 0], houses: ['red: shipwright'] });
  game.play('red', { do: 'play', card, as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ guilders: 0, canals: [space, 0] });
});

test('[G6] never below 0: nothing is paid out', () => {
  const game = own({ hand: ['cook', 'weaver'], guilders: 4, houses: ['red: shipwright'] });
  const events = game.play('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect(game.player('red').guilders).toBe(4);
  expect(events.filter(({ t }) => t === 'gain' || t === 'lose')).toEqual([]);
});

test('one guilder too few is too few', () => {
  const game = own({ hand: ['dyer', 'cook'], guilders: 1, canals: [3, 0], houses: ['red: shipwright'] });
  expect(game.offers('red', { do: 'play', card: 'dyer', as: 'canal' })).toEqual([]);
  expect(game.why('red', { do: 'play', card: 'dyer', as: 'canal', section: 'left' })).toBe('cannotPay');
});

test.each([
  [1, 0],
  [2, 2],
  [3, 4],
  [4, 6],
  [5, 8],
])('[Bruges 7.17] acrobat: space %i is doubled first, then 2 are taken off: %i', (space, cost) => {
  const game = own({
    hand: ['cook', 'nun'],
    guilders: 12,
    workers: { red: 1 },
    canals: [space - 1, 5],
    houses: ['red: shipwright', 'red: acrobat'],
  });
  game.play('red', { do: 'activate', person: 'acrobat' });
  expect(game.player('red')).toMatchObject({ guilders: 12 - cost, canals: [space, 5] });
});

test('[Bruges 7.17] what can be paid after doubling and discount is offered', () => {
  const acrobat = (guilders: number) =>
    own({
      hand: ['cook', 'nun'],
      guilders,
      workers: { red: 1 },
      canals: [4, 5],
      houses: ['red: shipwright', 'red: acrobat'],
    });
  expect(acrobat(7).why('red', { do: 'activate', person: 'acrobat' })).toBe('cannotPay');
  expect(acrobat(8).offers('red', { do: 'activate', person: 'acrobat' })).toHaveLength(1);
});

test('[Bruges 7.18] through persons too: canal digger, and the actor who repeats him', () => {
  const game = own({
    hand: ['actor', 'cook'],
    guilders: 7,
    canals: [2, 5],
    houses: ['red: shipwright', 'red: canal-digger', 'red'],
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'canal-digger' });
  game.play('red', { do: 'dig', section: 'left' });
  // 6 for the actor, 3 - 2 for the token
  expect(game.player('red')).toMatchObject({ guilders: 0, canals: [3, 5] });
});

test('a borrowed water engineer digs at the borrower’s price', () => {
  const game = table({
    given: {
      players: {
        red: {
          hand: ['cook', 'nun'],
          guilders: 3,
          workers: { blue: 1 },
          canals: [4, 5],
          houses: ['red: puppeteer', 'red: shipwright'],
        },
        ivory: { guilders: 0, houses: ['red: water-engineer'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.player('red')).toMatchObject({ guilders: 0, canals: [5, 5], statues: [7] });
});

test('[G7] two of them add up', () => {
  const game = own({ hand: ['nun', 'cook'], guilders: 1, canals: [4, 0], houses: ['red: shipwright', 'red'] });
  twin(game, 'red', 'shipwright');
  playWithTwins(game, 'red', { do: 'play', card: 'nun', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ guilders: 0, canals: [5, 0] });
});

test('[Bruges 7.9] [Bruges 7.4] it takes nothing off its own price, helps nobody else and cannot be used', () => {
  const game = table({
    given: {
      players: { red: { hand: ['shipwright', 'cook'], guilders: 4, houses: ['red'] }, ivory: { hand: ['judge'] } },
    },
  });
  game.play('red', { do: 'play', card: 'shipwright', as: 'person', house: 'red' });
  expect(game.player('red').guilders).toBe(1);
  game.play('ivory', { do: 'play', card: 'judge', as: 'canal', section: 'left' });
  expect(game.player('ivory').guilders).toBe(4);
  expect(game.why('red', { do: 'activate', person: 'shipwright' })).not.toBeNull();
});
