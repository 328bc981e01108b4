import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const end = (players: object, more: object = {}) => table({ given: { phase: 'majorities', players, ...more } });
/** Many persons at green’s, so that nobody else leads there. */
const crowd = { houses: ['red: cook', 'red: nun', 'red: bard'] };

test('[Bruges 7.5] lady-in-waiting: a tie on the reputation track is enough for her owner alone', () => {
  const game = end({
    red: { reputation: 3, houses: ['red: lady-in-waiting'] },
    ivory: { reputation: 3 },
    green: crowd,
  });
  expect(game.facts()).toMatchObject({
    players: { red: { majorities: ['reputation'] }, ivory: { majorities: [] }, green: { majorities: ['people'] } },
  });
});

test('a tie for persons and for canal tokens', () => {
  const game = end({
    red: { canals: [1, 1], houses: ['red: lady-in-waiting'] },
    ivory: { canals: [2, 0], houses: ['blue: cook'] },
  });
  expect(game.facts()).toMatchObject({
    players: { red: { majorities: ['people', 'canals'] }, ivory: { majorities: [] }, green: { majorities: [] } },
  });
});

test('with at least one step or token: nothing for a tie at 0', () => {
  const game = end({ red: { houses: ['red: lady-in-waiting'] }, green: crowd });
  expect(game.facts()).toMatchObject({ players: { red: { majorities: [] } } });
});

test('a tie for second place is no tie for first', () => {
  const game = end({
    red: { reputation: 2, houses: ['red: lady-in-waiting'] },
    ivory: { reputation: 2 },
    green: { reputation: 3, ...crowd },
  });
  expect(game.facts()).toMatchObject({
    players: { red: { majorities: [] }, ivory: { majorities: [] }, green: { majorities: ['reputation', 'people'] } },
  });
});

test('[Bruges 9.2] without her nobody turns a marker in a tie, not even with three at the top', () => {
  const game = end({ red: { reputation: 2 }, ivory: { reputation: 2 }, green: { reputation: 2 } });
  for (const seat of ['red', 'ivory', 'green']) {
    expect(game.facts()).toMatchObject({ players: { [seat]: { majorities: [] } } });
  }
});

test('[Bruges 9.2] in a clear lead she is not needed, and nothing is told of her', () => {
  const game = end({ red: { reputation: 4, houses: ['red: lady-in-waiting'] }, green: crowd });
  expect(game.facts()).toMatchObject({ players: { red: { majorities: ['reputation'] } } });
  expect(game.before.some(({ t }) => t === 'effect')).toBe(false);
});

test('a marker turned already is not turned again', () => {
  const game = end({
    red: { reputation: 3, majorities: ['reputation'], houses: ['red: lady-in-waiting'] },
    ivory: { reputation: 3 },
    green: crowd,
  });
  expect(game.before.filter((event) => event.t === 'effect' || (event.t === 'majority' && event.seat === 0))).toEqual(
    [],
  );
});

test('she does not help the judge', () => {
  const game = end({
    red: { points: 5, reputation: 3, houses: ['red: lady-in-waiting', 'red: judge'] },
    ivory: { reputation: 3 },
    green: crowd,
  });
  expect(game.facts()).toMatchObject({ players: { red: { points: 5, majorities: ['reputation'] } } });
});

test('nor the herald, who needs three steps', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['herald', 'nun'], guilders: 6, reputation: 2, houses: ['red: lady-in-waiting', 'red'] },
        ivory: { reputation: 2 },
      },
    },
  });
  game.play('red', { do: 'play', card: 'herald', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { majorities: [] } } });
});

test('[Bruges 7.8] taken by the plague, she helps no more', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      turn: 'ivory',
      players: {
        red: { reputation: 3, threats: { brown: 2 }, houses: ['red: lady-in-waiting'] },
        ivory: { hand: ['rat-breeder'], guilders: 3, reputation: 3, houses: ['red'] },
      },
    },
  });
  game.play('ivory', { do: 'play', card: 'rat-breeder', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({
    round: 2,
    players: { red: { majorities: [] }, ivory: { majorities: ['people'] } },
  });
});

test('a second one changes nothing; she cannot be used', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      turn: 'ivory',
      players: {
        red: { reputation: 3, houses: ['red: lady-in-waiting', 'blue'] },
        ivory: { hand: ['weaver'], reputation: 3 },
      },
    },
  });
  twin(game, 'red', 'lady-in-waiting');
  const events = playWithTwins(game, 'ivory', { do: 'play', card: 'weaver', as: 'workers' });
  // the two of them are a lead in people by themselves
  expect(events.flatMap((event) => (event.t === 'majority' ? [[event.seat, event.majority]] : []))).toEqual([
    [0, 'reputation'],
    [0, 'people'],
  ]);
  const own = table({ given: { players: { red: { houses: ['red: lady-in-waiting'] } } } });
  expect(own.why('red', { do: 'activate', person: 'lady-in-waiting' })).toBe('notUsable');
});
