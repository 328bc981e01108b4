import type { Replay, Seat } from '@guildhall/kernel';
import { type AccountSource, accountOf, type Looking, momentOf, TableRefusal } from '@guildhall/table';
import type { BotHost } from './bots.ts';
import { PlayedElsewhere } from './shelf.ts';
import type { AnyTable, Keeper, NewTable } from './tables.ts';

/** What went wrong, for the screen to say in words. */
export type Problem =
  /** The game goes on, but would be lost with the page. */
  | { readonly t: 'notSaved' }
  /** Another tab has played on; nothing more can be done here. */
  | { readonly t: 'elsewhere' }
  | { readonly t: 'botFailed' }
  | { readonly t: 'refused'; readonly why: TableRefusal['why'] };

/** What the screen has to say and to ask beside the game itself. A new object for every change. */
export interface HostStatus {
  /** Who must come to the screen before the game goes on. */
  readonly curtain: Seat | null;
  readonly problem: Problem | null;
}

/** What the device on which a table is played offers beside the account. */
export interface TableHost {
  status(): HostStatus;
  /** Somebody takes the screen over. */
  takeOver(seat: Seat): void;
  /** Lets the waiting bot move now, or try again. */
  next(): void;
  /** Lets the bots move without waiting until a person is asked. */
  skip(): void;
}

/** A table of this device: people around one screen, and bots. */
// biome-ignore lint/suspicious/noExplicitAny: actions, views and events are passed on unread
export interface LiveTable extends AccountSource<any, any, any>, TableHost {
  /** The same players with the same options again. */
  rematch(): NewTable;
  /** Only of a finished game. */
  replay(): Replay;
  /** `abandoned`: another tab plays on; what is not saved yet is left to it. */
  close(abandoned?: boolean): void;
}

/** Milliseconds before a bot's move; null: until the player goes on. `undoable`: a person may still take theirs back. */
export type Pace = (undoable: boolean) => number | null;

interface Surroundings {
  readonly pace: Pace;
  readonly keeper: Keeper;
  readonly bots: BotHost;
  /** Safari has no idle callbacks. */
  whenIdle?(job: () => void): void;
}

const whenIdleOfPage = (job: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: 600 });
  else setTimeout(job, 200);
};

export function liveTable(table: AnyTable, { pace, keeper, bots, whenIdle = whenIdleOfPage }: Surroundings): LiveTable {
  const listeners = new Set<() => void>();
  const people = table.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []));
  let closed = false;
  let hurry = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let goOn = () => {};
  let saving: Promise<void> = Promise.resolve();
  let unsaved = false;
  let status: HostStatus = { curtain: null, problem: keeper.isOnlyForNow?.() ? { t: 'notSaved' } : null };
  /** `me`: the only person, or the one who took over last; null: everybody is a bot. */
  let looking: Looking = { me: people.length === 1 ? people[0]! : null };
  let account = accountOf(table, looking);

  /** Makes the new account and tells those who watch. */
  function tell(change: Omit<Looking, 'me' | 'eyes'> & { me?: Seat | null } & Partial<HostStatus>): void {
    const { curtain = status.curtain, problem = status.problem, me = looking.me, ...rest } = change;
    if (curtain !== status.curtain || problem !== status.problem) status = { curtain, problem };
    looking = { thinking: looking.thinking ?? null, ...rest, me, ...(curtain === null ? {} : { eyes: [] }) };
    account = accountOf(table, looking);
    for (const listener of [...listeners]) listener();
  }
  /** Says something without touching the account. */
  function say(problem: Problem | null): void {
    if (status.problem?.t === problem?.t) return;
    status = { ...status, problem };
    for (const listener of [...listeners]) listener();
  }

  function save(): void {
    unsaved = false;
    saving = saving
      .then(() => keeper.save(table))
      .then(
        () => {
          if (status.problem?.t === 'notSaved') say(null);
        },
        (error: unknown) => {
          if (!(error instanceof PlayedElsewhere)) return say({ t: 'notSaved' });
          stop();
          say({ t: 'elsewhere' });
        },
      );
  }
  /** A bot's move can wait until the page has drawn it. */
  function saveSoon(): void {
    if (unsaved) return;
    unsaved = true;
    whenIdle(() => {
      if (unsaved) save();
    });
  }

  function stop(): void {
    closed = true;
    clearTimeout(timer);
    bots.close();
  }

  /** Who is asked next: the one at the screen if possible, then a bot, then another person, behind the curtain. */
  function proceed(change: Parameters<typeof tell>[0] = {}): void {
    const asked = table.decision()?.seats ?? [];
    const bot = asked.find((seat) => !people.includes(seat));
    const person = asked.find((seat) => people.includes(seat));
    const me = change.me === undefined ? looking.me : change.me;
    if (me !== null && asked.includes(me)) {
      hurry = false;
      return tell({ ...change, curtain: null, thinking: null });
    }
    if (bot !== undefined) {
      tell({ ...change, curtain: null, thinking: bot });
      return letBotMove();
    }
    hurry = false;
    tell({ ...change, curtain: person ?? null, thinking: null });
  }

  function letBotMove(): void {
    const request = table.botRequest()!;
    const ready = new Promise<void>((resolve) => {
      const wait = hurry ? 0 : pace(account.undo === 'yes' && table.moves.at(-1)?.seat === looking.me);
      goOn = resolve;
      if (wait !== null) timer = setTimeout(resolve, wait);
    });
    const isPast = () => closed || request.revision !== table.revision;
    Promise.all([bots.ask(request), ready])
      .then(([action]) => {
        if (isPast()) return;
        table.submit(request.revision, request.seat, action);
        saveSoon();
        proceed({ moving: true });
      })
      .catch((error: Error) => {
        if (isPast()) return;
        console.warn(error);
        goOn = () => proceed({ problem: null });
        tell({ problem: { t: 'botFailed' }, thinking: null });
      });
  }

  proceed();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    account: () => account,
    status: () => status,
    moment: async (moves) => momentOf(table, moves, looking),
    act(revision, ...actions) {
      const { me } = looking;
      if (me === null || closed) return;
      let problem: Problem | null = null;
      let made = 0;
      try {
        for (const action of actions) {
          table.submit(revision + made, me, action);
          made++;
        }
      } catch (error) {
        if (!(error instanceof TableRefusal)) throw error;
        problem = { t: 'refused', why: error.why };
      }
      if (made === 0) return tell({ problem });
      save();
      clearTimeout(timer);
      // that nothing can be saved stays true until something could
      proceed({ moving: true, problem: problem ?? (status.problem?.t === 'notSaved' ? status.problem : null) });
    },
    undo(revision) {
      const { me } = looking;
      if (me === null || closed) return;
      try {
        table.undo(revision, me);
      } catch (error) {
        if (!(error instanceof TableRefusal)) throw error;
        return tell({ problem: { t: 'refused', why: error.why } });
      }
      clearTimeout(timer);
      save();
      proceed({ problem: null });
    },
    takeOver: (seat) => proceed({ me: seat }),
    next: () => goOn(),
    skip() {
      hurry = true;
      goOn();
    },
    rematch: () => ({ options: table.options, seats: table.seats }),
    replay: () => table.replay(),
    close(abandoned = false) {
      if (unsaved && !abandoned) save();
      unsaved = false;
      stop();
    },
  };
}
