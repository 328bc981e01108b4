import type { Effect } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import type { Property } from '../board/districts.ts';
import { belfort } from '../game.ts';
import { asked, redsElfAt, redsTurn } from '../scenario/turns.ts';

const pool = ['inn', 'bank', 'pub'];

test('[Belfort 5.8] a card of the pool costs 1 gold, the gap is filled at once, the turn is over', () => {
  const there = redsTurn({ gold: 1, hand: [] }, { pool, deck: ['keep'] });
  there.play('red', { do: 'buyCard', card: 'bank' });
  expect(there.player('red')).toMatchObject({ gold: 0, hand: ['bank'] });
  expect(there.state.pool).toEqual(['inn', 'keep', 'pub']);
  expect(asked(there)).toBe('1 turn');
});

test.each([
  ['is not there', { gold: 1 }, 'keep', 'noCardThere'],
  ['costs a gold', { gold: 0 }, 'bank', 'cannotPay'],
])('[Belfort 5.8] no purchase of a card that %s', (_, red, card, why) => {
  expect(redsTurn(red, { pool }).why('red', { do: 'buyCard', card })).toBe(why);
});

test('[Belfort 5.8] a kind that lies in the pool twice is one offer', () => {
  const there = redsTurn({}, { pool: ['inn', 'inn', 'pub'] });
  expect(there.offers('red', { do: 'buyCard' }).map((offer) => 'card' in offer && offer.card)).toEqual([
    'inn',
    'pub',
    'deck',
  ]);
});

test('[B18] the buyer of a deck card pays before seeing it, and nobody else sees it', () => {
  const there = redsTurn({ gold: 1, hand: [] }, { pool, deck: ['keep'] });
  const drawn = there.play('red', { do: 'buyCard', card: 'deck' }).find(({ t }) => t === 'draw')!;
  expect(belfort.seen(drawn, [0])).toMatchObject({ cards: ['keep'] });
  expect(belfort.seen(drawn, [1, 2])).toMatchObject({ cards: [null] });
  expect(there.player('red')).toMatchObject({ gold: 0, hand: ['keep'], shown: [] });
});

test.each([6, 7, 9])('[Belfort 5.9] %i cards are cut to five', (n) => {
  const nine: Property[] = ['pub', 'pub', 'gardens', 'tower', 'inn', 'inn', 'bank', 'library', 'keep'];
  const there = redsTurn({ hand: nine.slice(0, n) });
  there.play('red', { do: 'endTurn' });
  for (let i = n; i > 5; i--) {
    expect(asked(there)).toBe('0 discard');
    const [first] = there.offers('red', { do: 'discard' });
    there.play('red', { ...first });
  }
  expect(asked(there)).toBe('1 turn');
  expect(there.player('red').hand).toEqual(nine.slice(n - 5, n));
});

test('[Belfort 5.9] any cards go, in any order, and equal ones are offered once', () => {
  const there = redsTurn({ hand: ['pub', 'pub', 'gardens', 'tower', 'inn', 'bank', 'keep'] });
  there.play('red', { do: 'endTurn' });
  expect(there.offers('red', {})).toHaveLength(6);
  there.play('red', { do: 'discard', card: 'keep' });
  expect(there.offers('red', {})).toHaveLength(5);
  there.play('red', { do: 'discard', card: 'pub' });
  expect(there.player('red').hand).toEqual(['pub', 'gardens', 'tower', 'inn', 'bank']);
  expect(asked(there)).toBe('1 turn');
});

test('[Belfort 5.9] the limit holds at the end of the own turn only', () => {
  const there = redsTurn({}, { players: { blue: { hand: ['pub', 'pub', 'inn', 'inn', 'bank', 'bank', 'keep'] } } });
  there.play('red', { do: 'endTurn' });
  there.play('yellow', { do: 'endTurn' });
  expect(asked(there)).toBe('2 turn');
  expect(there.player('blue').hand).toHaveLength(7);
});

test('[B6] an empty deck is made anew from the discard pile when a card is needed', () => {
  const there = redsTurn({ hand: [] }, { pool, discard: ['keep', 'keep', 'keep'], rest: 'blue' });
  const events = there.play('red', { do: 'buyCard', card: 'deck' });
  expect(events).toContainEqual({ t: 'shuffle', n: 3 });
  expect(there.player('red').hand).toEqual(['keep']);
  expect([there.state.deck, there.state.discard]).toEqual([['keep', 'keep'], []]);
});

test('[B6] with both piles empty a gap stays until a turn ends with cards to fill it', () => {
  const yellow = { hand: ['pub', 'pub', 'gardens', 'inn', 'inn', 'keep'] };
  const there = redsTurn({ hand: [] }, { pool, players: { yellow }, rest: 'blue' });
  expect(there.why('red', { do: 'buyCard', card: 'deck' })).toBe('noCardThere');
  there.play('red', { do: 'buyCard', card: 'inn' });
  expect(there.state.pool).toEqual(['bank', 'pub']);
  there.play('yellow', { do: 'endTurn' });
  there.play('yellow', { do: 'discard', card: 'keep' });
  expect(there.state.pool).toEqual(['bank', 'pub', 'keep']);
});

test('[B33] a reshuffle in the middle of a draw leaves the cards already drawn', () => {
  const there = redsElfAt(
    'librarians',
    { hand: [] },
    { pool, deck: ['pub'], discard: ['keep', 'keep', 'keep'], rest: 'blue' },
  );
  const events = there.play('red', { do: 'activate', at: 'librarians' });
  expect(events).toContainEqual({ t: 'shuffle', n: 3 });
  expect(there.player('red').hand).toEqual(['pub', 'keep', 'keep']);
});

test('[B23] a library gnome draws what there is: nothing', () => {
  const there = redsTurn({ hand: ['pub'], built: [{ property: 'library', gnomes: 1 }] }, { pool, rest: 'blue' });
  expect(there.play('red', { do: 'endTurn' }).map(({ t }) => t)).toEqual(['endTurn', 'turn']);
  expect(there.player('red').hand).toEqual(['pub']);
});

test('[B9] a library gnome hired this turn draws at its end', () => {
  const there = redsTurn({ hand: [], built: ['library'] }, { deck: ['keep'] });
  there.play('red', { do: 'hire', on: 'library' });
  there.play('red', { do: 'endTurn' });
  expect(there.player('red').hand).toEqual(['keep']);
});

test('[B28] a card taken in the open stays known until one of its kind is given up', () => {
  const hand = ['pub', 'gardens', 'tower', 'inn', 'bank'];
  const there = redsTurn({ hand }, { pool });
  there.play('red', { do: 'buyCard', card: 'pub' });
  expect(there.player('red').shown).toEqual(['pub']);
  expect(belfort.view(there.state, [1]).players[0]).toMatchObject({ hand: null, handSize: 6, shown: ['pub'] });
  there.play('red', { do: 'discard', card: 'pub' });
  expect(there.player('red')).toMatchObject({ hand, shown: [] });
});

test.each<[Effect, string, object]>([
  ['open', 'a purchase at the trading post', { do: 'buy', good: 'wood' }],
  ['open', 'building a card', { do: 'build', property: 'pub', symbol: 0 }],
  ['open', 'ending the turn', { do: 'endTurn' }],
  ['barrier', 'a card from the deck', { do: 'buyCard', card: 'deck' }],
  ['barrier', 'a card of the pool, since a new one is turned up', { do: 'buyCard', card: 'inn' }],
])('[B27] %s: %s', (effect, _, wanted) => {
  const there = redsTurn({ wood: 9, stone: 9, metal: 9, hand: ['pub'] }, { pool });
  const [move] = there.offers('red', { ...wanted });
  expect(belfort.apply(there.state, 0, move!)).toBe(effect);
});

test('[B27] a discard of one’s own choice is no barrier', () => {
  const there = redsTurn({ hand: ['pub', 'gardens', 'tower', 'inn', 'bank', 'keep'] });
  there.play('red', { do: 'endTurn' });
  expect(belfort.apply(there.state, 0, { do: 'discard', card: 'keep' })).toBe('open');
});
