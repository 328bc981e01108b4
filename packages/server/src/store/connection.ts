import type { Db, Row, Value } from './db.ts';

/** One plain connection, for what is done once and by nobody else: migrations, backup, restore. */
export interface Connection {
  readonly kind: Db['kind'];
  all(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** `write`: nobody else writes at the same time. `read`: sees the store as it is now until it ends. */
  transaction<T>(purpose: 'read' | 'write', work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** All or nothing, between a first statement of the database's own and COMMIT. */
export async function inTransaction<T>(all: Connection['all'], begin: string, work: () => Promise<T>): Promise<T> {
  await all(begin);
  let result: T;
  try {
    result = await work();
    await all('COMMIT');
  } catch (error) {
    // The database may have undone it by itself, or be away.
    await all('ROLLBACK').catch(() => {});
    throw error;
  }
  return result;
}
