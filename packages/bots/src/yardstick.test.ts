import { createHash } from 'node:crypto';
import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import { type Game, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, makeBot } from './index.ts';

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
const games = { belfort, bruges } as unknown as Record<'belfort' | 'bruges', AnyGame>;

const CHANGED =
  'greedy-1 plays otherwise than it did. It is the yardstick of all bots and may not change, or figures of different days do ' +
  'not compare: give its old evaluator back to it. Only a change of the rules of the game is a reason to write new digests.';

/** Plays a game to its end, and shows every move. */
function play(
  id: 'belfort' | 'bruges',
  names: readonly string[],
  seed: number,
  moved: (move: unknown) => void,
): unknown {
  const game = games[id];
  const bots = names.map((name): Bot<unknown, unknown> => makeBot(name, id));
  const state = game.setup(game.options({}, names.length), names.length, seed);
  const random = seeded(seed);
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const seat = asked.seats[0]!;
    const choice = bots[seat]!.choose(game.legal(state, seat), () => game.view(state, [seat]), seat, random);
    moved([seat, choice]);
    game.apply(state, seat, choice);
  }
  return state;
}

/** All moves of some whole games among yardsticks, as a digest. */
function gamesOf(id: 'belfort' | 'bruges', seats: number): string {
  const moves = createHash('sha256');
  const names = Array.from({ length: seats }, () => 'greedy-1');
  for (const seed of [1, 2, 3]) play(id, names, seed, (move) => moves.update(JSON.stringify(move)));
  return moves.digest('hex').slice(0, 16);
}

/** The points by which a bot is ahead of three yardsticks, on average. */
function lead(id: 'belfort' | 'bruges', name: string, count: number): number {
  let sum = 0;
  for (let seed = 0; seed < count; seed++) {
    const names = Array.from({ length: 4 }, (_, seat) => (seat === seed % 4 ? name : 'greedy-1'));
    for (const { seat, score } of games[id].standings(play(id, names, seed, () => {}))) {
      sum += seat === seed % 4 ? score : -score / 3;
    }
  }
  return sum / count;
}

describe('the yardstick', () => {
  test.each([
    ['belfort', 2, '1b0230923b06ec0c'],
    ['belfort', 3, 'c0538661ce9d76fd'],
    ['belfort', 4, 'e9c4c20658b5b0e7'],
    ['belfort', 5, '7063a39ce29d3450'],
    ['bruges', 2, '92a7d516252c891c'],
    ['bruges', 3, '3f781ff7d483cd8d'],
    ['bruges', 4, '44bf5f040d3e50dd'],
  ] as const)('plays %s with %i as ever', (id, seats, digest) => {
    expect(gamesOf(id, seats), CHANGED).toBe(digest);
  });

  test.each(['belfort', 'bruges'] as const)('is behind a journeyman in %s', (id) => {
    expect(lead(id, 'journeyman', 32)).toBeGreaterThan(1);
  });
});
