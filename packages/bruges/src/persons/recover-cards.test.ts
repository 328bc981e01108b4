import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

/** Newest first. */
const PILE = ['weaver', 'nun', 'poet', 'judge', 'queen', 'king', 'dyer', 'saddler'];
const storyteller = (discard: string[], red: object = {}) => {
  const game = table({
    given: { discard, players: { red: { hand: ['storyteller', 'cook'], guilders: 3, houses: ['red'], ...red } } },
  });
  game.play('red', { do: 'play', card: 'storyteller', as: 'person', house: 'red' });
  return game;
};

test('storyteller: for 3 guilders, at once up to 2 of the top 6 discards', () => {
  const game = storyteller(PILE);
  expect(game.player('red').guilders).toBe(0);
  expect(game.asked()).toEqual([['red'], 'recoverCards', 'person.storyteller']);
  expect(bruges.decision(game.state)!.many).toEqual({ min: 0, max: 2, picked: 0 });
  expect(game.offers('red', { do: 'recover' })).toHaveLength(6);
  game.play('red', { do: 'recover', card: 'nun' });
  game.play('red', { do: 'recover', card: 'king' });
  expect(game.facts()).toMatchObject({
    players: { red: { hand: ['cook', 'nun', 'king'] } },
    // the others keep their order
    discard: ['weaver', 'poet', 'judge', 'queen', 'dyer', 'saddler'],
  });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G27] taking one does not make a deeper card available', () => {
  const game = storyteller(PILE);
  expect(game.offers('red', { do: 'recover', card: 'dyer' })).toEqual([]);
  expect(game.why('red', { do: 'recover', card: 'dyer' })).toBe('tooDeep');
  game.play('red', { do: 'recover', card: 'weaver' });
  // five of the six are left
  expect(game.offers('red', { do: 'recover' })).toHaveLength(5);
  expect(game.offers('red', { do: 'recover', card: 'king' })).toHaveLength(1);
  expect(game.offers('red', { do: 'recover', card: 'dyer' })).toEqual([]);
});

test('[G27] in any order: a deeper card first, one above it afterwards', () => {
  const game = storyteller(PILE);
  game.play('red', { do: 'recover', card: 'king' });
  expect(game.offers('red', { do: 'recover' })).toHaveLength(5);
  expect(game.why('red', { do: 'recover', card: 'dyer' })).toBe('tooDeep');
  game.play('red', { do: 'recover', card: 'weaver' });
  expect(game.facts()).toMatchObject({
    players: { red: { hand: ['cook', 'weaver', 'king'] } },
    discard: ['nun', 'poet', 'judge', 'queen', 'dyer', 'saddler'],
  });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('0 cards is allowed, and so is one', () => {
  const none = storyteller(PILE);
  none.play('red', { do: 'decline' });
  expect(none.facts()).toMatchObject({ players: { red: { hand: ['cook'] } }, discard: PILE });
  const one = storyteller(PILE);
  one.play('red', { do: 'recover', card: 'poet' });
  one.play('red', { do: 'decline' });
  expect(one.facts()).toMatchObject({ players: { red: { handSize: 2 } }, discardSize: 7 });
});

test('fewer cards in the pile: among those', () => {
  const game = storyteller(['weaver', 'nun']);
  expect(game.offers('red', { do: 'recover' })).toHaveLength(2);
  game.play('red', { do: 'recover', card: 'weaver' });
  game.play('red', { do: 'recover', card: 'nun' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 3 } }, discard: [] });
  const one = storyteller(['weaver']);
  one.play('red', { do: 'recover', card: 'weaver' });
  expect(one.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G16] nothing with an empty discard pile', () => {
  const game = storyteller([]);
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['cook'], houses: ['red: storyteller'] } } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G20] everybody knows the cards taken', () => {
  const game = storyteller(PILE);
  game.play('red', { do: 'recover', card: 'nun' });
  game.play('red', { do: 'recover', card: 'king' });
  expect(game.facts()).toMatchObject({ players: { red: { shown: ['nun', 'king'] } } });
});

test('[G14] a person that fell to the plague lies there too', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { brown: 6 },
      players: {
        red: {
          hand: ['storyteller', 'cook'],
          guilders: 3,
          threats: { brown: 2 },
          houses: ['red: queen', 'red: knight', 'blue'],
        },
      },
    },
  });
  game.play('red', { do: 'bury', person: 'queen' });
  game.play('red', { do: 'play', card: 'storyteller', as: 'person', house: 'blue' });
  game.play('red', { do: 'recover', card: 'queen' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 2 } }, discard: [] });
});

test('the Actor looks at the top of the pile as it is now', () => {
  const game = table({
    given: {
      discard: PILE,
      players: { red: { hand: ['actor', 'cook'], guilders: 6, houses: ['red', 'blue: storyteller'] } },
    },
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'storyteller' });
  expect(game.asked()).toEqual([['red'], 'recoverCards', 'person.actor']);
  game.play('red', { do: 'recover', card: 'weaver' });
  game.play('red', { do: 'recover', card: 'king' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 3 } }, discardSize: 6 });
});
