import { randomUUID } from 'node:crypto';
import type { ToClient } from '@guildhall/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addPerson, type Listener, layTable, listener, type TestHall, testHall } from '../../test/hall.ts';
import { type Postgres, startPostgres } from '../../test/postgres.ts';
import type { Db } from '../store/db.ts';
import { openDb } from '../store/open.ts';
import { Elsewhere, FORGOTTEN_AFTER } from './elsewhere.ts';

describe('what is known of other processes', () => {
  const mine = { here: ['ada'], watchers: 1 };

  test('everybody is counted, and who is at two processes is here once', () => {
    const elsewhere = new Elsewhere();
    expect(elsewhere.with('t', mine)).toEqual(mine);
    expect(elsewhere.heard('t', 'one', { here: ['ada', 'ben'], watchers: 2 }, 0)).toBe(true);
    expect(elsewhere.heard('t', 'two', { here: [], watchers: 3 }, 0)).toBe(true);
    expect(elsewhere.heard('t', 'two', { here: [], watchers: 3 }, 1)).toBe(false);
    expect(elsewhere.with('t', mine)).toEqual({ here: ['ada', 'ben'], watchers: 6 });
    expect(elsewhere.heard('t', 'one', { here: [], watchers: 0 }, 2)).toBe(true);
    expect(elsewhere.with('t', mine)).toEqual({ here: ['ada'], watchers: 4 });
    expect(elsewhere.with('another', mine)).toEqual(mine);
  });

  test('what is not told again is forgotten', () => {
    const elsewhere = new Elsewhere();
    elsewhere.heard('t', 'killed', { here: ['ben'], watchers: 0 }, 0);
    elsewhere.heard('t', 'well', { here: ['cleo'], watchers: 0 }, 0);
    elsewhere.heard('t', 'well', { here: ['cleo'], watchers: 0 }, 10_000);
    expect(elsewhere.sweep(FORGOTTEN_AFTER - 1)).toEqual([]);
    expect(elsewhere.sweep(FORGOTTEN_AFTER)).toEqual(['t']);
    expect(elsewhere.with('t', mine).here).toEqual(['ada', 'cleo']);
  });
});

describe('two processes over one database', () => {
  let postgres: Postgres;
  let address = '';
  let db: Db;
  let here: TestHall;
  let there: TestHall;
  let [ada, ben]: string[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(false);
    address = await postgres.newDatabase();
    db = await openDb(address);
    [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => addPerson(db, name)));
    here = testHall(db);
    there = testHall(await openDb(address));
  });
  afterAll(async () => {
    await here.hall.close();
    await there.hall.close();
    await postgres.remove();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect([...here.failures.splice(0), ...there.failures.splice(0)]).toEqual([]);
  });

  const presence = ({ heard }: Listener) => {
    const last = heard.findLast(({ t }) => t === 'presence' || t === 'table');
    const { here, watchers } = last as Extract<ToClient, { t: 'presence' | 'table' }>;
    return { here: here.toSorted(), watchers };
  };
  const both = () => [ada!, ben!].toSorted();
  const lines = ({ heard }: Listener) => heard.flatMap((message) => (message.t === 'chat' ? [message.line] : []));

  test('words are heard by those who look at the other one, once', async () => {
    const id = await layTable(here, { people: [ada!, ben!] });
    const [atHere, atThere] = [listener(ada!), listener(ben!)];
    await here.hall.table(id).open(atHere);
    await there.hall.table(id).open(atThere);
    const [first, second] = [randomUUID(), randomUUID()];
    await here.hall.table(id).say({ id: ada!, name: 'Ada' }, { key: first, text: 'Good evening — ça va?' });
    const line = { key: first, text: 'Good evening — ça va?', from: { id: ada, name: 'Ada' } };
    await vi.waitFor(() => expect(lines(atThere)).toMatchObject([line]));
    await there.hall.table(id).say({ id: ben!, name: 'Ben' }, { key: second, phrase: 'hello' });
    await vi.waitFor(() => expect(lines(atHere).map(({ key }) => key)).toEqual([first, second]));
    // sent again, perhaps by way of the other process, it is said once
    expect(await there.hall.table(id).say({ id: ada!, name: 'Ada' }, { key: first, text: 'Good' })).toMatchObject({
      again: true,
    });
    expect(lines(atThere)).toHaveLength(2);
  });

  test('words of which the hint was lost are found by looking, once', async () => {
    const id = await layTable(here, { people: [ada!, ben!] });
    const atThere = listener(ben!);
    const watching = testHall(await openDb(address));
    await watching.hall.table(id).open(atThere);
    const said = { from: { id: ada!, name: 'Ada' }, text: 'Is anybody there?' };
    // stored as another process does it, by a clock that is late; nobody is told
    const [first, second] = [randomUUID(), randomUUID()];
    await here.hall.store.say(id, ada!, { key: first, at: Date.now() - 5000, text: said.text });
    watching.hall.start();
    await vi.waitFor(() => expect(lines(atThere)).toMatchObject([{ ...said, key: first }]), 5000);
    // one that is heard after it does not hide it
    const later = { key: second, at: Date.now(), phrase: 'hello' } as const;
    await here.hall.store.say(id, ada!, { ...later, at: Date.now() - 3000, key: `${first}-2` });
    await watching.hall.table(id).saidElsewhere({ ...later, from: said.from });
    await vi.waitFor(() => expect(lines(atThere).map(({ key }) => key)).toEqual([first, second, `${first}-2`]), 5000);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(lines(atThere)).toHaveLength(3);
    await watching.hall.close();
    expect(watching.failures).toEqual([]);
  }, 20_000);

  test('what is asked of the people, and of which the hint was lost, is found by looking', async () => {
    const id = await layTable(here, { people: [ada!, ben!] });
    await here.hall.table(id).start();
    const atThere = listener(ben!);
    const watching = testHall(await openDb(address));
    await watching.hall.table(id).open(atThere);
    const asking = {
      ask: 'one-day',
      seat: 0,
      request: { t: 'pause', hours: 24 },
      agreed: [0],
      until: Date.now() + 60_000,
    };
    // stored as another process does it; nobody is told
    await here.hall.store.change(id, ['running'], { asking });
    watching.hall.start();
    const asked = () => atThere.heard.flatMap((message) => (message.t === 'asking' ? [message.asking] : [])).at(-1);
    await vi.waitFor(() => expect(asked()).toEqual(asking), 5000);
    await here.hall.store.change(id, ['running'], { asking: null });
    await vi.waitFor(() => expect(asked()).toBeNull(), 5000);
    await watching.hall.close();
    expect(watching.failures).toEqual([]);
  }, 20_000);

  test('who has sat down or left before the start, and of whom the hint was lost, is found by looking', async () => {
    const id = await layTable(here, { people: [ada!, ben!] });
    const { store } = here.hall;
    await store.change(id, ['gathering'], {}, [{ n: 1, set: { person: null } }]);
    const atThere = listener(ada!);
    const watching = testHall(await openDb(address));
    await watching.hall.table(id).open(atThere);
    watching.hall.start();
    const seated = () => {
      const message = atThere.heard.findLast(({ t }) => t === 'info' || t === 'table') as Extract<
        ToClient,
        { t: 'info' }
      >;
      return message.info.seats.map(({ person }) => person?.name ?? null);
    };
    expect(seated()).toEqual(['Ada', null]);
    // stored as another process does it; nobody is told
    expect(await store.sit(id, 1, ben!, null, null)).toBe(true);
    await vi.waitFor(() => expect(seated()).toEqual(['Ada', 'Ben']), 5000);
    await store.change(id, ['gathering'], {}, [{ n: 1, set: { person: null } }]);
    await vi.waitFor(() => expect(seated()).toEqual(['Ada', null]), 5000);
    const told = atThere.heard.length;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(atThere.heard).toHaveLength(told);
    await watching.hall.close();
    expect(watching.failures).toEqual([]);
  }, 20_000);

  test('who comes in while words are on their way hears them after the table, with the key by which they know them', async () => {
    const id = await layTable(here, { people: [ada!, ben!] });
    const line = { key: randomUUID(), at: Date.now(), text: 'Hello' };
    await there.hall.store.say(id, ben!, line);
    const late = listener(ada!);
    const table = here.hall.table(id);
    await table.open(late);
    await table.saidElsewhere({ ...line, from: { id: ben!, name: 'Ben' } });
    expect(late.heard.filter(({ t }) => t === 'table' || t === 'chat')).toMatchObject([
      { t: 'table', chat: [{ key: line.key }] },
      { t: 'chat', line: { key: line.key } },
    ]);
  });

  test('who looks at one is here for those at the other, until they leave', async () => {
    const id = await layTable(here, { people: [ada!, ben!] });
    const [atHere, atThere, watcher] = [listener(ada!), listener(ben!), listener(null)];
    await here.hall.table(id).open(atHere);
    await there.hall.table(id).open(atThere);
    for (const each of [atHere, atThere]) {
      await vi.waitFor(() => expect(presence(each)).toEqual({ here: both(), watchers: 0 }));
    }
    await there.hall.table(id).open(watcher);
    await vi.waitFor(() => expect(presence(atHere).watchers).toBe(1));
    there.hall.table(id).close(watcher);
    there.hall.table(id).close(atThere);
    await vi.waitFor(() => expect(presence(atHere)).toEqual({ here: [ada], watchers: 0 }));
  });

  test('a process that has just started asks the others who is there', async () => {
    const id = await layTable(here, { people: [ada!, ben!] });
    await here.hall.table(id).open(listener(ada!));
    const started = testHall(await openDb(address));
    const late = listener(ben!);
    await started.hall.table(id).open(late);
    await vi.waitFor(() => expect(presence(late).here).toEqual(both()));
    await started.hall.close();
  });

  test('no bot is put on the seat of somebody who looks at the other one', async () => {
    const id = await layTable(here, { people: [ada!, ben!] });
    const [atHere, atThere] = [listener(ada!), listener(ben!)];
    const table = here.hall.table(id);
    await table.open(atHere);
    await there.hall.table(id).open(atThere);
    await table.start();
    await vi.waitFor(() => expect(presence(atHere).here).toEqual(both()));
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 121_000);
    const replace = () => table.seat(ada!, randomUUID(), 'replace', 1);
    await expect(replace()).rejects.toThrow(expect.objectContaining({ why: 'tooEarly' }));
    there.hall.table(id).close(atThere);
    await vi.waitFor(() => expect(presence(atHere).here).toEqual([ada]));
    await replace();
    expect((await here.hall.table(id).info()).seats[1]).toMatchObject({ bot: 'journeyman' });
  });

  test('the people of a process that lives stay, and those of one that was killed vanish', async () => {
    const watching = testHall(await openDb(address));
    const living = testHall(await openDb(address));
    const other = await openDb(address);
    const killed = testHall(other);
    const id = await layTable(here, { people: [ada!, ben!] });
    const looking = listener(null);
    await watching.hall.table(id).open(looking);
    await living.hall.table(id).open(listener(ada!));
    await killed.hall.table(id).open(listener(ben!));
    await vi.waitFor(() => expect(presence(looking).here).toEqual(both()));
    // its lines are cut; it has said nothing
    await other.close();
    // time passes faster than the processes tell again: Ada may be missed for a moment, but comes back; Ben does not
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    living.hall.start();
    watching.hall.start();
    await vi.waitFor(
      () => {
        now += 1000;
        expect(presence(looking).here).toEqual([ada]);
      },
      { timeout: 30_000, interval: 200 },
    );
    await watching.hall.close();
    await living.hall.close();
    expect([...watching.failures, ...living.failures]).toEqual([]);
  }, 60_000);
});
