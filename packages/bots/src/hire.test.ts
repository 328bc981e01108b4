import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import type { Game } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { belfortSchool } from './belfort.ts';
import type { BotName } from './bot.ts';
import { brugesSchool } from './bruges.ts';
import { hire } from './hire.ts';
import type { Mind } from './search/search.ts';

type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
type AnyMind = Mind<unknown, unknown, unknown>;

const staffs = { belfort: hire(belfort, belfortSchool), bruges: hire(bruges, brugesSchool) };
const games = { belfort, bruges } as unknown as Record<keyof typeof staffs, AnyGame>;

/** In how much of a game the others are expected to do what this searcher would do in their place. */
function respect(id: keyof typeof staffs, plays: BotName): number {
  const game = games[id];
  const { ahead, others } = staffs[id].mind({ plays, character: null }) as unknown as AnyMind;
  const state = game.setup(game.options({}, 3), 3, 5);
  let asked = 0;
  let alike = 0;
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const seat = decision.seats[0]!;
    const legal = game.legal(state, seat);
    const own = ahead.best(state, seat, legal);
    if (legal.length > 1) asked++;
    if (legal.length > 1 && own === others.best(state, seat, legal)) alike++;
    game.apply(state, seat, own);
  }
  return alike / asked;
}

test('experts and masters of Bruges expect the others to play as well as they look ahead themselves', () => {
  expect(respect('bruges', 'expert')).toBe(1);
  expect(respect('bruges', 'master')).toBe(1);
  expect(respect('bruges', 'adept')).toBeLessThan(0.95);
});

test('in Belfort nobody expects so much of the others', () => {
  for (const plays of ['adept', 'expert', 'master'] as const) expect(respect('belfort', plays)).toBeLessThan(0.95);
});
