import type { IncomingMessage } from 'node:http';
import { me as meSchema, wrong as wrongSchema } from '@guildhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { device, guest, type PeopleServer, peopleServer, program } from '../../test/people-server.ts';

const PASSWORD = 'correct horse battery';
let server: PeopleServer;
beforeAll(async () => {
  server = await peopleServer();
});
afterAll(() => server.close());

let counted = 0;
const newLogin = () => `login-${counted++}`;

describe('guests', () => {
  test('a stranger is nobody, and is told so', async () => {
    const { ask } = device(server);
    const { status, wrong } = await ask('me');
    expect(status).toBe(401);
    expect(wrongSchema.safeParse(wrong).success).toBe(true);
    expect(wrong.why).toBe('signIn');
  });

  test('with a name one is a guest at once', async () => {
    const { ask, cookies } = device(server);
    const { status, body, headers } = await ask('enter', { name: '  Anna ' });
    expect(status).toBe(200);
    expect(meSchema.parse(body)).toMatchObject({ name: 'Anna', login: null, passkeys: [], tokens: [], muted: [] });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([
      `guildhall=${cookies.get('guildhall')}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect((await ask('me')).body).toEqual(body);
  });

  test('whoever is here already stays who they are', async () => {
    const { ask, id } = await guest(server, 'Anna');
    const { body } = await ask('enter', { name: 'Berta' });
    expect(body).toMatchObject({ id, name: 'Anna' });
  });

  test.each([
    [{}],
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: 'x'.repeat(25) }],
    [{ name: 'a\u202eb' }],
    [{ name: 7 }],
    [{ name: 'Anna', more: 1 }],
  ])('a name that is none is refused: %j', async (body) => {
    const { status, wrong, headers } = await device(server).ask('enter', body);
    expect(status).toBe(400);
    expect(wrongSchema.parse(wrong).why).toBe('malformed');
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('name and notices are changed', async () => {
    const { ask } = await guest(server, 'Anna');
    await ask('changeMe', { name: 'Berta' });
    expect((await ask('me')).body.name).toBe('Berta');
    const notices = { live: ['push', 'push'], turns: [], mail: 'b@hall.example', webhook: 'https://hall.example/in' };
    await ask('changeMe', { notices });
    const { body } = await ask('changeMe', { notices: { live: ['push'], turns: ['mail'], mail: null } });
    expect(body.name).toBe('Berta');
    expect(body.notices).toEqual({
      live: ['push'],
      turns: ['mail'],
      mail: null,
      webhook: 'https://hall.example/in',
    });
  });

  test.each(['http://hall.example/', 'javascript:alert(1)', 'https://user:pass@hall.example/', 'file:///etc/passwd'])(
    'a webhook is an https address: not %s',
    async (webhook) => {
      const { ask } = await guest(server, 'Anna');
      expect((await ask('changeMe', { notices: { live: [], turns: [], webhook } })).status).toBe(400);
      expect((await ask('me')).body.notices.webhook).toBeNull();
    },
  );
});

describe('cookies', () => {
  test('of the secret only its hash is stored', async () => {
    const { cookies, id } = await guest(server, 'Anna');
    const rows = await server.db.read({ sql: 'SELECT * FROM session WHERE person = $1', values: [id] });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookies.get('guildhall'));
    expect(rows[0]!.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('over https the cookie is bound to this host', async () => {
    const secure = await peopleServer({ origin: 'https://hall.example' });
    try {
      const { ask, cookies } = device(secure);
      const { headers } = await ask('enter', { name: 'Anna' });
      expect(headers.getSetCookie()).toEqual([
        `__Host-guildhall=${cookies.get('__Host-guildhall')}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      ]);
      const planted = device(secure);
      planted.cookies.set('guildhall', cookies.get('__Host-guildhall')!);
      expect((await planted.ask('me')).status).toBe(401);
    } finally {
      await secure.close();
    }
  });

  test('forged ones are worth nothing', async () => {
    const { cookies } = await guest(server, 'Anna');
    const secret = cookies.get('guildhall')!;
    const [row] = await server.db.read({ sql: 'SELECT hash, id, person FROM session LIMIT 1' });
    const forged = ['x', 'A'.repeat(43), `${secret}A`, secret.slice(1), `${secret}"`, "' OR 1=1 --", '%00', '%'];
    for (const value of [...forged, ...(Object.values(row!) as string[])]) {
      const { ask, cookies } = device(server);
      cookies.set('guildhall', value);
      expect((await ask('me')).status).toBe(401);
    }
  });

  test('whoever comes now and then stays signed in; whoever stays away for half a year does not', async () => {
    const { ask } = await guest(server, 'Anna');
    const day = 24 * 60 * 60 * 1000;
    for (let month = 0; month < 10; month++) {
      server.clock.now += 100 * day;
      const { status, headers } = await ask('me');
      expect(status).toBe(200);
      expect(headers.getSetCookie()[0]).toContain('Max-Age=15552000');
    }
    server.clock.now += 181 * day;
    expect((await ask('me')).status).toBe(401);
  });

  test('a socket is opened by the same person', async () => {
    const { cookies, id } = await guest(server, 'Anna');
    const upgrade = (headers: object) => ({ headers }) as IncomingMessage;
    const cookie = `guildhall=${cookies.get('guildhall')}`;
    expect(await server.people.whoAsks(upgrade({ cookie: `a=b; ${cookie}` }))).toEqual({ id, name: 'Anna' });
    expect(await server.people.whoAsks(upgrade({}))).toBeNull();
    const host = 'localhost:8080';
    const ours = (origin?: string) => server.people.isOurs(upgrade({ host, origin }));
    expect(ours('http://localhost:8080')).toBe(true);
    for (const origin of [undefined, 'null', 'http://localhost', 'http://localhost:8081', 'https://localhost:8080']) {
      expect(ours(origin)).toBe(false);
    }
    expect(server.people.isOurs(upgrade({ host, authorization: 'Bearer x' }))).toBe(true);
    // a browser sends this along by itself, whoever's page asks
    expect(server.people.isOurs(upgrade({ host, authorization: 'Basic YTpi' }))).toBe(false);
  });
});

describe('passwords', () => {
  test('a guest with a password keeps the id, and signs in on a second device', async () => {
    const phone = await guest(server, 'Anna');
    const { body } = await phone.ask('setPassword', { login: 'Anna@Hall.example', password: PASSWORD });
    expect(body).toMatchObject({ id: phone.id, login: 'anna@hall.example' });
    const desktop = device(server);
    const signedIn = await desktop.ask('signIn', { login: 'ANNA@hall.example', password: PASSWORD });
    expect(signedIn.body).toMatchObject({ id: phone.id, name: 'Anna' });
    expect((await phone.ask('me')).body.id).toBe(phone.id);
    expect((await desktop.ask('me')).body.id).toBe(phone.id);
    expect(desktop.cookies.get('guildhall')).not.toBe(phone.cookies.get('guildhall'));
  });

  test('a wrong password and an unknown login are answered alike', async () => {
    const login = newLogin();
    await (await guest(server, 'Anna')).ask('setPassword', { login, password: PASSWORD });
    const wrong = await device(server).ask('signIn', { login, password: `${PASSWORD}.` });
    const unknown = await device(server).ask('signIn', { login: newLogin(), password: PASSWORD });
    expect(wrong.status).toBe(403);
    expect(unknown.status).toBe(403);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('a login belongs to one person', async () => {
    const login = newLogin();
    await (await guest(server, 'Anna')).ask('setPassword', { login, password: PASSWORD });
    const berta = await guest(server, 'Berta');
    const { status, wrong } = await berta.ask('setPassword', { login: login.toUpperCase(), password: PASSWORD });
    expect([status, wrong.why]).toEqual([409, 'taken']);
    expect((await berta.ask('me')).body.login).toBeNull();
  });

  test('another password needs the old one, and ends the sessions of other browsers', async () => {
    const login = newLogin();
    const here = await guest(server, 'Anna');
    await here.ask('setPassword', { login, password: PASSWORD });
    const { token } = (await here.ask('addToken', { name: 'bot' })).body;
    const there = device(server);
    await there.ask('signIn', { login, password: PASSWORD });
    for (const old of [undefined, 'something else']) {
      const { status, wrong } = await here.ask('setPassword', { login, password: 'new password', old });
      expect([status, wrong.why]).toEqual([403, 'wrongPassword']);
    }
    expect((await there.ask('me')).status).toBe(200);
    expect((await here.ask('setPassword', { login, password: 'new password', old: PASSWORD })).status).toBe(200);
    expect((await here.ask('me')).status).toBe(200);
    expect((await there.ask('me')).status).toBe(401);
    expect((await program(server, token)('me')).status).toBe(200);
    expect((await there.ask('signIn', { login, password: PASSWORD })).status).toBe(403);
    expect((await there.ask('signIn', { login, password: 'new password' })).status).toBe(200);
  });

  test('what is wrong is told without quoting the password', async () => {
    const { ask } = await guest(server, 'Anna');
    const { status, wrong } = await ask('setPassword', { login: 'a', password: 'secret' });
    expect(status).toBe(400);
    expect(wrong.problems).toEqual([
      'login: expected at least 3 characters',
      'password: expected at least 8 characters',
    ]);
  });

  test('who signs in on a device where somebody else was leaves that session behind', async () => {
    const login = newLogin();
    const anna = await guest(server, 'Anna');
    await anna.ask('setPassword', { login, password: PASSWORD });
    const berta = await guest(server, 'Berta');
    const before = new Map(berta.cookies);
    expect((await berta.ask('signIn', { login, password: PASSWORD })).body.id).toBe(anna.id);
    const old = device(server);
    old.cookies.set('guildhall', before.get('guildhall')!);
    expect((await old.ask('me')).status).toBe(401);
  });
});

describe('signing out', () => {
  test('here', async () => {
    const login = newLogin();
    const here = await guest(server, 'Anna');
    await here.ask('setPassword', { login, password: PASSWORD });
    const there = device(server);
    await there.ask('signIn', { login, password: PASSWORD });
    const secret = here.cookies.get('guildhall')!;
    const { status, headers } = await here.ask('signOut', { everywhere: false });
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual(['guildhall=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
    here.cookies.set('guildhall', secret);
    expect((await here.ask('me')).status).toBe(401);
    expect((await there.ask('me')).status).toBe(200);
  });

  test('everywhere: all browsers and tokens, at once, and everybody who listens is told', async () => {
    const login = newLogin();
    const here = await guest(server, 'Anna');
    await here.ask('setPassword', { login, password: PASSWORD });
    const there = device(server);
    await there.ask('signIn', { login, password: PASSWORD });
    const { token } = (await here.ask('addToken', { name: 'bot' })).body;
    const bot = program(server, token);
    const news: unknown[] = [];
    server.people.onNews((person, what) => news.push([person, what]));
    const secret = here.cookies.get('guildhall')!;
    // all three are known by now, without a look at the store
    for (const ask of [here.ask, there.ask, bot]) expect((await ask('me')).status).toBe(200);
    await there.ask('signOut', { everywhere: true });
    here.cookies.set('guildhall', secret);
    for (const ask of [here.ask, there.ask, bot]) expect((await ask('me')).status).toBe(401);
    expect(news).toEqual([[here.id, 'signedOut']]);
  });

  test('a stranger cannot', async () => {
    expect((await device(server).ask('signOut', { everywhere: true })).status).toBe(401);
  });
});

describe('tokens', () => {
  test('one is shown once, and acts for its person', async () => {
    const { ask, id } = await guest(server, 'Anna');
    const { body } = await ask('addToken', { name: 'my bot' });
    expect(body.token).toMatch(/^guildhall_[\w-]{43}$/);
    expect(body.me.tokens).toMatchObject([{ name: 'my bot', usedAt: null }]);
    const bot = program(server, body.token);
    expect((await bot('me')).body.id).toBe(id);
    const mine = (await ask('me')).body;
    expect(mine.tokens[0]!.usedAt).toBe(server.clock.now);
    expect(JSON.stringify(mine)).not.toContain(body.token);
    const stored = await server.db.read({ sql: 'SELECT * FROM session WHERE person = $1', values: [id] });
    expect(JSON.stringify(stored)).not.toContain(body.token);
  });

  test('a token counts in the header alone, a cookie as a cookie alone', async () => {
    const { ask, cookies } = await guest(server, 'Anna');
    const { token } = (await ask('addToken', { name: 'bot' })).body;
    const asCookie = device(server);
    asCookie.cookies.set('guildhall', token);
    expect((await asCookie.ask('me')).status).toBe(401);
    asCookie.cookies.set('guildhall', token.slice('guildhall_'.length));
    expect((await asCookie.ask('me')).status).toBe(401);
    for (const forged of [cookies.get('guildhall')!, `guildhall_${cookies.get('guildhall')}`, `${token}x`, 'x', '']) {
      expect((await program(server, forged)('me')).status).toBe(401);
    }
    const inAddress = await fetch(`${server.url}/api/me?token=${token}`);
    expect(inAddress.status).toBe(401);
  });

  test('a false token is not made good by a cookie', async () => {
    const { cookies } = await guest(server, 'Anna');
    const both = device(server, { authorization: `Bearer guildhall_${'A'.repeat(43)}` });
    both.cookies.set('guildhall', cookies.get('guildhall')!);
    expect((await both.ask('me')).status).toBe(401);
  });

  test('a password for a proxy in the same header is no token', async () => {
    const { cookies, id } = await guest(server, 'Anna');
    const behind = device(server, { authorization: 'Basic YTpi', origin: server.origin });
    behind.cookies.set('guildhall', cookies.get('guildhall')!);
    expect((await behind.ask('me')).body.id).toBe(id);
    const elsewhere = device(server, { authorization: 'Basic YTpi', origin: 'https://evil.example' });
    elsewhere.cookies.set('guildhall', cookies.get('guildhall')!);
    expect((await elsewhere.ask('signOut', { everywhere: true })).status).toBe(403);
  });

  test('a token does not change whose it is', async () => {
    const { ask, id } = await guest(server, 'Anna');
    const { token, me } = (await ask('addToken', { name: 'bot' })).body;
    const bot = program(server, token);
    const key = me.tokens[0]!.id;
    const refused = [
      await bot('changeMe', { name: 'Mallory' }),
      await bot('deleteMe'),
      await bot('exportMe'),
      await bot('setPassword', { login: newLogin(), password: PASSWORD }),
      await bot('signOut', { everywhere: true }),
      await bot('passkeyOffer'),
      await bot('addPasskey', { name: 'key', response: {} }),
      await bot('dropPasskey', {}, { id: key }),
      await bot('addToken', { name: 'more' }),
      await bot('dropToken', {}, { id: key }),
      await bot('subscribe', { subscription: {} }),
    ];
    for (const { status, wrong } of refused) expect([status, wrong.why]).toEqual([403, 'notForTokens']);
    expect((await bot('me')).body).toMatchObject({ id, name: 'Anna' });
  });

  test('a removed one is worth nothing; somebody else cannot remove it', async () => {
    const anna = await guest(server, 'Anna');
    const { token, me } = (await anna.ask('addToken', { name: 'bot' })).body;
    const bot = program(server, token);
    expect((await bot('me')).status).toBe(200);
    const berta = await guest(server, 'Berta');
    expect((await berta.ask('dropToken', {}, { id: me.tokens[0]!.id })).status).toBe(404);
    expect((await bot('me')).status).toBe(200);
    expect((await anna.ask('dropToken', {}, { id: me.tokens[0]!.id })).body.tokens).toEqual([]);
    expect((await bot('me')).status).toBe(401);
    expect((await anna.ask('dropToken', {}, { id: me.tokens[0]!.id })).status).toBe(404);
  });

  test('a browser session is not removed as a token', async () => {
    const { ask, id } = await guest(server, 'Anna');
    const [row] = await server.db.read({ sql: 'SELECT id FROM session WHERE person = $1', values: [id] });
    expect((await ask('dropToken', {}, { id: row!.id as string })).status).toBe(404);
    expect((await ask('me')).status).toBe(200);
  });

  test('there is an end to their number', async () => {
    const { ask } = await guest(server, 'Anna');
    for (let n = 0; n < 20; n++) expect((await ask('addToken', { name: `bot ${n}` })).status).toBe(200);
    const { status, wrong } = await ask('addToken', { name: 'one more' });
    expect([status, wrong.why]).toEqual([409, 'tooMany']);
  });
});
