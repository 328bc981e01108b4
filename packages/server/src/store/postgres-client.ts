import pg from 'pg';
import { StartError } from '../port.ts';
import { type Connection, inTransaction } from './connection.ts';
import { Conflict, type Row, StoreDown, type Value } from './db.ts';

/** Any number that no other program takes for a lock of the same database. */
const MIGRATION_LOCK = 7_244_031;

/** BIGINT and NUMERIC, which are text otherwise. Nothing we store is beyond 2^53. */
const NUMBERS: readonly number[] = [20, 1700];

const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export const settings = (address: string): pg.ClientConfig => ({
  connectionString: address,
  types,
  application_name: 'guildhall',
  keepAlive: true,
  connectionTimeoutMillis: 5000,
});

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** Classes of SQLSTATE: connection, resources (a full disk among them), stopped by its operator, system. */
const UNAVAILABLE = ['08', '53', '57', '58'];
/** A server that only reads: a standby. */
const READ_ONLY = '25006';

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/** What an error of PostgreSQL means. Errors without an SQLSTATE are of the connection. */
export function troubleOf(error: unknown): 'unavailable' | 'conflict' | 'again' | 'wrong' {
  const code = codeOf(error);
  if (code === '23505') return 'conflict';
  // Given up for the sake of another transaction.
  if (code === '40001' || code === '40P01') return 'again';
  // A migration changed what a prepared statement gives; a new connection prepares it anew.
  if (code === '0A000' && /cached plan/.test((error as Error).message)) return 'again';
  if (!isSqlState(code)) return 'unavailable';
  return UNAVAILABLE.includes(code.slice(0, 2)) || code === READ_ONLY ? 'unavailable' : 'wrong';
}

/** An error as callers know it. */
export function known(error: unknown): Error {
  const trouble = troubleOf(error);
  if (trouble === 'conflict') return new Conflict((error as Error).message);
  return trouble === 'wrong' ? (error as Error) : new StoreDown(wordsOf(error));
}

/** A failed connection to a name with several addresses has its words inside. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error && error.message !== '' ? error.message : codeOf(error) || String(error);
}

/** An address without what must not be printed. */
export function printable(address: string): string {
  return address.replace(/^(\w+:\/\/[^:@/]*):[^@]*@/, '$1:…@').replace(/\?.*$/, '');
}

/** One connection, at the start of a program: what goes wrong is told in words. */
export async function postgresConnection(address: string): Promise<Connection> {
  const client = new pg.Client(settings(address));
  // A connection that ends is noticed by the next statement.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database ${printable(address)} cannot be opened: ${wordsOf(error)}.`);
  }
  const all = async (sql: string, values: readonly Value[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, [...values])).rows;
  return {
    kind: 'postgres',
    all,
    transaction: (purpose, work) =>
      purpose === 'read'
        ? inTransaction(all, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work)
        : inTransaction(all, 'BEGIN', async () => {
            await all('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
            return work();
          }),
    close: () => client.end(),
  };
}
