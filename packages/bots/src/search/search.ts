import { type Seat, sameAction } from '@guildhall/kernel';
import type { Foresight, Rules } from '../greedy.ts';
import type { Value } from '../value/value.ts';
import { newScript, type Script } from './script.ts';

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
  /** For those who think two moves ahead: so many of the best options are tried with so many moves to follow. */
  readonly lines?: { readonly first: number; readonly next: number };
}

/** What a seat does now, and what it means to do when it is asked the next time; else it does what looks best then. */
export type Line<A> = readonly [now: A, next?: A];

/** Options to be played through, each in the same worlds. */
export interface Batch<O> {
  readonly options: readonly O[];
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
  /** How the others are thought to look ahead. */
  readonly others: Foresight<S, A>;
  /** Counts the rounds that have begun. */
  round(state: S): number;
  readonly value: Value<S>;
  /** Whether the others are thought to do the same whatever the seat does, as long as they can. */
  readonly steady: boolean;
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

/** How a playout goes beside what looks best. */
interface Course<A> {
  /** What seat `me` means to do when it has a choice the next time. */
  readonly next?: A | undefined;
  /** Whether it ends when seat `me` has a choice. */
  readonly untilAsked?: boolean;
  readonly script?: Script<A> | undefined;
}

/** Seat `me` and the others play on until round `now` is over, or the game. The move before may have ended it already. */
export function playOn<S, A, V>(
  { game, ahead, others, round }: Mind<S, A, V>,
  state: S,
  me: Seat,
  now: number,
  { next, untilAsked, script }: Course<A> = {},
): void {
  let meant = next;

  function own(legal: readonly A[]): A {
    const wish = meant;
    if (wish === undefined || legal.length === 1) return ahead.best(state, me, legal);
    meant = undefined;
    return legal.find((option) => sameAction(option, wish)) ?? ahead.best(state, me, legal);
  }

  function another(seat: Seat, legal: readonly A[]): A {
    if (legal.length === 1) return legal[0]!;
    const action = script?.next(seat, legal) ?? others.best(state, seat, legal);
    script?.note(seat, action);
    return action;
  }

  for (;;) {
    const decision = game.decision(state);
    if (decision === null || round(state) > now) return;
    const seat = decision.seats[0]!;
    const legal = game.legal(state, seat);
    if (untilAsked && seat === me && legal.length > 1) return;
    game.apply(state, seat, seat === me ? own(legal) : another(seat, legal));
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

/** Plays the lines of a batch through. It follows from the question and the batch alone, so anybody can do it anywhere. */
export function playBatch<S, A, V>(mind: Mind<S, A, V>, question: Question<A, V>, batch: Batch<Line<A>>): Outcome {
  const { game, ahead, others } = mind;
  const { seat } = question;
  const before = ahead.nodes + others.nodes;
  const rows = batch.worlds.map((world) => {
    const start = imagineWorld(mind, question, world);
    const now = mind.round(start);
    const script = mind.steady ? newScript<A>() : undefined;
    return batch.options.map(([action, next]) => {
      const state = game.clone(start);
      game.apply(state, seat, action);
      playOn(mind, state, seat, now, { next, script });
      script?.again();
      return chancesOf(mind, state, seat)[seat]!;
    });
  });
  return { chances: rows, nodes: ahead.nodes + others.nodes - before };
}

/** The most promising of some options, best first: so many at the most, none worse than the best by more than a margin. */
function promising<S, A, V>(
  { ahead }: Pick<Mind<S, A, V>, 'ahead'>,
  state: S,
  seat: Seat,
  legal: readonly A[],
  most: number,
  margin: number,
): A[] {
  const rated = ahead
    .sensible(state, seat, legal)
    .map((action) => ({ action, worth: ahead.worth(state, seat, action) }));
  rated.sort((a, b) => b.worth - a.worth);
  const least = rated[0]!.worth - margin;
  return rated.filter(({ worth }, i) => i < most && worth >= least).map(({ action }) => action);
}

/** The options worth playing through, most promising first. */
export const candidates = <S, A, V>(
  mind: Pick<Mind<S, A, V>, 'game' | 'ahead'>,
  question: Question<A, V>,
  effort: Pick<Effort, 'candidates' | 'margin'>,
): A[] =>
  promising(mind, imagineWorld(mind, question, 0), question.seat, question.legal, effort.candidates, effort.margin);

/** Lines that begin with an option: alone, and with the most promising moves to follow it in one of the worlds. */
function linesOf<S, A, V>(
  mind: Mind<S, A, V>,
  question: Question<A, V>,
  action: A,
  most: number,
  margin: number,
): Line<A>[] {
  const { game } = mind;
  const { seat } = question;
  const state = imagineWorld(mind, question, 0);
  const now = mind.round(state);
  game.apply(state, seat, action);
  playOn(mind, state, seat, now, { untilAsked: true });
  const isAsked = mind.round(state) === now && game.decision(state)?.seats[0] === seat;
  const next = isAsked ? promising(mind, state, seat, game.legal(state, seat), most, margin) : [];
  return [[action], ...next.map((each): Line<A> => [action, each])];
}

/** A search that waits for what it asks for: whoever runs it plays the batches, alone or with others. */
export type Search<A> = Generator<Batch<Line<A>>, readonly Judged<A>[], Outcome>;

/** Options whose chance is lower than the best by more than this are not tried with moves to follow. */
const NEAR = 0.04;

/**
 * Finds the best options: by a race among them and, for those who think two moves ahead, by another one among lines that
 * begin with the best of them. Returns the candidates, best first.
 */
export function* search<S, A, V>(mind: Mind<S, A, V>, question: Question<A, V>, effort: Effort): Search<A> {
  const { lines, nodes } = effort;
  const options = candidates(mind, question, effort);
  const each = lines === undefined ? effort : { ...effort, nodes: nodes / 2 };
  const flat = yield* race(
    options.map((action): Line<A> => [action]),
    each,
  );
  const judged = firstsOf(flat.runners);
  const near = judged.slice(0, lines?.first).filter(({ chance }) => chance >= judged[0]!.chance - NEAR);
  if (lines === undefined || flat.enough || near.length < 2) return judged;
  const tried = near.flatMap(({ action }) => linesOf(mind, question, action, lines.next, effort.margin));
  const deep = yield* race(tried, each);
  // a race that was cut short knows less than the one before
  return deep.enough ? judged : firstsOf([...deep.runners, ...flat.runners]);
}

/** What lines begin with: each option as it stands in the best of its lines. */
function firstsOf<A>(runners: readonly Judged<Line<A>>[]): Judged<A>[] {
  const found = new Map<A, Judged<A>>();
  for (const { action: line, ...rest } of runners) {
    const [action] = line;
    if (!found.has(action)) found.set(action, { action, ...rest });
  }
  return [...found.values()];
}

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
 * Returns the options, best first, and whether somebody was in a hurry.
 */
export function* race<O>(
  options: readonly O[],
  effort: Effort,
): Generator<Batch<O>, { readonly runners: readonly Judged<O>[]; readonly enough: boolean }, Outcome> {
  let left: Runner<O>[] = options.map((action) => ({ action, chances: [], sum: 0 }));
  const gone: Runner<O>[] = [];
  let world = 0;
  let enough = false;

  function* run(worlds: number): Generator<Batch<O>, number, Outcome> {
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

  function retire(runners: readonly Runner<O>[]): void {
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
    let playouts = Math.max(0, effort.nodes / cost - left.length);
    for (let i = 0; i < rounds && !enough && left.length > 1; i++) {
      // what is too little for all who are left goes to the fewer of the next stage
      const worlds = Math.min(effort.worlds - world, Math.floor(playouts / (rounds - i) / left.length));
      playouts -= worlds * left.length;
      if (worlds > 0) yield* run(worlds);
      retire(left.filter((runner, at) => left.slice(0, at).some((better) => isAlike(better, runner))));
      if (left.length > 1 && isClear(left[0]!, left[1]!)) break;
      if (i < rounds - 1) retire(left.slice(Math.ceil(left.length / 2)));
    }
  }
  const runners = [...left, ...gone].map(({ action, chances, sum }) => ({
    action,
    chance: chances.length === 0 ? Number.NaN : sum / chances.length,
    worlds: chances.length,
  }));
  return { runners, enough };
}

/** Runs a search here and now. */
export function runHere<O, R>(search: Generator<Batch<O>, R, Outcome>, play: (batch: Batch<O>) => Outcome): R {
  let step = search.next();
  while (!step.done) step = search.next(play(step.value));
  return step.value;
}
