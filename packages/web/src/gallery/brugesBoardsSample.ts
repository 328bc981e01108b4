import { type Action, bruges, type View } from '@guildhall/bruges';
import { below, type Decision, seeded } from '@guildhall/kernel';

/** A moment of a game, as the first seat sees it. */
export interface Sample {
  readonly view: View;
  readonly decision: Decision | null;
  readonly legal: readonly Action[];
}

/** Chance plays, but likes houses and people: empty streets show nothing. */
function choice(legal: readonly Action[], random: ReturnType<typeof seeded>): Action {
  const liked = legal.filter((action) => action.do === 'play' && (action.as === 'person' || action.as === 'house'));
  const from = liked.length > 0 && below(random, 3) > 0 ? liked : legal;
  return from[below(random, from.length)]!;
}

/** Plays until the first seat is asked `ask` for the nth time, in this round or later; games are tried one after the other. */
export function sampleAt(seats: number, seed: number, round: number, ask: string, nth = 1): Sample {
  for (let number = seed; number < seed + 200; number++) {
    const random = seeded(number);
    let times = 0;
    const state = bruges.setup(bruges.options({}, seats), seats, number);
    for (let asked = bruges.decision(state); ; asked = bruges.decision(state)) {
      const found = asked === null ? ask === 'over' : state.round >= round && asked.ask === ask && asked.seats[0] === 0;
      if (found && ++times === nth) {
        return {
          view: bruges.view(state, [0]),
          decision: asked,
          legal: asked === null ? [] : bruges.legal(state, 0),
        };
      }
      if (asked === null) break;
      bruges.apply(state, asked.seats[0]!, choice(bruges.legal(state, asked.seats[0]!), random));
    }
  }
  throw new Error(`never asked: ${ask}`);
}
