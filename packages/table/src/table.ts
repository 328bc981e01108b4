import {
  attempt,
  type Decision,
  deriveSeed,
  type Effect,
  type Game,
  Refusal,
  type Replay,
  recordReplay,
  type Seat,
} from '@guildhall/kernel';
import { BadTable, type Entry, type SeatPlan, type TableFile } from './file.ts';
import { tells } from './learnt.ts';

/** One move that stands, with what it caused. */
export interface Move<A, E> {
  readonly seat: Seat;
  readonly action: A;
  readonly effect: Effect;
  readonly events: readonly E[];
}

/** Why a move or an undo was not made. */
export class TableRefusal extends Error {
  readonly why: 'stale' | 'nothingToUndo' | 'barrier' | 'notYours' | Refusal['why'];
  constructor(why: TableRefusal['why'], message: string) {
    super(message);
    this.name = 'TableRefusal';
    this.why = why;
  }
}

/** What a bot host needs to answer for a seat; a bot never sees more than its seat. */
export interface BotRequest<A, V> {
  /** The number of the rules that are played. */
  readonly rules: number;
  readonly revision: number;
  readonly seat: Seat;
  readonly bot: string;
  readonly view: V;
  readonly legal: readonly A[];
  /** See `botChance`. */
  readonly chance: number;
}

/** A running game. It knows neither screen nor server: who calls decides where the file is kept. */
export interface Table<S, A, V, E, O> {
  readonly game: Game<S, A, V, E, O>;
  readonly options: O;
  readonly seats: readonly SeatPlan[];
  /** Counts everything that happened, undos included; a move names the revision it answers. */
  readonly revision: number;
  readonly moves: readonly Move<A, E>[];
  decision(): Decision | null;
  legal(seat: Seat): readonly A[];
  view(eyes: readonly Seat[]): V;
  /** The true state, for rules questions of the host itself; never to be sent anywhere. */
  readonly state: S;
  submit(revision: number, seat: Seat, action: unknown): Move<A, E>;
  /** Whether this seat may take back its last move, where only bots have moved since. */
  canUndo(seat: Seat): boolean;
  /** null: it may. */
  whyNoUndo(seat: Seat): TableRefusal | null;
  undo(revision: number, seat: Seat): void;
  /** The state after the first n moves. */
  stateAfter(moves: number): S;
  /** For the first seat that waits for a bot. */
  botRequest(): BotRequest<A, V> | null;
  file(): TableFile;
  /** Only of a finished game: it reveals the seed. */
  replay(): Replay;
}

/** Seeds a bot's own dice. It follows from table and revision, so that a game can be played again; it tells no seed. */
export const botChance = (seed: string, revision: number): number =>
  Number.parseInt(deriveSeed(seed, `bot ${revision}`).slice(0, 12), 16);

export function newTable<S, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  options: unknown,
  seats: readonly SeatPlan[],
  seed: string,
): Table<S, A, V, E, O> {
  const checked = game.options(options, seats.length);
  return run(game, checked, { ...head(game, checked, seats, seed), entries: [] });
}

const head = <S, A, V, E, O>(game: Game<S, A, V, E, O>, options: O, seats: readonly SeatPlan[], seed: string) => ({
  format: 'guildhall-table' as const,
  version: 1 as const,
  game: game.id,
  rules: game.rules,
  options,
  seed,
  seats,
});

/** Opens a saved table by playing everything again; throws a BadTable that says where it goes wrong. */
export function openTable<S, A, V, E, O>(game: Game<S, A, V, E, O>, file: TableFile): Table<S, A, V, E, O> {
  if (file.game !== game.id)
    throw new BadTable({ t: 'otherGame', found: file.game }, [`it is a table of ${file.game}, not of ${game.id}`]);
  if (file.rules !== game.rules) {
    const fault = { t: 'otherRules', expected: game.rules, found: file.rules } as const;
    throw new BadTable(fault, [`it was played under rules ${file.rules}, these are ${game.rules}`]);
  }
  let options: O;
  try {
    options = game.options(file.options, file.seats.length);
  } catch (error) {
    throw new BadTable({ t: 'badOptions' }, [(error as Error).message]);
  }
  return run(game, options, file);
}

function run<S, A, V, E, O>(game: Game<S, A, V, E, O>, options: O, file: TableFile): Table<S, A, V, E, O> {
  const { seats, seed } = file;
  const entries: Entry[] = [];
  const moves: Move<A, E>[] = [];
  const setup = () => game.setup(options, seats.length, seed);
  let state = setup();
  /** The state after `checkpoint.moves` moves: nothing before it can be taken back. */
  let checkpoint = { moves: 0, state: game.clone(state) };

  function make(seat: Seat, action: unknown): Move<A, E> {
    const events: E[] = [];
    const effect = attempt(game, state, seat, action, events);
    const move: Move<A, E> = { seat, action: action as A, effect, events };
    moves.push(move);
    entries.push({ seat, action });
    if (effect === 'barrier') checkpoint = { moves: moves.length, state: game.clone(state) };
    return move;
  }

  const onlyBotsBeside = (seat: Seat) => seats.every(({ kind }, each) => each === seat || kind === 'bot');

  /** Whether the moves are such that one could be taken back, whatever was learnt from them. */
  function whyStands(seat: Seat): TableRefusal | null {
    const last = moves.at(-1);
    if (last === undefined) return new TableRefusal('nothingToUndo', 'nothing has happened yet');
    if (last.seat !== seat && !onlyBotsBeside(seat)) {
      return new TableRefusal('notYours', `seat ${last.seat} has moved since`);
    }
    const own = lastOf(seat);
    if (own < 0) return new TableRefusal('nothingToUndo', 'this seat has not moved yet');
    return own < checkpoint.moves ? new TableRefusal('barrier', 'something new was revealed since: it stands') : null;
  }
  const lastOf = (seat: Seat) => moves.findLastIndex((move) => move.seat === seat);

  /** By seat: how many moves have been looked through, and whether the seat learnt something from one of them. */
  const judged = new Map<Seat, { readonly last: Move<A, E>; readonly learnt: boolean }>();

  /** Whether the bots that moved since the seat's own last move have shown it something that it did not know. */
  function hasLearnt(seat: Seat): boolean {
    const last = moves.at(-1)!;
    const before = judged.get(seat);
    if (before?.last === last) return before.learnt;
    const then = game.clone(checkpoint.state);
    const own = lastOf(seat);
    const learnt = moves.slice(checkpoint.moves).some((move, i) => {
      const told = checkpoint.moves + i > own && tells(game, then, seat, move);
      if (!told) game.apply(then, move.seat, move.action);
      return told;
    });
    judged.set(seat, { last, learnt });
    return learnt;
  }

  function whyNoUndo(seat: Seat): TableRefusal | null {
    const stands = whyStands(seat);
    if (stands !== null || !hasLearnt(seat)) return stands;
    return new TableRefusal('barrier', 'something new was revealed since: it stands');
  }

  /** Back to the seat's own last decision, past what the bots have done since. */
  function takeBack(seat: Seat): void {
    moves.length = lastOf(seat);
    entries.push({ undo: seat });
    state = game.clone(checkpoint.state);
    for (const move of moves.slice(checkpoint.moves)) game.apply(state, move.seat, move.action);
  }

  const mustBeCurrent = (revision: number) => {
    if (revision !== entries.length) {
      throw new TableRefusal('stale', `the table is at revision ${entries.length}, this answers revision ${revision}`);
    }
  };

  file.entries.forEach((entry, i) => {
    try {
      if ('undo' in entry) {
        const stands = whyStands(entry.undo);
        if (stands !== null) throw stands;
        takeBack(entry.undo);
      } else make(entry.seat, entry.action);
    } catch (error) {
      const [at, of] = [i + 1, file.entries.length];
      throw new BadTable({ t: 'badEntry', at, of }, [`entry ${at} of ${of}: ${(error as Error).message}`]);
    }
  });

  return {
    game,
    options,
    seats,
    get revision() {
      return entries.length;
    },
    get state() {
      return state;
    },
    moves,
    decision: () => game.decision(state),
    legal: (seat) => game.legal(state, seat),
    view: (eyes) => game.view(state, eyes),
    submit(revision, seat, action) {
      mustBeCurrent(revision);
      try {
        return make(seat, action);
      } catch (error) {
        if (error instanceof Refusal) throw new TableRefusal(error.why, error.message);
        throw error;
      }
    },
    canUndo: (seat) => whyNoUndo(seat) === null,
    whyNoUndo,
    undo(revision, seat) {
      mustBeCurrent(revision);
      const refusal = whyNoUndo(seat);
      if (refusal !== null) throw refusal;
      takeBack(seat);
    },
    stateAfter(n) {
      const then = setup();
      for (const move of moves.slice(0, n)) game.apply(then, move.seat, move.action);
      return then;
    },
    botRequest() {
      const seat = game.decision(state)?.seats.find((each) => seats[each]?.kind === 'bot');
      if (seat === undefined) return null;
      const bot = seats[seat]!.bot ?? 'random';
      const revision = entries.length;
      const chance = botChance(seed, revision);
      const { rules } = game;
      return { rules, revision, seat, bot, view: game.view(state, [seat]), legal: game.legal(state, seat), chance };
    },
    file: () => ({ ...head(game, options, seats, seed), entries: entries.slice() }),
    replay() {
      if (game.decision(state) !== null)
        throw new TableRefusal('barrier', 'the seed stays secret until the game is over');
      return recordReplay(
        game,
        options,
        seats.length,
        seed,
        moves.map((move) => [move.seat, move.action] as const),
      );
    },
  };
}
