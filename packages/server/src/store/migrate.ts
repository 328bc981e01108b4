import { StartError } from '../port.ts';
import type { Connection } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';

export type Steps = readonly (readonly string[])[];

/** How many steps a store has taken; 0: it is new. */
export async function versionOf(connection: Connection): Promise<number> {
  const [row] = await connection.all('SELECT COALESCE(MAX(n), 0) AS n FROM migration');
  return Number(row!.n);
}

const CREATE = 'CREATE TABLE IF NOT EXISTS migration (n INTEGER PRIMARY KEY, at BIGINT NOT NULL)';

/**
 * Brings a store to the newest version, each step in a transaction of its own, and answers how many steps were taken.
 * Several processes may do so at once: each step is taken by one of them.
 */
export async function migrate(connection: Connection, steps: Steps = MIGRATIONS): Promise<number> {
  await connection.transaction('write', () => connection.all(CREATE));
  const version = await versionOf(connection);
  if (version > steps.length) {
    throw new StartError(
      `The store was written by a newer Guildhall: it is at version ${version}, and this program knows versions up to ${steps.length}. ` +
        'Start the newer program, or another store.',
    );
  }
  let taken = 0;
  for (let n = version + 1; n <= steps.length; n++) {
    taken += await connection.transaction('write', () => takeStep(connection, n, steps[n - 1]!));
  }
  return taken;
}

async function takeStep(connection: Connection, n: number, statements: readonly string[]): Promise<number> {
  // Another process may have been faster.
  if ((await versionOf(connection)) >= n) return 0;
  for (const sql of statements) await connection.all(sql);
  await connection.all('INSERT INTO migration (n, at) VALUES ($1, $2)', [n, Date.now()]);
  return 1;
}

/** The steps up to a version, inside a transaction of the caller's. */
export async function takeSteps(connection: Connection, version: number, steps: Steps = MIGRATIONS): Promise<void> {
  await connection.all(CREATE);
  for (let n = 1; n <= version; n++) await takeStep(connection, n, steps[n - 1]!);
}
