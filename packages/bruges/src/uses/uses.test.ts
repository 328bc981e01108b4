import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

test('[Bruges 6.2] workers: two of the card’s colour, always possible', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, guilders: 0 });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.player('red').workers).toEqual({ blue: 2, brown: 0, red: 0, purple: 0, yellow: 0 });
  expect(game.facts()).toMatchObject({ discard: ['cook'] });
});

test('[Bruges 6.3] guilders: what the die of the card’s colour shows', () => {
  const game = own({ hand: ['cook', 'nun'], guilders: 2 }, { dice: { blue: 5, brown: 1 } });
  expect(game.offers('red', { do: 'play', as: 'guilders' })).toHaveLength(2);
  game.play('red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(game.player('red').guilders).toBe(7);
});

test('[Bruges 6.4] threat: only with a marker of the card’s colour', () => {
  const game = own({ hand: ['cook', 'nun'], threats: { blue: 1 }, points: 0 });
  expect(game.offers('red', { do: 'play', card: 'nun', as: 'threat' })).toEqual([]);
  game.play('red', { do: 'play', card: 'cook', as: 'threat' });
  expect(game.player('red')).toMatchObject({ points: 1, threats: { blue: 0 } });
});

test('[Bruges 6.5] canal: the next space of a section must have the card’s colour and be paid', () => {
  const poor = own({ hand: ['cook', 'nun'], guilders: 0 });
  expect(poor.offers('red', { do: 'play', card: 'cook', as: 'canal' })).toEqual([]);
  const game = own({ hand: ['cook', 'nun'], guilders: 1 });
  expect(game.offers('red', { do: 'play', as: 'canal' })).toMatchObject([{ section: 0 }]);
});

test('[Bruges 6.5] both sections fit: the player chooses', () => {
  // red’s left section goes on with yellow after one token, its right one after two
  const game = own({ hand: ['judge', 'cook'], guilders: 5, canals: [1, 2] });
  expect(game.offers('red', { do: 'play', card: 'judge', as: 'canal' })).toHaveLength(2);
  game.play('red', { do: 'play', card: 'judge', as: 'canal', section: 'right' });
  expect(game.player('red')).toMatchObject({ canals: [1, 3], guilders: 2 });
});

test('[Bruges 1.9] space k costs k guilders', () => {
  const colours = ['cook', 'judge', 'bard', 'dyer', 'nun'];
  colours.forEach((card, tokens) => {
    const game = own({ hand: [card, 'weaver'], guilders: 9, canals: [tokens, 0] });
    game.play('red', { do: 'play', card, as: 'canal', section: 'left' });
    expect(game.player('red')).toMatchObject({ canals: [tokens + 1, 0], guilders: 9 - tokens - 1 });
  });
});

test('[Bruges 6.6] house: a worker of the card’s colour', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { blue: 1 } });
  expect(game.offers('red', { do: 'play', card: 'nun', as: 'house' })).toEqual([]);
  game.play('red', { do: 'play', card: 'cook', as: 'house' });
  expect(game.facts()).toMatchObject({ players: { red: { houses: ['blue'], workerCount: 0 } }, discardSize: 0 });
});

test('[Bruges 6.7] person: an empty house of any colour, and the price', () => {
  const game = own({ hand: ['king', 'poet'], guilders: 9, houses: ['red: cook', 'blue', 'yellow'] });
  expect(game.offers('red', { do: 'play', card: 'king', as: 'person' })).toEqual([]);
  expect(game.offers('red', { do: 'play', card: 'poet', as: 'person' })).toMatchObject([{ house: 1 }, { house: 2 }]);
  game.play('red', { do: 'play', card: 'poet', as: 'person', house: 'yellow' });
  expect(game.facts()).toMatchObject({
    players: { red: { guilders: 0, houses: ['red: cook', 'blue', 'yellow: poet'] } },
  });
});

test('[Bruges 6.7] without an empty house nobody moves in', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: king'] });
  expect(game.offers('red', { do: 'play', as: 'person' })).toEqual([]);
});

test('[Bruges 6.8] the fifth space brings the topmost statue', () => {
  const game = own({ hand: ['nun', 'cook'], guilders: 5, canals: [4, 0] });
  game.play('red', { do: 'play', card: 'nun', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ canals: [5, 0], statues: [7], completed: [true, false] });
  expect(game.state.statues).toBe(5);
});

test('[Bruges 6.8] the second section brings the next one', () => {
  const game = own({ hand: ['dyer', 'cook'], guilders: 5, canals: [5, 4], statues: [7] });
  game.play('red', { do: 'play', card: 'dyer', as: 'canal', section: 'right' });
  expect(game.player('red').statues).toEqual([7, 6]);
});

test('[G9] no statue is left: none is taken', () => {
  const taken = { completed: [true, true] };
  const game = table({
    seats: ['red', 'ivory', 'green', 'ink'],
    given: {
      players: {
        red: { hand: ['nun', 'cook'], guilders: 5, canals: [4, 0] },
        ivory: { ...taken, statues: [7, 6] },
        green: { ...taken, statues: [5, 4] },
        ink: { ...taken, statues: [3, 2] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'nun', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ canals: [5, 0], statues: [], completed: [true, false] });
});

test('[G22] of the empty houses of one colour the oldest is used', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: king', 'red', 'red', 'blue'] });
  expect(game.offers('red', { do: 'play', card: 'cook', as: 'person' })).toMatchObject([{ house: 1 }, { house: 3 }]);
});

test('[G6] a discount never makes a cost negative', () => {
  const game = own({ hand: ['weaver', 'cook'], guilders: 0, houses: ['red: shipwright'] });
  game.play('red', { do: 'play', card: 'weaver', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ guilders: 0, canals: [1, 0] });
});

test('[G7] several improvers of one action add up', () => {
  const game = own(
    { hand: ['weaver', 'cook'], guilders: 0, workers: {}, houses: ['red: banker', 'red: printer'] },
    { dice: { blue: 2 } },
  );
  game.play('red', { do: 'play', card: 'weaver', as: 'guilders' });
  expect(game.player('red')).toMatchObject({ guilders: 5, workers: { blue: 1 } });
});

test('[Bruges 1.7] bank and supply never run out', () => {
  const game = own({ hand: ['cook', 'nun'], guilders: 900, workers: { blue: 400 } });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.player('red').workers.blue).toBe(402);
});

test('[Bruges 7.10] pay, move in, own bonus, reactions of others, arrow: in this order', () => {
  const game = table({
    given: {
      players: {
        red: { guilders: 3, hand: ['confessor', 'cook'], houses: ['red: composer', 'blue'], threats: { blue: 2 } },
        ivory: { houses: ['red: innkeeper'] },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: 'confessor', as: 'person', house: 'blue' });
  const told = events.filter(({ t }) => ['lose', 'person', 'gain', 'marker'].includes(t));
  expect(told.map((event) => [event.t, 'source' in event ? event.source : null])).toEqual([
    ['lose', 'person'],
    ['person', 'person'],
    ['gain', 'person.composer'],
    ['gain', 'person.composer'],
    ['gain', 'person.innkeeper'],
  ]);
  // one marker or both: asked
  expect(game.asked()).toEqual([['red'], 'discardMarkers', 'person.confessor']);
});

test('[Bruges 7.9] a person does not reward its own recruitment', () => {
  const game = own({ guilders: 9, points: 0, hand: ['composer', 'cook'], houses: ['red'] });
  game.play('red', { do: 'play', card: 'composer', as: 'person', house: 'red' });
  expect(game.player('red')).toMatchObject({ guilders: 0, points: 0 });
});

test('[G4] an arrow is carried out as far as possible and does nothing where it cannot', () => {
  const game = own({ guilders: 9, hand: ['garrison-commander', 'cook'], houses: ['red'], threats: {} });
  const events = game.play('red', { do: 'play', card: 'garrison-commander', as: 'person', house: 'red' });
  expect(events.some((event) => event.t === 'effect')).toBe(false);
  expect(bruges.violations(game.state)).toEqual([]);
});
