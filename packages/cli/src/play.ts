import type { Bot } from '@guildhall/bots';
import { below, type Decision, deriveSeed, type RandomState, type Seat, seeded } from '@guildhall/kernel';
import type { AnyGame } from './games.ts';

export type AnyBot = Bot<unknown, unknown>;

/** Looks over the shoulder of a game. */
export interface Watch {
  asked?(state: unknown, decision: Decision, seat: Seat, legal: readonly unknown[]): void;
  /** After the setup, and after each move with what happened in it. */
  reached?(state: unknown, events: readonly unknown[]): void;
}

export interface Played {
  readonly state: unknown;
  readonly actions: readonly (readonly [Seat, unknown])[];
}

const MOST_MOVES = 100_000;

/** Chance that is not the game's: of a bot, or of who answers first when several are asked. Follows from the seed. */
export const chance = (seed: string, label: string): RandomState =>
  seeded(Number.parseInt(deriveSeed(seed, label).slice(0, 12), 16));

/** One game between bots, one per seat. */
export function playGame(
  game: AnyGame,
  options: unknown,
  seed: string,
  bots: readonly AnyBot[],
  watch: Watch = {},
): Played {
  const seats = bots.length;
  const state = game.setup(options, seats, seed);
  const order = chance(seed, 'order');
  const minds = bots.map((_, seat) => chance(seed, `bot ${seat}`));
  const actions: [Seat, unknown][] = [];
  watch.reached?.(state, []);
  for (;;) {
    const decision = game.decision(state);
    if (decision === null) return { state, actions };
    if (actions.length === MOST_MOVES) throw new Error(`no end in sight after ${MOST_MOVES} moves`);
    const seat = decision.seats[below(order, decision.seats.length)]!;
    const legal = game.legal(state, seat);
    watch.asked?.(state, decision, seat, legal);
    const action = bots[seat]!.choose(legal, () => game.view(state, [seat]), seat, minds[seat]!);
    const events: unknown[] = [];
    game.apply(state, seat, action, events);
    actions.push([seat, action]);
    watch.reached?.(state, events);
  }
}
