import type { House, Player, State } from '../state.ts';
import type { FrameView } from '../view.ts';

/**
 * What everybody at the table knows: all that a state and each of its views have in common. The facts in this folder are
 * read from it, so a screen or a bot gets the very answers by which the rules decide.
 */
export interface Known extends Omit<State, 'players' | 'piles' | 'extra' | 'random' | 'agenda'> {
  readonly players: readonly KnownPlayer[];
  readonly agenda: readonly FrameView[];
}

export interface KnownPlayer extends Omit<Player, 'hand' | 'fresh' | 'houses'> {
  readonly hand: readonly unknown[];
  readonly fresh: readonly unknown[];
  readonly houses: readonly Omit<House, 'card'>[];
}

/** The uppermost frame of this kind. */
export function frameOf<T extends FrameView['t']>(known: Known, t: T): Extract<FrameView, { t: T }> | undefined {
  const { agenda } = known;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const frame = agenda[i]!;
    if (frame.t === t) return frame as Extract<FrameView, { t: T }>;
  }
  return undefined;
}
