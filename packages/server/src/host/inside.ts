import type { ChatLine, Refused } from '@guildhall/protocol';
import { askedBots, follow, type LogBody, type LogEntry, TableRefusal } from '@guildhall/table';
import { bodyOf, hasBegun, infoOf, type StoredTable } from '../store/table-rows.ts';
import { Audience, type Presence, type Viewer } from './audience.ts';
import { type Awake, rowOf, standingAt, wakeTable } from './awake.ts';
import { finish } from './finish.ts';
import { Mailbox } from './mailbox.ts';
import { type Change, type Done, Refusing, type Surroundings } from './surroundings.ts';
import { type Events, entryTexts, rowText, wholeText } from './texts.ts';

const SNAPSHOT_EVERY = 50;
const CHAT_LINES = 50;
/** So many milliseconds a line is known that was told. */
const SAID_KNOWN = 60_000;
/** Other processes are told of moves with so many actions; longer ones they read from the store. */
const MOST_TOLD = 10;
/** After a failure a table that people look at is read again: first after this many milliseconds, then less and less often. */
const FIRST_RETRY = 250;
const LAST_RETRY = 30_000;

/** What is to be written; it has been played in memory. */
export interface Making {
  readonly entry: LogBody;
  readonly events: Events;
}

/**
 * The inside of a host: what it knows of its table, and the way that every entry of the log takes: check, play, store, and
 * only then tell. When storing fails the table is forgotten, and read again from the store.
 */
export class Inside {
  readonly id: string;
  readonly around: Surroundings;
  readonly audience = new Audience((person) => this.seatOf(person));
  /** Null: it is not in memory. */
  row: StoredTable | null = null;
  awake: Awake | null = null;
  /** A bot of this table thinks. */
  thinking = false;
  readonly #due: () => Promise<void>;
  readonly #mailbox = new Mailbox((error) => this.#failed(error));
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** There is no such table: nothing is worth keeping. */
  #missing = false;
  #usedAt: number;
  /** Those who look may know less than is stored. */
  #behind = false;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #retryAfter = FIRST_RETRY;
  /** By their keys, when the lines that were told were said; null while nobody says anything, as at most tables. */
  #said: Map<string, number> | null = null;

  /** `due`: does what the time has come for. */
  constructor(id: string, around: Surroundings, due: () => Promise<void>) {
    this.id = id;
    this.around = around;
    this.#due = due;
    this.#usedAt = around.now();
  }

  // ── the mailbox ──

  get isQuiet(): boolean {
    return this.#mailbox.isEmpty;
  }

  /** When it was last used; null: it is in use. */
  get idleSince(): number | null {
    const busy = this.audience.viewers.size > 0 || !this.isQuiet || this.#timer !== null || this.thinking;
    if (busy) return null;
    return this.#missing ? 0 : this.#usedAt;
  }

  /** One thing after the other. */
  post<T>(job: () => Promise<T>): Promise<T> {
    this.#usedAt = this.around.now();
    return this.#mailbox.post(job);
  }

  #failed(error: unknown): void {
    if (error instanceof Refusing) return;
    this.forget();
    this.#retryLater();
  }

  /** Something failed after which those who look may have missed something, and nobody else may ever come to tell them. */
  #retryLater(): void {
    if (this.audience.viewers.size === 0 || this.#retry !== null) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.post(() => this.tellAnew()).catch((error: unknown) => {
        if (!(error instanceof Refusing)) this.around.failed(error, this.id);
      });
    }, this.#retryAfter);
    this.#retryAfter = Math.min(2 * this.#retryAfter, LAST_RETRY);
  }

  // ── memory ──

  /** What is in memory may not be what is stored: the next one who comes reads it again, and everybody is told. */
  forget(): void {
    this.row = null;
    this.awake = null;
    this.audience.forget();
    this.#behind = this.audience.viewers.size > 0;
  }

  async load(): Promise<StoredTable> {
    this.row ??= await this.around.store.read(this.id);
    this.#missing = this.row === null;
    if (this.row === null) {
      this.around.missing(this.id);
      throw new Refusing('noTable', 'there is no such table');
    }
    return this.row;
  }

  async wake(): Promise<Awake> {
    if (this.awake !== null) return this.awake;
    const row = await this.load();
    if (!hasBegun(row)) throw new Refusing('notRunning', 'the game has not begun yet');
    const awake = await wakeTable(this.around.store, row);
    this.awake = awake;
    this.row = rowOf(row, awake);
    if (row.endedAt === null && hasEnded(this.row)) await finish(this);
    this.schedule();
    if (this.#behind) {
      for (const viewer of this.audience.viewers) await this.tellWhole(viewer);
      this.#behind = false;
    }
    return awake;
  }

  /** Reads the table if it is not in memory; whoever looks is told how things stand. */
  async tellAnew(): Promise<void> {
    if (hasBegun(await this.load())) await this.wake();
    else if (this.#behind) {
      this.#behind = false;
      this.tellRow();
    }
    this.#retryAfter = FIRST_RETRY;
  }

  /** Writes down where the table is, so that it wakes quickly. */
  async sleep(): Promise<void> {
    this.#stopTimer();
    if (this.awake !== null && this.row!.endedAt === null) await this.#saveSnapshot();
    this.forget();
  }

  async #saveSnapshot(): Promise<void> {
    const { hosted } = this.awake!;
    await this.around.store.saveSnapshot(this.id, hosted.revision, hosted);
  }

  seatOf(person: string | null): number {
    if (person === null) return -1;
    const { seats } = this.row!;
    let seat = seats.length - 1;
    while (seat >= 0 && seats[seat]!.person !== person) seat--;
    return seat;
  }

  mySeat(person: string): number {
    const seat = this.seatOf(person);
    if (seat < 0) throw new Refusing('notYours', 'you have no seat at this table');
    return seat;
  }

  mustRun(): void {
    const { status } = this.row!;
    if (status === 'paused') throw new Refusing('paused', 'the game is paused');
    if (status !== 'running') throw new Refusing('gameOver', 'the game is over');
  }

  // ── telling ──

  tellAll(message: object): void {
    this.audience.tell(JSON.stringify(message));
  }

  /** A line is told once, from wherever it is heard. */
  tellLine(line: ChatLine): void {
    this.#said ??= new Map();
    if (this.#said.has(line.key)) return;
    for (const [key, at] of this.#said) if (at < line.at - SAID_KNOWN) this.#said.delete(key);
    this.#said.set(line.key, line.at);
    this.tellAll({ t: 'chat', table: this.id, line });
  }

  tellRow(): void {
    this.audience.tell(rowText(this.row!, this.awake));
  }

  /** Who looks at the table, here and at other processes. */
  presence(): Presence {
    return this.around.withElsewhere(this.id, this.audience.presence());
  }

  async tellWhole(viewer: Viewer): Promise<void> {
    const chat = await this.around.store.chat(this.id, CHAT_LINES);
    const room = { ...this.presence(), chat };
    viewer.send(wholeText(this.row!, this.awake, this.seatOf(viewer.person), room));
  }

  /** What is stored is told to everybody at this process. */
  publish(entry: LogBody, events: Events, row = rowOf(this.row!, this.awake!)): void {
    this.row = row;
    this.audience.publish(row.revision, entryTexts(row, this.awake!, entry, events));
  }

  /** Those around the table hear that its row has changed. */
  changedRow(change: Change): void {
    const row = this.row!;
    this.around.changed(this.id, () => infoOf(row), change);
  }

  // ── entries ──

  /** Checks, plays, stores and tells; once more if another process was first. What was done before is not done again. */
  async enter(key: string, by: string, make: (awake: Awake, at: number) => Making | Promise<Making>): Promise<Done> {
    for (let tries = 0; tries < 4; tries++) {
      const awake = this.awake ?? (await this.wake());
      const at = Math.max(this.around.now(), awake.hosted.clock.since);
      try {
        const made = make(awake, at);
        const making = made instanceof Promise ? await made : made;
        if (await this.#store(making, by, key, at)) return { revision: awake.hosted.revision };
      } catch (error) {
        const refusing = refusingOf(error, awake.hosted.revision);
        if (refusing === null) throw error;
        const made = await this.around.store.madeBy(this.id, key);
        if (made === null) throw refusing;
        return { revision: made, again: true };
      }
      this.forget();
      await this.wake();
      const made = await this.around.store.madeBy(this.id, key);
      if (made !== null) return { revision: made, again: true };
    }
    throw new Refusing('busy', 'the table is very busy; try again');
  }

  /** Stores what was played in memory. False: somebody else was first, and nothing was written. */
  async #store({ entry, events }: Making, by: string, key: string, at: number): Promise<boolean> {
    const awake = this.awake!;
    const { waiting } = this.row!;
    const after = rowOf(this.row!, awake);
    const written = await this.around.store.append({
      table: this.id,
      revision: after.revision,
      at,
      seat: entry.seat,
      by,
      kind: entry.kind,
      body: bodyOf(entry),
      key,
      status: after.status,
      waiting: JSON.stringify(after.waiting),
      deadline: after.deadline,
      botDue: this.botDue(at),
    });
    if (written === 'taken') return false;
    this.publish(entry, events, after);
    const asked = after.waiting.filter((seat) => !waiting.includes(seat) && after.seats[seat]!.bot === null);
    const long = entry.kind === 'move' && entry.actions.length > MOST_TOLD;
    this.changedRow({
      revision: after.revision,
      asked: asked.flatMap((seat) => after.seats[seat]!.person ?? []),
      row: entry.kind !== 'move' || after.status === 'over',
      ...(!long && { entry: { ...entry, at } }),
    });
    if (hasEnded(after)) await finish(this);
    this.schedule();
    if (after.revision % SNAPSHOT_EVERY === 0) {
      void this.#saveSnapshot().catch((error: unknown) => this.around.failed(error, this.id));
    }
    return true;
  }

  /** The actions that stood before a step back; no other entry needs them. */
  async formerFor(entry: LogBody) {
    if (entry.kind !== 'undo' && entry.kind !== 'rewind') return [];
    return standingAt(this.around.store, this.id, this.awake!.hosted.revision);
  }

  /** An entry that asks nothing of the rules: it is followed as it will be when the table wakes. */
  async followed({ charter, hosted }: Awake, entry: LogBody, at: number): Promise<Making> {
    const former = await this.formerFor(entry);
    return { entry, events: follow(charter, hosted, { ...entry, at }, () => former) };
  }

  /** Whether it is awake and knows this revision. */
  hasReached(revision: number): boolean {
    return this.awake !== null && revision <= this.awake.hosted.revision;
  }

  /** Somebody names a revision that they have heard of from another process before this one did. */
  async reach(revision: number): Promise<void> {
    const { hosted } = await this.wake();
    if (revision > hosted.revision) await this.catchUp(revision);
  }

  /** Another process has made this revision, with this entry or with ones that are to be read. */
  async catchUp(revision: number, told?: LogEntry): Promise<void> {
    const { charter, hosted } = this.awake!;
    const next = told !== undefined && revision === hosted.revision + 1;
    const missed = next ? [{ entry: told }] : await this.around.store.log(this.id, hosted.revision);
    for (const { entry } of missed) {
      const former = await this.formerFor(entry);
      this.publish(
        entry,
        follow(charter, hosted, entry, () => former),
      );
    }
    this.schedule();
  }

  // ── time ──

  /** When a bot is to move; null: none is asked. */
  botDue(now: number): number | null {
    const { charter, hosted } = this.awake!;
    return askedBots(charter, hosted).length > 0 ? now + this.around.botDelay : null;
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Sets the timer for what comes next: a bot's move, or the end of somebody's time. */
  schedule(): void {
    this.#stopTimer();
    const { row } = this;
    if (row === null || row.endedAt !== null) return;
    const now = this.around.now();
    const due = (this.awake === null ? null : this.botDue(now)) ?? row.deadline;
    // what is far away is found by the watch over all tables
    if (due === null || due - now > 60_000) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.#due().catch((error: unknown) => this.around.failed(error, this.id));
      },
      Math.max(0, due - now),
    );
  }
}

const hasEnded = ({ status }: StoredTable): boolean => status === 'over' || status === 'ended';

/** What was refused, for whoever asked; null: something went wrong. */
function refusingOf(error: unknown, revision: number): Refusing | null {
  if (error instanceof Refusing) return error;
  return error instanceof TableRefusal ? new Refusing(error.why satisfies Refused, error.message, revision) : null;
}
