import type { Decision, Game, ScoreLine, Seat, Standing } from '@guildhall/kernel';
import type { SeatPlan } from './file.ts';
import type { Move, Table, TableRefusal } from './table.ts';

/** A move as a seat may see it. What was chosen can be a secret, so only what it caused is told. */
export interface SeenMove<E> {
  /** Counted from 1 among the moves that stand. */
  readonly number: number;
  readonly seat: Seat;
  readonly events: readonly E[];
}

/** The position at one time, as a seat knows it. */
export interface Moment<V> {
  readonly view: V;
  readonly decision: Decision | null;
}

/** How a game ended. */
export interface Ending {
  readonly lines: readonly ScoreLine[];
  readonly standings: readonly Standing[];
}

/** Whether the last move may be taken back; if not, why not. */
export type UndoAnswer = 'yes' | 'onlooker' | TableRefusal['why'];

/**
 * All that a screen needs of a running game, as one seat may know it. Plain data: it never changes, and every change of
 * the game makes a new one. There is no state, no seed and nothing alive in it, so that it can be made from messages too.
 */
export interface Account<A, V, E> extends Moment<V> {
  readonly seats: readonly SeatPlan[];
  /** The seat that looks at the screen; null: an onlooker. */
  readonly me: Seat | null;
  /** Counts everything that happened, undos included; a move names the revision it answers. */
  readonly revision: number;
  /** What `me` can do now. */
  readonly legal: readonly A[];
  /** All moves that stand. The same move is the same object in every account of a seat. */
  readonly moves: readonly SeenMove<E>[];
  readonly undo: UndoAnswer;
  /** Set when the game is over. */
  readonly ending: Ending | null;
  /** The move that led here, to be shown in motion; null after opening, undoing or a change of seat. */
  readonly last: SeenMove<E> | null;
  /** A seat that is played by a bot and about to move. */
  readonly thinking: Seat | null;
  /** The game stands still: nobody can move, whoever is asked. */
  readonly paused?: boolean;
}

/** Where a screen gets its account from, and where it sends what its seat does. */
export interface AccountSource<A, V, E> {
  subscribe(listener: () => void): () => void;
  account(): Account<A, V, E>;
  /** The position after the first `moves` moves, as the account's seat saw it. */
  moment(moves: number): Promise<Moment<V>>;
  /** Makes one move, or several that belong together, in answer to the account of this revision. */
  act(revision: number, ...actions: readonly A[]): void;
  undo(revision: number): void;
}

/** Who looks at a table, and what is known of it beside the rules. */
export interface Looking {
  readonly me: Seat | null;
  /** Left out: through the eyes of `me`. None: nothing secret is shown, as behind a curtain. */
  readonly eyes?: readonly Seat[];
  /** What is asked of `me` hides nothing: it can be answered without seeing one's own secrets. */
  readonly open?: boolean;
  /** Whether the last move is shown in motion. */
  readonly moving?: boolean;
  readonly thinking?: Seat | null;
}

const eyesOf = ({ me, eyes }: Looking): readonly Seat[] => eyes ?? (me === null ? [] : [me]);

/** The account of a seat at a table of this process. */
export function accountOf<S, A, V, E, O>(table: Table<S, A, V, E, O>, looking: Looking): Account<A, V, E> {
  const { game, state, revision, seats } = table;
  const { me, open = false, moving = false, thinking = null } = looking;
  const eyes = eyesOf(looking);
  const decision = game.decision(state);
  const moves = seenMoves(game, table.moves, eyes);
  return {
    seats,
    me,
    revision,
    view: game.view(state, eyes),
    decision,
    legal: me !== null && (open || eyes.includes(me)) ? game.legal(state, me) : [],
    moves,
    undo: me === null ? 'onlooker' : (table.whyNoUndo(me)?.why ?? 'yes'),
    ending: decision === null ? { lines: game.score(state), standings: game.standings(state) } : null,
    last: moving ? (moves.at(-1) ?? null) : null,
    thinking,
  };
}

/** A former position of a table of this process. */
export function momentOf<S, A, V, E, O>(table: Table<S, A, V, E, O>, moves: number, looking: Looking): Moment<V> {
  const state = table.stateAfter(moves);
  return { view: table.game.view(state, eyesOf(looking)), decision: table.game.decision(state) };
}

/** What each move looked like, by the eyes that saw it: it is not redacted again for every account. */
const known = new WeakMap<Move<unknown, unknown>, Map<string, SeenMove<unknown>>>();

/** The moves of a game as these eyes see them together. */
export function seenMoves<A, E>(
  game: Pick<Game<never, A, never, E, never>, 'seen'>,
  moves: readonly Move<A, E>[],
  eyes: readonly Seat[],
): SeenMove<E>[] {
  const through = eyes.join();
  return moves.map((move, i) => {
    const looks = known.get(move) ?? new Map<string, SeenMove<unknown>>();
    known.set(move, looks);
    const former = looks.get(through);
    if (former !== undefined) return former as SeenMove<E>;
    const events = move.events.flatMap((event) => game.seen(event, eyes) ?? []);
    const seen: SeenMove<E> = { number: i + 1, seat: move.seat, events };
    looks.set(through, seen);
    return seen;
  });
}
