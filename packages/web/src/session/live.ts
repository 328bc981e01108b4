import type { Seat } from '@guildhall/kernel';
import { type Move, TableRefusal } from '@guildhall/table';
import type { GameId } from '../games/index.ts';
import { type BotHost, botHost } from './bots.ts';
import { type AnyTable, saveTable } from './tables.ts';

/** What the screen shows of a running table. A new object for every change. */
export interface Snapshot {
  readonly table: AnyTable;
  readonly revision: number;
  /** Whose hand lies open: the only person, or the one who took over last; null: everybody is a bot. */
  readonly me: Seat | null;
  /** Who must come to the screen before the game goes on. */
  readonly curtain: Seat | null;
  /** The move that led here, to be animated; null after loading, undo or time travel. */
  readonly last: Move<unknown, unknown> | null;
  /** A bot that is thinking or about to move. */
  readonly thinking: Seat | null;
  readonly problem: string | null;
}

export interface LiveTable {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** Makes one move, or several that belong together. */
  act(...actions: readonly unknown[]): void;
  canUndo(): boolean;
  undo(): void;
  /** Somebody takes the screen over. */
  takeOver(seat: Seat): void;
  /** Lets the waiting bot move now. */
  next(): void;
  /** Lets the bots move without waiting until a person is asked. */
  skip(): void;
  close(): void;
}

/** Milliseconds before a bot's move; null: until the player goes on. `undoable`: a person may still take theirs back. */
export type Pace = (undoable: boolean) => number | null;

/** Safari has no idle callbacks. */
const whenIdle = (job: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: 600 });
  else setTimeout(job, 200);
};

export function liveTable(id: string, table: AnyTable, pace: Pace, hostOf: () => BotHost = botHost): LiveTable {
  const listeners = new Set<() => void>();
  const people = table.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []));
  let host: BotHost | null = null;
  let closed = false;
  let hurry = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let goOn = () => {};
  let saving: Promise<void> = Promise.resolve();
  let unsaved = false;
  let now: Snapshot = {
    table,
    revision: table.revision,
    me: people.length === 1 ? people[0]! : null,
    curtain: null,
    last: null,
    thinking: null,
    problem: null,
  };

  const tell = (change: Partial<Snapshot>) => {
    now = { ...now, revision: table.revision, ...change };
    for (const listener of listeners) listener();
  };
  const save = () => {
    unsaved = false;
    saving = saving.then(() => saveTable(id, table)).catch((error: Error) => tell({ problem: error.message }));
  };
  /** A bot's move can wait until the page has drawn it. */
  const saveSoon = () => {
    if (unsaved) return;
    unsaved = true;
    whenIdle(() => {
      if (unsaved) save();
    });
  };

  /** Who is asked next: the one at the screen if possible, another person behind the curtain, or a bot. */
  function proceed(): void {
    const asked = table.decision()?.seats ?? [];
    if (now.me !== null && asked.includes(now.me)) {
      hurry = false;
      return tell({ curtain: null, thinking: null });
    }
    const person = asked.find((seat) => people.includes(seat));
    const bot = asked.find((seat) => !people.includes(seat));
    if (bot !== undefined) return letBotMove(bot);
    if (person !== undefined) {
      hurry = false;
      return tell({ curtain: person, thinking: null });
    }
    tell({ curtain: null, thinking: null });
  }

  function letBotMove(seat: Seat): void {
    tell({ thinking: seat, curtain: null });
    host ??= hostOf();
    const request = table.botRequest()!;
    const ready = new Promise<void>((resolve) => {
      const wait = hurry ? 0 : pace(now.me !== null && table.canUndo(now.me));
      goOn = resolve;
      if (wait !== null) timer = setTimeout(resolve, wait);
    });
    Promise.all([host.ask(table.game.id as GameId, request), ready])
      .then(([action]) => {
        if (closed || request.revision !== table.revision) return;
        const last = table.submit(request.revision, request.seat, action);
        saveSoon();
        tell({ last });
        proceed();
      })
      .catch((error: Error) => tell({ problem: error.message, thinking: null }));
  }

  proceed();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => now,
    act(...actions) {
      if (now.me === null) return;
      try {
        for (const action of actions) tell({ last: table.submit(table.revision, now.me, action), problem: null });
      } catch (error) {
        if (!(error instanceof TableRefusal)) throw error;
        tell({ problem: error.message });
      }
      save();
      proceed();
    },
    canUndo: () => now.me !== null && table.canUndo(now.me),
    undo() {
      if (now.me === null || !table.canUndo(now.me)) return;
      clearTimeout(timer);
      table.undo(table.revision, now.me);
      save();
      tell({ last: null, problem: null });
      proceed();
    },
    takeOver(seat) {
      tell({ me: seat, last: null });
      proceed();
    },
    next: () => goOn(),
    skip() {
      hurry = true;
      goOn();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      if (unsaved) save();
      host?.close();
    },
  };
}
