import type { Game, Seat } from '../game.ts';
import { below, seeded } from '../random.ts';

export interface RandomMoment<S, A, V> {
  readonly state: S;
  /** Who is asked, the first if there are several, and what this seat sees, may do and will do. */
  readonly seat: Seat;
  readonly view: V;
  readonly legal: readonly A[];
  readonly action: A;
}

/** The moments of a whole game in which everybody plays at random. */
export function* randomGame<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  options: O,
  seats: number,
  seed: number,
): Generator<RandomMoment<S, A, V>> {
  const random = seeded(seed);
  const state = game.setup(options, seats, seed);
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = game.legal(state, seat);
    const action = legal[below(random, legal.length)]!;
    yield { state, seat, view: game.view(state, [seat]), legal, action };
    game.apply(state, seat, action);
  }
}
