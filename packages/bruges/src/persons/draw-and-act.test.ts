import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const RED = { hand: ['king', 'nun'], houses: ['red: princess', 'blue'], workers: { blue: 1 }, guilders: 0 };
const own = (red: object, more: object = {}) => table({ given: { players: { red: { ...RED, ...red } }, ...more } });
const TOPS = { piles: [['alchemist'], ['bard']] };

test('draw-and-act: the Princess draws a card for a blue worker, and exactly that card is used', () => {
  const game = own({}, TOPS);
  game.play('red', { do: 'activate', person: 'princess' });
  expect(game.player('red').workers.blue).toBe(0);
  expect(game.asked()).toEqual([['red'], 'draw', 'person.princess']);
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.asked()).toEqual([['red'], 'extraPlay', 'person.princess']);
  const offers = game.offers('red', {});
  expect(offers).toEqual(game.offers('red', { do: 'play', card: 'alchemist' }));
  // workers, guilders, the person in the blue house: no marker, no canal, no worker for a house, no way out
  expect(offers.map((offer) => 'as' in offer && offer.as)).toEqual(['workers', 'guilders', 'person']);
  const events = game.play('red', { do: 'play', card: 'alchemist', as: 'workers' });
  expect(events[0]).toMatchObject({ t: 'play', as: 'workers', extra: true });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 2, workers: { purple: 2 }, used: ['princess'] } } });
  // on top of the regular card
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('draw-and-act: a person recruited with the drawn card acts as usual', () => {
  const game = own({}, TOPS);
  game.play('red', { do: 'activate', person: 'princess' });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'play', card: 'alchemist', as: 'person', house: 'blue' });
  expect(game.facts()).toMatchObject({
    players: { red: { guilders: 6, houses: ['red: princess', 'blue: alchemist'] } },
  });
});

test('draw-and-act: no other person can be used between drawing and acting', () => {
  const game = own({ houses: ['red: princess', 'blue: accountant'] }, TOPS);
  expect(game.offers('red', { do: 'activate' })).toHaveLength(2);
  game.play('red', { do: 'activate', person: 'princess' });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  game.play('red', { do: 'draw', pile: 'right' });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  game.play('red', { do: 'play', card: 'bard', as: 'workers' });
  expect(game.offers('red', { do: 'activate' })).toHaveLength(1);
});

test('[Bruges 7.18] the drawn card is played as an action: improvements apply', () => {
  const game = own({ houses: ['red: princess', 'blue: lawyer'] }, TOPS);
  game.play('red', { do: 'activate', person: 'princess' });
  game.play('red', { do: 'draw', pile: 'right' });
  game.play('red', { do: 'play', card: 'bard', as: 'workers' });
  expect(game.player('red').workers.red).toBe(3);
});

test('draw-and-act: with an empty hand the turn needs no further card', () => {
  const game = own({ hand: [] }, TOPS);
  game.play('red', { do: 'activate', person: 'princess' });
  game.play('red', { do: 'draw', pile: 'right' });
  game.play('red', { do: 'play', card: 'bard', as: 'workers' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G16] draw-and-act: not offered when no card can be drawn', () => {
  const game = own({}, { pileSizes: [0, 0], extraSize: 0, rest: 'green' });
  expect(game.state.discard).toEqual([]);
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

test('[G8] draw-and-act: used up piles: the discard pile is shuffled; a single card is drawn without asking', () => {
  const game = own({}, { pileSizes: [0, 0], extraSize: 0, rest: 'green', discard: ['bard'] });
  const events = game.play('red', { do: 'activate', person: 'princess' });
  expect(events).toContainEqual({ t: 'shuffle', cards: 1 });
  expect(game.asked()).toEqual([['red'], 'extraPlay', 'person.princess']);
  game.play('red', { do: 'play', card: 'bard', as: 'workers' });
  expect(game.facts()).toMatchObject({ discard: ['bard'], pileSizes: [0, 0] });
});

test('draw-and-act: a pile that runs out brings the extra pile, and the next round is the last', () => {
  const game = own({}, { pileSizes: [1, 5], rest: 'discard', extraSize: 33, round: 4 });
  game.play('red', { do: 'activate', person: 'princess' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ pileSizes: [33, 5], extraSize: 0, lastRound: 5 });
});

test('[G19] draw-and-act: drawing cannot be taken back', () => {
  const game = own({}, TOPS);
  game.play('red', { do: 'activate', person: 'princess' });
  expect(bruges.apply(game.state, 0, { do: 'draw', pile: 0 })).toBe('barrier');
});
