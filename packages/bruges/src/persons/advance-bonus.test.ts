import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { points: 5, hand: ['cook', 'nun'], ...red }, ...more } } });

test('[Bruges 7.5] cupbearer: 1 point for the step paid in phase 2', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { blue: 2 },
      players: { red: { points: 5, guilders: 2, houses: ['red: cupbearer'] } },
    },
  });
  const events = game.play('red', { do: 'advance' });
  expect(game.player('red')).toMatchObject({ points: 6, guilders: 0, reputation: 1 });
  expect(events.map(({ t }) => t).slice(0, 4)).toEqual(['lose', 'step', 'effect', 'gain']);
});

test.each([
  ['pilgrim', 0, 1],
  ['countess', 9, 2],
])('%s: 1 point for every step through a person', (card, price, steps) => {
  const game = own({ hand: [card, 'nun'], guilders: price, houses: ['red: cupbearer', 'red'] });
  game.play('red', { do: 'play', card, as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ points: 5 + steps, guilders: 0, reputation: steps });
});

test('only for steps that the track still has', () => {
  const game = own({ hand: ['countess', 'nun'], guilders: 9, reputation: 7, houses: ['red: cupbearer', 'red'] });
  game.play('red', { do: 'play', card: 'countess', as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ points: 6, reputation: 8 });
});

test('on the last step nothing', () => {
  const game = own({ hand: ['pilgrim', 'nun'], reputation: 8, houses: ['red: cupbearer', 'red'] });
  game.play('red', { do: 'play', card: 'pilgrim', as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ points: 5, reputation: 8 });
});

test('the chancellor’s own step counts; a step back costs no point', () => {
  const game = own(
    { hand: ['chancellor', 'nun'], guilders: 9, reputation: 1, houses: ['red: cupbearer', 'red'] },
    { ivory: { points: 5, reputation: 3 } },
  );
  game.play('red', { do: 'play', card: 'chancellor', as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ points: 6, reputation: 2 });
  expect(game.player('ivory')).toMatchObject({ points: 5, reputation: 2 });
});

test('sent back by another’s chancellor, its owner loses nothing', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['chancellor', 'nun'], guilders: 9, houses: ['red'] },
        ivory: { points: 5, reputation: 3, houses: ['red: cupbearer'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'chancellor', as: 'person', house: 'red' });
  expect(game.player('ivory')).toMatchObject({ points: 5, reputation: 2 });
});

test('steps repeated by the actor and borrowed by the puppeteer', () => {
  const game = own(
    {
      hand: ['actor', 'nun'],
      guilders: 6,
      workers: { blue: 1 },
      houses: ['red: cupbearer', 'red: countess', 'red: puppeteer', 'red'],
    },
    { ivory: { houses: ['red: ambassador'] } },
  );
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'countess' });
  expect(game.player('red')).toMatchObject({ points: 7, reputation: 2 });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.player('red')).toMatchObject({ points: 8, reputation: 3 });
});

test('two of them add up', () => {
  const game = own({ hand: ['countess', 'nun'], guilders: 9, houses: ['red: cupbearer', 'red', 'blue'] });
  twin(game, 'red', 'cupbearer');
  playWithTwins(game, 'red', { do: 'play', card: 'countess', as: 'person', house: 'blue' });
  expect(game.player('red')).toMatchObject({ points: 9, reputation: 2 });
});

test('[Bruges 7.5] nothing for steps of others; it cannot be used', () => {
  const game = own({ hand: ['pilgrim', 'nun'], houses: ['red'] }, { ivory: { points: 5, houses: ['red: cupbearer'] } });
  game.play('red', { do: 'play', card: 'pilgrim', as: 'person', house: 'red' });
  expect([game.player('red').points, game.player('ivory').points]).toEqual([5, 5]);
  expect(game.why('ivory', { do: 'activate', person: 'cupbearer' })).toBe('notUsable');
});
