import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const roll = (dice: object, red: object, more: object = {}) =>
  table({ given: { phase: 'dice', dice, players: { red: { houses: ['red: envoy'], ...red }, ...more } } });

test('[Bruges 7.5] envoy: the step of phase 2 costs 2 guilders less', () => {
  const game = roll({ blue: 2, red: 2, yellow: 1 }, { guilders: 3 });
  game.play('red', { do: 'advance' });
  expect(game.player('red')).toMatchObject({ guilders: 0, reputation: 1 });
});

test.each([
  [{ blue: 1 }, 1],
  [{ blue: 2 }, 2],
])('[G6] never below 0: with %o it is free, even for who has nothing', (dice, price) => {
  const game = roll(dice, { guilders: 0 });
  expect(game.asked()).toEqual([['red'], 'advance', null]);
  const events = game.play('red', { do: 'advance' });
  expect(game.player('red')).toMatchObject({ guilders: 0, reputation: 1 });
  expect(events.filter(({ t }) => t === 'gain')).toEqual([]);
  // the others pay in full
  expect(game.asked()).toEqual([['ivory'], 'advance', null]);
  game.play('ivory', { do: 'advance' });
  expect(game.player('ivory').guilders).toBe(5 - price);
});

test('the owner may still say no', () => {
  const game = roll({ blue: 1 }, { guilders: 4 });
  game.play('red', { do: 'decline' });
  expect(game.player('red')).toMatchObject({ guilders: 4, reputation: 0 });
});

test('with no die showing 1 or 2 there is no step', () => {
  const game = roll({}, { guilders: 9 });
  expect(game.state.stage).toBe('actions');
  expect(game.player('red').reputation).toBe(0);
});

test('one guilder short after the discount, or on the last step: not asked', () => {
  expect(roll({ blue: 2, red: 2 }, { guilders: 1 }).asked()).toEqual([['ivory'], 'advance', null]);
  expect(roll({ blue: 1 }, { reputation: 8 }).asked()).toEqual([['ivory'], 'advance', null]);
});

test('[Bruges 7.15] an envoy lost to the plague of this roll takes nothing off', () => {
  const game = roll({ blue: 2, brown: 6 }, { guilders: 3, threats: { brown: 2 } });
  game.play('red', { do: 'advance' });
  expect(game.player('red')).toMatchObject({ guilders: 1, reputation: 1 });
});

test('two of them add up', () => {
  // the first question is ivory’s, so that there is time to let the second one move in
  const game = table({
    given: {
      phase: 'dice',
      start: 'ivory',
      dice: { blue: 2, red: 2, yellow: 2 },
      players: {
        red: { guilders: 2, houses: ['red: envoy', 'blue'] },
        ivory: { guilders: 6 },
        green: { guilders: 0 },
      },
    },
  });
  twin(game, 'red', 'envoy');
  playWithTwins(game, 'ivory', { do: 'decline' });
  playWithTwins(game, 'red', { do: 'advance' });
  expect(game.player('red')).toMatchObject({ guilders: 0, reputation: 1 });
});

test('[Bruges 7.5] it acts by itself and cannot be used', () => {
  const game = table({ given: { players: { red: { hand: ['cook', 'nun'], houses: ['red: envoy'] } } } });
  expect(game.why('red', { do: 'activate', person: 'envoy' })).toBe('notUsable');
});
