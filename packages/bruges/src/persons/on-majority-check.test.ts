import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const end = (players: object, more: object = {}) => table({ given: { phase: 'majorities', players, ...more } });
const crowd = { houses: ['red: cook', 'red: nun', 'red: bard'] };

test('[Bruges 7.5] judge: 1 point for each of the three majorities in which her owner leads', () => {
  const game = end({ red: { points: 5, reputation: 2, canals: [1, 0], houses: ['red: judge'] } });
  expect(game.facts()).toMatchObject({
    players: { red: { points: 8, majorities: ['reputation', 'people', 'canals'] } },
  });
});

test('one of three', () => {
  const game = end({
    red: { points: 5, canals: [1, 0], houses: ['red: judge'] },
    ivory: { reputation: 1 },
    green: crowd,
  });
  expect(game.player('red').points).toBe(6);
});

test('whether the marker is turned already or not', () => {
  const game = end({
    red: { points: 5, reputation: 2, majorities: ['reputation'], houses: ['red: judge'] },
    green: crowd,
  });
  expect(game.facts()).toMatchObject({ players: { red: { points: 6, majorities: ['reputation'] } } });
});

test('[Bruges 9.2] not in a tie, not at 0 and not behind', () => {
  const game = end({
    red: { points: 5, reputation: 2, majorities: ['reputation'], houses: ['red: judge'] },
    ivory: { reputation: 2 },
    green: crowd,
  });
  expect(game.player('red').points).toBe(5);
});

test('with the check of each majority, right after its marker', () => {
  const game = end({ red: { reputation: 2, canals: [1, 0], houses: ['red: judge'] }, green: crowd });
  const told = game.before.flatMap((event) =>
    event.t === 'majority'
      ? [`${event.seat} ${event.majority}`]
      : event.t === 'gain'
        ? [`${event.seat} ${event.n}`]
        : [],
  );
  expect(told).toEqual(['0 reputation', '0 1', '2 people', '0 canals', '0 1']);
});

test('again in every round, in the last one before the final scoring', () => {
  const game = end(
    { red: { points: 5, reputation: 2, majorities: ['reputation'], houses: ['red: judge'] }, green: crowd },
    { round: 6, lastRound: 6 },
  );
  // 1 of the judge; then 3 for her, 1 for the house, 4 for the marker, 2 for the step
  expect(game.player('red').points).toBe(5 + 1 + 3 + 1 + 4 + 2);
});

test('bearers add up', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      turn: 'ivory',
      players: { red: { points: 5, reputation: 3, houses: ['red: judge', 'blue'] }, ivory: { hand: ['weaver'] } },
    },
  });
  twin(game, 'red', 'judge');
  playWithTwins(game, 'ivory', { do: 'play', card: 'weaver', as: 'workers' });
  // reputation and people, twice each
  expect(game.player('red').points).toBe(9);
});

test('[Bruges 7.5] nothing for the lead of others; she cannot be used', () => {
  const game = end({ red: { points: 5, houses: ['red: judge'] }, ivory: { reputation: 3 }, green: crowd });
  expect(game.player('red').points).toBe(5);
  expect(game.player('ivory').points).toBe(5);
  const own = table({ given: { players: { red: { houses: ['red: judge'] } } } });
  expect(own.why('red', { do: 'activate', person: 'judge' })).toBe('notUsable');
});
