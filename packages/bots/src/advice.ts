import {
  type Effort,
  imagineWorld,
  type Judged,
  type Mind,
  playBatch,
  playOn,
  type Question,
  runHere,
  search,
} from './search/search.ts';

/** What speaks for an option: the part of the position that it makes better, in points of the final margin. */
export interface Reason {
  readonly part: string;
  readonly points: number;
}

export interface Advice<A> {
  /** The options that were played through, best first. */
  readonly judged: readonly Judged<A>[];
  /** Why the first of them and not the second: the strongest reasons, strongest first. */
  readonly reasons: readonly Reason[];
}

/** Enough worlds to tell what usually differs. */
const WORLDS = 8;
const MOST_REASONS = 3;
/** Less than this is not worth a word. */
const LEAST = 0.15;

/** What an expert would do, and why. */
export function advise<S, A, V>(mind: Mind<S, A, V>, question: Question<A, V>, effort: Effort): Advice<A> {
  const judged = runHere(search(mind, question, effort), (batch) => playBatch(mind, question, batch));
  return { judged, reasons: reasonsFor(mind, question, judged) };
}

/** The largest differences between the positions that the two best options lead to, on average over some worlds. */
export function reasonsFor<S, A, V>(
  mind: Mind<S, A, V>,
  question: Question<A, V>,
  judged: readonly Judged<A>[],
): readonly Reason[] {
  const [first, second] = judged;
  if (first === undefined || second === undefined) return [];
  const sums = new Map<string, number>();
  for (let world = 0; world < WORLDS; world++) {
    const start = imagineWorld(mind, question, world);
    const now = mind.round(start);
    for (const [sign, { action }] of [
      [1, first],
      [-1, second],
    ] as const) {
      const state = mind.game.clone(start);
      mind.game.apply(state, question.seat, action);
      playOn(mind, state, now);
      if (mind.game.decision(state) === null) continue;
      for (const [part, points] of Object.entries(mind.value.parts(state, question.seat))) {
        sums.set(part, (sums.get(part) ?? 0) + (sign * points) / WORLDS);
      }
    }
  }
  return [...sums]
    .map(([part, points]) => ({ part, points }))
    .filter(({ points }) => points >= LEAST)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS);
}
