import type { Decision, Game, Seat } from '../game.ts';
import { below, deriveSeed, type RandomState, seeded, shuffle } from '../random.ts';

/** The contract looks at any game from outside: all it knows is that states, actions, views and events are JSON. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** One way to play a game, and how much of it to look at. */
export interface Arena {
  readonly game: AnyGame;
  readonly name: string;
  readonly options: unknown;
  readonly seats: number;
  /** How many random games. */
  readonly games: number;
  /** No game takes more moves than this. */
  readonly bound: number;
  /** Whether some seat ever knows something that another does not. */
  readonly secrets: boolean;
  /** Moves that look like moves and may not be. */
  readonly fabricate: (state: unknown, random: RandomState) => readonly unknown[];
}

export interface Check {
  readonly name: string;
  run(arena: Arena): void;
}

/** A question in a random game. The state is the walk's own: work on a clone. */
export interface Moment {
  readonly state: unknown;
  readonly decision: Decision;
  /** Chance of the check's own, never the game's. */
  readonly random: RandomState;
  readonly seed: string;
}

export interface Journey {
  readonly seed: string;
  /** The state at the end. */
  readonly state: unknown;
  readonly moves: readonly (readonly [Seat, unknown])[];
  readonly events: readonly (readonly unknown[])[];
}

/** Every kind of question is looked at this often in each arena, and after that once in a while. */
const ALWAYS = 6;
const ONCE_IN = 10;

/** Plays the arena's random games, shows each kind of question again and again, and every game's end. */
export function walk(arena: Arena, look: (moment: Moment) => void, atEnd?: (journey: Journey) => void): void {
  const shown = new Map<string, number>();
  for (let number = 0; number < arena.games; number++) {
    const seed = deriveSeed(`contract ${arena.game.id} ${arena.name}`, number);
    const random = seeded(number);
    const moves: [Seat, unknown][] = [];
    const events: unknown[][] = [];
    let ask = 'setup';
    try {
      const state = arena.game.setup(arena.options, arena.seats, seed);
      for (;;) {
        const decision = arena.game.decision(state);
        if (decision === null) {
          ask = 'the end';
          atEnd?.({ seed, state, moves, events });
          break;
        }
        ask = decision.ask;
        const kind = `${decision.ask} ${decision.source} ${decision.seats.length > 1}`;
        const times = shown.get(kind) ?? 0;
        const looks = seeded(moves.length);
        if (times < ALWAYS || below(looks, ONCE_IN) === 0) {
          shown.set(kind, times + 1);
          look({ state, decision, random: looks, seed });
        }
        const move = randomMove(arena, state, decision, random);
        const out: unknown[] = [];
        arena.game.apply(state, ...move, out);
        moves.push(move);
        events.push(out);
        demandBound(arena, moves.length);
      }
    } catch (error) {
      const where = `game ${number + 1} of "${arena.name}", after ${moves.length} moves (${ask})`;
      throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Random moves on this very state, until the end or for a while. Returns how many. */
export function playOn(arena: Arena, state: unknown, random: RandomState, most = Number.POSITIVE_INFINITY): number {
  let moves = 0;
  for (;;) {
    const decision = arena.game.decision(state);
    if (decision === null || moves >= most) return moves;
    arena.game.apply(state, ...randomMove(arena, state, decision, random));
    demandBound(arena, ++moves);
  }
}

function randomMove(arena: Arena, state: unknown, decision: Decision, random: RandomState): [Seat, unknown] {
  const seat = pick(random, decision.seats);
  return [seat, pick(random, arena.game.legal(state, seat))];
}

function demandBound(arena: Arena, moves: number): void {
  if (moves > arena.bound) throw new Error(`no end in sight after ${moves} moves`);
}

export function pick<T>(random: RandomState, from: readonly T[]): T {
  if (from.length === 0) throw new Error('a dead end: nothing to choose from');
  return from[below(random, from.length)] as T;
}

/** Up to `most` of them, each at most once. */
export function some<T>(random: RandomState, from: readonly T[], most: number): T[] {
  return shuffle(random, [...from]).slice(0, most);
}

export function anySeed(random: RandomState): number {
  return below(random, 2 ** 32);
}

export function seatsOf(arena: Arena): Seat[] {
  return Array.from({ length: arena.seats }, (_, seat) => seat);
}

/** A spectator, and every seat by itself. */
export function singleEyes(arena: Arena): Seat[][] {
  return [[], ...seatsOf(arena).map((seat) => [seat])];
}

/** Events as these eyes see them. */
export function seenBy(game: AnyGame, events: readonly unknown[], eyes: readonly Seat[]): unknown[] {
  return events.map((event) => game.seen(event, eyes)).filter((event) => event !== null);
}
