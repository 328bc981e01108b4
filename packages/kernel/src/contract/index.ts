import { describe, test } from 'vitest';
import type { Game } from '../game.ts';
import type { RandomState } from '../random.ts';
import { choiceChecks } from './choices.ts';
import { endingChecks } from './endings.ts';
import { partChecks } from './parts.ts';
import { secretChecks } from './secrets.ts';
import { stateChecks } from './states.ts';
import type { AnyGame, Arena, Check } from './walk.ts';
import { worldChecks } from './worlds.ts';

export * from './explained.ts';
export * from './parts.ts';
export * from './random-game.ts';
export * from './sealed-bids.ts';
export * from './texts.ts';
export * from './universe.ts';

export interface ContractCase<O> {
  readonly name: string;
  readonly options: O;
  readonly seats: number;
}

export interface ContractPlan<S, O> {
  readonly cases: readonly ContractCase<O>[];
  /** Random games per case and check; 3 unless told. */
  readonly games?: number;
  /** The most moves a game may take; 5000 unless told. */
  readonly bound?: number;
  /** false for a game in which every seat knows the same. */
  readonly secrets?: boolean;
  /** Actions that look possible and may not be, to be refused. */
  readonly fabricate?: (state: S, random: RandomState) => readonly unknown[];
}

/** Everything a game promises by being a `Game`, in plain words. */
export const CHECKS: readonly Check[] = [
  ...stateChecks,
  ...choiceChecks,
  ...secretChecks,
  ...partChecks,
  ...worldChecks,
  ...endingChecks,
];

/** Registers one test per case and promise. Call it at the top of a test file. */
export function contract<S, A, V, E, O>(game: Game<S, A, V, E, O>, plan: ContractPlan<S, O>): void {
  for (const arena of arenas(game, plan)) {
    describe(`${game.id} keeps the contract: ${arena.name}`, () => {
      for (const check of CHECKS) test(check.name, () => check.run(arena));
    });
  }
}

export function arenas<S, A, V, E, O>(game: Game<S, A, V, E, O>, plan: ContractPlan<S, O>): Arena[] {
  return plan.cases.map(({ name, options, seats }) => ({
    game: game as unknown as AnyGame,
    name,
    options,
    seats,
    games: plan.games ?? 3,
    bound: plan.bound ?? 5000,
    secrets: plan.secrets ?? true,
    fabricate: (plan.fabricate ?? (() => [])) as Arena['fabricate'],
  }));
}
