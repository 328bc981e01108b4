import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

/** Ivory has the gatekeeper, green a nun instead; otherwise they have the same. Red has less of everything. */
const wealth = { points: 5, guilders: 9, reputation: 3, workers: { red: 2 }, canals: [1, 0] };
const town = (red: object, more: object = {}) =>
  table({
    given: {
      players: {
        red: { points: 5, workers: {}, ...red },
        ivory: { ...wealth, houses: ['red: gatekeeper', 'blue'] },
        green: { ...wealth, houses: ['red: nun', 'blue'] },
        ...more,
      },
    },
  });

describe('[Bruges 7.5] gatekeeper: persons of others take nothing and give no marker', () => {
  test.each([
    ['troublemaker', 6, { canals: [0, 0] }],
    ['beggar', 6, { workers: { red: 0 } }],
    ['highwayman', 6, { guilders: 6 }],
    ['dyke-breaker', 3, { threats: { blue: 1 } }],
    ['rat-breeder', 3, { threats: { brown: 1 } }],
    ['firebug', 3, { threats: { red: 1 } }],
    ['schemer', 3, { threats: { purple: 1 } }],
    ['robbers-scout', 3, { threats: { yellow: 1 } }],
    ['arsonist', 6, { houses: [{ person: expect.any(Number) }] }],
    ['slanderer', 6, { points: 3 }],
    ['chancellor', 9, { reputation: 2 }],
    ['tax-collector', 3, { guilders: 5 }],
  ])('%s', (card, price, green) => {
    const game = town({ hand: [card, 'king'], guilders: price, houses: ['red'] });
    const before = structuredClone(game.player('ivory'));
    game.play('red', { do: 'play', card, as: 'person', house: 'red' });
    expect(game.player('ivory')).toEqual(before);
    expect(game.player('green')).toMatchObject(green);
  });

  test('extortioner', () => {
    const game = town({ hand: ['cook', 'king'], guilders: 0, houses: ['red: extortioner'] });
    game.play('red', { do: 'activate', person: 'extortioner' });
    expect(game.state.players.map(({ guilders }) => guilders)).toEqual([1, 9, 8]);
  });
});

test('who has it cannot be chosen: pickpocket', () => {
  const ink = { ...wealth, houses: ['red: cook'] };
  const game = table({
    seats: ['red', 'ivory', 'green', 'ink'],
    given: {
      players: {
        red: { guilders: 0, hand: ['weaver', 'king'], houses: ['red: pickpocket'] },
        ivory: { ...wealth, houses: ['red: gatekeeper'] },
        green: wealth,
        ink,
      },
    },
  });
  game.play('red', { do: 'activate', person: 'pickpocket' });
  expect(game.offers('red', {})).toEqual([
    { do: 'rob', from: 2 },
    { do: 'rob', from: 3 },
  ]);
  expect(game.why('red', { do: 'rob', from: 'ivory' })).toBe('immune');
});

test('[Bruges 7.11] with nobody else to choose, pickpocket and crossbowman are not offered', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: { hand: ['weaver', 'king'], threats: { red: 1 }, houses: ['red: pickpocket', 'red: crossbowman'] },
        ivory: { guilders: 9, houses: ['red: gatekeeper'] },
      },
    },
  });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'pickpocket' })).toBe('allImmune');
  expect(game.why('red', { do: 'activate', person: 'crossbowman' })).toBe('allImmune');
});

test('the crossbowman finds others', () => {
  const game = town({
    hand: ['weaver', 'king'],
    workers: { yellow: 1 },
    threats: { red: 1 },
    houses: ['red: crossbowman'],
  });
  // green is the only one left, so nothing is asked
  game.play('red', { do: 'activate', person: 'crossbowman' });
  expect([game.player('ivory').threats.red, game.player('green').threats.red]).toEqual([0, 1]);
});

test('borrowing a person takes nothing from its owner, but the borrowed pickpocket cannot rob that owner', () => {
  const game = table({
    given: {
      players: {
        red: { guilders: 0, hand: ['weaver', 'king'], workers: { blue: 1 }, houses: ['red: puppeteer'] },
        ivory: { guilders: 9, houses: ['red: gatekeeper', 'red: pickpocket'] },
        green: { guilders: 9 },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.state.players.map(({ guilders }) => guilders)).toEqual([3, 9, 6]);
});

test('the actor’s repetition is stopped as well', () => {
  const game = town({ hand: ['actor', 'king'], guilders: 6, houses: ['red: highwayman', 'red'] });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
  game.play('red', { do: 'repeat', person: 'highwayman' });
  expect(game.state.players.map(({ guilders }) => guilders)).toEqual([3, 9, 6]);
});

test('what others gain on their own is not stopped', () => {
  const game = town(
    { hand: ['slanderer', 'king'], guilders: 6, houses: ['red'] },
    { green: { points: 5, houses: ['red: nun'] } },
  );
  game.play('red', { do: 'play', card: 'slanderer', as: 'person', house: 'red' });
  expect(game.state.players.map(({ points }) => points)).toEqual([7, 5, 3]);
});

test('innkeeper and toll keeper still earn by the owner’s doings', () => {
  const game = table({
    given: {
      players: {
        red: { guilders: 1, hand: ['cook', 'king'], houses: ['red: gatekeeper'] },
        ivory: { guilders: 0, houses: ['red: toll-keeper'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect([game.player('red').guilders, game.player('ivory').guilders]).toEqual([0, 1]);
});

test('gifts still come: the almoner', () => {
  const game = town({ hand: ['almoner', 'king'], guilders: 0, houses: ['red'] });
  game.play('red', { do: 'play', card: 'almoner', as: 'person', house: 'red' });
  expect(game.state.players.map(({ guilders }) => guilders)).toEqual([8, 11, 11]);
});

test('the dice are no person: markers and strikes come as usual', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { yellow: 6, blue: 5 },
      players: { red: { guilders: 9, threats: { yellow: 2 }, houses: ['red: gatekeeper'] } },
    },
  });
  expect(game.player('red')).toMatchObject({ guilders: 0, threats: { yellow: 0, blue: 1 } });
});

test('[Bruges 7.8] a gatekeeper lost to the dice protects no more', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { brown: 6 },
      players: {
        red: { hand: ['highwayman', 'king'], guilders: 6, houses: ['red'] },
        ivory: { guilders: 9, threats: { brown: 2 }, houses: ['red: gatekeeper'] },
        green: { guilders: 0 },
      },
    },
  });
  game.play('red', { do: 'play', card: 'highwayman', as: 'person', house: 'red' });
  expect([game.player('red').guilders, game.player('ivory').guilders]).toEqual([3, 6]);
});

test('effects of the owner’s own persons are not stopped; it cannot be used', () => {
  const game = table({
    given: {
      players: {
        red: { guilders: 0, hand: ['pawnbroker', 'king'], workers: { red: 1 }, houses: ['red: gatekeeper', 'red'] },
      },
    },
  });
  expect(game.why('red', { do: 'activate', person: 'gatekeeper' })).toBe('notUsable');
  game.play('red', { do: 'play', card: 'pawnbroker', as: 'person', house: 'red' });
  game.play('red', { do: 'give', colour: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { guilders: 3, workerCount: 0 } } });
});
