/** A value that both databases keep alike. JSON is kept as text. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** One statement, with parameters $1, $2 … */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly Value[];
  /** Must change or find a row. If it does not, nothing of its group is written, and a Conflict is thrown. */
  readonly must?: true;
}

/** One more entry of a table's log, together with what changes in the table's row. */
export interface Append {
  readonly table: string;
  /** The revision that the entry makes. Two writers of one revision: one wins. */
  readonly revision: number;
  readonly at: number;
  readonly seat: number | null;
  /** Who did it: a person's id, `bot` or `clock`. */
  readonly by: string;
  readonly kind: string;
  readonly body: string;
  /** Unique at the table: what was sent twice is done once. */
  readonly key: string;
  readonly status: string;
  /** Seats that are asked, as JSON. */
  readonly waiting: string;
  readonly deadline: number | null;
  /** When a bot is to move; null: none is asked. */
  readonly botDue: number | null;
}

/**
 * `taken`: the revision or the key is there already, or the table is not at the revision before; nothing was written.
 * So a log has no gap, and what a table's row says is of its last entry.
 */
export type Appended = 'written' | 'taken';

/**
 * The store could not write or read now: the disk is full, the database is away. Try again later. Nothing was changed,
 * unless the connection was lost on the way to the answer: then an entry's key tells whether it was written.
 */
export class StoreDown extends Error {
  constructor(cause: unknown) {
    super(`the store is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StoreDown';
  }
}

/**
 * A database, reduced to what the store needs of it. Everything that is answered is durable. Calls that come at the same
 * time are committed together.
 */
export interface Db {
  /** For words in messages and logs. */
  readonly kind: 'sqlite' | 'postgres';
  read(statement: Statement): Promise<Row[]>;
  /** All or nothing; answers the rows of each statement (of RETURNING). Throws StoreDown, Conflict, or what is wrong with a statement. */
  write(statements: readonly Statement[]): Promise<Row[][]>;
  append(entry: Append): Promise<Appended>;
  /** Tells other processes that a table has changed, and hears them; a database of one process tells nobody. */
  tell(message: object): void;
  hear(listener: (message: object) => void): void;
  close(): Promise<void>;
}

/** A unique value is there already, or a row that must be there is not. Nothing was written. */
export class Conflict extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Conflict';
  }
}
