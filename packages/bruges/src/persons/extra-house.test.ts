import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

const CARPENTER = { hand: ['king', 'nun', 'bard'], houses: ['red: carpenter'], workers: { brown: 2, red: 1 } };

test('extra-house: the Carpenter costs a brown worker, the house none', () => {
  const game = own(CARPENTER);
  game.play('red', { do: 'activate', person: 'carpenter' });
  expect(game.asked()).toEqual([['red'], 'extraHouse', 'person.carpenter']);
  expect(game.offers('red', { do: 'lay' })).toHaveLength(3);
  expect(game.offers('red', { do: 'decline' })).toEqual([]);
  const events = game.play('red', { do: 'lay', card: 'bard' });
  expect(events).toContainEqual(expect.objectContaining({ t: 'house', colour: 'red', source: 'person.carpenter' }));
  expect(game.facts()).toMatchObject({
    players: {
      red: { hand: ['nun', 'king'], houses: ['red: carpenter', 'red'], workers: { brown: 1, red: 1 } },
    },
    discardSize: 0,
  });
  // not one of the four cards
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[G21] extra-house: the only card is laid without asking', () => {
  const game = own({ ...CARPENTER, hand: ['nun'] });
  game.play('red', { do: 'activate', person: 'carpenter' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 0, houses: ['red: carpenter', 'brown'] } } });
  // the hand has run out: the turn passes
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('extra-house: the Roofer builds at once, or not', () => {
  const position = { hand: ['roofer', 'nun'], houses: ['red'], guilders: 3, workers: {} };
  const game = own(position);
  game.play('red', { do: 'play', card: 'roofer', as: 'person', house: 'red' });
  expect(game.asked()).toEqual([['red'], 'extraHouse', 'person.roofer']);
  expect(game.offers('red', {})).toHaveLength(2);
  game.play('red', { do: 'lay', card: 'nun' });
  expect(game.facts()).toMatchObject({
    players: { red: { houses: ['red: roofer', 'brown'], handSize: 0, guilders: 0 } },
  });
  const declined = own(position);
  declined.play('red', { do: 'play', card: 'roofer', as: 'person', house: 'red' });
  declined.play('red', { do: 'decline' });
  expect(declined.facts()).toMatchObject({ players: { red: { houses: ['red: roofer'], hand: ['nun'] } } });
});

test('[G16] extra-house: nothing with an empty hand', () => {
  const carpenter = own({ ...CARPENTER, hand: [] });
  expect(carpenter.asked()).toEqual([['ivory'], 'turn', null]);
  const roofer = own({ hand: ['roofer'], houses: ['red'], guilders: 3 });
  roofer.play('red', { do: 'play', card: 'roofer', as: 'person', house: 'red' });
  expect(roofer.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.18] "whenever you build a house" covers a house built through a person', () => {
  const game = own({ ...CARPENTER, houses: ['red: carpenter', 'blue: land-surveyor'], guilders: 0 });
  game.play('red', { do: 'activate', person: 'carpenter' });
  const events = game.play('red', { do: 'lay', card: 'king' });
  expect(game.player('red').guilders).toBe(3);
  expect(events).toContainEqual(expect.objectContaining({ t: 'gain', n: 3, source: 'person.land-surveyor' }));
});

test('extra-house: the Mason has nothing to do', () => {
  const game = own({ ...CARPENTER, houses: ['red: carpenter', 'blue: mason'] });
  game.play('red', { do: 'activate', person: 'carpenter' });
  const events = game.play('red', { do: 'lay', card: 'king' });
  expect(game.player('red').workers).toEqual({ blue: 0, brown: 1, red: 1, purple: 0, yellow: 0 });
  expect(events.filter(({ t }) => t === 'effect')).toEqual([]);
});
