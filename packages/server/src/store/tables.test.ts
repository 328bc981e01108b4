import { commitment, deriveSeed } from '@guildhall/kernel';
import type { LogBody } from '@guildhall/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { entry, insertPerson, insertTable, kinds } from '../../test/stores.ts';
import type { Db } from './db.ts';
import { openDb } from './open.ts';
import { bodyOf, infoOf, type NewStoredTable } from './table-rows.ts';
import { type TableStore, tableStore } from './tables.ts';

const SEED = 'a'.repeat(64);

const AT = 1_700_000_000_000;
const free = { person: null, bot: null, colour: null, shareHash: null, share: null };

const table = (id: string, change: Partial<NewStoredTable> = {}): NewStoredTable => ({
  id,
  game: 'belfort',
  rules: 3,
  options: { guilds: 'normal' },
  pace: { kind: 'turns', hours: 24 },
  listed: true,
  takebacks: false,
  advice: true,
  host: 'anna',
  commitment: 'c0ffee',
  secret: '5ec2e7',
  createdAt: AT,
  seats: [
    { ...free, person: 'anna', colour: 'red', shareHash: 'h1', share: 's1' },
    free,
    free,
    { ...free, bot: 'greedy' },
  ],
  begun: null,
  ...change,
});

describe.each(kinds)('tables in a store on $name', (kind) => {
  let db: Db;
  let store: TableStore;
  beforeAll(async () => {
    await kind.begin();
    db = await openDb(await kind.address());
    store = tableStore(db);
    await db.write([insertPerson('anna', 'Anna'), insertPerson('bert', 'Bert'), insertPerson('cleo', 'Cleo')]);
    await db.write([{ sql: `UPDATE person SET gone = 1 WHERE id = 'cleo'` }]);
  });
  afterAll(async () => {
    await db.close();
    await kind.end();
  });

  const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

  test('a table is read as it was made', async () => {
    await store.create(table('made'));
    const { seats: _, begun: __, ...given } = table('made');
    const seat = {
      person: null,
      name: null,
      bot: null,
      colour: null,
      resigned: false,
      shareHash: null,
      share: null,
      deposited: false,
      seen: 0,
      invited: false,
    };
    const anna = { person: 'anna', name: 'Anna', colour: 'red', shareHash: 'h1', share: 's1', deposited: true };
    expect(await store.read('made')).toEqual({
      ...given,
      status: 'gathering',
      seed: null,
      seedCommitment: null,
      origin: null,
      revision: 0,
      waiting: [],
      deadline: null,
      asking: null,
      places: null,
      rematch: null,
      startedAt: null,
      endedAt: null,
      seats: [{ ...seat, ...anna }, seat, seat, { ...seat, bot: 'greedy' }],
    });
    expect(await store.read('nowhere')).toBeNull();
    await expect(store.create(table('made'))).rejects.toThrow();
  });

  test('a game that began elsewhere is read with its log, and goes on after it', async () => {
    const entries: LogBody[] = [
      { kind: 'move', seat: 1, actions: [{ place: 4 }, 'pass'] },
      { kind: 'undo', seat: 1, moves: 0 },
    ];
    await store.create(table('begun', { begun: { seed: SEED, entries } }));
    expect(await store.read('begun')).toMatchObject({ seed: SEED, origin: null, revision: 2 });
    const log = await store.log('begun');
    expect(log.map((row) => row.entry)).toEqual(entries.map((body) => ({ ...body, at: AT })));
    expect(log.map(({ revision, by }) => [revision, by])).toEqual([
      [1, 'device'],
      [2, 'device'],
    ]);
    expect(await store.append(entry('begun', 2))).toBe('taken');
    expect(await store.append(entry('begun', 3))).toBe('written');
  });

  test('a table is changed, with seats, only in a status that it still has', async () => {
    await store.create(table('changed'));
    const change = {
      status: 'running',
      seed: SEED,
      origin: { shares: 2 },
      asking: { what: 'pause' },
      places: [2, 1],
      rematch: 'next',
      startedAt: AT + 1,
      endedAt: AT + 2,
      deadline: AT + 3,
      botDue: AT + 4,
      waiting: [0, 3],
      host: 'bert',
    } as const;
    const seats = [
      { n: 1, set: { person: 'bert', shareHash: 'h2', share: 's2', seen: 5 } },
      { n: 0, set: { person: null, resigned: true } },
      { n: 3, set: { bot: null } },
    ];
    expect(await store.change('changed', ['gathering', 'drawing'], change, seats)).toBe(true);
    const { botDue: _, ...stored } = change;
    const changed = (await store.read('changed'))!;
    expect(changed).toMatchObject(stored);
    expect(changed.seats[1]).toMatchObject({ person: 'bert', name: 'Bert', shareHash: 'h2', share: 's2', seen: 5 });
    expect(changed.seats[0]).toMatchObject({ person: null, resigned: true, shareHash: 'h1', colour: 'red' });
    expect(changed.seats[3]).toMatchObject({ bot: null });

    expect(await store.change('changed', ['gathering'], { status: 'over' }, [{ n: 1, set: { seen: 9 } }])).toBe(false);
    expect(await store.read('changed')).toEqual(changed);
    expect(await store.change('changed', ['running'], { asking: null, deadline: null }, [])).toBe(true);
    expect(await store.read('changed')).toMatchObject({ asking: null, deadline: null, status: 'running' });
    expect(await store.change('nowhere', ['running'], {})).toBe(false);
  });

  test('a seat is taken once, by a person who has none, before the start', async () => {
    await store.create(table('sit'));
    const outcomes = await Promise.all([
      store.sit('sit', 1, 'bert', 'h', null),
      store.sit('sit', 1, 'cleo', 'h', 'deposited'),
    ]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(await store.sit('sit', 3, 'dora', null, null)).toBe(false);
    expect(await store.sit('sit', 0, 'dora', null, null)).toBe(false);
    expect(await store.sit('sit', 2, 'anna', null, null)).toBe(false);
    await store.change('sit', ['gathering'], { status: 'drawing' });
    expect(await store.sit('sit', 2, 'dora', null, null)).toBe(false);
    expect((await store.read('sit'))!.seats[2]!.person).toBeNull();
  });

  test('a kept seat is for its person alone, and a finished table goes on in one place', async () => {
    await store.create(table('kept-1'));
    const [first, ...rest] = table('kept-2').seats;
    const kept = [first!, { ...rest[0]!, person: 'bert', invited: true }, ...rest.slice(1)];
    const rematchOf = { id: 'kept-1', rematch: null };
    const made = await Promise.allSettled(
      ['kept-2', 'kept-3'].map((id) => store.create({ ...table(id), seats: kept, rematchOf })),
    );
    const won = made.map(({ status }) => status === 'fulfilled');
    expect([...won].sort()).toEqual([false, true]);
    const [id, lost] = (won[0] ? ['kept-2', 'kept-3'] : ['kept-3', 'kept-2']) as [string, string];
    expect((await store.read('kept-1'))!.rematch).toBe(id);
    expect(await store.read(lost)).toBeNull();
    expect((await store.read(id))!.seats[1]).toMatchObject({ person: 'bert', invited: true });
    expect(await store.sit(id, 1, 'cleo', null, null)).toBe(false);
    expect(await store.sit(id, 1, 'bert', 'h', null)).toBe(true);
    expect((await store.read(id))!.seats[1]).toMatchObject({ person: 'bert', invited: false, shareHash: 'h' });
  });

  test('a person who asks for two seats at once gets one', async () => {
    for (let i = 0; i < 10; i++) {
      const id = `twice-${i}`;
      await store.create(table(id));
      const outcomes = await Promise.all([store.sit(id, 1, 'bert', null, null), store.sit(id, 2, 'bert', null, null)]);
      expect(outcomes.toSorted()).toEqual([false, true]);
    }
  });

  test('names: what a person is called now, and dots for one who has gone', async () => {
    await store.create(table('names', { seats: [{ ...free, person: 'bert' }, { ...free, person: 'cleo' }, free] }));
    expect((await store.read('names'))!.seats.map(({ name }) => name)).toEqual(['Bert', '…', null]);
  });

  test('the log is read whole or from a revision on, and found by key', async () => {
    await store.create(table('log'));
    const bodies: LogBody[] = [
      { kind: 'move', seat: 0, actions: ['ä', { n: 1 }] },
      { kind: 'clock', seat: 2, bot: 'greedy' },
      { kind: 'pause', seat: 1, until: AT + 500 },
    ];
    for (const [i, body] of bodies.entries()) {
      const { kind: what, seat } = body;
      await store.append(entry('log', i + 1, { kind: what, seat, body: bodyOf(body), by: `p${i}`, waiting: '[2,3]' }));
    }
    const rows = bodies.map((body, i) => ({
      revision: i + 1,
      key: `key-${i + 1}`,
      by: `p${i}`,
      entry: { ...body, at: AT + i + 1 },
    }));
    expect(await store.log('log')).toEqual(rows);
    expect(await store.log('log', 2)).toEqual(rows.slice(2));
    expect(await store.madeBy('log', 'key-2')).toBe(2);
    expect(await store.madeBy('log', 'key-9')).toBeNull();
    expect(await store.read('log')).toMatchObject({ revision: 3, waiting: [2, 3], status: 'running' });
  });

  test('where tables stand is asked for many at once', async () => {
    const many = Array.from({ length: 130 }, (_, i) => `many-${i}`);
    await db.write(many.map(insertTable));
    await store.append(entry('many-129', 1));
    await store.change('many-129', ['running'], { asking: { ask: 'a-day' } });
    const positions = await store.positions([...many, 'nowhere']);
    expect(positions.size).toBe(130);
    expect(positions.get('many-0')).toEqual({ revision: 0, status: 'gathering', asking: null });
    expect(positions.get('many-129')).toEqual({ revision: 1, status: 'running', asking: { ask: 'a-day' } });
    expect(await store.positions([])).toEqual(new Map());
  });

  test('of snapshots the one of the highest revision is kept', async () => {
    expect(await store.snapshot('snap')).toBeNull();
    await store.saveSnapshot('snap', 50, { state: 50 });
    await store.saveSnapshot('snap', 100, { state: 'é100' });
    await store.saveSnapshot('snap', 99, { state: 99 });
    expect(await store.snapshot('snap')).toEqual({ state: 'é100' });
  });

  test('films are kept for each viewer, the first ones for ever', async () => {
    await store.saveFilms(
      'film',
      new Map<number, unknown>([
        [-1, ['public']],
        [0, ['anna’s']],
      ]),
    );
    await store.saveFilms('film', new Map([[-1, ['other']]]));
    expect(await store.film('film', -1)).toEqual(['public']);
    expect(await store.film('film', 0)).toEqual(['anna’s']);
    expect(await store.film('film', 1)).toBeNull();
  });

  test('what a person has seen only grows', async () => {
    await store.create(table('seen'));
    await store.seen('seen', 0, 7);
    await store.seen('seen', 0, 3);
    expect((await store.read('seen'))!.seats.map(({ seen }) => seen)).toEqual([7, 0, 0, 0]);
  });

  test('tables are found when something is due, the longest overdue first', async () => {
    for (const id of ['due-a', 'due-b', 'due-c', 'due-d']) await store.create(table(id, { listed: false }));
    await store.change('due-a', ['gathering'], { deadline: 300 });
    await store.change('due-b', ['gathering'], { botDue: 200, deadline: 250 });
    await store.change('due-c', ['gathering'], { botDue: 900 });
    expect(await store.due(300, 200)).toEqual(['due-b', 'due-a']);
    expect(await store.due(299, 899)).toEqual(['due-b']);
    expect(await store.due(1000, 1000)).toEqual(['due-b', 'due-a', 'due-c']);
    // so many of each: bots that wait for long leave room for people's time
    expect(await store.due(1000, 1000, 1)).toEqual(['due-b']);
    await store.change('due-c', ['gathering'], { botDue: 100 });
    expect(await store.due(1000, 1000, 1)).toEqual(['due-c', 'due-b']);
    expect(await store.due(99, 99)).toEqual([]);
  });

  test('the lobby shows listed tables of a status, the newest first', async () => {
    await db.write([{ sql: 'UPDATE tbl SET listed = 0' }]);
    await store.create(table('lobby-1', { createdAt: AT + 1 }));
    await store.create(table('lobby-2', { createdAt: AT + 2 }));
    await store.create(table('lobby-3', { createdAt: AT + 3, listed: false }));
    await store.create(table('lobby-4', { createdAt: AT + 4 }));
    await store.change('lobby-4', ['gathering'], { status: 'running' });
    expect(ids(await store.lobby(['gathering'], 10))).toEqual(['lobby-2', 'lobby-1']);
    expect(ids(await store.lobby(['gathering', 'running'], 2))).toEqual(['lobby-4', 'lobby-2']);
    expect((await store.lobby(['running'], 1))[0]!.seats).toHaveLength(4);
    expect(await store.lobby(['paused'], 10)).toEqual([]);
  });

  test('a person has tables that run and finished ones; others see those that are listed or shared', async () => {
    const seats = [{ ...free, person: 'dora' }, free];
    await store.create(table('dora-1', { seats, createdAt: AT + 1 }));
    await store.create(table('dora-2', { seats, createdAt: AT + 2, listed: false }));
    await store.create(table('dora-3', { seats, createdAt: AT + 3 }));
    await store.create(table('dora-4', { seats: [...seats, { ...free, person: 'emil' }], listed: false }));
    await store.change('dora-1', ['gathering'], { status: 'over', endedAt: AT + 9 });
    await store.change('dora-3', ['gathering'], { status: 'ended', endedAt: AT + 8 });
    expect(ids(await store.ofPerson('dora', false, 9))).toEqual(['dora-2', 'dora-4']);
    expect(ids(await store.ofPerson('dora', true, 9))).toEqual(['dora-1', 'dora-3']);
    expect(ids(await store.ofPerson('dora', true, 1))).toEqual(['dora-1']);
    expect(await store.ofPerson('nobody', true, 9)).toEqual([]);
    expect(ids(await store.shownOf('dora', 'emil', 9))).toEqual(['dora-1', 'dora-3', 'dora-4']);
    expect(ids(await store.shownOf('dora', null, 9))).toEqual(['dora-1', 'dora-3']);
  });

  test('what is said is kept once, in order, the last lines first to stay', async () => {
    expect(await store.say('chat', 'bert', { key: 'a', at: AT, text: 'good evening' })).toBe(true);
    expect(await store.say('chat', 'cleo', { key: 'b', at: AT + 1, phrase: 'hello' })).toBe(true);
    expect(await store.say('chat', 'bert', { key: 'a', at: AT + 2, text: 'good evening' })).toBe(false);
    await store.say('chat', 'bert', { key: 'c', at: AT + 2, text: 'your turn' });
    const lines = [
      { key: 'a', at: AT, from: { id: 'bert', name: 'Bert' }, text: 'good evening' },
      { key: 'b', at: AT + 1, from: { id: 'cleo', name: '…' }, phrase: 'hello' },
      { key: 'c', at: AT + 2, from: { id: 'bert', name: 'Bert' }, text: 'your turn' },
    ];
    expect(await store.chat('chat', 10)).toEqual(lines);
    expect(await store.chat('chat', 2)).toEqual(lines.slice(1));
    await store.say('chat-2', 'bert', { key: 'd', at: AT + 1, text: 'elsewhere' });
    expect(await store.saidSince(['chat', 'nowhere'], AT + 1)).toEqual(
      lines.slice(1).map((line) => ({ table: 'chat', line })),
    );
    expect(await store.saidSince([], AT)).toEqual([]);
  });

  test('what everybody may know of a table holds neither secret nor seed', async () => {
    const seed = deriveSeed('tables', 1);
    await store.create(table('info'));
    await store.change('info', ['gathering'], { seed, origin: { shares: ['s1'] } });
    const info = infoOf((await store.read('info'))!);
    expect(info).toMatchObject({ id: 'info', host: { id: 'anna', name: 'Anna' }, seedCommitment: commitment(seed) });
    const told = JSON.stringify(info);
    for (const secret of [seed, '5ec2e7', 's1', 'h1']) expect(told).not.toContain(`"${secret}"`);
  });
});
