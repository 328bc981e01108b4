import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red: { points: 5, ...red } }, ...more } });

test.each([
  ['margravine', 2, 0],
  ['composer', 1, 1],
])('[Bruges 7.4] %s: %i points and %i guilders after recruiting another person', (bearer, points, guilders) => {
  const game = own({ hand: ['servant', 'nun'], guilders: 3, houses: [`red: ${bearer}`, 'red'] });
  game.play('red', { do: 'play', card: 'servant', as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ points: 5 + points, guilders });
});

test.each([
  ['margravine', 12],
  ['composer', 9],
])('[Bruges 7.9] %s brings nothing for moving in itself', (card, price) => {
  const game = own({ hand: [card, 'nun'], guilders: price, houses: ['red'] });
  const events = game.play('red', { do: 'play', card, as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ points: 5, guilders: 0 });
  expect(events.some(({ t }) => t === 'effect')).toBe(false);
});

test('[Bruges 7.9] but the composer rewards the margravine who moves in after her', () => {
  const game = own({ hand: ['margravine', 'nun'], guilders: 12, houses: ['red: composer', 'red'] });
  game.play('red', { do: 'play', card: 'margravine', as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ points: 6, guilders: 1 });
});

test('the bonus comes after the price is paid and cannot pay it', () => {
  const game = own({ hand: ['servant', 'nun'], guilders: 2, houses: ['red: composer', 'red'] });
  expect(game.why('red', { do: 'play', card: 'servant', as: 'person', house: 'red' })).toBe('cannotPay');
});

test('[Bruges 7.10] before the arrow: its guilder is there for the goldsmith', () => {
  const game = own({ hand: ['goldsmith', 'nun'], guilders: 8, houses: ['red: composer', 'red'] });
  game.play('red', { do: 'play', card: 'goldsmith', as: 'person', house: 'red' });
  // 8 - 6 + 1 = 3: enough to buy once
  expect(game.asked()).toEqual([['red'], 'payForPoints', 'person.goldsmith']);
  game.play('red', { do: 'pay' });
  expect(game.player('red')).toMatchObject({ points: 5 + 1 + 2, guilders: 0 });
});

test('[Bruges 7.10] own bonus, then the others’ reactions, then the arrow', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['alchemist', 'nun'], houses: ['red: margravine', 'red: composer', 'red'], guilders: 0 },
        ivory: { houses: ['red: innkeeper'] },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: 'alchemist', as: 'person', house: 'red' });
  const told = events.flatMap((event) => (event.t === 'gain' ? [[event.source, event.what, event.n]] : []));
  expect(told).toEqual([
    ['person.margravine', 'points', 2],
    ['person.composer', 'points', 1],
    ['person.composer', 'guilders', 1],
    ['person.innkeeper', 'guilders', 1],
    ['person.alchemist', 'guilders', 6],
  ]);
});

test('[Bruges 7.18] for persons recruited through the messenger too, and for the messenger himself', () => {
  const game = own({ hand: ['messenger', 'servant', 'nun'], guilders: 6, houses: ['red: margravine', 'red', 'blue'] });
  game.play('red', { do: 'play', card: 'messenger', as: 'person', house: 'red' });
  game.play('red', { do: 'recruit', card: 'servant', house: 'blue' });
  expect(game.player('red')).toMatchObject({ points: 9, guilders: 0 });
});

test('[G3] again for a person taken back and recruited once more', () => {
  const game = own({
    hand: ['philosopher', 'nun'],
    guilders: 0,
    workers: { yellow: 1 },
    houses: ['red: composer', 'red: alchemist', 'red: coachman', 'red'],
  });
  game.play('red', { do: 'play', card: 'philosopher', as: 'person', house: 'red' });
  game.play('red', { do: 'takeBack', person: 'alchemist' });
  expect(game.player('red')).toMatchObject({ points: 6, guilders: 1 });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'alchemist', as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ points: 7, guilders: 8 });
});

test('[G7] margravine and composer add up, and two margravines', () => {
  const game = own({
    hand: ['servant', 'nun'],
    guilders: 3,
    houses: ['red: margravine', 'red: composer', 'red', 'blue'],
  });
  twin(game, 'red', 'margravine');
  playWithTwins(game, 'red', { do: 'play', card: 'servant', as: 'person', house: 'blue' });
  expect(game.player('red')).toMatchObject({ points: 5 + 2 + 2 + 1, guilders: 1 });
});

test('[Bruges 7.4] nothing for persons of others; it cannot be used', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['servant', 'nun'], houses: ['red'] },
        ivory: { points: 5, guilders: 0, houses: ['red: composer'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'servant', as: 'person', house: 'red' });
  expect(game.player('ivory')).toMatchObject({ points: 5, guilders: 0 });
  // red may use the servant first
  game.play('red', { do: 'endTurn' });
  expect(game.why('ivory', { do: 'activate', person: 'composer' })).toBe('notUsable');
});
