import { StartError } from '../port.ts';
import type { Connection } from './connection.ts';
import type { Row, Value } from './db.ts';
import { type Steps, takeSteps, versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { hasMigrations, keyOf, tablesOf } from './schema.ts';

/**
 * A backup is lines of JSON, alike for both databases: a head, one line for each row, and an end that counts them. It
 * holds everything, secrets too.
 */
interface Head {
  readonly guildhall: 'backup';
  readonly format: 1;
  /** The step of the migrations that the rows are of. */
  readonly migration: number;
  readonly at: number;
}
interface Line {
  readonly table: string;
  readonly row: Row;
}
interface End {
  readonly rows: number;
}

const ROWS_AT_ONCE = 500;
/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const VALUES_AT_ONCE = 5000;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const marks = (n: number, after = 0): string => Array.from({ length: n }, (_, i) => `$${after + i + 1}`).join(', ');

/** The rows of a table in the order of its key, a part at a time. */
async function* rowsOf(connection: Connection, table: string): AsyncGenerator<Row> {
  const key = await keyOf(connection, table);
  const order = `ORDER BY ${quoted(key)} LIMIT ${ROWS_AT_ONCE}`;
  const first = `SELECT * FROM "${table}" ${order}`;
  const next = `SELECT * FROM "${table}" WHERE (${quoted(key)}) > (${marks(key.length)}) ${order}`;
  let rows = await connection.all(first);
  while (rows.length > 0) {
    yield* rows;
    const last = rows.at(-1)!;
    rows =
      rows.length < ROWS_AT_ONCE
        ? []
        : await connection.all(
            next,
            key.map((column) => last[column]!),
          );
  }
}

/** Writes everything line by line, as it is at one moment, while others go on writing; answers how many rows. */
export async function backup(
  connection: Connection,
  write: (line: string) => Promise<void>,
  steps: Steps = MIGRATIONS,
): Promise<number> {
  const put = (value: Head | Line | End) => write(JSON.stringify(value));
  return connection.transaction('read', async () => {
    if (!(await hasMigrations(connection))) throw new StartError('There is nothing in this store yet.');
    const migration = await versionOf(connection);
    if (migration > steps.length) throw new StartError('The store was written by a newer Guildhall; use that one.');
    await put({ guildhall: 'backup', format: 1, migration, at: Date.now() });
    let count = 0;
    for (const table of await tablesOf(connection, steps)) {
      for await (const row of rowsOf(connection, table)) {
        await put({ table, row });
        count++;
      }
    }
    await put({ rows: count });
    return count;
  });
}

function read(text: string, n: number): Partial<Head & Line & End> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told below.
  }
  throw new StartError(`Line ${n} of the backup is damaged. Nothing was restored.`);
}

function checkHead({ guildhall, format, migration = 0 }: Partial<Head>, steps: Steps): number {
  if (guildhall !== 'backup') throw new StartError('This file is no backup of Guildhall.');
  if (format !== 1 || migration > steps.length) {
    throw new StartError('The backup was made by a newer Guildhall; restore it with that one.');
  }
  return migration;
}

/** Empty tables may be of another version than the backup, so they are made anew. */
async function clear(connection: Connection, steps: Steps): Promise<void> {
  if (!(await hasMigrations(connection))) return;
  const tables = await tablesOf(connection, steps);
  for (const table of tables) {
    const rows = await connection.all(`SELECT 1 AS here FROM "${table}" LIMIT 1`);
    if (rows.length > 0) throw new StartError('The store is not empty. A backup is restored into an empty one only.');
  }
  for (const table of [...tables, 'migration']) await connection.all(`DROP TABLE "${table}"`);
}

/** Rows of one table with the same columns are inserted together. */
function inserter(connection: Connection) {
  let table = '';
  let columns: string[] = [];
  let values: Value[] = [];
  async function flush(): Promise<void> {
    if (values.length === 0) return;
    const rows = Array.from(
      { length: values.length / columns.length },
      (_, i) => `(${marks(columns.length, i * columns.length)})`,
    );
    await connection.all(`INSERT INTO "${table}" (${quoted(columns)}) VALUES ${rows.join(', ')}`, values);
    values = [];
  }
  return {
    flush,
    async add(line: Line): Promise<void> {
      const names = Object.keys(line.row);
      if (line.table !== table || names.join() !== columns.join() || values.length + names.length > VALUES_AT_ONCE) {
        await flush();
        table = line.table;
        columns = names;
      }
      values.push(...Object.values(line.row));
    },
  };
}

const isName = (name: string): boolean => /^[a-z][a-z0-9_]*$/.test(name);
const isRow = (row: unknown): row is Row =>
  typeof row === 'object' &&
  row !== null &&
  Object.keys(row).every(isName) &&
  Object.values(row).every((value) => value === null || ['string', 'number'].includes(typeof value));

/** Fills an empty store from the lines of a backup, and brings it to the newest version: all or nothing. */
export async function restore(
  connection: Connection,
  lines: AsyncIterable<string>,
  steps: Steps = MIGRATIONS,
): Promise<number> {
  return connection.transaction('write', async () => {
    await clear(connection, steps);
    const { add, flush } = inserter(connection);
    let tables = new Set<string>();
    let n = 0;
    let count = 0;
    let ended = false;
    for await (const text of lines) {
      const line = read(text, ++n);
      if (n === 1) {
        await takeSteps(connection, checkHead(line, steps), steps);
        tables = new Set(await tablesOf(connection, steps));
      } else if (line.table !== undefined && tables.has(line.table) && isRow(line.row) && !ended) {
        await add({ table: line.table, row: line.row });
        count++;
      } else if (line.rows === count && !ended) {
        ended = true;
      } else {
        throw new StartError(`Line ${n} of the backup is damaged. Nothing was restored.`);
      }
    }
    if (!ended) throw new StartError('The backup is not complete: its end is missing. Nothing was restored.');
    await flush();
    await takeSteps(connection, steps.length, steps);
    return count;
  });
}
