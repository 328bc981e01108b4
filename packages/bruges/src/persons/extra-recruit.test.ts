import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const recruit = (red: object, more: object = {}) => {
  const game = table({ given: { players: { red: { houses: ['red', 'blue'], ...red }, ...more } } });
  game.play('red', { do: 'play', card: 'messenger', as: 'person', house: 'red' });
  return game;
};

test('extra-recruit: the Messenger (6) recruits another person for 3 less', () => {
  const game = recruit({ hand: ['messenger', 'nun', 'poet', 'king'], guilders: 12, houses: ['red', 'blue', 'yellow'] });
  expect(game.asked()).toEqual([['red'], 'extraRecruit', 'person.messenger']);
  // 6 guilders left: nun 3 and poet 9 can be paid, king 12 cannot; two rooms each; or nobody
  expect(game.offers('red', { do: 'recruit', card: 'nun' })).toHaveLength(2);
  expect(game.offers('red', { do: 'recruit', card: 'king' })).toEqual([]);
  expect(game.offers('red', {})).toHaveLength(5);
  const events = game.play('red', { do: 'recruit', card: 'poet', house: 'yellow' });
  expect(events).toContainEqual({ t: 'lose', seat: 0, what: 'guilders', n: 6, source: 'person.messenger', to: null });
  // the arrow of the Poet acts at once: two persons
  expect(game.facts()).toMatchObject({
    players: { red: { guilders: 0, points: 7, houses: ['red: messenger', 'blue', 'yellow: poet'] } },
  });
});

test('[G6] extra-recruit: never below 0', () => {
  const game = recruit({ hand: ['messenger', 'alchemist'], guilders: 6 });
  game.play('red', { do: 'recruit', card: 'alchemist', house: 'blue' });
  expect(game.player('red').guilders).toBe(6);
});

test('extra-recruit: may be declined', () => {
  const game = recruit({ hand: ['messenger', 'nun'], guilders: 6 });
  game.play('red', { do: 'decline' });
  expect(game.facts()).toMatchObject({ players: { red: { houses: ['red: messenger', 'blue'], hand: ['nun'] } } });
});

test('[Bruges 7.17] extra-recruit: adds up with recruit-discount; the bonus for a recruitment applies to both', () => {
  const game = recruit({
    hand: ['messenger', 'lawyer'],
    guilders: 6,
    points: 0,
    houses: ['red', 'blue', 'brown: canon', 'purple: composer'],
  });
  // composer: a guilder and a point for the Messenger; the Lawyer costs 9 - 3 - 3
  expect(game.player('red')).toMatchObject({ guilders: 1, points: 1 });
  expect(game.offers('red', { do: 'recruit' })).toEqual([]);
  const rich = recruit({
    hand: ['messenger', 'lawyer'],
    guilders: 8,
    points: 0,
    houses: ['red', 'blue', 'brown: canon', 'purple: composer'],
  });
  rich.play('red', { do: 'recruit', card: 'lawyer', house: 'blue' });
  expect(rich.player('red')).toMatchObject({ guilders: 1, points: 2 });
});

test('extra-recruit: others react to the second recruitment as well', () => {
  const game = recruit(
    { hand: ['messenger', 'nun'], guilders: 6 },
    { ivory: { guilders: 0, houses: ['red: innkeeper'] } },
  );
  expect(game.player('ivory').guilders).toBe(1);
  game.play('red', { do: 'recruit', card: 'nun', house: 'blue' });
  expect(game.player('ivory').guilders).toBe(2);
});

test('[G16] extra-recruit: nothing without an empty house or without a card', () => {
  const full = recruit({ hand: ['messenger', 'nun'], guilders: 6, houses: ['red'] });
  expect(full.asked()).toEqual([['ivory'], 'turn', null]);
  const empty = recruit({ hand: ['messenger'], guilders: 6 });
  expect(empty.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G29] extra-recruit: with a card and a room it is asked, even if no is the only answer', () => {
  const game = recruit({ hand: ['messenger', 'king'], guilders: 6 });
  expect(game.asked()).toEqual([['red'], 'extraRecruit', 'person.messenger']);
  expect(game.offers('red', {})).toEqual([{ do: 'decline' }]);
  game.play('red', { do: 'decline' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('extra-recruit: a worker person so recruited is ready in the same turn', () => {
  const game = recruit({ hand: ['messenger', 'nun', 'king'], guilders: 6, threats: { red: 1 }, points: 0 });
  game.play('red', { do: 'recruit', card: 'nun', house: 'blue' });
  game.play('red', { do: 'activate', person: 'nun' });
  expect(game.player('red')).toMatchObject({ points: 1, threats: { red: 0 } });
});
