import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

/** Recruits the goldsmith, who costs 6, and has so many guilders left. */
const goldsmith = (left: number, red: object = {}) => {
  const game = table({
    given: {
      players: { red: { hand: ['goldsmith', 'cook'], points: 5, guilders: 6 + left, houses: ['red'], ...red } },
    },
  });
  game.play('red', { do: 'play', card: 'goldsmith', as: 'person', house: 'red' });
  return game;
};

test('goldsmith: 3 guilders for 2 points, up to 4 times', () => {
  const game = goldsmith(20);
  expect(game.asked()).toEqual([['red'], 'payForPoints', 'person.goldsmith']);
  expect(bruges.decision(game.state)!.many).toEqual({ min: 0, max: 4, picked: 0 });
  for (let n = 0; n < 4; n++) game.play('red', { do: 'pay' });
  expect(game.player('red')).toMatchObject({ guilders: 8, points: 13 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('as often as the guilders last', () => {
  const game = goldsmith(8);
  game.play('red', { do: 'pay' });
  expect(game.player('red')).toMatchObject({ guilders: 5, points: 7 });
  game.play('red', { do: 'pay' });
  expect(game.player('red')).toMatchObject({ guilders: 2, points: 9 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('0 times is allowed, and so is stopping', () => {
  const none = goldsmith(9);
  none.play('red', { do: 'decline' });
  expect(none.player('red')).toMatchObject({ guilders: 9, points: 5 });
  const once = goldsmith(9);
  once.play('red', { do: 'pay' });
  once.play('red', { do: 'decline' });
  expect(once.player('red')).toMatchObject({ guilders: 6, points: 7 });
});

test('[G16] who cannot pay once is not asked', () => {
  const game = goldsmith(2);
  expect(game.player('red')).toMatchObject({ guilders: 2, points: 5 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('exactly enough for once', () => {
  const game = goldsmith(3);
  game.play('red', { do: 'pay' });
  expect(game.player('red')).toMatchObject({ guilders: 0, points: 7 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.10] his own price is paid before, a reward for recruiting comes before too', () => {
  // the composer brings a point and the third guilder
  const game = goldsmith(2, { houses: ['red', 'blue: composer'] });
  expect(game.player('red')).toMatchObject({ guilders: 3, points: 6 });
  game.play('red', { do: 'pay' });
  expect(game.player('red')).toMatchObject({ guilders: 0, points: 8 });
});

test('the Actor buys again, in his own name', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['actor', 'cook'], points: 0, guilders: 6 + 4, houses: ['red', 'blue: goldsmith'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'goldsmith' });
  expect(game.asked()).toEqual([['red'], 'payForPoints', 'person.actor']);
  game.play('red', { do: 'pay' });
  expect(game.player('red')).toMatchObject({ guilders: 1, points: 2 });
});

test('[G16] the Actor cannot repeat what cannot be paid', () => {
  const game = table({
    given: { players: { red: { hand: ['actor', 'cook'], guilders: 6 + 2, houses: ['red', 'blue: goldsmith'] } } },
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});
