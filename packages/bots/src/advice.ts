import { imagineWorld, type Judged, type Mind, playOn, type Question } from './search/search.ts';

/** What speaks for an option: the part of the position that it makes better, in points of the final margin. */
export interface Reason {
  readonly part: string;
  readonly points: number;
}

/** Enough worlds to tell what usually differs. */
const WORLDS = 8;
const MOST_REASONS = 3;
/** Less than this is not worth a word. */
const LEAST = 0.15;

/** How far the best option is ahead of the next, in chance to win; where nothing else was worth a try, without end. */
export const leadOf = ([first, second]: readonly Judged<unknown>[]): number =>
  second === undefined ? Number.POSITIVE_INFINITY : first!.chance - second.chance;

/**
 * Why the first of these options and not the second, strongest reasons first: the largest differences between the positions
 * that they lead to, on average over some worlds.
 */
export function reasonsFor<S, A, V>(
  mind: Mind<S, A, V>,
  question: Question<A, V>,
  judged: readonly Judged<A>[],
): readonly Reason[] {
  const [first, second] = judged;
  if (first === undefined || second === undefined) return [];
  const { game, value } = mind;
  const sums = new Map<string, number>();
  let worlds = 0;
  const add = (state: S, sign: number): void => {
    for (const [part, points] of Object.entries(value.parts(state, question.seat))) {
      sums.set(part, (sums.get(part) ?? 0) + sign * points);
    }
  };
  for (let world = 0; world < WORLDS; world++) {
    const start = imagineWorld(mind, question, world);
    const after = ({ action }: Judged<A>): S => {
      const state = game.clone(start);
      game.apply(state, question.seat, action);
      playOn(mind, state, question.seat, mind.round(start));
      return state;
    };
    const [one, other] = [after(first), after(second)];
    // points of a finished game and hopes for one that goes on do not compare
    if ((game.decision(one) === null) !== (game.decision(other) === null)) continue;
    worlds++;
    add(one, 1);
    add(other, -1);
  }
  return [...sums]
    .map(([part, sum]) => ({ part, points: sum / worlds }))
    .filter(({ points }) => points >= LEAST)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS);
}
