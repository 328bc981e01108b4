import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticator } from '../../test/authenticator.ts';
import { device, guest, type PeopleServer, peopleServer, program } from '../../test/people-server.ts';
import { kinds } from '../../test/stores.ts';
import { tableStore } from '../store/tables.ts';
import { newId } from './secrets.ts';

const PASSWORD = 'correct horse battery';
const NOBODY = '00000000-0000-0000-0000-000000000000';
const SECRET_OF_TABLE = 'the secret of the table';
describe.each(kinds)('people on $name', (kind) => {
  let server: PeopleServer;
  beforeAll(async () => {
    await kind.begin();
    server = await peopleServer({}, await kind.address());
  });
  afterAll(async () => {
    await server.close();
    await kind.end();
  });

  interface Wish {
    readonly game?: string;
    readonly places?: readonly number[];
    readonly status?: string;
    readonly listed?: boolean;
  }

  /** A table with these people; with places, it has come to its end. */
  async function table(
    people: readonly (string | null)[],
    { game = 'belfort', places, status, listed = true }: Wish = {},
  ) {
    const id = newId();
    await tableStore(server.db).create({
      id,
      game,
      rules: 1,
      options: {},
      pace: { kind: 'free' },
      listed,
      takebacks: true,
      advice: false,
      host: people.find((person) => person !== null)!,
      commitment: 'c',
      secret: SECRET_OF_TABLE,
      begun: null,
      createdAt: server.clock.now++,
      seats: people.map((person) => ({
        person,
        bot: person === null ? 'normal' : null,
        colour: null,
        shareHash: null,
        share: null,
      })),
    });
    await server.db.write([
      {
        sql: 'UPDATE tbl SET status = $2, places = $3, ended_at = $4 WHERE id = $1',
        values: [
          id,
          status ?? (places ? 'over' : 'running'),
          places ? JSON.stringify(places) : null,
          places ? server.clock.now : null,
        ],
      },
    ]);
    return id;
  }

  const say = (at: string, person: string, text: string) =>
    tableStore(server.db).say(at, person, { key: newId(), at: server.clock.now++, text });

  describe('the page of a person', () => {
    test('name, record by game and seats, and the last tables', async () => {
      const [anna, berta] = [await guest(server, 'Anna'), await guest(server, 'Berta')];
      const since = server.clock.now;
      await table([anna.id, berta.id], { places: [1, 2] });
      await table([anna.id, berta.id], { places: [1, 2] });
      await table([berta.id, anna.id], { places: [1, 2] });
      await table([berta.id, anna.id], { places: [1, 1] });
      await table([null, anna.id, berta.id], { places: [2, 3, 1] });
      await table([anna.id, berta.id], { game: 'bruges', places: [2, 1] });
      await table([anna.id, berta.id], { status: 'ended' });
      const running = await table([anna.id, berta.id]);
      const { status, body } = await device(server).ask('person', {}, { id: anna.id });
      expect(status).toBe(200);
      expect(body.person).toEqual({ id: anna.id, name: 'Anna' });
      expect(body.since).toBe(since);
      expect(body.record).toEqual([
        { game: 'belfort', seats: 2, played: 4, won: 3 },
        { game: 'belfort', seats: 3, played: 1, won: 0 },
        { game: 'bruges', seats: 2, played: 1, won: 0 },
      ]);
      expect(body.tables).toHaveLength(8);
      expect(body.tables[0]!.id).toBe(running);
      expect(JSON.stringify(body)).not.toContain(SECRET_OF_TABLE);
    });

    test('the last twenty tables', async () => {
      const { id, ask } = await guest(server, 'Anna');
      const made: string[] = [];
      for (let n = 0; n < 23; n++) made.push(await table([id, null], { places: [1, 2] }));
      const { body } = await ask('person', {}, { id });
      expect(body.tables.map((each) => each.id)).toEqual(made.reverse().slice(0, 20));
      expect(body.record).toEqual([{ game: 'belfort', seats: 2, played: 23, won: 23 }]);
    });

    test('a table that is found by its link alone is shown to those who sit there', async () => {
      const [anna, berta, clara] = [
        await guest(server, 'Anna'),
        await guest(server, 'Berta'),
        await guest(server, 'Clara'),
      ];
      const hidden = await table([anna.id, berta.id], { listed: false });
      const shown = async ({ ask }: Pick<typeof anna, 'ask'>) =>
        (await ask('person', {}, { id: anna.id })).body.tables.map(({ id }) => id);
      expect(await shown(anna)).toEqual([hidden]);
      expect(await shown(berta)).toEqual([hidden]);
      expect(await shown(clara)).toEqual([]);
      expect(await shown(device(server))).toEqual([]);
    });

    test.each([NOBODY, 'x', "' OR 1=1 --", '%00', 'a'.repeat(90)])('there is nobody at %j', async (id) => {
      const { status, wrong } = await device(server).ask('person', {}, { id: encodeURIComponent(id) });
      expect([status, wrong.why]).toEqual([404, 'noPerson']);
    });
  });

  describe('mute and report', () => {
    test('somebody is muted, and heard again', async () => {
      const [anna, berta] = [await guest(server, 'Anna'), await guest(server, 'Berta')];
      for (let twice = 0; twice < 2; twice++) {
        expect((await anna.ask('mute', { on: true }, { id: berta.id })).body.muted).toEqual([berta.id]);
      }
      expect((await berta.ask('me')).body.muted).toEqual([]);
      expect((await anna.ask('mute', { on: false }, { id: berta.id })).body.muted).toEqual([]);
    });

    test('nobody and myself cannot be muted', async () => {
      const { ask, id } = await guest(server, 'Anna');
      expect((await ask('mute', { on: true }, { id: NOBODY })).status).toBe(404);
      expect((await ask('mute', { on: true }, { id })).status).toBe(400);
      expect((await ask('mute', { on: 'yes' }, { id: NOBODY })).status).toBe(400);
    });

    test('a report is kept with what was said', async () => {
      const [anna, berta] = [await guest(server, 'Anna'), await guest(server, 'Berta')];
      const at = await table([anna.id, berta.id]);
      await say(at, berta.id, 'something unkind');
      await say(at, anna.id, 'please stop');
      expect((await anna.ask('report', { table: at, text: 'look\u0000' }, { id: berta.id })).body).toEqual({});
      const rows = await server.db.read({ sql: 'SELECT * FROM report WHERE tbl = $1', values: [at] });
      expect(rows).toMatchObject([{ person: anna.id, other: berta.id }]);
      expect(JSON.parse(rows[0]!.text as string)).toMatchObject({
        text: 'look\u0000',
        words: [{ text: 'something unkind', phrase: null }],
      });
    });

    test('who was not at the table cannot be reported there', async () => {
      const [anna, berta] = [await guest(server, 'Anna'), await guest(server, 'Berta')];
      const at = await table([anna.id, null]);
      expect((await anna.ask('report', { table: at, text: '' }, { id: berta.id })).status).toBe(404);
      expect((await anna.ask('report', { table: NOBODY, text: '' }, { id: berta.id })).status).toBe(404);
      expect((await anna.ask('report', { table: at, text: '' }, { id: anna.id })).status).toBe(400);
      expect((await anna.ask('report', { table: at, text: 'x'.repeat(1001) }, { id: berta.id })).status).toBe(400);
      expect((await device(server).ask('report', { table: at, text: '' }, { id: anna.id })).status).toBe(401);
    });
  });

  describe('pushed notices', () => {
    const subscription = (name: string) => ({
      endpoint: `https://push.example/${name}`,
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    });

    test('a browser belongs to who used it last', async () => {
      const [anna, berta] = [await guest(server, 'Anna'), await guest(server, 'Berta')];
      expect((await anna.ask('subscribe', { subscription: subscription('one') })).body).toEqual({});
      await berta.ask('subscribe', { subscription: subscription('one') });
      expect(await server.people.store.pushes(anna.id)).toEqual([]);
      expect(await server.people.store.pushes(berta.id)).toEqual([subscription('one')]);
    });

    test('there is an end to their number, but a known one is renewed', async () => {
      const { ask } = await guest(server, 'Anna');
      for (let n = 0; n < 20; n++) await ask('subscribe', { subscription: subscription(`many-${n}`) });
      expect((await ask('subscribe', { subscription: subscription('many-20') })).status).toBe(409);
      expect((await ask('subscribe', { subscription: subscription('many-7') })).status).toBe(200);
    });

    test.each([
      [null],
      [{ endpoint: 'https://push.example/x' }],
      [{ ...subscription('x'), endpoint: 'http://push.example/' }],
      [{ ...subscription('x'), endpoint: 'not an address' }],
      [{ ...subscription('x'), keys: { p256dh: 'short', auth: 'a'.repeat(22) } }],
    ])('what is no subscription is refused: %j', async (bad) => {
      const { ask } = await guest(server, 'Anna');
      expect((await ask('subscribe', { subscription: bad })).status).toBe(400);
    });
  });

  /** Somebody of whom everything is stored that can be. */
  async function known(name: string) {
    const person = await guest(server, name);
    const berta = await guest(server, 'Berta');
    const login = `login-${newId()}`;
    await person.ask('setPassword', { login, password: PASSWORD });
    const phone = authenticator(server.origin);
    const response = phone.make((await person.ask('passkeyOffer')).body);
    await person.ask('addPasskey', { name: 'phone', response });
    server.clock.now++;
    const { token } = (await person.ask('addToken', { name: 'bot' })).body;
    const notices = { live: [], turns: ['mail'], mail: 'anna@hall.example', webhook: 'https://hall.example/hook' };
    await person.ask('changeMe', { notices });
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await person.ask('subscribe', { subscription: { endpoint: `https://push.example/${login}`, keys } });
    await person.ask('mute', { on: true }, { id: berta.id });
    await berta.ask('mute', { on: true }, { id: person.id });
    const at = await table([person.id, berta.id], { places: [1, 2] });
    await say(at, person.id, 'my words');
    await say(at, berta.id, 'words of Berta');
    await person.ask('report', { table: at, text: 'my report' }, { id: berta.id });
    for (const [revision, by, seat] of [
      [1, person.id, 0],
      [2, berta.id, 1],
    ] as const) {
      await server.db.append({
        table: at,
        revision,
        at: server.clock.now,
        seat,
        by,
        kind: 'move',
        body: JSON.stringify({ actions: [`move of ${by}`] }),
        key: newId(),
        status: 'over',
        waiting: '[]',
        deadline: null,
        botDue: null,
      });
    }
    await server.db.write([
      {
        sql: `INSERT INTO outbox (id, person, tbl, way, due) VALUES ($1, $2, $3, 'mail', $4)`,
        values: [newId(), person.id, at, server.clock.now],
      },
    ]);
    return { ...person, berta, login, phone, token, at };
  }

  describe('my data', () => {
    test('everything about me, and no secrets', async () => {
      const anna = await known('Anna');
      const { status, headers, body } = await anna.ask('exportMe');
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe('attachment; filename="guildhall-my-data.json"');
      expect(body).toMatchObject({
        person: {
          id: anna.id,
          name: 'Anna',
          login: anna.login,
          mail: 'anna@hall.example',
          webhook: 'https://hall.example/hook',
          notices: { live: [], turns: ['mail'] },
          hasPassword: true,
        },
        sessions: [{ kind: 'browser' }, { kind: 'token', name: 'bot' }],
        passkeys: [{ name: 'phone', transports: ['internal'] }],
        push: [{ endpoint: `https://push.example/${anna.login}` }],
        muted: [anna.berta.id],
        tables: [{ table: anna.at, seat: 0, game: 'belfort', status: 'over', places: [1, 2] }],
        moves: [{ table: anna.at, revision: 1, kind: 'move', body: { actions: [`move of ${anna.id}`] } }],
        chat: [{ table: anna.at, text: 'my words' }],
        reports: [{ table: anna.at, other: anna.berta.id, text: { text: 'my report' } }],
        notices: [{ table: anna.at, way: 'mail', due: server.clock.now }],
      });
      const text = JSON.stringify(body);
      const rows = await server.db.read({
        sql: 'SELECT session.hash, person.password FROM session JOIN person ON person.id = session.person WHERE person.id = $1',
        values: [anna.id],
      });
      const secrets = rows.flatMap((row) => Object.values(row) as string[]);
      expect(secrets).toHaveLength(4);
      for (const secret of [...secrets, anna.token, anna.cookies.get('guildhall')!, PASSWORD, SECRET_OF_TABLE]) {
        expect(text).not.toContain(secret);
      }
      expect(text).not.toContain(`move of ${anna.berta.id}`);
    });

    test('a stranger has none', async () => {
      expect((await device(server).ask('exportMe')).status).toBe(401);
    });
  });

  describe('deleting myself', () => {
    test('games stay, the name and everything else goes', async () => {
      const anna = await known('Anna');
      const { berta } = anna;
      const secret = anna.cookies.get('guildhall')!;
      const news: unknown[] = [];
      server.people.onNews((person, what) => news.push([person, what]));
      expect((await program(server, anna.token)('me')).status).toBe(200);
      const { status, headers } = await anna.ask('deleteMe');
      expect(status).toBe(200);
      expect(headers.getSetCookie()[0]).toContain('Max-Age=0');
      expect(news).toEqual([[anna.id, 'gone']]);
      expect(server.left).toContain(anna.id);

      anna.cookies.set('guildhall', secret);
      expect((await anna.ask('me')).status).toBe(401);
      expect((await program(server, anna.token)('me')).status).toBe(401);
      const desktop = device(server);
      expect((await desktop.ask('signIn', { login: anna.login, password: PASSWORD })).status).toBe(403);
      const response = anna.phone.use((await desktop.ask('passkeyAsk')).body);
      expect((await desktop.ask('passkeySignIn', { response })).status).toBe(400);
      expect((await desktop.ask('person', {}, { id: anna.id })).status).toBe(404);

      const { body } = await berta.ask('person', {}, { id: berta.id });
      expect(body.tables).toMatchObject([{ id: anna.at, seats: [{ person: { id: anna.id, name: '…' } }, {}] }]);
      expect(body.record).toEqual([{ game: 'belfort', seats: 2, played: 1, won: 0 }]);
      const chat = await tableStore(server.db).chat(anna.at, 10);
      expect(chat.map(({ text }) => text)).toEqual(['words of Berta']);
      // who has muted me does not see me again
      expect((await berta.ask('me')).body.muted).toEqual([anna.id]);

      const left = await Promise.all(
        ['session', 'passkey', 'push', 'mute', 'outbox', 'chat'].map((name) =>
          server.db.read({ sql: `SELECT * FROM ${name} WHERE person = $1`, values: [anna.id] }),
        ),
      );
      expect(left.flat()).toEqual([]);
      const [row] = await server.db.read({ sql: 'SELECT * FROM person WHERE id = $1', values: [anna.id] });
      expect(row).toMatchObject({ name: '', login: null, password: null, mail: null, webhook: null, gone: 1 });
    });

    test('the login is free again', async () => {
      const anna = await known('Anna');
      await anna.ask('deleteMe');
      const other = await guest(server, 'Other');
      expect((await other.ask('setPassword', { login: anna.login, password: PASSWORD })).status).toBe(200);
    });

    test('a stranger cannot', async () => {
      expect((await device(server).ask('deleteMe')).status).toBe(401);
    });
  });

  describe('tidying', () => {
    test('guests who left nothing behind are forgotten after half a year; others stay', async () => {
      const fresh = await peopleServer({}, await kind.address());
      try {
        const half = 181 * 24 * 60 * 60 * 1000;
        const [passer, owner] = [await guest(fresh, 'Passer'), await guest(fresh, 'Owner')];
        await owner.ask('setPassword', { login: 'owner', password: PASSWORD });
        fresh.clock.now += half;
        const newcomer = await guest(fresh, 'Newcomer');
        await fresh.people.tidy();
        expect(await fresh.people.store.read(passer.id)).toBeNull();
        expect(await fresh.people.store.read(owner.id)).not.toBeNull();
        expect((await newcomer.ask('me')).status).toBe(200);
        expect(await fresh.people.store.sessions(owner.id)).toEqual([]);
      } finally {
        await fresh.close();
      }
    });
  });

  test.runIf(kind.name === 'PostgreSQL')('who signs out everywhere is forgotten by another process', async () => {
    const address = await kind.address();
    const [here, there] = [await peopleServer({}, address), await peopleServer({}, address)];
    try {
      const anna = await guest(here, 'Anna');
      const elsewhere = device(there);
      elsewhere.cookies.set('guildhall', anna.cookies.get('guildhall')!);
      expect((await elsewhere.ask('me')).body.id).toBe(anna.id);
      const heard = new Promise((resolve) => there.people.onNews((person, news) => resolve([person, news])));
      await anna.ask('signOut', { everywhere: true });
      expect(await heard).toEqual([anna.id, 'signedOut']);
      expect((await elsewhere.ask('me')).status).toBe(401);
    } finally {
      await here.close();
      await there.close();
    }
  });
});
