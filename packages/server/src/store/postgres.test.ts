import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../test/postgres.ts';
import { entry, insertTable } from '../../test/stores.ts';
import { StartError } from '../port.ts';
import type { Db } from './db.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDb } from './open.ts';
import { notices } from './postgres-bus.ts';
import { printable } from './postgres-client.ts';

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres(false);
});
afterAll(() => server.remove());

let address = '';
let one: Db;
let other: Db;
beforeEach(async () => {
  address = await server.newDatabase();
  [one, other] = await Promise.all([openDb(address), openDb(address)]);
});
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
});

/** What a process hears, and how to wait for it. */
function ears(db: Db) {
  const heard: object[] = [];
  db.hear((message) => heard.push(message));
  return heard;
}

test('two processes that start at once make the tables once', async () => {
  const rows = await one.read({ sql: 'SELECT n FROM migration ORDER BY n' });
  expect(rows).toEqual(MIGRATIONS.map((_, i) => ({ n: i + 1 })));
});

test('what one process tells, the others hear, and not itself', async () => {
  const here = ears(one);
  const there = ears(other);
  for (let i = 0; i < 500; i++) one.tell({ table: `${i} — ${'x'.repeat(40)}` });
  other.tell({ answer: 1 });
  await vi.waitFor(() => expect(there).toHaveLength(500), 20_000);
  await vi.waitFor(() => expect(here).toEqual([{ answer: 1 }]), 20_000);
  expect(there[499]).toEqual({ table: `499 — ${'x'.repeat(40)}` });
});

test('of what is told twice at a time the last counts, so that what is true in the end is heard last', async () => {
  const there = ears(other);
  for (const here of ['somebody', 'nobody', 'somebody']) one.tell({ here });
  await vi.waitFor(() => expect(there).toEqual([{ here: 'nobody' }, { here: 'somebody' }]), 20_000);
});

test('after the database was away, it is written, read, told and heard again', async () => {
  const there = ears(other);
  await one.write([insertTable('t1')]);
  await server.stop('crash');
  one.tell({ told: 'while it was away' });
  await expect(one.append(entry('t1', 1))).rejects.toThrow('not available');
  await expect(one.read({ sql: 'SELECT 1 AS x' })).rejects.toThrow('not available');
  await server.start();
  expect(await one.append(entry('t1', 1))).toBe('written');
  expect(await other.read({ sql: 'SELECT revision FROM tbl' })).toEqual([{ revision: 1 }]);
  // Whoever listens again late has missed what was told: it is a hint, and is told again.
  await vi.waitFor(() => {
    one.tell({ told: 'again' });
    expect(there).toContainEqual({ told: 'again' });
  }, 20_000);
});

test('of two processes that write the same revisions of many tables at once, one wins each', async () => {
  const ids = Array.from({ length: 50 }, (_, i) => `t${i}`);
  await one.write(ids.map(insertTable));
  for (let revision = 1; revision <= 5; revision++) {
    const mine = ids.map((id) => one.append(entry(id, revision, { key: `one-${revision}` })));
    const theirs = ids.toReversed().map((id) => other.append(entry(id, revision, { key: `other-${revision}` })));
    const outcomes = await Promise.all([...mine, ...theirs]);
    expect(outcomes.filter((each) => each === 'written')).toHaveLength(50);
  }
  const [row] = await one.read({ sql: 'SELECT COUNT(*) AS n FROM log' });
  expect(row).toEqual({ n: 250 });
});

test('a statement that was prepared before a migration of another process still works', async () => {
  const all = { sql: 'SELECT * FROM mute' };
  await one.read(all);
  await other.write([{ sql: 'ALTER TABLE mute ADD COLUMN since BIGINT' }]);
  await other.write([{ sql: 'INSERT INTO mute (person, other, since) VALUES ($1, $2, $3)', values: ['a', 'b', 5] }]);
  expect(await one.read(all)).toEqual([{ person: 'a', other: 'b', since: 5 }]);
});

test('a database that is not there is refused in words, without the password', async () => {
  const missing = address.replace('guildhall@', 'guildhall:secret@').replace(/[^/]*$/, 'nowhere');
  const error = await openDb(missing).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(/nowhere cannot be opened: database "nowhere" does not exist/);
  expect((error as Error).message).not.toContain('secret');
  expect(printable('postgres://me:se:cret@host:5432/db?sslpassword=secret')).toBe('postgres://me:…@host:5432/db');
  await expect(openDb('postgres://guildhall@127.0.0.1:1/x')).rejects.toThrow(StartError);
});

test('messages go into as few notices as fit, and one that fits into none is refused', () => {
  const messages = Array.from({ length: 300 }, (_, i) => JSON.stringify(`é${i}`.padEnd(100, 'é')));
  const payloads = notices('me', messages);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  const parts = payloads.map((payload) => JSON.parse(payload) as string[]);
  expect(parts.map(([from]) => from)).toEqual(parts.map(() => 'me'));
  expect(parts.flatMap(([, ...rest]) => rest)).toEqual(messages.map((message) => JSON.parse(message)));
  expect(payloads).toHaveLength(Math.ceil((300 * 202) / 7880));
  expect(() => notices('me', ['x'.repeat(8000)])).toThrow(RangeError);
});
