import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../src/host/engines.ts';
import { secrecyOf } from './load/secrecy.ts';

// The short form of `npm run bench:secrecy`.
describe.each(['belfort', 'bruges'])('secrecy at tables of %s', (name) => {
  test('what is sent to a seat or a watcher is the same in two worlds that they cannot tell apart', () => {
    const { leaks, compared, hiddenDiffered } = secrecyOf(name, 4);
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
    expect(hiddenDiffered).toBeGreaterThan(300);
  });

  const leaky: readonly (readonly [string, (game: AnyGame) => AnyGame])[] = [
    ['an event that is told whole', (game) => ({ ...game, seen: (event) => event })],
    [
      'the hand of a neighbour',
      (game) => ({ ...game, ownView: (state, seat) => game.ownView(state, seat === 0 ? 1 : 0) }),
    ],
    [
      'chance',
      (game) => ({ ...game, publicView: (state) => ({ ...game.publicView(state), seed: JSON.stringify(state) }) }),
    ],
  ];
  test.each(leaky)('the comparison finds %s', (_, tell) => {
    expect(secrecyOf(name, 3, tell).leaks).not.toEqual([]);
  });
});
