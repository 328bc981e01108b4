import { setImmediate } from 'node:timers';
import pg from 'pg';
import { type Append, type Appended, Conflict, type Db, type Row, type Statement, StoreDown } from './db.ts';
import { migrate } from './migrate.ts';
import { postgresBus } from './postgres-bus.ts';
import { known, postgresConnection, settings, troubleOf } from './postgres-client.ts';

const CONNECTIONS = 8;
/** While one batch is on its way to the disk, the next one is already being read. */
const MOST_UNDER_WAY = 2;
const MOST_ENTRIES = 1000;
const MOST_TRIES = 5;
/** Lists of changing length make statements without end; so many are prepared. */
const MOST_PREPARED = 300;

/** In the order of their tables, so that two processes never wait for each other in a circle. */
const APPEND = `WITH entry AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[],
      $9::text[], $10::text[], $11::bigint[], $12::bigint[])
      AS entry (tbl, revision, at, seat, made_by, kind, body, key, status, waiting, deadline, bot_due)
  ), made AS (
    INSERT INTO log (tbl, revision, at, seat, made_by, kind, body, key)
      SELECT entry.tbl, entry.revision, entry.at, entry.seat, entry.made_by, entry.kind, entry.body, entry.key
      FROM entry JOIN tbl ON tbl.id = entry.tbl AND tbl.revision = entry.revision - 1 ORDER BY entry.tbl
      ON CONFLICT DO NOTHING RETURNING tbl
  ), changed AS (
    UPDATE tbl SET revision = entry.revision, status = entry.status, waiting = entry.waiting,
      deadline = entry.deadline, bot_due = entry.bot_due
      FROM entry JOIN made USING (tbl) WHERE tbl.id = entry.tbl
  ) SELECT tbl FROM made`;

const COLUMNS = [
  'table',
  'revision',
  'at',
  'seat',
  'by',
  'kind',
  'body',
  'key',
  'status',
  'waiting',
  'deadline',
  'botDue',
] as const satisfies readonly (keyof Append)[];

interface Waiting {
  readonly entry: Append;
  readonly resolve: (outcome: Appended) => void;
  readonly reject: (error: Error) => void;
}

export async function openPostgres(address: string): Promise<Db> {
  const connection = await postgresConnection(address);
  try {
    await migrate(connection);
  } finally {
    await connection.close();
  }
  const pool = new pg.Pool({ ...settings(address), max: CONNECTIONS, query_timeout: 30_000 });
  // A connection that is lost while nobody uses it is replaced when it is needed.
  pool.on('error', () => {});
  // One that is lost in use fails what uses it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const bus = postgresBus(address);
  await bus.connect();
  let closed = false;

  const names = new Map<string, string>();
  function nameOf(sql: string): string | undefined {
    let name = names.get(sql);
    if (name === undefined && names.size < MOST_PREPARED) {
      name = `s${names.size}`;
      names.set(sql, name);
    }
    return name;
  }

  async function run(client: pg.PoolClient, { sql, values, must }: Statement): Promise<Row[]> {
    const { rows, rowCount } = await client.query<Row>({ name: nameOf(sql), text: sql, values: [...(values ?? [])] });
    if (must && rowCount === 0) throw new Conflict(`found no row: ${sql}`);
    return rows;
  }

  async function once<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      const sound = error instanceof Conflict || ['conflict', 'wrong'].includes(troubleOf(error));
      client.release(!sound);
      throw error;
    }
  }

  /** Work on one connection. What the database undid for the sake of another is tried again. */
  async function use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (closed) throw new StoreDown('it was closed');
    for (let tries = 1; ; tries++) {
      try {
        return await once(work);
      } catch (error) {
        if (error instanceof Conflict) throw error;
        if (troubleOf(error) !== 'again' || tries === MOST_TRIES) throw known(error);
      }
    }
  }

  async function transaction(client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
    await client.query('BEGIN');
    try {
      const results: Row[][] = [];
      for (const statement of statements) results.push(await run(client, statement));
      await client.query('COMMIT');
      return results;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /** Entries that wait, by table. A table has one entry under way at most, so that its log has no gap. */
  const queues = new Map<string, Waiting[]>();
  const busy = new Set<string>();
  let batches = 0;
  let planned = false;
  let whenIdle: (() => void) | null = null;

  function nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    for (const [table, queue] of queues) {
      if (busy.has(table)) continue;
      batch.push(queue.shift()!);
      busy.add(table);
      if (queue.length === 0) queues.delete(table);
      if (batch.length === MOST_ENTRIES) break;
    }
    return batch;
  }

  async function writeBatch(batch: readonly Waiting[]): Promise<void> {
    const values = COLUMNS.map((column) => batch.map(({ entry }) => entry[column]));
    try {
      const rows = await use(async (client) => (await client.query({ name: 'append', text: APPEND, values })).rows);
      const written = new Set(rows.map(({ tbl }) => tbl));
      for (const { entry, resolve } of batch) resolve(written.has(entry.table) ? 'written' : 'taken');
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
  }

  function flush(): void {
    planned = false;
    while (batches < MOST_UNDER_WAY) {
      const batch = nextBatch();
      if (batch.length === 0) return;
      batches++;
      void writeBatch(batch).then(() => {
        batches--;
        for (const { entry } of batch) busy.delete(entry.table);
        plan();
        if (batches === 0 && queues.size === 0) whenIdle?.();
      });
    }
  }

  /** Entries of one turn of the event loop go together. */
  function plan(): void {
    if (planned || queues.size === 0) return;
    planned = true;
    setImmediate(flush);
  }

  return {
    kind: 'postgres',
    read: (statement) => use((client) => run(client, statement)),
    async write(statements) {
      if (statements.length === 0) return [];
      if (statements.length === 1) return [await use((client) => run(client, statements[0]!))];
      return use((client) => transaction(client, statements));
    },
    append: (entry) =>
      new Promise((resolve, reject) => {
        const waiting = { entry, resolve, reject };
        const queue = queues.get(entry.table);
        if (queue === undefined) queues.set(entry.table, [waiting]);
        else queue.push(waiting);
        plan();
      }),
    tell: bus.tell,
    hear: bus.hear,
    async close() {
      if (closed) return;
      if (queues.size > 0 || batches > 0) {
        await new Promise<void>((resolve) => {
          whenIdle = resolve;
        });
      }
      closed = true;
      await Promise.all([pool.end(), bus.close()]);
    },
  };
}
