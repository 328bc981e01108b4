import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entry, insertTable, kinds } from '../../test/stores.ts';
import { Conflict, type Db, type Row, StoreDown } from './db.ts';
import { openDb } from './open.ts';

describe.each(kinds)('a store on $name', (kind) => {
  beforeAll(() => kind.begin());
  afterAll(() => kind.end());

  let address = '';
  let db: Db;
  beforeEach(async () => {
    address = await kind.address();
    db = await openDb(address);
  });
  afterEach(() => db.close());

  const count = async (sql: string): Promise<number> => {
    const [row] = await db.read({ sql: `SELECT COUNT(*) AS n FROM ${sql}` });
    return row!.n as number;
  };
  const one = async (sql: string, ...values: string[]): Promise<Row> => ({ ...(await db.read({ sql, values }))[0]! });

  test('what is written is read: text, numbers beyond 32 bits, nothing', async () => {
    const text = 'Zoë "the" mason’s \\ 🏰\n\'';
    const answer = await db.write([
      {
        sql: 'INSERT INTO challenge (id, challenge, person, until) VALUES ($1, $2, $3, $4) RETURNING until, person',
        values: ['a', text, null, 1_700_000_000_123],
      },
    ]);
    expect(answer.map((rows) => rows.map((row) => ({ ...row })))).toEqual([
      [{ until: 1_700_000_000_123, person: null }],
    ]);
    expect(await one('SELECT * FROM challenge WHERE id = $1', 'a')).toEqual({
      id: 'a',
      challenge: text,
      person: null,
      until: 1_700_000_000_123,
    });
  });

  test('a parameter may be named twice and in any order', async () => {
    expect(await one('SELECT $2 AS second, $1 AS first WHERE $1 <> $2 AND $2 = $3', 'a', 'b', 'b')).toEqual({
      second: 'b',
      first: 'a',
    });
  });

  test('a group is written whole or not at all', async () => {
    const broken = db.write([insertTable('t1'), insertTable('t2'), insertTable('t1')]);
    await expect(broken).rejects.toThrow(Conflict);
    expect(await count('tbl')).toBe(0);
    expect(await db.write([])).toEqual([]);
  });

  test('a row that must be there, and is not, undoes its group', async () => {
    const missing = {
      sql: `UPDATE tbl SET status = 'running' WHERE id = $1`,
      values: ['nowhere'],
      must: true,
    } as const;
    await expect(db.write([insertTable('t1'), missing])).rejects.toThrow(Conflict);
    await expect(db.write([missing])).rejects.toThrow(Conflict);
    await expect(
      db.write([insertTable('t2'), { sql: 'SELECT 1 FROM tbl WHERE id = $1', values: ['t3'], must: true }]),
    ).rejects.toThrow(Conflict);
    expect(await count('tbl')).toBe(0);
    await db.write([insertTable('t1'), { ...missing, values: ['t1'] }]);
    expect(await one('SELECT status FROM tbl')).toEqual({ status: 'running' });
  });

  test('a group that fails does not touch those that are committed with it', async () => {
    await db.write([insertTable('old')]);
    const outcomes = await Promise.allSettled([
      db.write([insertTable('t1')]),
      db.write([insertTable('t2'), insertTable('old')]),
      db.append(entry('old', 1)),
      db.write([insertTable('t3'), { sql: `DELETE FROM tbl WHERE id = 'nowhere'`, must: true }]),
      db.append(entry('old', 1, { key: 'other' })),
      db.write([insertTable('t4'), insertTable('t5')]),
      db.write([{ sql: 'INSERT INTO nonsense VALUES (1)' }]),
      db.append(entry('old', 2)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const rows = await db.read({ sql: 'SELECT id FROM tbl ORDER BY id' });
    expect(rows.map(({ id }) => id)).toEqual(['old', 't1', 't4', 't5']);
    expect(await count('log')).toBe(2);
  });

  test('a statement that is wrong is neither a conflict nor a store that is away', async () => {
    const outcomes = await Promise.allSettled([
      db.write([{ sql: 'INSERT INTO nonsense VALUES (1)' }]),
      db.write([insertTable('t1'), { sql: `INSERT INTO push (endpoint) VALUES ('x')` }]),
      db.read({ sql: 'SELECT nonsense' }),
    ]);
    for (const outcome of outcomes) {
      const error = outcome.status === 'rejected' ? outcome.reason : null;
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(Conflict);
      expect(error).not.toBeInstanceOf(StoreDown);
    }
    expect(await count('tbl')).toBe(0);
  });

  test('the row of a table follows every entry, whichever of its columns change', async () => {
    await db.write([insertTable('t1')]);
    const rows = [
      { status: 'running', waiting: '[0]', deadline: 10, botDue: null },
      { status: 'running', waiting: '[1]', deadline: 20, botDue: null },
      { status: 'running', waiting: '[2]', deadline: null, botDue: 30 },
      { status: 'running', waiting: '[3]', deadline: null, botDue: 30 },
      { status: 'running', waiting: '[0]', deadline: 40, botDue: null },
      { status: 'over', waiting: '[]', deadline: null, botDue: null },
    ];
    for (const [i, row] of rows.entries()) {
      expect(await db.append(entry('t1', i + 1, row))).toBe('written');
      const { botDue, ...rest } = row;
      expect(await one('SELECT revision, status, waiting, deadline, bot_due FROM tbl WHERE id = $1', 't1')).toEqual({
        ...rest,
        revision: i + 1,
        bot_due: botDue,
      });
    }
  });

  test('an entry is written together with what it changes in the row of its table', async () => {
    await db.write([insertTable('t1'), insertTable('t2')]);
    const change = {
      status: 'over',
      waiting: '[]',
      deadline: 1_800_000_000_000,
      botDue: 1_800_000_000_001,
      seat: null,
    };
    expect(await db.append(entry('t1', 1, change))).toBe('written');
    expect(await one('SELECT * FROM log')).toEqual({
      tbl: 't1',
      revision: 1,
      at: 1_700_000_000_001,
      seat: null,
      made_by: 'anna',
      kind: 'move',
      body: '{"actions":["build \\"1\\""]}',
      key: 'key-1',
    });
    expect(await one('SELECT revision, status, waiting, deadline, bot_due FROM tbl WHERE id = $1', 't1')).toEqual({
      revision: 1,
      status: 'over',
      waiting: '[]',
      deadline: 1_800_000_000_000,
      bot_due: 1_800_000_000_001,
    });
    expect(await one('SELECT revision, status FROM tbl WHERE id = $1', 't2')).toEqual({
      revision: 0,
      status: 'gathering',
    });
  });

  test('a revision is made once, and a key is used once at a table', async () => {
    await db.write([insertTable('t1'), insertTable('t2')]);
    expect(await db.append(entry('t1', 1))).toBe('written');
    expect(await db.append(entry('t1', 1, { key: 'other', status: 'over' }))).toBe('taken');
    expect(await db.append(entry('t1', 2, { key: 'key-1', status: 'over' }))).toBe('taken');
    expect(await db.append(entry('t2', 1))).toBe('written');
    expect(await one('SELECT revision, status FROM tbl WHERE id = $1', 't1')).toEqual({
      revision: 1,
      status: 'running',
    });
    expect(await count('log')).toBe(2);
  });

  test('a log has no gap: an entry follows the one before it, at a table that is there', async () => {
    await db.write([insertTable('t1')]);
    expect(await db.append(entry('t1', 2))).toBe('taken');
    expect(await db.append(entry('nowhere', 1))).toBe('taken');
    expect(await count('log')).toBe(0);
  });

  test('of many writers of one revision at once, one wins', async () => {
    await db.write([insertTable('t1')]);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => db.append(entry('t1', 1, { key: `k${i}`, status: `status ${i}` }))),
    );
    const winners = [...outcomes.keys()].filter((i) => outcomes[i] === 'written');
    expect(winners).toHaveLength(1);
    expect(await one('SELECT key FROM log')).toEqual({ key: `k${winners[0]}` });
    expect(await one('SELECT status FROM tbl')).toEqual({ status: `status ${winners[0]}` });
  });

  test('the same entry sent twice at once is written once', async () => {
    await db.write([insertTable('t1')]);
    const outcomes = await Promise.all([db.append(entry('t1', 1)), db.append(entry('t1', 1))]);
    expect(outcomes.toSorted()).toEqual(['taken', 'written']);
  });

  test('1,000 entries at once, of 100 tables', async () => {
    const ids = Array.from({ length: 100 }, (_, i) => `t${i}`);
    await db.write(ids.map(insertTable));
    const outcomes = await Promise.all(
      ids.flatMap((id) => Array.from({ length: 10 }, (_, i) => db.append(entry(id, i + 1)))),
    );
    expect(outcomes.filter((each) => each === 'written')).toHaveLength(1000);
    expect(await count('log')).toBe(1000);
    expect(await count('tbl WHERE revision = 10')).toBe(100);
  });

  test('a store that cannot write says so, loses nothing, and goes on when it can again', async () => {
    await db.write([insertTable('t1')]);
    const accept = await kind.refuse(db);
    let written = 0;
    const body = 'x'.repeat(5000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => db.append(entry('t1', i + 1, { body })).then(() => written++)),
    );
    const errors = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toBeInstanceOf(StoreDown);
    await expect(db.write([insertTable('t2'), { ...insertTable('t3'), values: [body, 1] }])).rejects.toThrow(StoreDown);
    await accept();
    expect(await count('log')).toBe(written);
    expect(await count('tbl')).toBe(1);
    expect(await db.append(entry('t1', written + 1, { body }))).toBe('written');
    expect(await one('SELECT revision FROM tbl')).toEqual({ revision: written + 1 });
  });

  test('everything is there after the store was closed and opened again', async () => {
    const written = db.write([insertTable('t1')]);
    await db.close();
    await written;
    await expect(db.append(entry('t1', 1))).rejects.toThrow(StoreDown);
    await expect(db.write([insertTable('t2')])).rejects.toThrow(StoreDown);
    await expect(db.read({ sql: 'SELECT * FROM tbl' })).rejects.toThrow(StoreDown);
    db = await openDb(address);
    expect(await count('tbl')).toBe(1);
  });
});
