import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { guilders: 0, ...red } }, dice: { blue: 4, brown: 1, red: 6 }, ...more } });

test('[Bruges 7.4] banker: 3 guilders more than the die shows', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: banker'] });
  const events = game.play('red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(events.filter(({ t }) => t === 'gain')).toEqual([
    { t: 'gain', seat: 0, what: 'guilders', n: 4, source: 'guilders', from: null },
    { t: 'gain', seat: 0, what: 'guilders', n: 3, source: 'person.banker', from: null },
  ]);
  expect(game.player('red').guilders).toBe(7);
});

test('the die of the card’s colour only', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: banker'] });
  expect(game.offers('red', { do: 'play', card: 'nun', as: 'guilders' })).toMatchObject([{ die: 'brown' }]);
  game.play('red', { do: 'play', card: 'nun', as: 'guilders' });
  expect(game.player('red').guilders).toBe(4);
});

test('[Bruges 7.18] for every card played: coachman and princess too', () => {
  const game = own(
    {
      hand: ['cook', 'nun'],
      workers: { yellow: 1, blue: 1 },
      houses: ['red: banker', 'red: coachman', 'red: princess'],
    },
    { piles: [['bard'], []] },
  );
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'guilders' });
  expect(game.player('red').guilders).toBe(4);
  game.play('red', { do: 'activate', person: 'princess' });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'play', card: 'bard', as: 'guilders' });
  expect(game.player('red').guilders).toBe(4 + 9);
  game.play('red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(game.player('red').guilders).toBe(4 + 9 + 7);
});

test('[Bruges 7.18] guilders that persons bring are not the action', () => {
  const game = own({
    hand: ['cook', 'nun'],
    workers: { brown: 1 },
    houses: ['red: banker', 'red: cloth-merchant', 'red: accountant'],
  });
  game.play('red', { do: 'activate', person: 'cloth-merchant' });
  expect(game.player('red').guilders).toBe(4);
  game.play('red', { do: 'activate', person: 'accountant' });
  expect(game.player('red').guilders).toBe(6);
});

test('a die turned before counts as it lies', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: banker', 'red: astronomer'] });
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', { do: 'turnDie', die: 'blue', value: 6 });
  game.play('red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(game.player('red').guilders).toBe(9);
});

test('[G7] banker, money changer and printer together', () => {
  const game = own({
    hand: ['nun', 'cook'],
    workers: {},
    houses: ['red: banker', 'red: money-changer', 'red: printer'],
  });
  game.play('red', { do: 'play', card: 'nun', as: 'guilders', die: 'red' });
  expect(game.player('red')).toMatchObject({ guilders: 9, workers: { brown: 1, red: 0 } });
});

test('[G7] two of them add up', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: banker', 'red'] });
  twin(game, 'red', 'banker');
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(game.player('red').guilders).toBe(10);
});

test('[Bruges 7.4] for its owner alone, and it cannot be used', () => {
  const game = table({
    given: {
      dice: { blue: 4 },
      players: { red: { guilders: 0, hand: ['cook', 'nun'] }, ivory: { guilders: 0, houses: ['red: banker'] } },
    },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(game.player('red').guilders).toBe(4);
  expect(game.player('ivory').guilders).toBe(0);
  expect(game.why('ivory', { do: 'activate', person: 'banker' })).toBe('notUsable');
});
