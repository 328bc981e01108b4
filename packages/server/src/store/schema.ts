import type { Connection } from './connection.ts';
import type { Steps } from './migrate.ts';

const QUERIES = {
  sqlite: {
    tables: `SELECT name FROM sqlite_master WHERE type = 'table'`,
    key: 'SELECT name FROM pragma_table_info($1) WHERE pk > 0 ORDER BY pk',
  },
  postgres: {
    tables: 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
    key: `SELECT used.column_name AS name FROM information_schema.key_column_usage AS used
      JOIN information_schema.table_constraints AS made USING (constraint_schema, constraint_name, table_name)
      WHERE made.constraint_type = 'PRIMARY KEY' AND table_name = $1 AND constraint_schema = current_schema()
      ORDER BY used.ordinal_position`,
  },
} as const;

/** The names that the steps of the migrations give to tables. */
const named = (steps: Steps): Set<string> =>
  new Set(steps.flat().flatMap((sql) => /\b(?:CREATE TABLE|RENAME TO) (\w+)/.exec(sql)?.slice(1) ?? []));

/** The tables of a store that are there, without the one of the migrations. */
export async function tablesOf(connection: Connection, steps: Steps): Promise<string[]> {
  const ours = named(steps);
  const rows = await connection.all(QUERIES[connection.kind].tables);
  return rows
    .map(({ name }) => name as string)
    .filter((name) => ours.has(name))
    .sort();
}

export async function hasMigrations(connection: Connection): Promise<boolean> {
  const rows = await connection.all(QUERIES[connection.kind].tables);
  return rows.some(({ name }) => name === 'migration');
}

/** The columns of a table's primary key, in order. */
export async function keyOf(connection: Connection, table: string): Promise<string[]> {
  const rows = await connection.all(QUERIES[connection.kind].key, [table]);
  return rows.map(({ name }) => name as string);
}
