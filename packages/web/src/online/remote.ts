import { type Decision, type Patch, patched } from '@guildhall/kernel';
import type { Asking, ChatLine, ClockNews, Story, TableInfo, ToClient } from '@guildhall/protocol';
import type { Account, AccountSource, Advised, Moment, SeatPlan, SeenMove, UndoAnswer } from '@guildhall/table';
import type { AnyGame } from '../session/tables.ts';
import { withLine } from './chat.ts';
import { SaidNo, type Wire } from './socket.ts';

type Message<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

/** What is known of an online table beside the game itself. A new object for every change. */
export interface OnlineStatus {
  readonly info: TableInfo;
  readonly me: number | null;
  readonly clock: ClockNews;
  /** People at the table who are connected. */
  readonly here: readonly string[];
  readonly watchers: number;
  readonly asking: Asking | null;
  readonly chat: readonly ChatLine[];
  /** Where people asked for advice. */
  readonly advised: readonly Advised[];
  /** Up to which move this person had looked when they came. */
  readonly seenMoves: number;
  /** Why the last thing that was sent was not done. */
  readonly refused: SaidNo | null;
  /** A move is on its way. */
  readonly sending: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: views, actions and events are passed on unread
export interface RemoteTable extends AccountSource<any, any, any> {
  readonly game: AnyGame;
  status(): OnlineStatus;
  /** Tells the table that I ask for advice; throws a SaidNo if nobody may. */
  noteAdvice(): Promise<void>;
  /** Resolves when all that has happened so far is in the account; throws while there is no connection. */
  caughtUp(): Promise<void>;
  close(): void;
}

interface Surroundings {
  readonly game: AnyGame;
  readonly wire: Wire;
  /** The colours of the seats, where the table names none. */
  readonly colours: readonly string[];
  /** What the bot of a seat is called. */
  botName(bot: string, seat: number): string;
  story(): Promise<Story>;
  newKey?(): string;
}

const NONE: readonly Advised[] = [];

/** What the seat knows at one time. */
interface Position {
  readonly open: unknown;
  readonly own: unknown;
}

const seatPlans = ({ seats }: TableInfo, { colours, botName }: Pick<Surroundings, 'colours' | 'botName'>): SeatPlan[] =>
  seats.map(({ person, bot, colour }, seat) => ({
    kind: bot === null ? 'human' : 'bot',
    name: person?.name ?? (bot === null ? '…' : botName(bot, seat)),
    colour: colour ?? colours[seat] ?? '',
    ...(bot === null ? {} : { bot }),
  }));

/** An online table, made from nothing but messages. `first` is what the server answered to opening it. */
export async function remoteTable(first: Message<'table'>, around: Surroundings): Promise<RemoteTable> {
  const { game, wire, newKey = () => crypto.randomUUID() } = around;
  const id = first.table;
  const listeners = new Set<() => void>();
  let table = first;
  let position: Position = { open: first.public, own: first.own };
  let plans = seatPlans(first.info, around);
  let moves: readonly SeenMove<unknown>[] = [];
  /** What was known after so many moves. */
  let moments = new Map<number, Position>();
  let sending = 0;
  let refused: SaidNo | null = null;
  let closed = false;
  /** Until what is told anew has been read. */
  let retold: Promise<void> = Promise.resolve();
  /** What comes while the story is read waits. */
  const early: ToClient[] = [];
  let isReady = false;
  const stopHearing = wire.hear((message) => (isReady ? onMessage(message) : early.push(message)));

  /** The story so far is read again: after coming, and when something was missed. */
  async function retell(): Promise<void> {
    const story = await around.story();
    const told: SeenMove<unknown>[] = [];
    let now: Position = { open: story.public, own: story.own };
    moments = new Map([[0, now]]);
    for (const step of story.steps) {
      now = { open: patched(now.open, step.patch as Patch | null), own: step.own ?? now.own };
      told.push(toldMove(told.length + 1, step.seat, step.events.flat()));
      moments.set(told.length, now);
    }
    moves = told;
  }

  /** The same move stays the same object. */
  function toldMove(number: number, seat: number, events: readonly unknown[]): SeenMove<unknown> {
    const known = moves[number - 1];
    const same = known?.seat === seat && JSON.stringify(known.events) === JSON.stringify(events);
    return same ? known : { number, seat, events };
  }

  const viewOf = ({ open, own }: Position) => game.joinView(open, own === undefined ? [] : [own as never]);

  function undoAnswer(): UndoAnswer {
    if (table.me === null) return 'onlooker';
    if (table.undo.includes(table.me)) return 'yes';
    const last = moves.at(-1)?.seat;
    return last === undefined ? 'nothingToUndo' : last === table.me ? 'barrier' : 'notYours';
  }

  function accountOf(last: SeenMove<unknown> | null): Account<unknown, unknown, unknown> {
    const { me, revision, ending, info } = table;
    const view = viewOf(position);
    const imagined = game.imagine(view, 1);
    const stopped = info.status !== 'running';
    const decision: Decision | null = info.status === 'ended' ? null : game.decision(imagined);
    const mine = me !== null && !stopped && sending === 0 && info.seats[me]!.bot === null;
    const asked = mine && decision?.seats.includes(me) === true;
    return {
      seats: plans,
      me,
      revision,
      view,
      decision,
      legal: asked ? game.legal(imagined, me) : [],
      moves,
      undo: sending > 0 || stopped ? 'notYours' : undoAnswer(),
      ending: (ending as Account<unknown, unknown, unknown>['ending']) ?? null,
      last,
      thinking: stopped ? null : (decision?.seats.find((seat) => info.seats[seat]!.bot !== null) ?? null),
      ...(info.status === 'paused' && { paused: true }),
    };
  }

  function statusOf(): OnlineStatus {
    const { info, me, clock, here, watchers, asking, chat, advised = NONE } = table;
    return { info, me, clock, here, watchers, asking, chat, advised, seenMoves, refused, sending: sending > 0 };
  }

  function tell(last: SeenMove<unknown> | null = null): void {
    account = accountOf(last);
    tellStatus();
  }
  function tellStatus(): void {
    status = statusOf();
    for (const listener of [...listeners]) listener();
  }

  function onStep(step: Message<'step'>): void {
    const { revision, undo = [], ending, events } = step;
    const clock = patched(table.clock, (step.clock ?? null) as Patch | null);
    const stand = table.moves + events.length;
    table = { ...table, revision, moves: stand, undo, clock, ...(ending !== undefined && { ending }) };
    table = { ...table, info: { ...table.info, revision } };
    position = { open: patched(position.open, step.patch as Patch | null), own: step.own ?? position.own };
    const added = events.map((each, i) => ({ number: moves.length + i + 1, seat: step.seat, events: each }));
    moves = [...moves, ...added];
    moments.set(moves.length, position);
    const last = added.at(-1)!;
    // one picture for all that a person did at once
    tell(added.length === 1 ? last : { ...last, events: events.flat() });
  }

  function onBack({ revision, undo, clock, moves: left, public: open, own }: Message<'back'>): void {
    table = { ...table, revision, moves: left, undo, clock };
    moves = moves.slice(0, left);
    for (const n of moments.keys()) if (n > left) moments.delete(n);
    position = { open, own };
    moments.set(left, position);
    tell();
  }

  /** Everything anew: after a lost connection, or when something was missed. */
  async function onTable(message: Message<'table'>): Promise<void> {
    table = message;
    plans = seatPlans(message.info, around);
    position = { open: message.public, own: message.own };
    if (moves.length !== message.moves || !sameStory(message)) await retell();
    if (!closed && table === message) tell();
  }
  const sameStory = ({ revision }: Message<'table'>) => revision === account.revision;

  /** What was missed cannot be shown; the table is opened again. */
  const reopen = () => void wire.say({ t: 'open', table: id }).catch(() => {});

  function onMessage(message: ToClient): void {
    if (!('table' in message) || message.table !== id) return;
    switch (message.t) {
      case 'step':
      case 'back':
        if (message.revision <= table.revision) return;
        if (message.revision !== table.revision + 1) return reopen();
        return message.t === 'step' ? onStep(message) : onBack(message);
      case 'table':
        retold = onTable(message).catch(reopen);
        return;
      case 'info':
        table = { ...table, info: message.info, clock: message.clock, undo: message.undo };
        if (message.advised !== undefined) table = { ...table, advised: message.advised };
        table = { ...table, revision: Math.max(table.revision, message.revision) };
        plans = seatPlans(message.info, around);
        return tell();
      case 'asking':
        table = { ...table, asking: message.asking };
        return tellStatus();
      case 'presence':
        table = { ...table, here: message.here, watchers: message.watchers };
        return tellStatus();
      case 'chat':
        table = { ...table, chat: withLine(table.chat, message.line) };
        return tellStatus();
    }
  }

  await retell();
  // how many of the moves had been looked at can only be counted from the end
  const seenMoves = Math.max(0, moves.length - Math.max(0, first.revision - first.seen));
  let account = accountOf(null);
  let status = statusOf();
  isReady = true;
  for (const message of early) onMessage(message);

  const stopLink = wire.onLink(() => {
    if (wire.link() === 'open') void wire.say({ t: 'open', table: id, since: table.revision }).catch(reopen);
  });

  /** Sends what the seat does; nothing more can be done until the answer is there. */
  async function send(saying: Parameters<Wire['say']>[0]): Promise<void> {
    sending++;
    refused = null;
    tell();
    try {
      await wire.say(saying);
    } catch (error) {
      refused = error instanceof SaidNo ? error : new SaidNo('failed', String(error));
      if (refused.why === 'stale') reopen();
    } finally {
      sending--;
      if (!closed) tell();
    }
  }

  return {
    game,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    account: () => account,
    status: () => status,
    async noteAdvice() {
      await wire.say({ t: 'advice', table: id, key: newKey() });
    },
    async caughtUp() {
      // the answer comes after whatever was missed
      await wire.say({ t: 'open', table: id, since: table.revision });
      await retold;
    },
    async moment(n): Promise<Moment<unknown>> {
      if (!moments.has(n)) await retell();
      const then = moments.get(n);
      if (then === undefined) throw new Error(`there is no move ${n}`);
      const view = viewOf(then);
      return { view, decision: game.decision(game.imagine(view, 1)) };
    },
    act: (revision, ...actions) =>
      void send({ t: 'move', table: id, revision, key: newKey(), actions: actions as Record<string, never>[] }),
    undo: (revision) => void send({ t: 'undo', table: id, revision, key: newKey() }),
    close() {
      closed = true;
      stopHearing();
      stopLink();
      void wire.say({ t: 'close', table: id }).catch(() => {});
    },
  };
}
