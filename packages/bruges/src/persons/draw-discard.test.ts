import { describe, expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });
/** All cards but these are in green's hand. */
const scarce = { extraSize: 0, rest: 'green' };
const piles = [
  ['weaver', 'poet'],
  ['piper', 'judge'],
];

describe('every bearer', () => {
  test('falconer: for a purple worker draw 3, then discard 2 of the whole hand', () => {
    const game = own({ hand: ['cook', 'tanner'], workers: { purple: 1 }, houses: ['red: falconer'] }, { piles });
    game.play('red', { do: 'activate', person: 'falconer' });
    for (const pile of ['left', 'left', 'right']) {
      expect(game.asked()).toEqual([['red'], 'draw', 'person.falconer']);
      game.play('red', { do: 'draw', pile });
    }
    // all five can go, the new ones and the old ones
    expect(game.asked()).toEqual([['red'], 'discardCards', 'person.falconer']);
    expect(bruges.decision(game.state)!.many).toEqual({ min: 2, max: 2, picked: 0 });
    expect(game.offers('red', {})).toHaveLength(5);
    game.play('red', { do: 'discard', card: 'cook' });
    expect(game.offers('red', { do: 'decline' })).toEqual([]);
    game.play('red', { do: 'discard', card: 'poet' });
    expect(game.facts()).toMatchObject({
      players: { red: { hand: ['weaver', 'tanner', 'piper'], workerCount: 0, used: ['falconer'] } },
      discard: ['poet', 'cook'],
    });
    expect(game.asked()).toEqual([['red'], 'turn', null]);
  });

  test('mathematician: for 3 guilders, at once draw 4, then discard 4', () => {
    const game = own({ hand: ['mathematician', 'cook'], guilders: 3, houses: ['red'] }, { piles });
    game.play('red', { do: 'play', card: 'mathematician', as: 'person', house: 'red' });
    for (const pile of ['left', 'left', 'right', 'right']) game.play('red', { do: 'draw', pile });
    expect(bruges.decision(game.state)!.many).toEqual({ min: 4, max: 4, picked: 0 });
    for (const card of ['judge', 'cook', 'weaver', 'piper']) game.play('red', { do: 'discard', card });
    expect(game.facts()).toMatchObject({
      players: { red: { hand: ['poet'], guilders: 0 } },
      discard: ['piper', 'weaver', 'cook', 'judge'],
    });
  });
});

test('[Bruges 7.16] the cards are looked at before the discards are chosen', () => {
  const game = own({ hand: ['cook', 'tanner'], houses: ['red: falconer'] }, { piles });
  game.play('red', { do: 'activate', person: 'falconer' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { fresh: 1, handSize: 2 } } });
  game.play('red', { do: 'draw', pile: 'left' });
  const events = game.play('red', { do: 'draw', pile: 'left' });
  expect(events.map(({ t }) => t)).toEqual(['draw', 'look']);
  expect(game.facts()).toMatchObject({ players: { red: { fresh: 0, handSize: 5 } } });
});

test('[G21] if all must go, nothing is asked', () => {
  const game = own({ hand: ['mathematician'], guilders: 3, houses: ['red'] }, { piles });
  game.play('red', { do: 'play', card: 'mathematician', as: 'person', house: 'red' });
  for (const pile of ['left', 'left', 'right', 'right']) game.play('red', { do: 'draw', pile });
  expect(game.facts()).toMatchObject({ players: { red: { hand: [] } }, discardSize: 4 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G8] if fewer could be drawn, only as many are discarded', () => {
  const game = own(
    { hand: ['mathematician', 'cook', 'tanner', 'nun'], guilders: 3, houses: ['red'] },
    { ...scarce, piles: [['weaver'], ['piper']], pileSizes: [1, 1] },
  );
  game.play('red', { do: 'play', card: 'mathematician', as: 'person', house: 'red' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(bruges.decision(game.state)!.many).toEqual({ min: 2, max: 2, picked: 0 });
  game.play('red', { do: 'discard', card: 'nun' });
  game.play('red', { do: 'discard', card: 'weaver' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['cook', 'tanner', 'piper'] } } });
});

test('[G8] one card could be drawn, so one is discarded, not two', () => {
  const game = own(
    { hand: ['cook', 'tanner'], houses: ['red: falconer'] },
    { ...scarce, piles: [['weaver'], []], pileSizes: [1, 0] },
  );
  game.play('red', { do: 'activate', person: 'falconer' });
  expect(bruges.decision(game.state)!.many).toEqual({ min: 1, max: 1, picked: 0 });
  game.play('red', { do: 'discard', card: 'weaver' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['cook', 'tanner'] } } });
});

test('[Bruges 7.11] [G16] not offered when no card can be drawn at all', () => {
  const game = own({ hand: ['cook', 'tanner'], houses: ['red: falconer'] }, { ...scarce, pileSizes: [0, 0] });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'falconer' })).toBe('nothingToDraw');

  const arrow = own(
    { hand: ['mathematician', 'cook'], guilders: 3, houses: ['red'] },
    { ...scarce, pileSizes: [0, 0] },
  );
  arrow.play('red', { do: 'play', card: 'mathematician', as: 'person', house: 'red' });
  expect(arrow.facts()).toMatchObject({ players: { red: { hand: ['cook'] } }, discardSize: 0 });
});

test('[Bruges 4.5] a pile that runs out brings the extra pile; the next round is the last', () => {
  const game = own(
    { hand: ['cook', 'tanner'], houses: ['red: falconer'] },
    { round: 3, pileSizes: [2, 20], rest: 'discard', extraSize: 30 },
  );
  game.play('red', { do: 'activate', person: 'falconer' });
  for (let n = 0; n < 3; n++) game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ pileSizes: [29, 20], extraSize: 0, lastRound: 4 });
});

test('the Actor sifts again', () => {
  const game = own({ hand: ['actor', 'cook'], guilders: 6, houses: ['red', 'blue: mathematician'] }, { piles });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'mathematician' });
  for (const pile of ['left', 'left', 'right', 'right']) game.play('red', { do: 'draw', pile });
  expect(game.asked()).toEqual([['red'], 'discardCards', 'person.actor']);
  for (const card of ['weaver', 'poet', 'piper', 'judge']) game.play('red', { do: 'discard', card });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['cook'] } } });
});

test('the Puppeteer borrows the Falconer', () => {
  const game = table({
    given: {
      piles,
      players: {
        red: { hand: ['cook', 'tanner'], workers: { blue: 1 }, houses: ['red: puppeteer'] },
        ivory: { hand: ['nun'], houses: ['red: falconer'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  for (const pile of ['left', 'left', 'right']) game.play('red', { do: 'draw', pile });
  expect(game.asked()).toEqual([['red'], 'discardCards', 'person.puppeteer']);
  game.play('red', { do: 'discard', card: 'cook' });
  game.play('red', { do: 'discard', card: 'tanner' });
  expect(game.facts()).toMatchObject({
    players: { red: { hand: ['weaver', 'poet', 'piper'], workerCount: 0 }, ivory: { hand: ['nun'] } },
  });
});
