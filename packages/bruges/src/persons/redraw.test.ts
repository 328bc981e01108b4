import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const chambermaid = (hand: string[], more: object = {}) =>
  table({
    given: { players: { red: { hand, houses: ['red: chambermaid'] } }, piles: [['weaver'], ['piper']], ...more },
  });

test('chambermaid: once per round discard up to 2 cards, then draw as many', () => {
  const game = chambermaid(['cook', 'tanner', 'nun']);
  game.play('red', { do: 'activate', person: 'chambermaid' });
  expect(game.asked()).toEqual([['red'], 'discardCards', 'person.chambermaid']);
  expect(bruges.decision(game.state)!.many).toEqual({ min: 1, max: 2, picked: 0 });
  game.play('red', { do: 'discard', card: 'nun' });
  game.play('red', { do: 'discard', card: 'cook' });
  expect(game.asked()).toEqual([['red'], 'draw', 'person.chambermaid']);
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'draw', pile: 'right' });
  expect(game.facts()).toMatchObject({
    players: { red: { hand: ['weaver', 'tanner', 'piper'], workerCount: 5, used: ['chambermaid'] } },
    discard: ['cook', 'nun'],
  });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('the first card is due, the second may be declined: as many are drawn', () => {
  const game = chambermaid(['cook', 'tanner', 'nun']);
  game.play('red', { do: 'activate', person: 'chambermaid' });
  expect(game.offers('red', { do: 'decline' })).toEqual([]);
  game.play('red', { do: 'discard', card: 'cook' });
  game.play('red', { do: 'decline' });
  game.play('red', { do: 'draw', pile: 'right' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['nun', 'tanner', 'piper'] } } });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[Bruges 7.16] the new cards are looked at together', () => {
  const game = chambermaid(['cook', 'tanner', 'nun']);
  game.play('red', { do: 'activate', person: 'chambermaid' });
  game.play('red', { do: 'discard', card: 'cook' });
  game.play('red', { do: 'discard', card: 'nun' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['tanner'], fresh: 1 } } });
});

test('[G21] a single card goes without asking', () => {
  const game = chambermaid(['cook']);
  game.play('red', { do: 'activate', person: 'chambermaid' });
  expect(game.asked()).toEqual([['red'], 'draw', 'person.chambermaid']);
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['weaver'] } }, discard: ['cook'] });
});

test('two cards: both may go', () => {
  const game = chambermaid(['cook', 'nun']);
  game.play('red', { do: 'activate', person: 'chambermaid' });
  game.play('red', { do: 'discard', card: 'cook' });
  game.play('red', { do: 'discard', card: 'nun' });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'draw', pile: 'right' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['weaver', 'piper'] } } });
});

test('[Bruges 7.11] [G16] not offered with an empty hand', () => {
  const game = table({ given: { players: { red: { hand: [], houses: ['red: chambermaid', 'red: queen'] } } } });
  expect(game.offers('red', { do: 'activate' })).toHaveLength(1);
  expect(game.why('red', { do: 'activate', person: 'chambermaid' })).toBe('emptyHand');
});

test('[G8] without piles the discards are shuffled, those of now among them', () => {
  const game = chambermaid(['cook'], { piles: [[], []], pileSizes: [0, 0], extraSize: 0, rest: 'green' });
  game.play('red', { do: 'activate', person: 'chambermaid' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['cook'] } }, discardSize: 0 });
});

test('[Bruges 4.5] a pile that runs out brings the extra pile; the next round is the last', () => {
  const game = chambermaid(['cook', 'tanner'], { round: 2, pileSizes: [1, 20], rest: 'discard', extraSize: 30 });
  game.play('red', { do: 'activate', person: 'chambermaid' });
  game.play('red', { do: 'discard', card: 'cook' });
  game.play('red', { do: 'decline' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ pileSizes: [30, 20], extraSize: 0, lastRound: 3 });
});

test('discarding is not playing, and a fresh card can be the regular one', () => {
  const game = chambermaid(['cook', 'tanner']);
  game.play('red', { do: 'activate', person: 'chambermaid' });
  game.play('red', { do: 'discard', card: 'cook' });
  game.play('red', { do: 'decline' });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'play', card: 'weaver', as: 'workers' });
  expect(game.player('red').workers.blue).toBe(3);
});
