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
  | { readonly seat: string; readonly do: string; readonly changes?: 'nothing' | undefined }
  | { readonly seat: string; readonly can: Fields }
  | { readonly seat: string; readonly cannot: Fields; readonly because?: string | undefined }
  | { readonly until: Fields };

export interface ScenarioFile {
  readonly id: string;
  readonly rules: readonly string[];
  readonly game: string;
  readonly seats: readonly string[];
  readonly when: readonly ScenarioStep[];
  readonly then: object &
    Told & {
      readonly offers?: readonly Fields[] | undefined;
      readonly offersNot?: readonly Fields[] | undefined;
      readonly unchanged?: readonly string[] | undefined;
      readonly sees?: Readonly<Record<string, Told & { readonly players?: Fields | undefined }>> | undefined;
    };
}

/** What must have happened, in this order, and what must not have happened at all. */
interface Told {
  readonly events?: readonly Fields[] | undefined;
  readonly eventsNot?: readonly Fields[] | undefined;
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
  /** The players as a view shows them, by name, in the words of `sees`. */
  sees(file: F, view: V): Fields;
  /** The events in the words of `then`. */
  tell(file: F, event: E): Fields;
  /** The verbs by which a question is declined. */
  readonly declines: readonly string[];
  /** What is wrong with a position of this file, where a file may say more than the rules allow. */
  violations?(file: F, state: S): readonly string[];
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

/** A position on its way through the moves of its file. */
interface Run<F extends ScenarioFile, S, A, V, E, O> {
  readonly file: F;
  readonly words: Vocabulary<F, S, A, V, E, O>;
  readonly state: S;
  readonly events: E[];
}

const violationsOf = <F extends ScenarioFile, S, A, V, E, O>({
  words,
  file,
  state,
}: Run<F, S, A, V, E, O>): readonly string[] =>
  words.violations === undefined ? words.game.violations(state) : words.violations(file, state);

function matching<F extends ScenarioFile, S, A extends object, V, E, O>(
  { file, words, state }: Run<F, S, A, V, E, O>,
  seat: number,
  move: Fields,
): { intent: Partial<A>; found: A[] } {
  const intent = words.intent(file, state, seat, move);
  return { intent, found: words.game.legal(state, seat).filter((action) => fits(action, intent)) };
}

type Path = readonly (string | number)[];

function seatNamed(file: ScenarioFile, name: string, path: Path): number {
  const seat = file.seats.indexOf(name);
  if (seat < 0) throw new ScenarioError(path, `nobody is called "${name}"`);
  return seat;
}

function play<F extends ScenarioFile, S, A extends object, V, E, O>(
  file: F,
  words: Vocabulary<F, S, A, V, E, O>,
): ScenarioProblem[] {
  const events: E[] = [];
  const run: Run<F, S, A, V, E, O> = { file, words, events, state: words.position(file, events) };
  const wrong = violationsOf(run);
  if (wrong.length > 0)
    return wrong.map((message) => ({ path: ['given'], message: `leads to a broken position: ${message}` }));
  const before = words.facts(file, run.state);
  file.when.forEach((step, i) => {
    takeStep(run, step, ['when', i]);
  });
  return check(run, before);
}

function takeStep<F extends ScenarioFile, S, A extends object, V, E, O>(
  run: Run<F, S, A, V, E, O>,
  step: ScenarioStep,
  path: Path,
): void {
  if ('until' in step) {
    waitUntil(run, step.until, path);
    return;
  }
  const seat = seatNamed(run.file, step.seat, path);
  if ('can' in step) {
    const { intent, found } = matching(run, seat, step.can);
    if (found.length === 0)
      throw new ScenarioError(path, `should be possible, but: ${run.words.why(run.state, seat, intent)}`);
  } else if ('cannot' in step) {
    const { intent, found } = matching(run, seat, step.cannot);
    if (found.length > 0)
      throw new ScenarioError(path, `should be refused, but is possible: ${JSON.stringify(found[0])}`);
    const why = run.words.why(run.state, seat, intent);
    if (step.because !== undefined && why !== step.because)
      throw new ScenarioError(path, `refused because "${why}", not because "${step.because}"`);
  } else {
    makeMove(run, seat, step, path);
  }
}

function waitUntil<F extends ScenarioFile, S, A, V, E, O>(
  { file, words, state, events }: Run<F, S, A, V, E, O>,
  moment: Fields,
  path: Path,
): void {
  const { game } = words;
  for (let moves = 0; !contains(factsOf(words, file, state), moment); moves++) {
    const decision = game.decision(state);
    if (decision === null || moves > MOST_MOVES) throw new ScenarioError(path, 'this moment never comes');
    const seat = decision.seats[0]!;
    game.apply(state, seat, words.quiet(state, seat, game.legal(state, seat)), events);
  }
}

function makeMove<F extends ScenarioFile, S, A extends object, V, E, O>(
  run: Run<F, S, A, V, E, O>,
  seat: number,
  step: Extract<ScenarioStep, { do: string }>,
  path: Path,
): void {
  const { file, words, state, events } = run;
  const { seat: _, changes, ...move } = step;
  const { intent, found } = matching(run, seat, move);
  if (found.length === 0) {
    const asked = JSON.stringify(words.game.decision(state));
    throw new ScenarioError(path, `not possible: ${words.why(state, seat, intent)}; asked: ${asked}`);
  }
  if (found.length > 1)
    throw new ScenarioError(path, `could mean ${found.map((each) => JSON.stringify(each)).join(' or ')}`);
  const before = words.facts(file, state);
  words.game.apply(state, seat, found[0]!, events);
  const broken = violationsOf(run);
  if (broken.length > 0) throw new ScenarioError(path, `breaks an invariant: ${broken.join('; ')}`);
  if (changes !== 'nothing') return;
  const changed = Object.entries(before).filter(([word, fact]) => !same(words.facts(file, state)[word], fact));
  if (changed.length > 0)
    throw new ScenarioError(path, `should change nothing, but changed: ${changed.map(([word]) => word).join(', ')}`);
}

/** Compares the outcome with `then`. */
function check<F extends ScenarioFile, S, A extends object, V, E, O>(
  run: Run<F, S, A, V, E, O>,
  before: Fields,
): ScenarioProblem[] {
  const { file, words, state, events } = run;
  const { offers, offersNot, events: told, eventsNot, unchanged, sees, ...then } = file.then;
  const tell = (list: readonly E[]) => list.map((event) => words.tell(file, event));
  return [
    ...differences(factsOf(words, file, state), then, ['then']),
    ...offered(run, offers ?? [], true),
    ...offered(run, offersNot ?? [], false),
    ...stayed(file, before, words.facts(file, state), unchanged ?? []),
    ...happened(tell(events), { events: told, eventsNot }, ['then']),
    ...Object.entries(sees ?? {}).flatMap(([name, { players, ...toldTo }]) => {
      const path = ['then', 'sees', name];
      const eyes = name === ONLOOKER ? [] : [seatNamed(file, name, path)];
      const seen = events.flatMap((event) => words.game.seen(event, eyes) ?? []);
      const shown = words.sees(file, words.game.view(state, eyes));
      return [...differences(shown, players ?? {}, [...path, 'players']), ...happened(tell(seen), toldTo, path)];
    }),
  ];
}

/** Who sees what everybody sees. */
const ONLOOKER = 'onlooker';

function offered<F extends ScenarioFile, S, A extends object, V, E, O>(
  run: Run<F, S, A, V, E, O>,
  list: readonly Fields[],
  wanted: boolean,
): ScenarioProblem[] {
  return list.flatMap((entry, i) => {
    const path = ['then', wanted ? 'offers' : 'offersNot', i];
    const { seat: name, ...move } = entry as Fields & { seat: string };
    const { found } = matching(run, seatNamed(run.file, name, path), move);
    if (found.length > 0 === wanted) return [];
    return [{ path, message: wanted ? 'is not offered' : `is offered: ${JSON.stringify(found[0])}` }];
  });
}

/** What is named, a player or a word of `then`, is as it was before the first move. */
function stayed(file: ScenarioFile, before: Fields, after: Fields, names: readonly string[]): ScenarioProblem[] {
  return names.flatMap((name, i) => {
    const path = ['then', 'unchanged', i];
    const of = (facts: Fields) => (file.seats.includes(name) ? (facts.players as Fields)[name] : facts[name]);
    if (of(before) === undefined)
      return [{ path, message: `"${name}" is neither a player nor a word of the position` }];
    return differences(of(after), of(before), path);
  });
}

function happened(events: readonly Fields[], { events: told, eventsNot }: Told, path: Path): ScenarioProblem[] {
  const never = (eventsNot ?? []).flatMap((unwanted, i) => {
    const found = events.find((event) => contains(event, unwanted));
    return found === undefined
      ? []
      : [{ path: [...path, 'eventsNot', i], message: `happened: ${JSON.stringify(found)}` }];
  });
  return [...inOrder(events, told ?? [], path), ...never];
}

function factsOf<F extends ScenarioFile, S, A, V, E, O>(
  words: Vocabulary<F, S, A, V, E, O>,
  file: F,
  state: S,
): Fields {
  const decision = words.game.decision(state);
  const name = (seat: number) => file.seats[seat]!;
  const declines = (action: A) => words.declines.includes((action as { do?: unknown }).do as string);
  return {
    ...words.facts(file, state),
    asked: decision && {
      ...decision,
      seats: decision.seats.map(name),
      declinable: decision.seats.every((seat) => words.game.legal(state, seat).some(declines)),
    },
    over: decision === null,
    winners: words.game.standings(state).flatMap(({ seat, place }) => (place === 1 ? [name(seat)] : [])),
  };
}

/** Each expected event occurs, in this order; others may come between. */
function inOrder(events: readonly Fields[], expected: readonly Fields[], path: Path): ScenarioProblem[] {
  let from = 0;
  for (const [i, wanted] of expected.entries()) {
    const at = events.findIndex((event, k) => k >= from && contains(event, wanted));
    if (at < 0) {
      const alike = events.filter((event) => event.t === wanted.t).map((event) => JSON.stringify(event));
      const seen = alike.length === 0 ? 'none of its kind' : alike.join(', ');
      return [{ path: [...path, 'events', i], message: `did not happen (in this order); seen: ${seen}` }];
    }
    from = at + 1;
  }
  return [];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const contains = (facts: unknown, wanted: unknown): boolean => differences(facts, wanted, []).length === 0;

/** Everything that `wanted` names must be so in `facts`; lists must agree in length. */
function differences(facts: unknown, wanted: unknown, path: Path): ScenarioProblem[] {
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
      const wrong = violationsOf({ words, file, state, events });
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
