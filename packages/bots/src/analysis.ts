import { type Game, type Seat, sameAction } from '@guildhall/kernel';
import {
  candidates,
  chancesOf,
  type Effort,
  type Line,
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
 * The chances of all seats for somebody with this view: everybody plays on to the end of the round in many worlds that fit
 * it. `first`: a move that is made before. `round`: the one to be played to its end, if it is not that of the view.
 */
export function forecast<S, A, V>(
  mind: Mind<S, A, V>,
  view: V,
  seats: number,
  seed: number,
  worlds: number,
  { first, round }: { readonly first?: { readonly seat: Seat; readonly action: A }; readonly round?: number } = {},
): Measured[] {
  const nobody: Seat = -1;
  const alike = { ...mind, others: mind.ahead };
  const rows = Array.from({ length: worlds }, (_, world) => {
    const state = mind.game.imagine(view, seed * 2 ** 20 + SHIFT + world);
    const now = round ?? mind.round(state);
    if (first !== undefined) mind.game.apply(state, first.seat, first.action);
    playOn(alike, state, nobody, now);
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
  const lines = options.map((option): Line<A> => [option]);
  const { runners } = runHere(race(lines, effort), (batch) => playBatch(mind, question, batch));
  const [best] = runners[0]!.action;
  const fresh = Array.from({ length: worlds }, (_, i) => effort.worlds + i);
  const { chances } = playBatch(mind, question, {
    options: best === played ? [[best]] : [[best], [played]],
    worlds: fresh,
  });
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
  /** Everybody's chances before it, for an onlooker who sees no hidden card. */
  readonly before: readonly Measured[];
  /**
   * What chance changed for everybody: their chances after the move less those that were to be expected of it, for somebody
   * who knows all hands; null: chance had no part in it.
   */
  readonly luck: readonly Measured[] | null;
  /** null: there was nothing to choose. */
  readonly verdict: Verdict<A> | null;
}

export interface Depth {
  readonly effort: Effort;
  readonly worlds: number;
}

type Studied<S, A, V> = Pick<Game<S, A, V, unknown, unknown>, 'view' | 'legal' | 'clone' | 'apply'>;

const everybody = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** What the cards that were dealt before the first move made of everybody's chances. */
export const luckOfTheDeal = <S extends { readonly seats: number }, A, V>(
  mind: Mind<S, A, V>,
  game: Studied<S, A, V>,
  start: S,
  seed: number,
  worlds: number,
): Measured[] =>
  forecast(mind, game.view(start, everybody(start.seats)), start.seats, seed, worlds).map(({ mean, error }) => ({
    mean: mean - 1 / start.seats,
    error,
  }));

/** Studies a move. `state` is the one before it, and is left as it is. */
export function study<S extends { readonly seats: number }, A, V>(
  mind: Mind<S, A, V>,
  game: Studied<S, A, V>,
  state: S,
  [seat, action]: readonly [Seat, unknown],
  seed: number,
  { effort, worlds }: Depth,
): Study<A> {
  const { seats } = state;
  const eyes = everybody(seats);
  const legal = game.legal(state, seat);
  const played = legal.find((option) => sameAction(option, action))!;
  const after = game.clone(state);
  const isChance = game.apply(after, seat, played) === 'barrier';

  function luckOfTheMove(): Measured[] {
    const expected = forecast(mind, game.view(state, eyes), seats, seed, worlds, {
      first: { seat, action: played },
    });
    const came = forecast(mind, game.view(after, eyes), seats, seed, worlds, { round: mind.round(state) });
    return came.map(({ mean, error }, each) => ({
      mean: mean - expected[each]!.mean,
      error: Math.hypot(error, expected[each]!.error),
    }));
  }

  return {
    seat,
    round: mind.round(state),
    before: forecast(mind, game.view(state, []), seats, seed, worlds),
    luck: isChance ? luckOfTheMove() : null,
    verdict:
      legal.length === 1
        ? null
        : judge(mind, { legal, view: game.view(state, [seat]), seat, seed }, played, effort, worlds),
  };
}
