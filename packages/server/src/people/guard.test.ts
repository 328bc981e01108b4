import { ROUTES, type Route } from '@guildhall/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { authenticator } from '../../test/authenticator.ts';
import { device, guest, type PeopleServer, peopleServer, program } from '../../test/people-server.ts';
import { StoreDown } from '../store/db.ts';
import { LIMITS } from './guard.ts';
import type { PeopleSettings } from './people.ts';

const PASSWORD = 'correct horse battery';
let server: PeopleServer;
const start = async (settings: Partial<PeopleSettings> = {}) => {
  server = await peopleServer(settings);
};
afterEach(() => server.close());

describe('pages of others', () => {
  const UNSAFE = (Object.keys(ROUTES) as Route[]).filter((name) => ROUTES[name].method !== 'GET');

  test('every request that changes something needs our origin, or a token', async () => {
    await start();
    const served = Object.keys(server.people.handlers);
    const unsafe = UNSAFE.filter((name) => served.includes(name));
    expect(unsafe).toHaveLength(16);
    const { cookies, ask } = await guest(server, 'Anna');
    const foreign = ['https://evil.example', 'null', `${server.origin}0`, server.origin.replace('http', 'https')];
    for (const headers of [{}, ...foreign.map((origin) => ({ origin }))]) {
      const page = device(server, headers as Record<string, string>);
      page.cookies.set('guildhall', cookies.get('guildhall')!);
      for (const name of unsafe) {
        const { status, wrong } = await page.ask(name, { name: 'Mallory', everywhere: true }, { id: 'x' });
        expect([name, status, wrong.why]).toEqual([name, 403, 'notOurs']);
      }
      expect((await page.ask('me')).body.name).toBe('Anna');
    }
    const { token } = (await ask('addToken', { name: 'bot' })).body;
    const { id: berta } = await guest(server, 'Berta');
    expect((await program(server, token)('mute', { on: true }, { id: berta })).status).toBe(200);
  });

  test('another spelling of the path does not help', async () => {
    await start();
    const { cookies, ask } = await guest(server, 'Anna');
    const statuses = [];
    for (const path of ['/%61pi/sign-out', '/api/%73ign-out', '/api/sign-out?x=1', '//api/sign-out', '/API/sign-out']) {
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { cookie: `guildhall=${cookies.get('guildhall')}`, 'content-type': 'application/json' },
        body: '{"everywhere":true}',
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([403, 403, 403, 404, 404]);
    expect((await ask('me')).status).toBe(200);
  });

  test('behind a proxy it is the origin that people see', async () => {
    await start({ origin: 'https://hall.example' });
    expect((await device(server).ask('enter', { name: 'Anna' })).status).toBe(200);
    expect((await device(server, { origin: server.url }).ask('enter', { name: 'Anna' })).status).toBe(403);
  });
});

describe('limits', () => {
  test('of new guests from one address', async () => {
    await start({ limits: {} });
    for (let n = 0; n < LIMITS.enter.most; n++) await guest(server, 'Anna');
    const { status, wrong, headers } = await device(server).ask('enter', { name: 'Anna' });
    expect([status, wrong.why]).toEqual([429, 'tooFast']);
    expect(headers.get('retry-after')).toBe('10');
    server.clock.now += 10_000;
    expect((await device(server).ask('enter', { name: 'Anna' })).status).toBe(200);
  });

  test('of tries to sign in, by address', async () => {
    await start({ limits: { signIn: { most: 2, perMinute: 6 } } });
    const attempt = (n: number) => device(server).ask('signIn', { login: `login-${n}`, password: PASSWORD });
    expect([(await attempt(1)).status, (await attempt(2)).status]).toEqual([403, 403]);
    expect((await attempt(3)).status).toBe(429);
    expect((await device(server).ask('passkeyAsk')).status).toBe(429);
    expect((await device(server).ask('passkeySignIn', { response: {} })).status).toBe(429);
  });

  test('of tries of one login, from wherever', async () => {
    await start({ limits: { login: { most: 2, perMinute: 2 } } });
    const anna = await guest(server, 'Anna');
    await anna.ask('setPassword', { login: 'anna', password: PASSWORD });
    const attempt = (login: string) => device(server).ask('signIn', { login, password: 'wrong password' });
    expect([(await attempt('anna')).status, (await attempt('ANNA')).status]).toEqual([403, 403]);
    // the right password comes too late as well, so that guessing cannot go on
    expect((await device(server).ask('signIn', { login: 'anna', password: PASSWORD })).status).toBe(429);
    expect((await attempt('berta')).status).toBe(403);
    expect((await anna.ask('me')).status).toBe(200);
  });

  test('of reports, exports and new keys of a person', async () => {
    const one = { most: 1, perMinute: 1 };
    await start({ limits: { report: one, export: one, keys: one } });
    const { ask } = await guest(server, 'Anna');
    const report = () => ask('report', { table: 'no-table', text: '' }, { id: 'nobody' });
    expect([(await report()).status, (await report()).status]).toEqual([404, 429]);
    expect([(await ask('exportMe')).status, (await ask('exportMe')).status]).toEqual([200, 429]);
    expect([(await ask('addToken', { name: 'a' })).status, (await ask('passkeyOffer')).status]).toEqual([200, 429]);
    const berta = await guest(server, 'Berta');
    expect((await berta.ask('exportMe')).status).toBe(200);
  });

  test('of mails that ask whether an address is somebody’s', async () => {
    const asked: (string | null)[] = [];
    await start({
      limits: { mail: { most: 3, perMinute: 0.1 }, mails: { most: 4, perMinute: 1 } },
      confirmMail: ({ mail }) => void asked.push(mail),
    });
    const anna = await guest(server, 'Anna');
    const berta = await guest(server, 'Berta');
    const name = async ({ ask }: typeof anna, mail: string | null) =>
      (await ask('changeMe', { notices: { live: [], turns: ['mail'], mail } })).status;
    // saving again is never refused, but the link is not sent for ever
    for (let i = 0; i < 6; i++) expect(await name(anna, 'a@mail.example')).toBe(200);
    expect(asked).toHaveLength(3);
    expect(await name(anna, 'b@mail.example')).toBe(429);
    expect((await anna.ask('me')).body.notices.mail).toBe('a@mail.example');
    // neither is one address asked by many, nor are many by one
    expect(await name(berta, 'a@mail.example')).toBe(429);
    expect(await name(berta, 'c@mail.example')).toBe(200);
    expect(await name(berta, 'd@mail.example')).toBe(429);
    expect(await name(berta, null)).toBe(200);
    expect(asked).toHaveLength(4);
  });

  test('of everything, by address and by person', async () => {
    await start({ limits: { address: { most: 4, perMinute: 60 } } });
    const { ask } = await guest(server, 'Anna');
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await ask('me')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await server.close();
    await start({ limits: { person: { most: 3, perMinute: 60 } } });
    const [anna, berta] = [await guest(server, 'Anna'), await guest(server, 'Berta')];
    for (let n = 0; n < 3; n++) expect((await anna.ask('me')).status).toBe(200);
    expect((await anna.ask('me')).status).toBe(429);
    expect((await berta.ask('me')).status).toBe(200);
  });
});

describe('what goes wrong', () => {
  test('a body that is no JSON, of another kind, or too large is refused', async () => {
    await start();
    const send = (body: string, type = 'application/json') =>
      fetch(`${server.url}/api/enter`, {
        method: 'POST',
        headers: { origin: server.origin, 'content-type': type },
        body,
      });
    for (const [body, type, status] of [
      ['{', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['null', 'application/json', 400],
      ['{"name":"Anna","__proto__":{"x":1}}', 'application/json', 400],
      ['name=Anna', 'application/x-www-form-urlencoded', 415],
      [`{"name":"${'x'.repeat(2_000_000)}"}`, 'application/json', 413],
    ] as const) {
      const response = await send(body, type);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ why: expect.any(String), message: expect.any(String) });
    }
  });

  test('a store that cannot write keeps nobody out, and says when to come back', async () => {
    await start();
    const { ask } = await guest(server, 'Anna');
    const { write } = server.db;
    server.clock.now += 2 * 60 * 60 * 1000;
    server.db.write = async () => {
      throw new StoreDown('the disk is full');
    };
    expect((await ask('me')).status).toBe(200);
    const { status, headers, wrong } = await ask('changeMe', { name: 'Berta' });
    expect([status, wrong.why, headers.get('retry-after')]).toEqual([503, 'busy', '5']);
    expect(JSON.stringify(wrong)).not.toContain('disk');
    server.db.write = write;
    expect((await ask('changeMe', { name: 'Berta' })).body.name).toBe('Berta');
  });

  test('no secret stands in the log', async () => {
    await start();
    const { ask, cookies } = await guest(server, 'Anna');
    const phone = authenticator(server.origin);
    const offer = (await ask('passkeyOffer')).body as { challenge: string };
    await ask('addPasskey', { name: 'phone', response: phone.make(offer) });
    await ask('setPassword', { login: 'anna', password: PASSWORD });
    await ask('setPassword', { login: 'anna', password: 'too', old: PASSWORD });
    await device(server).ask('signIn', { login: 'anna', password: 'my mistyped password' });
    const { token } = (await ask('addToken', { name: 'bot' })).body;
    await program(server, token)('me');
    await program(server, `${token}x`)('me');
    const { write } = server.db;
    server.db.write = async () => {
      throw new StoreDown('the disk is full');
    };
    await ask('setPassword', { login: 'anna', password: 'another password', old: PASSWORD });
    server.db.write = write;
    const log = server.log.join('');
    expect(log).toContain('/api/me/password');
    expect(log).toContain('the disk is full');
    const secrets = [PASSWORD, 'mistyped', 'another password', token, cookies.get('guildhall')!, offer.challenge];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
