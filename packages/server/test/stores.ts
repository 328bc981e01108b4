import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Append, Db, Statement } from '../src/store/db.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** A kind of database that tests are run against. */
export interface Kind {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
  /** The address of a new, empty store. */
  address(): Promise<string>;
  /** Makes the store refuse writes, until the answer is called. */
  refuse(db: Db): Promise<() => Promise<void>>;
}

function sqlite(): Kind {
  let folder = '';
  return {
    name: 'SQLite',
    async begin() {
      folder = mkdtempSync(join(tmpdir(), 'guildhall-store-'));
    },
    async end() {
      rmSync(folder, { recursive: true });
    },
    address: async () => `sqlite:${mkdtempSync(join(folder, 'store-'))}`,
    /** The file may not grow, as on a full disk. */
    async refuse(db) {
      const mostPages = (n: number) => db.write([{ sql: `PRAGMA max_page_count = ${n}` }]);
      await mostPages(1);
      return async () => {
        await mostPages(1_000_000_000);
      };
    },
  };
}

function postgres(): Kind {
  let server: Postgres;
  return {
    name: 'PostgreSQL',
    async begin() {
      server = await startPostgres(false);
    },
    end: () => server.remove(),
    address: () => server.newDatabase(),
    async refuse() {
      await server.stop();
      return () => server.start();
    },
  };
}

export const kinds: readonly Kind[] = [sqlite(), postgres()];

/** An entry of a log, of which a test says only what it is about. */
export const entry = (table: string, revision: number, change: Partial<Append> = {}): Append => ({
  table,
  revision,
  at: 1_700_000_000_000 + revision,
  seat: revision % 2,
  by: 'anna',
  kind: 'move',
  body: `{"actions":["build \\"${revision}\\""]}`,
  key: `key-${revision}`,
  status: 'running',
  waiting: '[1]',
  deadline: null,
  botDue: null,
  ...change,
});

export const insertTable = (id: string): Statement => ({
  sql: `INSERT INTO tbl (id, game, rules, options, status, pace, listed, takebacks, host, commitment, secret, created_at)
    VALUES ($1, 'belfort', 1, '{}', 'gathering', '{}', 1, 1, 'anna', 'c', 's', $2)`,
  values: [id, 1_700_000_000_000],
});

export const insertPerson = (id: string, name: string): Statement => ({
  sql: `INSERT INTO person (id, name, notices, created_at, seen_at) VALUES ($1, $2, '{}', $3, $3)`,
  values: [id, name, 1_700_000_000_000],
});
