import type { Seed } from './random.ts';

/** A place at the table, 0-based. */
export type Seat = number;

/** Who is asked what. Several seats at once: they answer in any order, hidden from each other until all have. */
export interface Decision {
  readonly seats: readonly Seat[];
  readonly ask: string;
  /** What caused the question: a guild, a card, a phase; null when the round itself asks. */
  readonly source: string | null;
  /** Set when this pick is one of a sequence that the screen may show as one dialog. */
  readonly many?: { readonly min: number; readonly max: number; readonly picked: number };
}

/**
 * Whether a move can be taken back. A barrier is a move that used chance, or that brought something hidden to light which
 * the move itself does not name. That nobody takes back a move after another seat has acted is the table's business, not
 * the game's.
 */
export type Effect = 'open' | 'barrier';

/** One line of the final reckoning: `points` for `seat` because of `item` (in round `round`, if it belongs to one). */
export interface ScoreLine {
  readonly seat: Seat;
  readonly item: string;
  readonly round: number | null;
  readonly points: number;
}

/** Where everybody ended: shared places share a number, 1 is a winner. The higher tie-break wins. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly tieBreak: number;
}

/** Puts players in their places: by score, then by the tie-break; whoever is level in both shares a place. */
export const placed = (rows: readonly Omit<Standing, 'place'>[]): Standing[] =>
  rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((r) => r.score > row.score || (r.score === row.score && r.tieBreak > row.tieBreak)).length,
  }));

/** What one seat knows beside what everybody knows. All else in it is for the game alone. */
export interface OwnPart {
  readonly seat: Seat;
}

/**
 * A view in parts: what everybody knows is made and sent once, whoever looks; what is a seat's own is small. Parts are
 * plain JSON and never change, nor does joining change them.
 */
export interface ViewParts<S, V> {
  /**
   * What everybody knows, at the table or watching: the view of a spectator. `before`: an earlier one of the same game. What
   * has not changed since may be taken from it, so that it is quickly found to be the same.
   */
  publicView(state: S, before?: V): V;
  /** What this seat knows beside it. */
  ownView(state: S, seat: Seat): OwnPart;
  /** What everybody knows, and beside it what these seats know; all parts are of one moment. */
  joinView(open: V, owns: readonly OwnPart[]): V;
}

/** The one source of views: the parts, joined. */
export const viewOf =
  <S, V>({ publicView, ownView, joinView }: ViewParts<S, V>) =>
  (state: S, eyes: readonly Seat[]): V =>
    joinView(
      publicView(state),
      eyes.map((seat) => ownView(state, seat)),
    );

/** What a seat knows is a view; a state is everything. Both are plain JSON. */
export interface Game<S, A, V, E, O> extends ViewParts<S, V> {
  readonly id: string;
  /** Raised when a stored game would replay differently. */
  readonly rules: number;
  readonly seats: readonly [min: number, max: number];
  /** Reads options from outside; throws a `BadOptions` that says what is wrong and what would be right. */
  options(raw: unknown, seats: number): O;
  setup(options: O, seats: number, seed: Seed): S;
  /** null: the game is over. */
  decision(state: S): Decision | null;
  /** Complete, without duplicates, in canonical order; empty for a seat that is not asked. */
  legal(state: S, seat: Seat): readonly A[];
  /** In place. The action must be one of `legal`; `attempt` checks that for callers that cannot know. */
  apply(state: S, seat: Seat, action: A, out?: E[]): Effect;
  clone(state: S): S;
  /** What these seats know together; none: a spectator. It is the parts, joined. */
  view(state: S, eyes: readonly Seat[]): V;
  /** The event as these eyes see it; null: not at all. */
  seen(event: E, eyes: readonly Seat[]): E | null;
  /** A full state that fits the view: what is hidden is drawn anew. */
  imagine(view: V, seed: Seed): S;
  score(state: S): readonly ScoreLine[];
  standings(state: S): readonly Standing[];
  /** What is wrong with a state, in words; empty for every state that play can reach. */
  violations(state: S): readonly string[];
}

/** Something from outside that cannot be used, one line per problem. */
class Unusable extends Error {
  readonly problems: readonly string[];
  constructor(name: string, what: string, problems: readonly string[]) {
    super(`${what}: ${problems.join('; ')}`);
    this.name = name;
    this.problems = problems;
  }
}

export class BadOptions extends Unusable {
  constructor(problems: readonly string[]) {
    super('BadOptions', 'these options cannot be played', problems);
  }
}

export class BadSheet extends Unusable {
  constructor(problems: readonly string[]) {
    super('BadSheet', 'this component sheet cannot be used', problems);
  }
}

/** A move that was not made, and why. The state is as it was. */
export class Refusal extends Error {
  readonly why: 'gameOver' | 'notAsked' | 'illegal';
  constructor(why: Refusal['why'], message: string) {
    super(message);
    this.name = 'Refusal';
    this.why = why;
  }
}

/** Actions are small flat records, so equality is that of their fields. */
export function sameAction(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && left[key] === right[key]);
}

/** The one door for moves that come from outside: looks the action up in `legal`, plays it or throws a Refusal. */
export function attempt<S, A, E>(
  game: Pick<Game<S, A, unknown, E, unknown>, 'decision' | 'legal' | 'apply'>,
  state: S,
  seat: Seat,
  action: unknown,
  out?: E[],
): Effect {
  const decision = game.decision(state);
  if (decision === null) throw new Refusal('gameOver', 'the game is over');
  if (!decision.seats.includes(seat)) {
    const asked = decision.seats.join(', ');
    throw new Refusal('notAsked', `seat ${seat} is not asked now; asked: ${asked} (${decision.ask})`);
  }
  const legal = game.legal(state, seat).find((option) => sameAction(option, action));
  if (legal === undefined) throw new Refusal('illegal', `${brief(action)} is not possible now (${decision.ask})`);
  return game.apply(state, seat, legal, out);
}

/** What came from outside, short enough for a message, whatever it is. */
function brief(action: unknown): string {
  try {
    const text = JSON.stringify(action) ?? String(action);
    return text.length > 120 ? `${text.slice(0, 117)}…` : text;
  } catch {
    return 'that';
  }
}
