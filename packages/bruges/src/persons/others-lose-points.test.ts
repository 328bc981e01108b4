import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

test('others-lose-points: the Slanderer: every other player loses 2 points, never below 0; 2 for the owner', () => {
  const game = table({
    seats: ['red', 'ivory', 'green', 'ink'],
    given: {
      players: {
        red: { hand: ['slanderer', 'nun'], houses: ['red'], guilders: 6, points: 10 },
        ivory: { points: 10 },
        green: { points: 1 },
        ink: { points: 0 },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: 'slanderer', as: 'person', house: 'red' });
  expect(['red', 'ivory', 'green', 'ink'].map((seat) => game.player(seat).points)).toEqual([12, 8, 0, 0]);
  const source = 'person.slanderer';
  expect(events.filter((event) => 'what' in event && event.what === 'points')).toEqual([
    { t: 'lose', seat: 1, what: 'points', n: 2, source, to: null },
    { t: 'lose', seat: 2, what: 'points', n: 1, source, to: null },
    { t: 'gain', seat: 0, what: 'points', n: 2, source, from: null },
  ]);
  // the ledger knows
  expect(game.state.ledger).toContainEqual({ round: 1, seat: 2, item: source, points: -1 });
});

test('[G16] others-lose-points: the 2 points come even if nobody has any to lose', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: { red: { hand: ['slanderer', 'nun'], houses: ['red'], guilders: 6, points: 0 }, ivory: { points: 0 } },
    },
  });
  game.play('red', { do: 'play', card: 'slanderer', as: 'person', house: 'red' });
  expect(game.player('red').points).toBe(2);
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});
