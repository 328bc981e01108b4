import { below, seeded } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { belfort } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

interface Moment {
  readonly state: State;
  /** Who is asked, the first if there are several, and what this seat sees, may do and will do. */
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly action: Action;
}

/** For tests: the moments of a whole game in which everybody plays at random. */
export function* randomGame(seats: number, seed: number): Generator<Moment> {
  const random = seeded(seed);
  const state = belfort.setup(belfort.options({ guilds: 'advanced' }, seats), seats, seed);
  for (let asked = belfort.decision(state); asked !== null; asked = belfort.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = belfort.legal(state, seat);
    const action = legal[below(random, legal.length)]!;
    yield { state, seat, view: belfort.view(state, [seat]), legal, action };
    belfort.apply(state, seat, action);
  }
}
