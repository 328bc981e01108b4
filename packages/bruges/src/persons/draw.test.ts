import { describe, expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { hand: ['cook', 'tanner'], ...red } }, ...more } });

/** All cards but these are in green's hand. */
const scarce = { extraSize: 0, rest: 'green' };

describe('every bearer', () => {
  test.each([
    ['servant', 'red', 1],
    ['huntsman', 'brown', 2],
  ])('%s: for a %s worker %i cards', (person, worker, cards) => {
    const game = own({ workers: { [worker]: 1 }, houses: [`red: ${person}`] });
    game.play('red', { do: 'activate', person });
    for (let n = 0; n < cards; n++) {
      expect(game.asked()).toEqual([['red'], 'draw', `person.${person}`]);
      game.play('red', { do: 'draw', pile: 'left' });
    }
    expect(game.facts()).toMatchObject({
      players: { red: { handSize: 2 + cards, fresh: 0, workerCount: 0, used: [person] } },
    });
    expect(game.asked()).toEqual([['red'], 'turn', null]);
  });

  test('librarian: costs nothing, at once 3 cards', () => {
    const game = own({ hand: ['librarian', 'cook'], guilders: 0, houses: ['red'] });
    game.play('red', { do: 'play', card: 'librarian', as: 'person', house: 'red' });
    for (let n = 0; n < 3; n++) game.play('red', { do: 'draw', pile: 'right' });
    expect(game.facts()).toMatchObject({ players: { red: { handSize: 4 } } });
    expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  });
});

test('[Bruges 7.16] one by one from either pile by its back, looked at when all are drawn', () => {
  const game = own(
    { hand: ['librarian', 'cook'], houses: ['red'] },
    {
      piles: [
        ['weaver', 'nun'],
        ['piper', 'poet'],
      ],
    },
  );
  game.play('red', { do: 'play', card: 'librarian', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({ tops: ['blue', 'red'] });
  expect(game.offers('red', {})).toEqual([
    { do: 'draw', pile: 0 },
    { do: 'draw', pile: 1 },
  ]);
  expect(game.play('red', { do: 'draw', pile: 'left' })).toEqual([
    { t: 'draw', seat: 0, pile: 0, colour: 'blue', source: 'person.librarian' },
  ]);
  game.play('red', { do: 'draw', pile: 'right' });
  // not even the owner sees the faces yet
  expect(bruges.view(game.state, [0]).players[0]!.fresh).toEqual([{ back: 'blue' }, { back: 'red' }]);
  expect(game.facts()).toMatchObject({ tops: ['brown', 'brown'], players: { red: { hand: ['cook'], fresh: 2 } } });
  const events = game.play('red', { do: 'draw', pile: 'left' });
  expect(events.filter(({ t }) => t === 'look')).toHaveLength(1);
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['cook', 'weaver', 'nun', 'piper'], fresh: 0 } } });
});

test('[Bruges 7.11] [G16] not offered when no card can be drawn at all', () => {
  const game = own({ houses: ['red: servant', 'red: queen'] }, { ...scarce, pileSizes: [0, 0] });
  expect(game.offers('red', { do: 'activate' })).toHaveLength(1);
  expect(game.why('red', { do: 'activate', person: 'servant' })).toBe('nothingToDraw');
});

test('[G8] an arrow then does nothing', () => {
  const game = own({ hand: ['librarian', 'cook'], houses: ['red'] }, { ...scarce, pileSizes: [0, 0] });
  game.play('red', { do: 'play', card: 'librarian', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['cook'] } } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G8] what cannot be drawn is skipped', () => {
  const game = own(
    { hand: ['librarian', 'cook'], houses: ['red'] },
    { ...scarce, piles: [['weaver'], ['piper']], pileSizes: [1, 1] },
  );
  game.play('red', { do: 'play', card: 'librarian', as: 'person', house: 'red' });
  game.play('red', { do: 'draw', pile: 'right' });
  // the last one comes without a choice, the third does not exist
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['cook', 'weaver', 'piper'] } }, pileSizes: [0, 0] });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G8] [G24] the discard pile is shuffled in the middle of a draw', () => {
  const game = own(
    { hand: ['librarian', 'cook'], houses: ['red'] },
    { ...scarce, piles: [['weaver'], []], pileSizes: [1, 0], discard: ['nun', 'poet', 'piper'] },
  );
  game.play('red', { do: 'play', card: 'librarian', as: 'person', house: 'red' });
  // the weaver came without a choice; now there are two piles again
  expect(game.facts()).toMatchObject({ pileSizes: [2, 1], discardSize: 0, players: { red: { fresh: 1 } } });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 4 } } });
});

test('[Bruges 4.4] [Bruges 4.5] a pile that runs out brings the extra pile; the next round is the last', () => {
  const game = own(
    { workers: { brown: 1 }, houses: ['red: huntsman'] },
    { round: 4, pileSizes: [1, 20], rest: 'discard', extraSize: 30 },
  );
  game.play('red', { do: 'activate', person: 'huntsman' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ pileSizes: [30, 20], extraSize: 0, lastRound: 5 });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ pileSizes: [29, 20], players: { red: { handSize: 4 } } });
});

test('[G10] more than 5 cards are kept, and such a hand draws nothing in the next phase 1', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      start: 'ivory',
      turn: 'red',
      players: {
        red: { hand: ['librarian', 'cook', 'tanner', 'nun', 'piper'], houses: ['red'] },
        ivory: { hand: ['poet', 'weaver'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'librarian', as: 'person', house: 'red' });
  for (let n = 0; n < 3; n++) game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ round: 2, stage: 'draw', start: 'red', players: { red: { handSize: 7 } } });
  // red begins, and ivory is asked
  expect(game.asked()).toEqual([['ivory'], 'draw', null]);
  for (let n = 0; n < 3; n++) game.play('ivory', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 7 }, ivory: { handSize: 5 } } });
});

test('[G19] what is drawn cannot be taken back', () => {
  const game = own({ houses: ['red: servant'] });
  game.play('red', { do: 'activate', person: 'servant' });
  expect(bruges.apply(game.state, 0, { do: 'draw', pile: 0 })).toBe('barrier');
});

test('[Bruges 6.11] a card drawn in a turn without cards must be played', () => {
  const game = own({ hand: [], workers: { red: 1 }, houses: ['red: servant'] });
  game.play('red', { do: 'activate', person: 'servant' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
  expect(game.offers('red', { do: 'endTurn' })).toEqual([]);
});

test('each bearer is used on its own: their draws are looked at separately', () => {
  const game = own({ workers: { red: 1, brown: 1 }, houses: ['red: servant', 'red: huntsman'] });
  game.play('red', { do: 'activate', person: 'servant' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 3, fresh: 0 } } });
  game.play('red', { do: 'activate', person: 'huntsman' });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 5, fresh: 0 } } });
});

test('the Actor draws three more', () => {
  const game = own({ hand: ['actor', 'cook'], guilders: 6, houses: ['red', 'blue: librarian'] });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'librarian' });
  expect(game.asked()).toEqual([['red'], 'draw', 'person.actor']);
  for (let n = 0; n < 3; n++) game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 4 } } });
});

test('the Puppeteer borrows the Huntsman and draws into his own hand', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['cook', 'tanner'], workers: { blue: 1 }, houses: ['red: puppeteer'] },
        ivory: { hand: ['nun'], houses: ['red: huntsman'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.asked()).toEqual([['red'], 'draw', 'person.puppeteer']);
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'draw', pile: 'right' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 4 }, ivory: { handSize: 1 } } });
});
