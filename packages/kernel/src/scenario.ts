import { attempt, type Game } from './game.ts';
import { fits } from './intent.ts';
import { problemsOf, type z } from './schema.ts';

/** Where in the file something is wrong, and what. */
export interface ScenarioProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Thrown by a vocabulary for words that mean nothing and for positions that cannot be. */
export class ScenarioError extends Error {
  readonly path: readonly (string | number)[];
  constructor(path: readonly (string | number)[], message: string) {
    super(message);
    this.name = 'ScenarioError';
    this.path = path;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** One entry of `when`; the fields of a move are in the game's table words. */
export type ScenarioStep =
  | { readonly seat: string; readonly do: string }
  | { readonly seat: string; readonly cannot: Fields; readonly because: string }
  | { readonly until: Fields };

export interface ScenarioFile {
  readonly id: string;
  readonly rules: readonly string[];
  readonly game: string;
  readonly seats: readonly string[];
  readonly when: readonly ScenarioStep[];
  readonly then: object & {
    readonly offers?: readonly Fields[] | undefined;
    readonly offersNot?: readonly Fields[] | undefined;
    readonly events?: readonly Fields[] | undefined;
  };
}

/** How a game reads scenarios: everything a runner does not know by itself. */
export interface Vocabulary<F extends ScenarioFile, S, A, V, E, O> {
  readonly game: Game<S, A, V, E, O>;
  readonly schema: z.ZodMiniType<F>;
  /** Builds the position and runs it up to its first question, with the events of getting there. */
  position(file: F, out: E[]): S;
  /** A move in table words as an action of which some fields may be open. */
  intent(file: F, state: S, seat: number, move: Fields): Partial<A>;
  /** Why it cannot be done, as the word that `because` uses. */
  why(state: S, seat: number, intent: Partial<A>): string | null;
  /** The position in the words of `then`, but for what every game has: who is asked, whether it is over, who is ahead. */
  facts(file: F, state: S): Fields;
  /** The events in the words of `then`. */
  tell(file: F, event: E): Fields;
  /** What somebody does who only wants to get on with it. */
  quiet(state: S, seat: number, legal: readonly A[]): A;
}

const MOST_MOVES = 2000;

/** Runs one scenario; no problems: it holds. */
export function runScenario<F extends ScenarioFile, S, A extends object, V, E, O>(
  raw: unknown,
  words: Vocabulary<F, S, A, V, E, O>,
): ScenarioProblem[] {
  const parsed = words.schema.safeParse(raw);
  if (!parsed.success) {
    const lines = problemsOf(parsed.error, raw);
    return parsed.error.issues.map((issue, i) => {
      const path = issue.path as (string | number)[];
      const message = lines[i]!.replace(`${path.join('.')}: `, '');
      // an unknown word is found where it stands, not at the map around it
      return { path: issue.code === 'unrecognized_keys' ? [...path, issue.keys[0]!] : path, message };
    });
  }
  try {
    return play(parsed.data, words);
  } catch (error) {
    if (error instanceof ScenarioError) return [{ path: error.path, message: error.message }];
    throw error;
  }
}

function play<F extends ScenarioFile, S, A extends object, V, E, O>(
  file: F,
  words: Vocabulary<F, S, A, V, E, O>,
): ScenarioProblem[] {
  const { game } = words;
  const events: E[] = [];
  const state = words.position(file, events);
  const wrong = game.violations(state);
  if (wrong.length > 0)
    return wrong.map((message) => ({ path: ['given'], message: `leads to a broken position: ${message}` }));

  const matching = (seat: number, move: Fields): { intent: Partial<A>; found: A[] } => {
    const intent = words.intent(file, state, seat, move);
    return { intent, found: game.legal(state, seat).filter((action) => fits(action, intent)) };
  };
  const seatOf = (name: string, path: readonly (string | number)[]): number => {
    const seat = file.seats.indexOf(name);
    if (seat < 0) throw new ScenarioError(path, `nobody is called "${name}"`);
    return seat;
  };

  file.when.forEach((step, i) => {
    const path = ['when', i];
    if ('until' in step) {
      for (let moves = 0; !contains(factsOf(words, file, state), step.until); moves++) {
        const decision = game.decision(state);
        if (decision === null || moves > MOST_MOVES) throw new ScenarioError(path, 'this moment never comes');
        const seat = decision.seats[0]!;
        game.apply(state, seat, words.quiet(state, seat, game.legal(state, seat)), events);
      }
    } else if ('cannot' in step) {
      const seat = seatOf(step.seat, path);
      const { intent, found } = matching(seat, step.cannot);
      if (found.length > 0)
        throw new ScenarioError(path, `should be refused, but is possible: ${JSON.stringify(found[0])}`);
      const why = words.why(state, seat, intent);
      if (why !== step.because)
        throw new ScenarioError(path, `refused because "${why}", not because "${step.because}"`);
    } else {
      const { seat: name, ...move } = step;
      const seat = seatOf(name, path);
      const { intent, found } = matching(seat, move);
      if (found.length === 0) {
        throw new ScenarioError(
          path,
          `not possible: ${words.why(state, seat, intent)}; asked: ${JSON.stringify(game.decision(state))}`,
        );
      }
      if (found.length > 1)
        throw new ScenarioError(path, `could mean ${found.map((each) => JSON.stringify(each)).join(' or ')}`);
      game.apply(state, seat, found[0]!, events);
      const broken = game.violations(state);
      if (broken.length > 0) throw new ScenarioError(path, `breaks an invariant: ${broken.join('; ')}`);
    }
  });

  const { offers, offersNot, events: told, ...then } = file.then;
  const problems = differences(factsOf(words, file, state), then, ['then']);
  const offered = (list: readonly Fields[], wanted: boolean, key: string) => {
    for (const [i, entry] of list.entries()) {
      const { seat: name, ...move } = entry as Fields & { seat: string };
      const { found } = matching(seatOf(name, ['then', key, i]), move);
      if (found.length > 0 !== wanted) {
        problems.push({
          path: ['then', key, i],
          message: wanted ? 'is not offered' : `is offered: ${JSON.stringify(found[0])}`,
        });
      }
    }
  };
  offered(offers ?? [], true, 'offers');
  offered(offersNot ?? [], false, 'offersNot');
  problems.push(
    ...inOrder(
      events.map((event) => words.tell(file, event)),
      told ?? [],
    ),
  );
  return problems;
}

function factsOf<F extends ScenarioFile, S, A, V, E, O>(
  words: Vocabulary<F, S, A, V, E, O>,
  file: F,
  state: S,
): Fields {
  const decision = words.game.decision(state);
  const name = (seat: number) => file.seats[seat]!;
  return {
    ...words.facts(file, state),
    asked: decision === null ? null : { ...decision, seats: decision.seats.map(name) },
    over: decision === null,
    winners: words.game.standings(state).flatMap(({ seat, place }) => (place === 1 ? [name(seat)] : [])),
  };
}

/** Each expected event occurs, in this order; others may come between. */
function inOrder(events: readonly Fields[], expected: readonly Fields[]): ScenarioProblem[] {
  let from = 0;
  for (const [i, wanted] of expected.entries()) {
    const at = events.findIndex((event, k) => k >= from && contains(event, wanted));
    if (at < 0) {
      const alike = events.filter((event) => event.t === wanted.t).map((event) => JSON.stringify(event));
      const seen = alike.length === 0 ? 'none of its kind' : alike.join(', ');
      return [{ path: ['then', 'events', i], message: `did not happen (in this order); seen: ${seen}` }];
    }
    from = at + 1;
  }
  return [];
}

const contains = (facts: unknown, wanted: unknown): boolean => differences(facts, wanted, []).length === 0;

/** Everything that `wanted` names must be so in `facts`; lists must agree in length. */
function differences(facts: unknown, wanted: unknown, path: readonly (string | number)[]): ScenarioProblem[] {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(facts) || facts.length !== wanted.length) {
      return [{ path, message: `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(facts)}` }];
    }
    return wanted.flatMap((each, i) => differences(facts[i], each, [...path, i]));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof facts !== 'object' || facts === null) {
      return [{ path, message: `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(facts)}` }];
    }
    return Object.entries(wanted).flatMap(([key, value]) => differences((facts as Fields)[key], value, [...path, key]));
  }
  return facts === wanted ? [] : [{ path, message: `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(facts)}` }];
}

/** A position in the words of the scenarios, to be played by a test. */
export interface ScenarioTable<S extends { readonly players: readonly unknown[] }, A, E> {
  readonly state: S;
  /** Everything that happened on the way to the first question. */
  readonly before: readonly E[];
  /** Makes the one move that fits, and says what happened. */
  play(seat: string, move: Fields): E[];
  /** All moves that fit. */
  offers(seat: string, move: Fields): A[];
  /** Why nothing fits; null if something does. */
  why(seat: string, move: Fields): string | null;
  /** The player's state. */
  player(seat: string): S['players'][number];
  /** The position in the words of `then`, to be matched in part. */
  facts(): Fields;
  /** Who is asked what, by name: `[seats, ask, source]`; null when the game is over. */
  asked(): readonly [readonly string[], string, string | null] | null;
}

/** Lays out the position of a scenario file. */
export function scenarioTable<
  F extends ScenarioFile,
  S extends { readonly players: readonly unknown[] },
  A extends object,
  V,
  E,
  O,
>(words: Vocabulary<F, S, A, V, E, O>, file: F): ScenarioTable<S, A, E> {
  const { game } = words;
  const before: E[] = [];
  const state = words.position(file, before);
  const seatOf = (name: string) => file.seats.indexOf(name);
  const intent = (name: string, move: Fields) => words.intent(file, state, seatOf(name), move);
  const offers = (name: string, move: Fields) => {
    const wanted = intent(name, move);
    return game.legal(state, seatOf(name)).filter((action) => fits(action, wanted));
  };
  return {
    state,
    before,
    offers,
    play(name, move) {
      const found = offers(name, move);
      if (found.length !== 1)
        throw new Error(`${found.length} moves fit ${JSON.stringify(move)}: ${JSON.stringify(found)}`);
      const events: E[] = [];
      attempt(game, state, seatOf(name), found[0], events);
      const wrong = game.violations(state);
      if (wrong.length > 0) throw new Error(`${JSON.stringify(move)} breaks an invariant: ${wrong.join('; ')}`);
      return events;
    },
    why: (name, move) => words.why(state, seatOf(name), intent(name, move)),
    player: (name) => state.players[seatOf(name)]!,
    facts: () => factsOf(words, file, state),
    asked() {
      const decision = game.decision(state);
      return decision && [decision.seats.map((seat) => file.seats[seat]!), decision.ask, decision.source];
    },
  };
}
