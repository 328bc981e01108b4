import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

function recruit(ivory: object, green: object = {}) {
  const game = table({
    given: {
      players: { red: { hand: ['arsonist', 'nun'], houses: ['red', 'blue'], guilders: 6, points: 0 }, ivory, green },
    },
  });
  const events = game.play('red', { do: 'play', card: 'arsonist', as: 'person', house: 'red' });
  return { game, events };
}

test('others-lose-house: every other player discards an empty house; 1 point for each', () => {
  const { game, events } = recruit({ houses: [{ card: 'cook' }] }, { houses: ['red: king', { card: 'bard' }] });
  expect(events).toContainEqual(expect.objectContaining({ t: 'houseLost', seat: 1, source: 'person.arsonist' }));
  // one's own empty house is safe; the cards lie face up on the discard pile
  expect(game.facts()).toMatchObject({
    players: {
      red: { points: 2, houses: ['red: arsonist', 'blue'] },
      ivory: { houses: [] },
      green: { houses: ['red: king'] },
    },
    discard: ['bard', 'cook'],
  });
});

test('others-lose-house: the affected player chooses between colours; of one colour the oldest goes', () => {
  const { game } = recruit({ houses: ['brown: king', { card: 'cook' }, { card: 'student' }, { card: 'bard' }] });
  expect(game.asked()).toEqual([['ivory'], 'loseHouse', 'person.arsonist']);
  expect(game.offers('ivory', {})).toEqual([
    { do: 'demolish', house: 1 },
    { do: 'demolish', house: 3 },
  ]);
  expect(game.player('red').points).toBe(0);
  game.play('ivory', { do: 'demolish', house: 'blue' });
  expect(game.facts()).toMatchObject({
    players: { red: { points: 1 }, ivory: { houses: ['brown: king', 'blue', 'red'] } },
    discard: ['cook'],
  });
});

test('[G21] others-lose-house: two empty houses of one colour: not asked', () => {
  const { game } = recruit({ houses: [{ card: 'cook' }, { card: 'student' }] });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  expect(game.facts()).toMatchObject({ discard: ['cook'] });
});

test('[G16] others-lose-house: occupied houses are safe; without an empty one nothing happens', () => {
  const { game, events } = recruit({ houses: ['red: king'] }, { houses: [] });
  expect(events.filter(({ t }) => t === 'effect' || t === 'houseLost')).toEqual([]);
  expect(game.player('red').points).toBe(0);
});

test('[G19] others-lose-house: the face has come to light: no way back', () => {
  const { game } = recruit({ houses: ['blue', 'red'] });
  expect(bruges.apply(game.state, 1, { do: 'demolish', house: 0 })).toBe('barrier');
});

test('others-lose-house: this is no damage by a threat: nobody reacts, nobody is spared', () => {
  const { game } = recruit(
    { houses: ['blue', 'red: fire-warden'], points: 5 },
    { guilders: 0, houses: ['red: grave-robber'] },
  );
  expect(game.player('green').guilders).toBe(0);
  expect(game.player('ivory')).toMatchObject({ points: 5, houses: { length: 1 } });
});
