import type { Replay, Seat } from '@guildhall/kernel';
import { type AccountSource, accountOf, type Looking, momentOf, TableRefusal } from '@guildhall/table';
import { ADVISER, type BotHost } from './bots.ts';
import type { Advised } from './serveBots.ts';
import { PlayedElsewhere } from './shelf.ts';
import type { AnyGame, AnyTable, Keeper, NewTable } from './tables.ts';

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
  /** Who must come to the screen before the game goes on; until then nobody sees a hand. */
  readonly curtain: Seat | null;
  /** Who comes next. The one before still sees what came of their move, and may take it back. */
  readonly handOver: Seat | null;
  /** The one at the screen is asked in the open, with a covered hand. */
  readonly covered: boolean;
  /** The bot's time has come, and it still thinks: it can be hurried. */
  readonly slow: boolean;
  /** At which moves advice was asked for. */
  readonly advised: readonly number[];
  readonly problem: Problem | null;
}

/** Advice that somebody has asked for. */
export interface Advising {
  readonly advised: Promise<Advised>;
  cancel(): void;
}

/** What the device on which a table is played offers beside the account. */
export interface TableHost {
  status(): HostStatus;
  /** The screen goes to the next person: nobody's hand is shown until then. */
  handOver(): void;
  /** Somebody takes the screen over, and sees their hand. */
  takeOver(seat: Seat): void;
  /** While something is shown that must be seen first, no bot moves by itself. */
  hold(on: boolean): void;
  /** Lets the waiting bot move now, or try again. */
  next(): void;
  /** Lets the bots move without waiting until a person is asked. */
  skip(): void;
  /** Lets the bot that thinks decide by what it knows. */
  hurry(): void;
  /** What an expert would do in one's place; left out: nobody may ask at this table. */
  advise?(progress: (share: number) => void): Advising;
}

/** A table of this device: people around one screen, and bots. */
// biome-ignore lint/suspicious/noExplicitAny: actions, views and events are passed on unread
export interface LiveTable extends AccountSource<any, any, any>, TableHost {
  /** The rules by which it is played. */
  readonly game: AnyGame;
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
  /** Whether the answer to a question hides nothing, so that people around one screen need no curtain for it. */
  isOpen?(ask: string): boolean;
  /** Safari has no idle callbacks. */
  whenIdle?(job: () => void): void;
}

/** A bot that thinks for longer than this, once its time has come, is slow. */
const SLOW = 600;

const whenIdleOfPage = (job: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(job, { timeout: 600 });
  else setTimeout(job, 200);
};

export function liveTable(
  table: AnyTable,
  { pace, keeper, bots, isOpen = () => false, whenIdle = whenIdleOfPage }: Surroundings,
): LiveTable {
  const listeners = new Set<() => void>();
  const people = table.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []));
  let closed = false;
  let hurry = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Until the bot that thinks is slow. */
  let patience: ReturnType<typeof setTimeout> | undefined;
  let goOn = () => {};
  let held = false;
  /** Lets the time run before the bot's move. */
  let count = () => {};
  let saving: Promise<void> = Promise.resolve();
  let unsaved = false;
  /** Nobody's hand is seen, because nobody has taken the screen over since it went on. */
  let covered = people.length > 1;
  let status: HostStatus = {
    curtain: null,
    handOver: null,
    covered: false,
    slow: false,
    advised: keeper.advised(),
    problem: keeper.isOnlyForNow?.() ? { t: 'notSaved' } : null,
  };
  /** `me`: the only person, or the one who took over last; null: everybody is a bot. */
  let looking: Looking = { me: people.length === 1 ? people[0]! : null };
  let account = accountOf(table, looking);

  /** Makes the new account and tells those who watch. */
  function tell(change: Omit<Looking, 'me' | 'eyes'> & { me?: Seat | null } & Partial<HostStatus>): void {
    const {
      curtain = status.curtain,
      handOver = status.handOver,
      problem = status.problem,
      me = looking.me,
      ...rest
    } = change;
    const inTheOpen = covered && curtain === null && me !== null;
    status = { ...status, curtain, handOver, problem, covered: inTheOpen, slow: false };
    const blind = inTheOpen || curtain !== null;
    looking = { thinking: looking.thinking ?? null, ...rest, me, ...(blind ? { eyes: [], open: inTheOpen } : {}) };
    account = withUndo(accountOf(table, looking));
    for (const listener of [...listeners]) listener();
  }
  /** Around one screen whoever has moved last may take it back, even if another is asked already. */
  function undoer(): Seat | null {
    const last = table.moves.at(-1)?.seat;
    return people.length > 1 && last !== undefined && people.includes(last) ? last : looking.me;
  }
  function withUndo(now: typeof account): typeof account {
    const seat = undoer();
    return seat === now.me || seat === null ? now : { ...now, undo: table.whyNoUndo(seat)?.why ?? 'yes' };
  }
  /** Says something without touching the account. */
  function note(change: Partial<Pick<HostStatus, 'problem' | 'slow' | 'advised'>>): void {
    status = { ...status, ...change };
    for (const listener of [...listeners]) listener();
  }
  function say(problem: Problem | null): void {
    if (status.problem?.t !== problem?.t) note({ problem });
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
    clearTimeout(patience);
    bots.close();
  }

  /**
   * Who is asked next: the one at the screen if possible, then a bot, then another person: in the open if the question
   * is, else behind the curtain, once the one before has seen enough.
   */
  function proceed(change: Parameters<typeof tell>[0] = {}): void {
    const decision = table.decision();
    const asked = decision?.seats ?? [];
    const open = decision !== null && isOpen(decision.ask);
    const nobody = { curtain: null, handOver: null, thinking: null };
    const bot = asked.find((seat) => !people.includes(seat));
    const person = asked.find((seat) => people.includes(seat));
    const me = change.me === undefined ? looking.me : change.me;
    if (me !== null && asked.includes(me)) {
      hurry = false;
      return tell({ ...change, ...nobody, curtain: covered && !open ? me : null });
    }
    if (bot !== undefined) {
      tell({ ...change, ...nobody, thinking: bot });
      return letBotMove();
    }
    hurry = false;
    if (person === undefined) return tell({ ...change, ...nobody });
    if (open) {
      covered = true;
      return tell({ ...change, ...nobody, me: person });
    }
    tell({ ...change, ...nobody, ...(me !== null && !covered ? { handOver: person } : { curtain: person }) });
  }

  function letBotMove(): void {
    const request = table.botRequest()!;
    const ready = new Promise<void>((resolve) => {
      const wait = hurry ? 0 : pace(account.undo === 'yes' && table.moves.at(-1)?.seat === looking.me);
      goOn = resolve;
      count = () => {
        if (wait !== null && !held) timer = setTimeout(resolve, wait);
      };
      count();
    });
    const isPast = () => closed || request.revision !== table.revision;
    let decided = false;
    const asked = bots.ask(request).finally(() => {
      decided = true;
      clearTimeout(patience);
    });
    clearTimeout(patience);
    void ready.then(() => {
      if (decided || isPast()) return;
      goOn = bots.hurry;
      patience = setTimeout(() => note({ slow: true }), SLOW);
    });
    Promise.all([asked, ready])
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

  /** Asking is remembered, whatever becomes of it. */
  function advise(progress: (share: number) => void): Advising {
    const seat = people[0]!;
    const { revision, moves } = table;
    const { rules } = table.game;
    const [view, legal] = [table.view([seat]), table.legal(seat)];
    const request = { rules, revision, seat, bot: ADVISER, view, legal, chance: revision };
    if (!status.advised.includes(moves.length)) {
      note({ advised: [...status.advised, moves.length] });
      keeper.noteAdvised(status.advised);
      saveSoon();
    }
    // once something has happened at the table, the workers may think about that already
    const cancel = () => (revision === table.revision ? bots.drop() : undefined);
    return { advised: bots.advise(request, progress), cancel };
  }

  proceed();

  return {
    game: table.game,
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
      const seat = undoer();
      if (seat === null || closed) return;
      try {
        table.undo(revision, seat);
      } catch (error) {
        if (!(error instanceof TableRefusal)) throw error;
        return tell({ problem: { t: 'refused', why: error.why } });
      }
      clearTimeout(timer);
      bots.drop();
      save();
      proceed({ problem: null });
    },
    handOver: () => tell({ curtain: status.handOver, handOver: null }),
    takeOver(seat) {
      covered = false;
      proceed({ me: seat });
    },
    hold(on) {
      if (held === on) return;
      held = on;
      clearTimeout(timer);
      if (!closed) count();
    },
    next: () => goOn(),
    skip() {
      hurry = true;
      goOn();
    },
    hurry: () => bots.hurry(),
    ...(people.length === 1 && people.length < table.seats.length && { advise }),
    rematch: () => ({ options: table.options, seats: table.seats }),
    replay: () => table.replay(),
    close(abandoned = false) {
      if (unsaved && !abandoned) save();
      unsaved = false;
      stop();
    },
  };
}
