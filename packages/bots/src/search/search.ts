import type { Seat } from '@guildhall/kernel';
import type { Foresight, Rules } from '../greedy.ts';
import type { Value } from '../value/value.ts';

/** How a searcher thinks: which options it considers, and how much it plays through. */
export interface Effort {
  /** At most so many options are played through. */
  readonly candidates: number;
  /** Options that look worse than the best by more than this are not. */
  readonly margin: number;
  /** Options played ahead in one decision, about: what thinking costs. */
  readonly nodes: number;
  /** Worlds that the last two are compared in, at the most. */
  readonly worlds: number;
}

/** Options to be played through, each in the same worlds. */
export interface Batch<A> {
  readonly options: readonly A[];
  readonly worlds: readonly number[];
}

/** What came of a batch: by world, then by option, the chance to win. Who is in a hurry may leave out worlds. */
export interface Outcome {
  readonly chances: readonly (readonly number[])[];
  readonly nodes: number;
  /** Somebody is in a hurry: what is known now decides. */
  readonly enough?: boolean | undefined;
}

/** One option after the race. */
export interface Judged<A> {
  readonly action: A;
  /** The mean chance to win in the worlds that it was played in. */
  readonly chance: number;
  readonly worlds: number;
}

/** What a search knows of a game. */
export interface Mind<S, A, V> {
  readonly game: Rules<S, A, V>;
  readonly ahead: Foresight<S, A>;
  /** Counts the rounds that have begun. */
  round(state: S): number;
  readonly value: Value<S>;
}

/** What is asked. */
export interface Question<A, V> {
  readonly legal: readonly A[];
  readonly view: V;
  readonly seat: Seat;
  /** All chance of the thinking follows from it. */
  readonly seed: number;
}

/** Worlds of one question have seeds far from each other and from those of other questions. */
const worldSeed = (seed: number, world: number): number => seed * 2 ** 20 + world + 1;

/** One of the worlds that fit what the seat knows. */
export const imagineWorld = <S, A, V>(
  { game }: Pick<Mind<S, A, V>, 'game'>,
  { view, seed }: Question<A, V>,
  world: number,
): S => game.imagine(view, worldSeed(seed, world));

/** Everybody plays on until round `now` is over, or the game. The move before may have ended it already. */
export function playOn<S, A, V>({ game, ahead, round }: Mind<S, A, V>, state: S, now: number): void {
  for (;;) {
    const decision = game.decision(state);
    if (decision === null || round(state) > now) return;
    const seat = decision.seats[0]!;
    game.apply(state, seat, ahead.best(state, seat, game.legal(state, seat)));
    ahead.nodes++;
  }
}

/** Who wins a game that is over: a shared win is split. */
export function finalChances<S>(game: Pick<Rules<S, unknown, unknown>, 'standings'>, state: S): number[] {
  const standings = game.standings(state);
  const winners = standings.reduce((sum, { place }) => sum + (place === 1 ? 1 : 0), 0);
  const chances: number[] = [];
  for (const { seat, place } of standings) chances[seat] = place === 1 ? 1 / winners : 0;
  return chances;
}

/** The chance of each seat at the end of a playout, as seat `me` sees it. */
export const chancesOf = <S, A, V>({ game, value }: Mind<S, A, V>, state: S, me: Seat): number[] =>
  game.decision(state) === null ? finalChances(game, state) : value.chances(state, me);

/** Plays the options of a batch through. It follows from the question and the batch alone, so anybody can do it anywhere. */
export function playBatch<S, A, V>(mind: Mind<S, A, V>, question: Question<A, V>, batch: Batch<A>): Outcome {
  const { game, ahead } = mind;
  const { seat } = question;
  const before = ahead.nodes;
  const rows = batch.worlds.map((world) => {
    const start = imagineWorld(mind, question, world);
    const now = mind.round(start);
    return batch.options.map((action) => {
      const state = game.clone(start);
      game.apply(state, seat, action);
      playOn(mind, state, now);
      return chancesOf(mind, state, seat)[seat]!;
    });
  });
  return { chances: rows, nodes: ahead.nodes - before };
}

/** The options worth playing through, most promising first. */
export function candidates<S, A, V>(
  { game, ahead }: Pick<Mind<S, A, V>, 'game' | 'ahead'>,
  { legal, view, seat, seed }: Question<A, V>,
  effort: Pick<Effort, 'candidates' | 'margin'>,
): A[] {
  const state = game.imagine(view, worldSeed(seed, 0));
  const rated = ahead
    .sensible(state, seat, legal)
    .map((action) => ({ action, worth: ahead.worth(state, seat, action) }));
  rated.sort((a, b) => b.worth - a.worth);
  const least = rated[0]!.worth - effort.margin;
  return rated.filter(({ worth }, i) => i < effort.candidates && worth >= least).map(({ action }) => action);
}

/** A search that waits for what it asks for: whoever runs it plays the batches, alone or with others. */
export type Search<A> = Generator<Batch<A>, readonly Judged<A>[], Outcome>;

/** An option in the race, and its chance in each world that it was played in. */
interface Runner<A> {
  readonly action: A;
  readonly chances: number[];
  sum: number;
}

/** Options that came out alike in so many worlds lead to the same: often one is only made before the other. */
const ALIKE = 2;
const TINY = 1e-12;
/** So many standard errors ahead of the next, an option has won. */
const CLEAR = 3;
const CLEAR_WORLDS = 6;

const isAlike = <A>(a: Runner<A>, b: Runner<A>): boolean =>
  a.chances.length >= ALIKE && a.chances.every((chance, world) => Math.abs(chance - b.chances[world]!) < TINY);

/** Whether the first is better than the second beyond doubt, by their differences world by world. */
function isClear<A>(first: Runner<A>, second: Runner<A>): boolean {
  const n = second.chances.length;
  if (n < CLEAR_WORLDS) return false;
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < n; world++) {
    const ahead = first.chances[world]! - second.chances[world]!;
    sum += ahead;
    squares += ahead * ahead;
  }
  const mean = sum / n;
  return mean > CLEAR * Math.sqrt((squares / n - mean * mean) / (n - 1));
}

/**
 * The race: all candidates are played through in the same worlds; again and again the better half goes on in more of
 * them. The first playouts tell what one costs, so the rest of the schedule is fixed before the race begins.
 * Returns the candidates, best first.
 */
export function* race<A>(options: readonly A[], effort: Effort): Search<A> {
  let left: Runner<A>[] = options.map((action) => ({ action, chances: [], sum: 0 }));
  const gone: Runner<A>[] = [];
  let world = 0;
  let enough = false;

  function* run(worlds: number): Generator<Batch<A>, number, Outcome> {
    const outcome = yield {
      options: left.map(({ action }) => action),
      worlds: Array.from({ length: worlds }, (_, i) => world + i),
    };
    world += worlds;
    enough = outcome.enough === true;
    left.forEach((runner, i) => {
      for (const row of outcome.chances) {
        runner.chances.push(row[i]!);
        runner.sum += row[i]!;
      }
    });
    // the sort is stable: of equals the one that looked better goes first
    left.sort((a, b) => b.sum - a.sum);
    return outcome.nodes;
  }

  function retire(runners: readonly Runner<A>[]): void {
    gone.unshift(...runners);
    left = left.filter((runner) => !runners.includes(runner));
  }

  if (left.length > 1) {
    // two options tell what a playout costs, and so how many can be in the race
    const all = left;
    left = all.slice(0, 2);
    const cost = Math.max(1, (yield* run(1)) / 2);
    const most = Math.max(2, Math.floor(effort.nodes / cost));
    gone.push(...all.slice(most));
    const first = left;
    left = all.slice(2, most);
    if (left.length > 0 && !enough) {
      world = 0;
      yield* run(1);
    }
    left = [...first, ...left].sort((a, b) => b.sum - a.sum);
    const rounds = Math.ceil(Math.log2(left.length));
    const playouts = Math.max(0, effort.nodes / cost - left.length);
    for (let i = 0; i < rounds && !enough && left.length > 1; i++) {
      const worlds = Math.min(effort.worlds - world, Math.floor(playouts / rounds / left.length));
      if (worlds > 0) yield* run(worlds);
      retire(left.filter((runner, at) => left.slice(0, at).some((better) => isAlike(better, runner))));
      if (left.length > 1 && isClear(left[0]!, left[1]!)) break;
      if (i < rounds - 1) retire(left.slice(Math.ceil(left.length / 2)));
    }
  }
  return [...left, ...gone].map(({ action, chances, sum }) => ({
    action,
    chance: chances.length === 0 ? Number.NaN : sum / chances.length,
    worlds: chances.length,
  }));
}

/** Runs a search here and now. */
export function runHere<A>(search: Search<A>, play: (batch: Batch<A>) => Outcome): readonly Judged<A>[] {
  let step = search.next();
  while (!step.done) step = search.next(play(step.value));
  return step.value;
}
