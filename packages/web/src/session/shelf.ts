import type { TableFile } from '@guildhall/table';
import { createStore, del, entries, get, update } from 'idb-keyval';

/** A saved table as a list shows it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly round: number;
  readonly over: boolean;
  readonly waitingFor: 'human' | 'bot' | null;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly winners: readonly string[];
  /** Whether a person plays at it. */
  readonly hasPerson: boolean;
}

/** A table as it is kept. */
export interface Saved {
  readonly file: TableFile;
  readonly summary: Omit<TableSummary, 'id' | 'hasPerson'>;
  /** After how many moves advice was asked for; left out: never. */
  readonly advised?: readonly number[];
}

/** Somebody else has played this table on since it was read: their moves are not written over. */
export class PlayedElsewhere extends Error {
  constructor() {
    super('this table was played on elsewhere');
    this.name = 'PlayedElsewhere';
  }
}

/** It is kept until the page is closed, and no longer. */
export class OnlyForNow extends Error {
  constructor() {
    super('the browser keeps nothing at the moment');
    this.name = 'OnlyForNow';
  }
}

/** Where tables are kept. */
export interface Shelf {
  get(id: string): Promise<Saved | undefined>;
  /** `onto`: how many entries the kept table is known to have; null: it is new. Refused if that is not true any more. */
  put(id: string, saved: Saved, onto: number | null): Promise<void>;
  all(): Promise<readonly (readonly [id: string, saved: Saved])[]>;
  remove(id: string): Promise<void>;
  /** Whether it is kept until the page is closed, and no longer; left out: nothing here is. */
  isOnlyForNow?(id: string): boolean;
}

/** Entries are only ever added, so their number tells whether a table is still the one that was read. */
function checked(kept: Saved | undefined, saved: Saved, onto: number | null): Saved {
  if ((kept?.file.entries.length ?? null) !== onto) throw new PlayedElsewhere();
  return saved;
}

/** The shelf of this browser. */
export function browserShelf(): Shelf {
  const store = createStore('guildhall', 'tables');
  // async: a browser without a database throws at once, and that is a failure like any other
  return {
    get: async (id) => get<Saved>(id, store),
    // one transaction: two tabs cannot both find the table as they knew it
    put: async (id, saved, onto) => update<Saved>(id, (kept) => checked(kept, saved, onto), store),
    all: async () => entries<string, Saved>(store),
    remove: async (id) => del(id, store),
  };
}

/** A shelf that lasts as long as the page. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, Saved>();
  return {
    get: async (id) => kept.get(id),
    put: async (id, saved, onto) => void kept.set(id, structuredClone(checked(kept.get(id), saved, onto))),
    all: async () => [...kept],
    remove: async (id) => void kept.delete(id),
  };
}

interface ForNow {
  readonly saved: Saved;
  /** How many entries the other shelf was last known to have. */
  readonly onto: number | null;
}

/**
 * A shelf that goes on in memory where the other one cannot be used: private windows may have none, a disk may be full.
 * What is kept only there is refused with `OnlyForNow`, and found all the same.
 */
export function withMemory(lasting: Shelf): Shelf {
  const here = new Map<string, ForNow>();
  return {
    async get(id) {
      return here.get(id)?.saved ?? (await lasting.get(id).catch(() => undefined));
    },
    async put(id, saved, onto) {
      const before = here.get(id);
      const known = before === undefined ? onto : before.onto;
      try {
        await lasting.put(id, saved, known);
        here.delete(id);
      } catch (error) {
        if (error instanceof PlayedElsewhere) throw error;
        here.set(id, { saved: structuredClone(saved), onto: known });
        throw new OnlyForNow();
      }
    },
    async all() {
      const others = await lasting.all().catch(() => []);
      return [...others.filter(([id]) => !here.has(id)), ...[...here].map(([id, { saved }]) => [id, saved] as const)];
    },
    async remove(id) {
      if (here.delete(id)) await lasting.remove(id).catch(() => {});
      else await lasting.remove(id);
    },
    isOnlyForNow: (id) => here.has(id),
  };
}
