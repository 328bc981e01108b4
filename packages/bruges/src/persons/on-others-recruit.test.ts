import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const inn = (red: object, ivory: object = {}, green: object = {}) =>
  table({
    given: {
      players: { red, ivory: { guilders: 0, houses: ['red: innkeeper'], ...ivory }, green: { guilders: 0, ...green } },
    },
  });

test('[Bruges 7.5] innkeeper: 1 guilder from the bank for each person another player recruits', () => {
  const game = inn({ hand: ['servant', 'nun'], guilders: 3, houses: ['red'] });
  game.play('red', { do: 'play', card: 'servant', as: 'person', house: 'red' });
  expect([game.player('red').guilders, game.player('ivory').guilders, game.player('green').guilders]).toEqual([
    0, 1, 0,
  ]);
});

test('a person that costs nothing counts too', () => {
  const game = inn({ hand: ['mason', 'nun'], guilders: 0, houses: ['red'] });
  game.play('red', { do: 'play', card: 'mason', as: 'person', house: 'red' });
  expect(game.player('ivory').guilders).toBe(1);
});

test('not for the owner’s own persons', () => {
  const game = table({
    given: { players: { red: { hand: ['mason', 'nun'], guilders: 0, houses: ['red: innkeeper', 'red'] } } },
  });
  game.play('red', { do: 'play', card: 'mason', as: 'person', house: 'red' });
  expect(game.player('red').guilders).toBe(0);
});

test('[Bruges 7.9] not for its own recruitment', () => {
  const game = table({
    given: { players: { red: { hand: ['innkeeper', 'nun'], guilders: 6, houses: ['red'] } } },
  });
  game.play('red', { do: 'play', card: 'innkeeper', as: 'person', house: 'red' });
  expect(game.state.players.map(({ guilders }) => guilders)).toEqual([0, 5, 5]);
});

test('[Bruges 7.10] before the arrow acts: the highwayman finds that guilder already', () => {
  const game = inn({ hand: ['highwayman', 'nun'], guilders: 6, houses: ['red'] });
  game.play('red', { do: 'play', card: 'highwayman', as: 'person', house: 'red' });
  expect([game.player('red').guilders, game.player('ivory').guilders]).toEqual([1, 0]);
});

test('twice for the messenger and whom he brings', () => {
  const game = inn({ hand: ['messenger', 'servant', 'nun'], guilders: 6, houses: ['red', 'blue'] });
  game.play('red', { do: 'play', card: 'messenger', as: 'person', house: 'red' });
  game.play('red', { do: 'recruit', card: 'servant', house: 'blue' });
  expect(game.player('ivory').guilders).toBe(2);
});

test('[G25] several react: in turn order, beginning after the one who caused it', () => {
  const game = table({
    given: {
      turn: 'ivory',
      players: {
        red: { houses: ['red'] },
        ivory: { hand: ['mason', 'nun'], houses: ['red'] },
        green: { houses: ['red: innkeeper'] },
      },
    },
  });
  twin(game, 'red', 'innkeeper');
  const events = playWithTwins(game, 'ivory', { do: 'play', card: 'mason', as: 'person', house: 'red' });
  expect(events.flatMap((event) => (event.t === 'gain' ? [event.seat] : []))).toEqual([2, 0]);
});

test('bearers add up', () => {
  const game = inn({ hand: ['mason', 'nun'], houses: ['red'] }, { houses: ['red: innkeeper', 'red'] });
  twin(game, 'ivory', 'innkeeper');
  playWithTwins(game, 'red', { do: 'play', card: 'mason', as: 'person', house: 'red' });
  expect(game.player('ivory').guilders).toBe(2);
});

test('[Bruges 7.5] it acts by itself and cannot be used', () => {
  const game = table({ given: { players: { red: { hand: ['cook', 'nun'], houses: ['red: innkeeper'] } } } });
  expect(game.why('red', { do: 'activate', person: 'innkeeper' })).toBe('notUsable');
});
