import { attempt, fits } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { bruges } from '../game.ts';
import type { State } from '../state.ts';
import { type Scenario, scenarioSchema } from './schema.ts';
import { brugesWords } from './vocabulary.ts';

type Words = Readonly<Record<string, unknown>>;

/** A position in the words of the scenarios, to be played by a test. */
export interface Table {
  readonly state: State;
  /** Everything that happened on the way to the first question. */
  readonly before: readonly Event[];
  /** Makes the one move that fits, and says what happened. */
  play(seat: string, move: Words): Event[];
  /** All moves that fit. */
  offers(seat: string, move: Words): Action[];
  /** Why nothing fits; null if something does. */
  why(seat: string, move: Words): string | null;
  /** The player's state. */
  player(seat: string): State['players'][number];
  /** The position in the words of `then`, to be matched in part. */
  facts(): Words;
  /** Who is asked what, by name: `[seats, ask, source]`; null when the game is over. */
  asked(): readonly [readonly string[], string, string | null] | null;
}

/** `seats` and `given` as in a scenario file; three players unless said. */
export function table(words: { seats?: string[]; options?: Words; given?: Words }): Table {
  const seats = words.seats ?? ['red', 'ivory', 'green'];
  const file: Scenario = scenarioSchema.parse({
    id: 'test',
    rules: ['G1'],
    game: 'bruges',
    // biome-ignore lint/suspicious/noThenProperty: the word of the scenario files
    then: {},
    ...words,
    seats,
  });
  const before: Event[] = [];
  const state = brugesWords.position(file, before);
  const seatOf = (name: string) => seats.indexOf(name);
  const offers = (name: string, move: Words) => {
    const wanted = brugesWords.intent(file, state, seatOf(name), move);
    return bruges.legal(state, seatOf(name)).filter((action) => fits(action, wanted));
  };
  return {
    state,
    before,
    offers,
    play(name, move) {
      const found = offers(name, move);
      if (found.length !== 1)
        throw new Error(`${found.length} moves fit ${JSON.stringify(move)}: ${JSON.stringify(found)}`);
      const events: Event[] = [];
      attempt(bruges, state, seatOf(name), found[0], events);
      const wrong = bruges.violations(state);
      if (wrong.length > 0) throw new Error(`${JSON.stringify(move)} breaks an invariant: ${wrong.join('; ')}`);
      return events;
    },
    why: (name, move) => brugesWords.why(state, seatOf(name), brugesWords.intent(file, state, seatOf(name), move)),
    player: (name) => state.players[seatOf(name)]!,
    facts: () => brugesWords.facts(file, state),
    asked() {
      const decision = bruges.decision(state);
      return decision && [decision.seats.map((seat) => seats[seat]!), decision.ask, decision.source];
    },
  };
}
