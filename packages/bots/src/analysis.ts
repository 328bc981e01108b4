import { type Game, type Seat, sameAction } from '@guildhall/kernel';
import {
  candidates,
  chancesOf,
  type Effort,
  type Mind,
  playBatch,
  playOn,
  type Question,
  race,
  runHere,
} from './search/search.ts';

/** A number that was measured in some worlds, and its standard error. */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

export function measured(values: readonly number[]): Measured {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: n > 1 ? Math.sqrt(squares / (n - 1) / n) : 0 };
}

/** Worlds of a forecast and of a question have nothing to do with each other. */
const SHIFT = 2 ** 19;

/**
 * The chances of all seats, for somebody who knows all hands but not what chance will bring: everybody plays on to the
 * end of the round in many worlds. `first`: a move that is made before.
 */
export function forecast<S, A, V>(
  mind: Mind<S, A, V>,
  view: V,
  seats: number,
  seed: number,
  worlds: number,
  first?: { readonly seat: Seat; readonly action: A },
): Measured[] {
  const nobody: Seat = -1;
  const rows = Array.from({ length: worlds }, (_, world) => {
    const state = mind.game.imagine(view, seed * 2 ** 20 + SHIFT + world);
    if (first !== undefined) mind.game.apply(state, first.seat, first.action);
    playOn(mind, state);
    return chancesOf(mind, state, nobody);
  });
  return Array.from({ length: seats }, (_, seat) => measured(rows.map((chances) => chances[seat]!)));
}

/** A move, and what would have been best. */
export interface Verdict<A> {
  readonly played: Measured;
  readonly best: A;
  readonly bestChance: Measured;
  /** What the move cost, in the same worlds; below 0: the move was better than what was thought to be best. */
  readonly loss: Measured;
}

/**
 * Judges a move by what its player could know. The best is found in one set of worlds and compared with the move in
 * another, so that it is not praised for the luck of the worlds it was chosen in.
 */
export function judge<S, A, V>(
  mind: Mind<S, A, V>,
  question: Question<A, V>,
  played: A,
  effort: Effort,
  worlds: number,
): Verdict<A> {
  const found = candidates(mind, question, effort);
  const options = found.includes(played) ? found : [...found, played];
  const best = runHere(race(options, effort), (batch) => playBatch(mind, question, batch))[0]!.action;
  const fresh = Array.from({ length: worlds }, (_, i) => effort.worlds + i);
  const { chances } = playBatch(mind, question, { options: best === played ? [best] : [best, played], worlds: fresh });
  const own = chances.map((row) => row.at(-1)!);
  return {
    best,
    bestChance: measured(chances.map(([chance]) => chance!)),
    played: measured(own),
    loss: measured(chances.map(([chance], i) => chance! - own[i]!)),
  };
}

/** One move of a game that was played. */
export interface Study<A> {
  readonly seat: Seat;
  readonly round: number;
  /** Everybody's chances before it. */
  readonly before: readonly Measured[];
  /** What was to be expected of it for everybody; null: chance had no part in it. */
  readonly expected: readonly Measured[] | null;
  /** null: there was nothing to choose. */
  readonly verdict: Verdict<A> | null;
}

export interface Depth {
  readonly effort: Effort;
  readonly worlds: number;
}

/** Studies a move. `state` is the one before it, and is left as it is. */
export function study<S, A, V>(
  mind: Mind<S, A, V>,
  game: Pick<Game<S, A, V, unknown, unknown>, 'view' | 'legal' | 'clone' | 'apply'>,
  state: S & { readonly seats: number },
  [seat, action]: readonly [Seat, unknown],
  seed: number,
  { effort, worlds }: Depth,
): Study<A> {
  const all = game.view(
    state,
    Array.from({ length: state.seats }, (_, each) => each),
  );
  const legal = game.legal(state, seat);
  const played = legal.find((option) => sameAction(option, action))!;
  const isChance = game.apply(game.clone(state), seat, played) === 'barrier';
  return {
    seat,
    round: mind.round(state),
    before: forecast(mind, all, state.seats, seed, worlds),
    expected: isChance ? forecast(mind, all, state.seats, seed, worlds, { seat, action: played }) : null,
    verdict:
      legal.length === 1
        ? null
        : judge(mind, { legal, view: game.view(state, [seat]), seat, seed }, played, effort, worlds),
  };
}
