import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StartError } from '../port.ts';
import { type Connection, inTransaction } from './connection.ts';
import type { Row, Statement, Value } from './db.ts';

export const FILE = 'guildhall.sqlite';
const LOCK_FILE = 'guildhall.lock';

/** Result codes of SQLite, without what its extended codes add in the higher bits. */
const BUSY = 5;
const CONSTRAINT = 19;
const UNIQUE = [1555, 2067];
/** Busy, locked, no memory, read-only, input or output, corrupt, full, cannot open, protocol, not a database. */
const UNAVAILABLE: readonly number[] = [BUSY, 6, 7, 8, 10, 11, 13, 14, 15, 26];

const codeOf = (error: unknown): number => Number((error as { errcode?: number }).errcode ?? 0);

export type Trouble = 'unavailable' | 'conflict' | 'wrong';

/** What an error of SQLite means: the store cannot now, the value is there already, or the statement is wrong. */
export function troubleOf(error: unknown): Trouble {
  const code = codeOf(error);
  if (UNAVAILABLE.includes(code & 0xff)) return 'unavailable';
  return (code & 0xff) === CONSTRAINT && UNIQUE.includes(code) ? 'conflict' : 'wrong';
}

/** Statements are parsed once. */
export interface Prepared {
  /** The rows a statement gives, and how many it changed or found. */
  run(statement: Statement): { readonly rows: Row[]; readonly count: number };
}

/** Lists of changing length make statements without end; so many are kept. */
const MOST_PREPARED = 500;

export function prepared(file: DatabaseSync): Prepared {
  const known = new Map<string, { readonly statement: StatementSync; readonly gives: boolean }>();
  const prepare = (sql: string) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    const statement = file.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    const made = { statement, gives: statement.columns().length > 0 };
    if (known.size >= MOST_PREPARED) known.clear();
    known.set(sql, made);
    return made;
  };
  return {
    run({ sql, values = [] }) {
      const { statement, gives } = prepare(sql);
      if (!gives) return { rows: [], count: Number(statement.run(...values).changes) };
      const rows = statement.all(...values) as Row[];
      return { rows, count: rows.length };
    },
  };
}

/** The same trouble in words, for what SQLite says when a file cannot be opened. */
function openError(error: unknown, path: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The store ${path} cannot be opened: ${reason}.`);
}

/**
 * Holds the folder until the process ends, however it ends: the system gives the lock of a process back. The file of the
 * lock stays empty.
 */
function lockFolder(folder: string): DatabaseSync {
  const path = join(folder, LOCK_FILE);
  try {
    const lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    if ((codeOf(error) & 0xff) !== BUSY) throw openError(error, path);
    throw new StartError(
      `The folder ${folder} is in use by another Guildhall that is running. Stop that one first, or choose another folder.`,
    );
  }
}

export interface WriteFile {
  readonly file: DatabaseSync;
  close(): void;
}

/** The store of a folder, for the only process that may write it. The folder is made if it is missing. */
export function openToWrite(folder: string): WriteFile {
  const path = join(folder, FILE);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw openError(error, folder);
  }
  const lock = lockFolder(folder);
  try {
    const file = new DatabaseSync(path, { timeout: 5000 });
    // FULL: what is committed survives a power cut, not only the end of the process. A thread of its own brings the journal
    // into the file; only if that cannot keep up, the writer does it itself after 8000 pages.
    file.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864; PRAGMA wal_autocheckpoint = 8000',
    );
    return {
      file,
      close() {
        file.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw openError(error, path);
  }
}

/** Beside the one that writes, in the same process. */
export function openToCheckpoint(folder: string): DatabaseSync {
  const file = new DatabaseSync(join(folder, FILE), { timeout: 0 });
  file.exec('PRAGMA synchronous = FULL');
  return file;
}

/** Beside the one that writes, in the same or another process. */
export function openToRead(folder: string): DatabaseSync {
  const path = join(folder, FILE);
  try {
    const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    file.exec('SELECT 1 FROM sqlite_master');
    return file;
  } catch (error) {
    throw openError(error, path);
  }
}

export function sqliteConnection(file: DatabaseSync, close = () => file.close()): Connection {
  const { run } = prepared(file);
  const all = async (sql: string, values: readonly Value[] = []): Promise<Row[]> => run({ sql, values }).rows;
  return {
    kind: 'sqlite',
    all,
    transaction: (purpose, work) => inTransaction(all, purpose === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN', work),
    close: async () => close(),
  };
}
