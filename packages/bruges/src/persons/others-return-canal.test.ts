import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

function recruit(ivory: object, green: object = {}) {
  const game = table({
    given: {
      players: { red: { hand: ['troublemaker', 'nun'], houses: ['red'], guilders: 6, canals: [2, 2] }, ivory, green },
    },
  });
  const events = game.play('red', { do: 'play', card: 'troublemaker', as: 'person', house: 'red' });
  return { game, events };
}

test('others-return-canal: every other player returns 1 token; the section is the choice of its owner', () => {
  const { game } = recruit({ canals: [2, 3] }, { canals: [1, 1] });
  expect(game.asked()).toEqual([['ivory'], 'returnCanal', 'person.troublemaker']);
  expect(game.offers('ivory', {})).toEqual([
    { do: 'breach', section: 0 },
    { do: 'breach', section: 1 },
  ]);
  expect(game.offers('red', {})).toEqual([]);
  const events = game.play('ivory', { do: 'breach', section: 'right' });
  expect(events).toContainEqual({ t: 'canalLost', seat: 1, section: 1, space: 3, source: 'person.troublemaker' });
  expect(game.asked()).toEqual([['green'], 'returnCanal', 'person.troublemaker']);
  game.play('green', { do: 'breach', section: 'left' });
  expect(game.player('ivory').canals).toEqual([2, 2]);
  expect(game.player('green').canals).toEqual([0, 1]);
  expect(game.player('red').canals).toEqual([2, 2]);
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G21] others-return-canal: with tokens in one section only nobody is asked', () => {
  const { game } = recruit({ canals: [0, 4] }, { canals: [3, 0] });
  expect(game.player('ivory').canals).toEqual([0, 3]);
  expect(game.player('green').canals).toEqual([2, 0]);
});

test('[G16] others-return-canal: players without tokens skip; if all do, nothing happens', () => {
  const one = recruit({}, { canals: [1, 0] });
  expect(one.game.player('green').canals).toEqual([0, 0]);
  const none = recruit({}, {});
  expect(none.events.filter(({ t }) => t === 'effect' || t === 'canalLost')).toEqual([]);
});

test('[G4] others-return-canal: an arrow cannot be declined', () => {
  const { game } = recruit({ canals: [1, 1] });
  expect(game.asked()![0]).toEqual(['ivory']);
  expect(game.offers('ivory', { do: 'decline' })).toEqual([]);
});

test('[Bruges 2.8] others-return-canal: the statue of a completed section stays, and it brings no second one', () => {
  const { game } = recruit({ canals: [5, 0], statues: [7], hand: ['spice-merchant', 'king'], guilders: 5 });
  expect(game.player('ivory')).toMatchObject({ canals: [4, 0], statues: [7], completed: [true, false] });
  // ivory’s left section ends with blue
  game.play('ivory', { do: 'play', card: 'spice-merchant', as: 'canal', section: 'left' });
  expect(game.player('ivory')).toMatchObject({ canals: [5, 0], statues: [7] });
});

test('others-return-canal: no canal is built, so nobody reacts to it', () => {
  const { game } = recruit({ canals: [1, 0] }, { guilders: 0, houses: ['red: toll-keeper'] });
  expect(game.player('green').guilders).toBe(0);
});
