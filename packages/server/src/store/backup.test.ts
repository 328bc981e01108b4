import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entry, insertPerson, insertTable, type Kind, kinds } from '../../test/stores.ts';
import { StartError } from '../port.ts';
import { backup, restore } from './backup.ts';
import type { Connection } from './connection.ts';
import { migrate, versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { connect, openDb } from './open.ts';

/** A program of the future: one table more, one column more, one name changed. */
const LATER = [
  ...MIGRATIONS,
  ['ALTER TABLE person ADD COLUMN motto TEXT', `UPDATE person SET motto = 'of ' || name`],
  ['CREATE TABLE medal (person TEXT PRIMARY KEY, n BIGINT NOT NULL)', 'ALTER TABLE mute RENAME TO ignored'],
];

beforeAll(async () => void (await Promise.all(kinds.map((kind) => kind.begin()))));
afterAll(async () => void (await Promise.all(kinds.map((kind) => kind.end()))));

async function using<T>(address: string, purpose: 'read' | 'write', work: (connection: Connection) => Promise<T>) {
  const connection = await connect(address, purpose);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function linesOf(address: string, steps = MIGRATIONS): Promise<string[]> {
  const lines: string[] = [];
  await using(address, 'read', (connection) => backup(connection, async (line) => void lines.push(line), steps));
  return lines;
}

async function* each(lines: readonly string[]) {
  yield* lines;
}

const restored = (address: string, lines: readonly string[], steps = MIGRATIONS) =>
  using(address, 'write', (connection) => restore(connection, each(lines), steps));

/** Without the head, which tells the time; two databases may sort text differently. */
const rowsOf = (lines: readonly string[]) => lines.slice(1).toSorted();

const TEXT = 'Zoë’s \\"guild"\n🏰 %s $1 ?1';

/** Persons, tables, a line of chat, a film, and logs. */
const ROWS = 2 + 70 + 1 + 1 + 1400;

/** A store with more rows than are read or written at once. */
async function filled(kind: Kind): Promise<string> {
  const address = await kind.address();
  const db = await openDb(address);
  const tables = Array.from({ length: 70 }, (_, i) => `t${i + 1}`);
  await db.write([insertPerson('a', TEXT), insertPerson('b', ''), ...tables.map(insertTable)]);
  await db.write([
    { sql: `INSERT INTO chat (tbl, key, at, person, text) VALUES ('t1', 'k', 1, 'a', $1)`, values: [TEXT] },
    { sql: `INSERT INTO film (tbl, viewer, body) VALUES ('t1', -1, $1)`, values: ['x'.repeat(200_000)] },
  ]);
  const appended = tables.flatMap((id) => Array.from({ length: 20 }, (_, i) => db.append(entry(id, i + 1))));
  expect(new Set(await Promise.all(appended))).toEqual(new Set(['written']));
  await db.close();
  return address;
}

describe.each(kinds.flatMap((from) => kinds.map((to) => ({ from, to }))))('$from.name to $to.name', ({ from, to }) => {
  test('a backup restored gives the same rows', async () => {
    const lines = await linesOf(await filled(from));
    expect(lines).toHaveLength(2 + ROWS);
    const address = await to.address();
    expect(await restored(address, lines)).toBe(ROWS);
    expect(rowsOf(await linesOf(address))).toEqual(rowsOf(lines));
    const db = await openDb(address);
    expect(await db.append(entry('t1', 21))).toBe('written');
    await db.close();
  });
});

describe.each(kinds)('a store on $name', (kind) => {
  test('a backup is made of one moment, while the store is written', async () => {
    const address = await filled(kind);
    const db = await openDb(address);
    const lines: string[] = [];
    await using(address, 'read', (connection) =>
      backup(connection, async (line) => {
        lines.push(line);
        if (lines.length % 100 === 0) await db.write([insertPerson(`new-${lines.length}`, 'new')]);
      }),
    );
    await db.close();
    const last = JSON.parse(lines.at(-1)!) as { rows: number };
    expect(last.rows).toBe(lines.length - 2);
    expect(lines.filter((line) => line.includes('new-'))).toEqual([]);
    expect(await restored(await kind.address(), lines)).toBe(ROWS);
  });

  test('a backup goes into an empty store only', async () => {
    const address = await filled(kind);
    const lines = await linesOf(address);
    await expect(restored(address, lines)).rejects.toThrow('The store is not empty');
    expect(rowsOf(await linesOf(address))).toEqual(rowsOf(lines));
  });

  let sound: string[] = [];
  let address = '';
  beforeAll(async () => {
    const source = await kind.address();
    const db = await openDb(source);
    await db.write(Array.from({ length: 10 }, (_, i) => insertPerson(`p${i}`, 'Anna')));
    await db.close();
    sound = await linesOf(source);
    address = await kind.address();
  });

  test.each([
    ['without its end', (lines: string[]) => lines.slice(0, -1), 'its end is missing'],
    ['without a row', (lines: string[]) => lines.toSpliced(5, 1), 'is damaged'],
    ['with half a line', (lines: string[]) => lines.with(5, lines[5]!.slice(0, 20)), 'Line 6 of the backup is damaged'],
    ['with rows after its end', (lines: string[]) => [...lines, lines[5]!], 'is damaged'],
    ['of a table that is unknown', (lines: string[]) => lines.with(5, '{"table":"pets","row":{}}'), 'Line 6'],
    ['with a column that is SQL', (lines: string[]) => lines.with(5, '{"table":"chat","row":{"a\\" --":1}}'), 'Line 6'],
    ['of another program', () => ['{"hello":1}'], 'no backup of Guildhall'],
    [
      'of a newer version',
      (lines: string[]) => lines.with(0, '{"guildhall":"backup","format":1,"migration":99}'),
      'newer',
    ],
    ['that is empty', () => [], 'not complete'],
  ])('a backup %s is refused whole', async (_, damage, words) => {
    await expect(restored(address, damage(sound))).rejects.toThrow(words);
    await using(address, 'write', migrate);
    expect(await linesOf(address)).toHaveLength(2);
  });

  test('an older store is brought to the newest version, step by step and once', async () => {
    const address = await filled(kind);
    await using(address, 'write', async (connection) => {
      expect(await migrate(connection)).toBe(0);
      expect(await migrate(connection, LATER)).toBe(LATER.length - MIGRATIONS.length);
      expect(await migrate(connection, LATER)).toBe(0);
      expect(await versionOf(connection)).toBe(LATER.length);
      const rows = await connection.all(`SELECT motto FROM person WHERE id = 'a'`);
      expect(rows.map((row) => ({ ...row }))).toEqual([{ motto: `of ${TEXT}` }]);
      await connection.all(`INSERT INTO ignored VALUES ('a', 'b')`);
    });
    expect(await linesOf(address, LATER)).toHaveLength(2 + ROWS + 1);
  });

  test('an older backup is restored into a newer program', async () => {
    const lines = await linesOf(await filled(kind));
    const address = await kind.address();
    expect(await restored(address, lines, LATER)).toBe(ROWS);
    const later = await linesOf(address, LATER);
    expect(later.filter((line) => line.includes('"motto":"of ')).length).toBe(2);
  });

  test('a newer store is refused in words by every door', async () => {
    const address = await kind.address();
    await using(address, 'write', (connection) => migrate(connection, LATER));
    await expect(openDb(address)).rejects.toThrow(/newer Guildhall: it is at version \d+/);
    await expect(openDb(address)).rejects.toThrow(StartError);
    await expect(using(address, 'write', migrate)).rejects.toThrow(StartError);
    await expect(linesOf(address)).rejects.toThrow('newer Guildhall');
  });

  test('a step that fails is undone, and the steps before it stay', async () => {
    const address = await kind.address();
    const broken = [...LATER, ['CREATE TABLE half (id TEXT PRIMARY KEY)', 'INSERT INTO half VALUES (nonsense)']];
    await using(address, 'write', async (connection) => {
      await expect(migrate(connection, broken)).rejects.toThrow(/nonsense/);
      expect(await versionOf(connection)).toBe(LATER.length);
      await expect(connection.all('SELECT * FROM half')).rejects.toThrow(/half/);
    });
  });
});

test('processes that start at once on PostgreSQL take each step once', async () => {
  const address = await kinds.find(({ name }) => name === 'PostgreSQL')!.address();
  const taken = await Promise.all(
    Array.from({ length: 4 }, () => using(address, 'write', (connection) => migrate(connection, LATER))),
  );
  expect(taken.reduce((sum, n) => sum + n)).toBe(LATER.length);
});
