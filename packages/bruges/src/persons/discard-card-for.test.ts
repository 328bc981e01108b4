import { describe, expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const own = (red: object) => table({ given: { players: { red: { points: 5, guilders: 5, ...red } } } });

describe('every bearer', () => {
  test.each([
    ['market-woman', 'brown', 0, 5],
    ['apothecary', 'purple', 2, 1],
  ])('%s: for a %s worker and a card %i points and %i guilders', (person, worker, points, guilders) => {
    const game = own({ hand: ['cook', 'nun', 'piper'], workers: { [worker]: 1 }, houses: [`red: ${person}`] });
    game.play('red', { do: 'activate', person });
    expect(game.asked()).toEqual([['red'], 'discardCards', `person.${person}`]);
    expect(game.player('red')).toMatchObject({ points: 5, guilders: 5 });
    game.play('red', { do: 'discard', card: 'nun' });
    expect(game.facts()).toMatchObject({
      players: {
        red: { points: 5 + points, guilders: 5 + guilders, workerCount: 0, hand: ['cook', 'piper'], used: [person] },
      },
      discard: ['nun'],
    });
  });
});

test('[Bruges 7.13] exactly one card, chosen by the owner', () => {
  const game = own({ hand: ['cook', 'nun', 'piper'], houses: ['red: market-woman'] });
  game.play('red', { do: 'activate', person: 'market-woman' });
  expect(game.offers('red', {})).toHaveLength(3);
  expect(game.offers('red', { do: 'decline' })).toEqual([]);
  expect(game.offers('ivory', {})).toEqual([]);
});

test('discarding is not playing: the regular card of the turn is still to come', () => {
  const game = own({ hand: ['cook', 'nun', 'piper'], houses: ['red: market-woman'] });
  game.play('red', { do: 'activate', person: 'market-woman' });
  const events = game.play('red', { do: 'discard', card: 'nun' });
  expect(events.map(({ t }) => t)).toEqual(['discard', 'gain']);
  expect(game.asked()).toEqual([['red'], 'turn', null]);
  expect(game.offers('red', { do: 'endTurn' })).toEqual([]);
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('improvements of actions do not apply', () => {
  const game = own({ hand: ['cook', 'nun', 'piper'], houses: ['red: market-woman', 'red: banker', 'red: lawyer'] });
  game.play('red', { do: 'activate', person: 'market-woman' });
  game.play('red', { do: 'discard', card: 'nun' });
  expect(game.facts()).toMatchObject({ players: { red: { guilders: 10, workerCount: 4 } } });
});

test('[Bruges 6.12] [G21] the last card goes without asking, and the turn has none to play', () => {
  const game = own({ hand: ['cook'], workers: { brown: 1 }, houses: ['red: market-woman'] });
  const events = game.play('red', { do: 'activate', person: 'market-woman' });
  expect(events).toContainEqual({ t: 'endTurn', seat: 0, played: false });
  expect(game.player('red')).toMatchObject({ guilders: 10, hand: [] });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G19] the last card comes to light without having been named: no way back', () => {
  const discarding = (hand: string[]) => {
    const game = own({ hand, workers: { brown: 1 }, houses: ['red: market-woman'] });
    return bruges.apply(game.state, 0, game.offers('red', { do: 'activate' })[0]!);
  };
  expect(discarding(['cook'])).toBe('barrier');
  expect(discarding(['cook', 'nun'])).toBe('open');
});

test('[Bruges 7.11] [G16] not offered with an empty hand', () => {
  const game = own({ hand: ['cook'], workers: { brown: 1 }, houses: ['red: market-woman'] });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  // not even afterwards: the turn has gone on
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);

  const empty = own({ hand: [], houses: ['red: market-woman', 'red: queen'] });
  expect(empty.offers('red', { do: 'activate' })).toHaveLength(1);
  expect(empty.why('red', { do: 'activate', person: 'market-woman' })).toBe('emptyHand');
});

test('a card can go after the regular play, and each bearer takes one', () => {
  const game = own({
    hand: ['cook', 'nun', 'piper'],
    workers: { brown: 1, purple: 1 },
    houses: ['red: market-woman', 'red: apothecary'],
  });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  game.play('red', { do: 'activate', person: 'market-woman' });
  game.play('red', { do: 'discard', card: 'nun' });
  game.play('red', { do: 'activate', person: 'apothecary' });
  expect(game.facts()).toMatchObject({
    players: { red: { points: 7, guilders: 11, hand: [] } },
    discard: ['piper', 'nun', 'cook'],
  });
});

test('the Puppeteer borrows the Apothecary and discards a card of his own', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['cook', 'nun'], points: 5, guilders: 5, workers: { blue: 1 }, houses: ['red: puppeteer'] },
        ivory: { hand: ['weaver', 'tanner'], points: 5, guilders: 5, houses: ['red: apothecary'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.asked()).toEqual([['red'], 'discardCards', 'person.puppeteer']);
  game.play('red', { do: 'discard', card: 'cook' });
  expect(game.facts()).toMatchObject({
    players: {
      red: { points: 7, guilders: 6, workerCount: 0, hand: ['nun'] },
      ivory: { points: 5, guilders: 5, handSize: 2 },
    },
  });
});
