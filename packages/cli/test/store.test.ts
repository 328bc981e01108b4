import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '@guildhall/server/store';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../server/test/postgres.ts';
import { insertPerson } from '../../server/test/stores.ts';
import { guildhall } from './run.ts';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres(false);
});
afterAll(() => server.remove());

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-cli-'));
  file = join(folder, 'backup.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const newStore = () => `sqlite:${mkdtempSync(join(folder, 'store-'))}`;
const rowsIn = (path: string) => readFileSync(path, 'utf8').split('\n').slice(1).toSorted();

test('a backup of a server that runs goes from SQLite to PostgreSQL and back', async () => {
  const [first, second, third] = [newStore(), await server.newDatabase(), newStore()];
  const db = await openDb(first);
  await db.write([insertPerson('a', 'Zoë'), insertPerson('b', 'Bert')]);
  expect(guildhall('backup', file, '--store', first)).toMatchObject({ code: 0, err: '' });
  await db.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);

  expect(guildhall('restore', file, '--store', second)).toEqual({
    code: 0,
    out: 'ok: 2 rows were restored\n',
    err: '',
  });
  const next = join(folder, 'second.jsonl');
  expect(guildhall('backup', next, '--store', second)).toMatchObject({ code: 0 });
  expect(guildhall('restore', next, '--store', third)).toMatchObject({ code: 0 });
  const last = join(folder, 'third.jsonl');
  expect(guildhall('backup', last, '--store', third)).toMatchObject({ code: 0 });
  expect(rowsIn(next)).toEqual(rowsIn(file));
  expect(rowsIn(last)).toEqual(rowsIn(file));
});

test('a new store is brought to the newest version, once', async () => {
  for (const store of [newStore(), await server.newDatabase()]) {
    const first = guildhall('migrate', '--store', store);
    expect(first.out).toMatch(/^ok: the store is at version (\d+); steps taken: \1\n$/);
    expect(guildhall('migrate', '--store', store).out).toMatch(/steps taken: 0\n$/);
  }
});

test('reports are listed with what was said, the newest first', async () => {
  for (const store of [newStore(), await server.newDatabase()]) {
    const db = await openDb(store);
    expect(guildhall('reports', '--store', store)).toEqual({ code: 0, out: 'nobody was reported\n', err: '' });
    await db.write([
      insertPerson('a', 'Anna'),
      insertPerson('b', 'Bert'),
      ...[1, 2].map((n) => ({
        sql: 'INSERT INTO report (id, at, person, other, tbl, text) VALUES ($1, $2, $3, $4, $5, $6)',
        values: [
          `r${n}`,
          1_760_000_000_000 + n * 60_000,
          'a',
          n === 1 ? 'b' : 'x',
          `table-${n}`,
          JSON.stringify({
            text: `rude ${n}\u001b[2J`,
            words: [{ at: 1_760_000_000_000, text: 'you fool', phrase: null }],
          }),
        ],
      })),
    ]);
    const { out, code } = guildhall('reports', '--store', store);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      '2025-10-09 08:55  somebody who has gone (x) at table table-2, reported by Anna (a)',
      '  rude 2 [2J',
      '  2025-10-09 08:53  said: you fool',
      '',
      '2025-10-09 08:54  Bert (b) at table table-1, reported by Anna (a)',
      '  rude 1 [2J',
      '  2025-10-09 08:53  said: you fool',
      '',
    ]);
    await db.close();
  }
});

test('what cannot be done is told in one line, and nothing is changed', async () => {
  const store = newStore();
  const db = await openDb(store);
  await db.write([insertPerson('a', 'Anna')]);
  const refused = (args: string[], words: RegExp) => {
    const { code, out, err } = guildhall(...args);
    expect(err).toMatch(/^error: [^\n]*\n$/);
    expect(err).toMatch(words);
    expect(err).not.toContain('secret');
    expect([code, out]).toEqual([1, '']);
  };
  expect(guildhall('backup', file, '--store', store).code).toBe(0);
  refused(['backup', file, '--store', store], /is there already/);
  refused(['backup', join(folder, 'no/where'), '--store', store], /could not be made/);
  refused(['backup', join(folder, 'x'), '--store', newStore()], /cannot be opened/);
  refused(['migrate', '--store', store], /in use by another Guildhall/);
  refused(['restore', file, '--store', store], /in use by another Guildhall/);
  await db.close();
  refused(['restore', file, '--store', store], /not empty/);
  refused(['restore', join(folder, 'nothing'), '--store', newStore()], /cannot read/);
  refused(['restore', folder, '--store', newStore()], /not a file/);
  refused(['migrate', '--store', 'mysql://me:secret@host/db'], /STORE must be sqlite:/);
  refused(['migrate', '--store', 'postgres://me:secret@127.0.0.1:1/db'], /postgres:\/\/me:…@127\.0\.0\.1:1\/db cannot/);
  const damaged = join(folder, 'damaged');
  writeFileSync(damaged, readFileSync(file, 'utf8').split('\n').slice(0, 2).join('\n'));
  refused(['restore', damaged, '--store', newStore()], /its end is missing/);
});
