import { StartError } from '../port.ts';
import type { Db } from './db.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const SQLITE = 'sqlite:';

/** Opens a store by its address, `sqlite:<folder>` or `postgres://…`, and brings it to the newest version. */
export async function openDb(address: string): Promise<Db> {
  if (address.startsWith(SQLITE)) return openSqlite(address.slice(SQLITE.length));
  if (/^postgres(ql)?:\/\//.test(address)) return openPostgres(address);
  throw new StartError(`A store is sqlite:<folder> or postgres://<user>@<host>/<database>, not "${address}".`);
}
