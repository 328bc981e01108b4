import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { device, guest, type PeopleServer, peopleServer } from '../../test/people-server.ts';
import type { Db } from '../store/db.ts';
import { people } from './people.ts';

let server: PeopleServer;
beforeEach(async () => {
  server = await peopleServer();
});
afterEach(() => server.close());

const withCookie = (cookies: ReadonlyMap<string, string>) =>
  ({ headers: { cookie: `guildhall=${cookies.get('guildhall')}` } }) as IncomingMessage;

/** Several processes over one store, that hear each other as over PostgreSQL. */
function processes(db: Db, n: number) {
  const listeners: ((message: object) => void)[] = [];
  return Array.from({ length: n }, () => {
    const reads = { count: 0, before: async () => {} };
    const own: Db = {
      ...db,
      async read(statement) {
        reads.count++;
        const rows = await db.read(statement);
        await reads.before();
        return rows;
      },
      tell: (message) => {
        for (const listener of listeners) listener(message);
      },
      hear: (listener) => void listeners.push(listener),
    };
    return { ...people(own, server.settings), reads };
  });
}

describe('what is known of sessions', () => {
  test('many requests of one person read the store once in a while', async () => {
    const { cookies, id } = await guest(server, 'Anna');
    const [here] = processes(server.db, 1);
    for (let n = 0; n < 100; n++) expect(await here!.whoAsks(withCookie(cookies))).toMatchObject({ id });
    expect(here!.reads.count).toBe(1);
    server.clock.now += 16_000;
    await here!.whoAsks(withCookie(cookies));
    expect(here!.reads.count).toBe(2);
  });

  test('what cannot be a secret is not even looked up', async () => {
    const [here] = processes(server.db, 1);
    await here!.whoAsks(withCookie(new Map([['guildhall', 'short']])));
    await here!.whoAsks({ headers: {} } as IncomingMessage);
    expect(here!.reads.count).toBe(0);
  });

  test('who signs out everywhere is forgotten by every process at once', async () => {
    const { cookies, id } = await guest(server, 'Anna');
    const [here, there] = processes(server.db, 2);
    for (const each of [here!, there!]) expect(await each.whoAsks(withCookie(cookies))).toMatchObject({ id });
    const news: unknown[] = [];
    there!.onNews((person, what) => news.push([person, what]));
    const signOut = here!.handlers.signOut!;
    await signOut({
      body: { everywhere: true },
      person: { id, name: 'Anna' },
      params: {},
      request: withCookie(cookies) as never,
      reply: { header() {} } as never,
    });
    for (const each of [here!, there!]) expect(await each.whoAsks(withCookie(cookies))).toBeNull();
    expect(news).toEqual([[id, 'signedOut']]);
  });

  test('a process that hears nothing believes a session for some seconds only', async () => {
    const { cookies, ask } = await guest(server, 'Anna');
    const [deaf] = processes(server.db, 1);
    expect(await deaf!.whoAsks(withCookie(cookies))).not.toBeNull();
    const secret = new Map(cookies);
    await ask('signOut', { everywhere: true });
    server.clock.now += 16_000;
    expect(await deaf!.whoAsks(withCookie(secret))).toBeNull();
  });

  test('what was read before a sign-out is not believed after it', async () => {
    const { cookies, ask } = await guest(server, 'Anna');
    const secret = new Map(cookies);
    const [here] = processes(server.db, 1);
    const listener = here!;
    // the row is read; before the answer is used, the person signs out, and this process hears of it
    listener.reads.before = async () => {
      listener.reads.before = async () => {};
      await ask('signOut', { everywhere: true });
      const [row] = await server.db.read({ sql: 'SELECT id FROM person' });
      await listener.handlers.changeMe!({
        body: { name: 'Anna B.' },
        person: { id: row!.id as string, name: 'Anna' },
        params: {},
        request: {} as never,
        reply: {} as never,
      });
    };
    await listener.whoAsks(withCookie(secret));
    expect(await listener.whoAsks(withCookie(secret))).toBeNull();
  });

  test('a new name is known at once', async () => {
    const { cookies, ask } = await guest(server, 'Anna');
    expect(await server.people.whoAsks(withCookie(cookies))).toMatchObject({ name: 'Anna' });
    await ask('changeMe', { name: 'Berta' });
    expect(await server.people.whoAsks(withCookie(cookies))).toMatchObject({ name: 'Berta' });
  });

  test('two people on two devices are not mixed up', async () => {
    const [anna, berta] = await Promise.all([guest(server, 'Anna'), guest(server, 'Berta')]);
    for (let n = 0; n < 5; n++) {
      const answers = await Promise.all([anna.ask('me'), berta.ask('me'), device(server).ask('me')]);
      expect(answers.map(({ body, status }) => [status, body.name])).toEqual([
        [200, 'Anna'],
        [200, 'Berta'],
        [401, undefined],
      ]);
    }
  });
});
