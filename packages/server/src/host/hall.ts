import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChatLine, TableInfo } from '@guildhall/protocol';
import type { Db } from '../store/db.ts';
import { hasBegun, infoOf } from '../store/table-rows.ts';
import { type Position, type TableStore, tableStore } from '../store/tables.ts';
import type { Presence } from './audience.ts';
import { Elsewhere, TOLD_EVERY } from './elsewhere.ts';
import { leaving } from './leaving.ts';
import { type BotJob, type Change, called, Refusing, type Surroundings } from './surroundings.ts';
import { TableHost } from './table-host.ts';

/** What the hall tells those around it. */
export interface HallEvents {
  /** Seats, status or whose turn it is have changed at a table; `here`: by what this process did. */
  changed(table: string, info: () => TableInfo, change: Change, here: boolean): void;
  failed(error: unknown, table: string): void;
}

export interface HallSettings {
  readonly botDelay: number;
  readonly drawingTime: number;
  /** After so many milliseconds without use a table leaves the memory. */
  readonly sleepAfter: number;
  think(job: BotJob): Promise<unknown>;
}

/** How often the watch looks for tables at which something is due. */
const WATCH_EVERY = 1000;
/** Another process gets so long to let its own bots move before this one does it for it. */
const PATIENCE = 5000;

/** Clocks of processes differ, and what is said takes a moment to be stored: words are looked for from so much earlier on. */
const SAID_MARGIN = 10_000;

/** Who looks at tables is told again in as many parts, so that it is never much at once. */
const PARTS = TOLD_EVERY / WATCH_EVERY;

/** What one process tells the others. All of it are hints: a process that misses one finds out later. */
type Hint =
  | (Change & { readonly table: string })
  | { readonly said: string; readonly line: ChatLine }
  /** Who looks at a table at the process `by`; `asks`: and who does at yours? */
  | ({ readonly present: string; readonly by: string; readonly asks?: true } & Presence);

/** All tables that are awake in this process. */
export class Hall {
  readonly store: TableStore;
  readonly #db: Db;
  readonly #hosts = new Map<string, TableHost>();
  readonly #around: Surroundings;
  readonly #settings: HallSettings;
  #watch: ReturnType<typeof setInterval> | null = null;
  #looking = false;
  #closed = false;
  /** What goes on by itself, outside the mailboxes: the store stays open until it is done. */
  readonly #going = new Set<Promise<void>>();
  readonly #elsewhere = new Elsewhere();
  #part = 0;
  /** Until then no word is missing. */
  #saidUntil = Date.now();

  constructor(db: Db, settings: HallSettings, events: HallEvents) {
    this.#db = db;
    /** The name of this process among the others. */
    const by = randomUUID().slice(0, 8);
    const tell = (hint: Hint) => db.tell(hint);
    this.#settings = settings;
    this.store = tableStore(db);
    this.#around = {
      store: this.store,
      now: () => Date.now(),
      botDelay: settings.botDelay,
      drawingTime: settings.drawingTime,
      think: settings.think,
      failed: events.failed,
      missing: (id) => void this.#hosts.delete(id),
      changed: (table, info, change) => {
        tell({ table, ...change });
        events.changed(table, info, change, true);
      },
      said: (table, line) => tell({ said: table, line }),
      present: (table, presence, asks) => tell({ present: table, by, ...presence, ...(asks && { asks }) }),
      withElsewhere: (table, presence) => this.#elsewhere.with(table, presence),
    };
    // on the same line there is also news of people
    db.hear((message) => this.#hear(message as Hint | Record<never, never>, events));
  }

  #hear(hint: Hint | Record<never, never>, events: HallEvents): void {
    if (this.#closed) return;
    if ('table' in hint) {
      const { table, ...change } = hint;
      this.#goOn(this.#heard(table, change, events));
    } else if ('said' in hint) {
      this.#hosts
        .get(hint.said)
        ?.saidElsewhere(hint.line)
        .catch((error: unknown) => events.failed(error, hint.said));
    } else if ('present' in hint) {
      const { present, by, here, watchers, asks } = hint;
      const host = this.#hosts.get(present);
      if (this.#elsewhere.heard(present, by, { here, watchers }, Date.now())) host?.tellPresence();
      if (asks) host?.repeatPresence();
    }
  }

  async #heard(id: string, change: Change, events: HallEvents): Promise<void> {
    try {
      await this.#hosts.get(id)?.changedOutside(change.revision, change.entry);
      if (called(change).length === 0 && !change.row) return;
      const info = await this.table(id).info();
      events.changed(id, () => info, change, false);
    } catch (error) {
      events.failed(error, id);
    }
  }

  get awake(): number {
    return this.#hosts.size;
  }

  table(id: string): TableHost {
    const known = this.#hosts.get(id);
    if (known !== undefined) return known;
    const host = new TableHost(id, this.#around);
    this.#hosts.set(id, host);
    return host;
  }

  /** What everybody may know of a table; null: there is none. */
  async info(id: string): Promise<TableInfo | null> {
    // a table that is awake may be about to write something down
    const host = this.#hosts.get(id);
    if (host !== undefined) return host.info().catch(noneIfMissing);
    const row = await this.store.read(id);
    return row === null ? null : infoOf(row);
  }

  /** Seats or status were changed in the store by this process; `asked`: people who are invited to a seat. */
  async touch(info: TableInfo, asked: readonly string[] = []): Promise<void> {
    await this.#hosts.get(info.id)?.changedOutside(0);
    this.#around.changed(info.id, () => info, { revision: 0, asked, row: true });
  }

  /** A person goes for good: they leave tables that have not begun, and bots play their other seats to the end. */
  async leaveAll(person: string): Promise<void> {
    for (const table of await this.store.ofPerson(person, false, 1000)) {
      if (hasBegun(table)) {
        await this.table(table.id)
          .seat(person, randomUUID(), 'resign')
          .catch((error: unknown) => {
            if (!(error instanceof Refusing)) throw error;
          });
      } else {
        const left = leaving(table, person);
        if (left !== null && (await this.store.change(table.id, ['gathering'], left.change, left.seats))) {
          await this.touch(infoOf((await this.store.read(table.id))!));
        }
      }
    }
  }

  /** Looks after tables from now on: what is due is done, and what is not used leaves the memory. */
  start(): void {
    this.#watch = setInterval(() => {
      if (this.#db.kind === 'postgres') this.#repeatPresence();
      this.#goOn(this.#look());
    }, WATCH_EVERY);
  }

  #goOn(job: Promise<void>): void {
    this.#going.add(job);
    void job.finally(() => this.#going.delete(job));
  }

  /** Tells other processes once more who looks at some of the tables here, and forgets what they have not told again. */
  #repeatPresence(): void {
    this.#part = (this.#part + 1) % PARTS;
    let n = 0;
    for (const host of this.#hosts.values()) if (n++ % PARTS === this.#part) host.repeatPresence();
    for (const id of this.#elsewhere.sweep(Date.now())) this.#hosts.get(id)?.tellPresence();
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const now = Date.now();
      for (const id of await this.store.due(now, now - PATIENCE)) {
        await this.table(id)
          .due()
          .catch((error: unknown) => this.#around.failed(error, id));
      }
      if (this.#db.kind === 'postgres') await this.#catchUp();
      for (const [id, host] of this.#hosts) {
        const since = host.idleSince;
        if (since === null || now - since < this.#settings.sleepAfter) continue;
        await host.sleep();
        if (host.idleSince !== null) this.#hosts.delete(id);
      }
    } catch (error) {
      this.#around.failed(error, '');
    } finally {
      this.#looking = false;
    }
  }

  /**
   * What other processes did is heard of by hints, and a hint is lost when a process or a connection ends at the wrong
   * moment. So the tables that people look at here are compared with the store.
   */
  async #catchUp(): Promise<void> {
    const looked = [...this.#hosts].flatMap(([id, { told }]) => (told === null ? [] : [{ id, told }]));
    const stored = await this.store.positions(looked.map(({ id }) => id));
    for (const { id, told } of looked) {
      const now = stored.get(id);
      if (now === undefined || !isNews(now, told)) continue;
      await this.#hosts
        .get(id)
        ?.changedOutside(now.revision)
        .catch((error: unknown) => this.#around.failed(error, id));
    }
    await this.#catchUpWithSeats();
    await this.#catchUpWithWords();
  }

  /** Before the start nothing counts who comes and goes. */
  async #catchUpWithSeats(): Promise<void> {
    const rooms = [...this.#hosts].flatMap(([id, { told }]) => (told?.status === 'gathering' ? [id] : []));
    for (const row of await this.store.gathering(rooms)) await this.#hosts.get(row.id)?.gathers(infoOf(row));
  }

  async #catchUpWithWords(): Promise<void> {
    const now = Date.now();
    const looked = [...this.#hosts].flatMap(([id, { isLookedAt }]) => (isLookedAt ? [id] : []));
    for (const { table, line } of await this.store.saidSince(looked, this.#saidUntil - SAID_MARGIN)) {
      await this.#hosts.get(table)?.saidElsewhere(line);
    }
    this.#saidUntil = now;
  }

  /** Every table is written down; nothing more happens here. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#watch !== null) clearInterval(this.#watch);
    await Promise.all(this.#going);
    await Promise.allSettled([...this.#hosts.values()].map((host) => host.sleep()));
    this.#hosts.clear();
    await this.#db.close();
  }
}

/** Whether those who look do not know yet how things stand. */
const isNews = (now: Position, told: Position): boolean =>
  now.revision > told.revision || now.status !== told.status || !isDeepStrictEqual(now.asking, told.asking);

function noneIfMissing(error: unknown): null {
  if (error instanceof Refusing && error.why === 'noTable') return null;
  throw error;
}
