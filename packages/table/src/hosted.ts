import { attempt, type Decision, type Game, Refusal, type Seat } from '@guildhall/kernel';
import type { Advised } from './advised.ts';
import { type Clock, deadlineOf, gainTime, newClock, passTime, standInTime, type Timing } from './clock.ts';
import { tells } from './learnt.ts';
import { TableRefusal } from './table.ts';

/** What happened at a table of a server. One entry is one revision; nothing is ever removed. */
export type LogBody =
  | { readonly kind: 'move'; readonly seat: Seat; readonly actions: readonly unknown[] }
  /** Back to the position after so many moves: by the one who moved last, or with everybody's consent. */
  | { readonly kind: 'undo' | 'rewind'; readonly seat: Seat; readonly moves: number }
  /** A bot plays for the seat: because its person wished so, was away for long, or ran out of time. */
  | { readonly kind: 'takeover' | 'clock'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'pause'; readonly seat: Seat; readonly until: number }
  | { readonly kind: 'resume'; readonly seat: Seat }
  /** The seat's person asked the expert for advice. */
  | { readonly kind: 'advice'; readonly seat: Seat }
  /** The end by agreement. */
  | { readonly kind: 'end'; readonly seat: Seat };

export type LogEntry = LogBody & { readonly at: number };

/** Who plays a seat now; `owner`: a person has it, even while a bot plays. */
export interface Holder {
  readonly owner: boolean;
  readonly bot: string | null;
  readonly resigned: boolean;
}

/** What never changes at a table. */
export interface Charter<S, A, V, E, O> {
  readonly game: Game<S, A, V, E, O>;
  readonly options: O;
  readonly seed: string;
  readonly timing: Timing;
  /** Who held the seats at the start. */
  readonly seats: readonly Holder[];
}

/**
 * A running table as a server keeps it in memory: the position, and the little beside it that decides what may happen
 * next. Plain data, so that it can be stored as a snapshot. Former moves and events are in the log alone.
 */
export interface Hosted<S> {
  state: S;
  /** Counts the entries of the log. */
  revision: number;
  /** How many actions stand. An entry can hold several: they are counted one by one, as the chronicle shows them. */
  moves: number;
  /** By seat, the revision since which it is asked what it is asked now. */
  readonly askedAt: number[];
  /** Nothing before this number of moves can be taken back without consent. */
  barrier: number;
  /** By seat, after how many moves its last entry began; -1: none. */
  readonly lastMove: number[];
  /** Who moved last; null: nobody yet. */
  lastSeat: Seat | null;
  /** How often moves were taken back. */
  undos: number;
  /** So many actions stood when most of them did: whoever makes a move again that was taken back gains no time by it. */
  furthest: number;
  /** Where people asked for advice. */
  readonly advised: Advised[];
  readonly clock: Clock;
  readonly holders: Holder[];
  ended: boolean;
}

/** So often moves can be taken back at one table. */
export const MOST_UNDOS = 1000;

export function beginHosted<S, A, V, E, O>(charter: Charter<S, A, V, E, O>, at: number): Hosted<S> {
  const { game, options, seed, seats, timing } = charter;
  return {
    state: game.setup(options, seats.length, seed),
    revision: 0,
    moves: 0,
    askedAt: seats.map(() => 0),
    barrier: 0,
    lastMove: seats.map(() => -1),
    lastSeat: null,
    undos: 0,
    furthest: 0,
    advised: [],
    clock: newClock(timing, seats.length, at),
    holders: seats.map((seat) => ({ ...seat })),
    ended: false,
  };
}

/** Who is asked what; null: the game is over, or was ended. */
export const decisionOf = <S, A, V, E, O>({ game }: Charter<S, A, V, E, O>, hosted: Hosted<S>): Decision | null =>
  hosted.ended ? null : game.decision(hosted.state);

/** The asked seats whose time runs: those that people play themselves. */
export function askedPeople<S, A, V, E, O>(charter: Charter<S, A, V, E, O>, hosted: Hosted<S>): Seat[] {
  return (decisionOf(charter, hosted)?.seats ?? []).filter((seat) => hosted.holders[seat]!.bot === null);
}

export function askedBots<S, A, V, E, O>(charter: Charter<S, A, V, E, O>, hosted: Hosted<S>): Seat[] {
  if (hosted.clock.pausedUntil !== null) return [];
  return (decisionOf(charter, hosted)?.seats ?? []).filter((seat) => hosted.holders[seat]!.bot !== null);
}

export const hostedDeadline = <S, A, V, E, O>(charter: Charter<S, A, V, E, O>, hosted: Hosted<S>): number | null =>
  hosted.clock.pausedUntil ?? deadlineOf(hosted.clock, charter.timing, askedPeople(charter, hosted));

/**
 * Makes a move from outside: all of its actions, or none. It is stale only if what this seat is asked has changed since
 * the revision it answers, so that several seats can answer one question at the same time. Answers what each action
 * caused.
 */
export function play<S, A, V, E, O>(
  charter: Charter<S, A, V, E, O>,
  hosted: Hosted<S>,
  revision: number,
  { seat, actions, at }: { readonly seat: Seat; readonly actions: readonly unknown[]; readonly at: number },
): readonly (readonly E[])[] {
  const { game } = charter;
  const asked = decisionOf(charter, hosted);
  if (asked === null) throw new TableRefusal('gameOver', 'the game is over');
  if (revision > hosted.revision || (asked.seats.includes(seat) && revision < hosted.askedAt[seat]!)) {
    throw new TableRefusal('stale', `the table is at revision ${hosted.revision}, this answers revision ${revision}`);
  }
  // several actions are one move: what was refused halfway must leave no trace
  const before = actions.length > 1 ? game.clone(hosted.state) : null;
  const events: E[][] = [];
  let revealing = -1;
  try {
    for (const [i, action] of actions.entries()) {
      const out: E[] = [];
      if (attempt(game, hosted.state, seat, action, out) === 'barrier') revealing = i;
      events.push(out);
    }
  } catch (error) {
    if (before !== null) hosted.state = before;
    if (error instanceof Refusal) throw new TableRefusal(error.why, error.message);
    throw error;
  }
  afterMove(charter, hosted, seat, { actions: actions.length, revealing, asked: asked.seats, at });
  return events;
}

interface Made {
  readonly actions: number;
  /** The last action that revealed something; -1: none. */
  readonly revealing: number;
  /** Who was asked before. */
  readonly asked: readonly Seat[];
  readonly at: number;
}

function afterMove<S, A, V, E, O>(
  charter: Charter<S, A, V, E, O>,
  hosted: Hosted<S>,
  seat: Seat,
  { actions, revealing, asked, at }: Made,
): void {
  const { timing } = charter;
  const thought = asked.filter((each) => hosted.holders[each]!.bot === null);
  passTime(hosted.clock, timing, thought, at);
  if (revealing >= 0) hosted.barrier = hosted.moves + revealing + 1;
  hosted.lastMove[seat] = hosted.moves;
  hosted.lastSeat = seat;
  hosted.moves += actions;
  if (hosted.holders[seat]!.bot !== null) standInTime(hosted.clock, timing, seat);
  else gainTime(hosted.clock, timing, seat, hosted.moves > hosted.furthest);
  hosted.furthest = Math.max(hosted.furthest, hosted.moves);
  hosted.revision++;
  for (const each of charter.game.decision(hosted.state)?.seats ?? []) {
    if (each === seat || !asked.includes(each)) hosted.askedAt[each] = hosted.revision;
  }
}

type Stands = 'nothingToUndo' | 'notYours' | 'barrier' | 'tooOften';

function whatStands(hosted: Hosted<unknown>, seat: Seat): Stands | null {
  const from = hosted.lastMove[seat]!;
  const { lastSeat, holders } = hosted;
  if (from < 0 || lastSeat === null) return 'nothingToUndo';
  if (lastSeat !== seat && !holders.every(({ bot }, each) => each === seat || bot !== null)) return 'notYours';
  if (from < hosted.barrier) return 'barrier';
  return hosted.undos >= MOST_UNDOS ? 'tooOften' : null;
}

/** Whether a seat may take back its last move by itself, as far as can be told without looking into the past. */
export const mayUndo = (hosted: Hosted<unknown>, seat: Seat): boolean => whatStands(hosted, seat) === null;

/** Why a seat may not take back its last move by itself; null: it may, as far as can be told without looking into the past. */
export function whyNoUndo(hosted: Hosted<unknown>, seat: Seat): TableRefusal | null {
  const stands = whatStands(hosted, seat);
  switch (stands) {
    case null:
      return null;
    case 'nothingToUndo':
      return new TableRefusal(stands, 'this seat has not moved yet');
    case 'notYours':
      return new TableRefusal(stands, `seat ${hosted.lastSeat} has moved since`);
    case 'barrier':
      return new TableRefusal(stands, 'something new was revealed since: it stands');
    case 'tooOften':
      return new TableRefusal('barrier', 'moves were taken back too often at this table');
  }
}

/**
 * Takes in an entry that was checked when it was written, and answers what a move caused. `former`: the actions that
 * stood before a step back.
 */
export function follow<S, A, V, E, O>(
  charter: Charter<S, A, V, E, O>,
  hosted: Hosted<S>,
  entry: LogEntry,
  former: () => readonly StandingAction[],
): readonly (readonly E[])[] {
  const { game, timing } = charter;
  if (entry.kind === 'move') {
    const asked = game.decision(hosted.state)!.seats;
    let revealing = -1;
    const events = entry.actions.map((action, i) => {
      const out: E[] = [];
      if (game.apply(hosted.state, entry.seat, action as A, out) === 'barrier') revealing = i;
      return out;
    });
    afterMove(charter, hosted, entry.seat, { actions: entry.actions.length, revealing, asked, at: entry.at });
    return events;
  }
  passTime(hosted.clock, timing, askedPeople(charter, hosted), entry.at);
  hosted.revision++;
  const holder = hosted.holders[entry.seat]!;
  switch (entry.kind) {
    case 'undo':
    case 'rewind':
      stepBack(charter, hosted, former().slice(0, entry.moves));
      break;
    case 'takeover':
    case 'clock':
      hosted.holders[entry.seat] = { ...holder, bot: entry.bot };
      break;
    case 'return':
      hosted.holders[entry.seat] = { ...holder, bot: null };
      break;
    case 'resign':
      hosted.holders[entry.seat] = { ...holder, bot: entry.bot, resigned: true };
      break;
    case 'pause':
      hosted.clock.pausedUntil = entry.until;
      break;
    case 'resume':
      hosted.clock.since = Math.max(hosted.clock.since, entry.at);
      hosted.clock.pausedUntil = null;
      break;
    case 'advice':
      hosted.advised.push({ seat: entry.seat, moves: hosted.moves });
      break;
    case 'end':
      hosted.ended = true;
      break;
  }
  return [];
}

/** An action that stands. */
export interface StandingAction {
  readonly seat: Seat;
  readonly action: unknown;
  /** Whether it begins an entry of the log. */
  readonly first: boolean;
}

/** The actions that stand after these entries. */
export function standing(entries: readonly LogEntry[]): StandingAction[] {
  const actions: StandingAction[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') {
      entry.actions.forEach((action, i) => {
        actions.push({ seat: entry.seat, action, first: i === 0 });
      });
    } else if (entry.kind === 'undo' || entry.kind === 'rewind') actions.length = entry.moves;
  }
  return actions;
}

/** Where people asked for advice, as these entries tell it. */
export function advisedIn(entries: readonly LogEntry[]): Advised[] {
  const advised: Advised[] = [];
  let moves = 0;
  for (const entry of entries) {
    if (entry.kind === 'move') moves += entry.actions.length;
    else if (entry.kind === 'undo' || entry.kind === 'rewind') moves = entry.moves;
    else if (entry.kind === 'advice') advised.push({ seat: entry.seat, moves });
  }
  return advised;
}

function stepBack<S, A, V, E, O>(
  charter: Charter<S, A, V, E, O>,
  hosted: Hosted<S>,
  actions: readonly StandingAction[],
): void {
  const { game, options, seed, seats } = charter;
  const state = game.setup(options, seats.length, seed);
  hosted.barrier = 0;
  hosted.lastMove.fill(-1);
  hosted.lastSeat = null;
  actions.forEach(({ seat, action, first }, i) => {
    if (game.apply(state, seat, action as A) === 'barrier') hosted.barrier = i + 1;
    if (first) hosted.lastMove[seat] = i;
    hosted.lastSeat = seat;
  });
  hosted.state = state;
  hosted.moves = actions.length;
  hosted.undos++;
  hosted.askedAt.fill(hosted.revision);
}

/** Wakes a table: from a snapshot and the entries after it, or from the first entry on. */
export function wake<S, A, V, E, O>(
  charter: Charter<S, A, V, E, O>,
  begun: number,
  entries: readonly LogEntry[],
  snapshot: Hosted<S> | null = null,
): Hosted<S> {
  // snapshots of older versions do not have everything
  const hosted =
    snapshot === null
      ? beginHosted(charter, begun)
      : { ...snapshot, furthest: snapshot.furthest ?? snapshot.moves, advised: snapshot.advised ?? [] };
  for (let i = hosted.revision; i < entries.length; i++) {
    follow(charter, hosted, entries[i]!, () => standing(entries.slice(0, i)));
  }
  return hosted;
}

/** Whether what others did since a seat's move `from` told that seat something: then it may not be taken back. */
export function hasLearnt<S, A, V, E, O>(
  { game, options, seed, seats }: Charter<S, A, V, E, O>,
  actions: readonly StandingAction[],
  seat: Seat,
  from: number,
): boolean {
  const state = game.setup(options, seats.length, seed);
  return actions.some(({ seat: mover, action }, i) => {
    if (i >= from && mover !== seat && tells(game, state, seat, { seat: mover, action })) return true;
    game.apply(state, mover, action as A);
    return false;
  });
}
