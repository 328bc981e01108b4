import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const end = (players: object, more: object = {}) => table({ given: { phase: 'majorities', players, ...more } });

test('[Bruges 9.1] reputation, people and canals, in this order', () => {
  const game = end({ red: { reputation: 1, canals: [1, 0], houses: ['red: cook'] } });
  const turned = game.before.flatMap((event) => (event.t === 'majority' ? [event.majority] : []));
  expect(turned).toEqual(['reputation', 'people', 'canals']);
});

test('[Bruges 9.1] what everybody has is told, also where nobody turns a marker', () => {
  const game = end({ red: { reputation: 2 }, ivory: { reputation: 2, canals: [3, 0] } });
  const compared = game.before.flatMap((event) => (event.t === 'compared' ? [[event.majority, event.counts]] : []));
  expect(compared.map(([majority]) => majority)).toEqual(['reputation', 'people', 'canals']);
  expect(compared[0]![1]).toEqual(expect.arrayContaining([2, 2]));
});

test('[Bruges 9.2] only who is ahead of everybody else turns a marker', () => {
  const game = end({ red: { reputation: 2, canals: [2, 2] }, ivory: { reputation: 2, canals: [3, 0] } });
  expect(game.facts()).toMatchObject({ players: { red: { majorities: ['canals'] }, ivory: { majorities: [] } } });
});

test('[Bruges 9.3] a coloured marker stays coloured, and another player can turn the same', () => {
  const game = end({ red: { majorities: ['people'] }, ivory: { houses: ['red: cook'] } });
  expect(game.facts()).toMatchObject({
    players: { red: { majorities: ['people'] }, ivory: { majorities: ['people'] } },
  });
});

test('[Bruges 9.4] used persons are ready again', () => {
  const game = end({ red: { houses: ['red: accountant'], used: ['accountant'] } });
  expect(game.facts()).toMatchObject({ round: 2, players: { red: { used: [] } } });
});

test('[Bruges 9.5] the start player emblem moves on', () => {
  expect(end({}, { start: 'green' }).state.start).toBe(0);
  expect(end({}, { start: 'red' }).state.start).toBe(1);
});
