import { StartError } from '../port.ts';
import type { Connection } from './connection.ts';
import type { Db } from './db.ts';
import { openPostgres } from './postgres.ts';
import { postgresConnection } from './postgres-client.ts';
import { openSqlite } from './sqlite.ts';
import { openToRead, openToWrite, sqliteConnection } from './sqlite-file.ts';

interface Opener<T> {
  sqlite(folder: string): T;
  postgres(address: string): T;
}

/** The address may hold a password, so it is not told. */
function byAddress<T>(address: string, { sqlite, postgres }: Opener<T>): T {
  const folder = /^sqlite:(.+)$/.exec(address)?.[1];
  if (folder !== undefined) return sqlite(folder);
  if (/^postgres(ql)?:\/\//.test(address)) return postgres(address);
  throw new StartError('A store is sqlite:<folder> or postgres://<user>:<password>@<host>/<database>.');
}

/** Opens a store by its address, `sqlite:<folder>` or `postgres://…`, and brings it to the newest version. */
export async function openDb(address: string): Promise<Db> {
  return byAddress(address, { sqlite: openSqlite, postgres: openPostgres });
}

/** One connection to a store. To write a file, no other process may have it open. */
export async function connect(address: string, purpose: 'read' | 'write'): Promise<Connection> {
  return byAddress(address, {
    postgres: postgresConnection,
    async sqlite(folder) {
      if (purpose === 'read') return sqliteConnection(openToRead(folder));
      const { file, close } = openToWrite(folder);
      return sqliteConnection(file, close);
    },
  });
}
