import { createECDH, createHmac, randomBytes } from 'node:crypto';
import type { BodyOf } from '@guildhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OnlineServer, onlineServer, type Visitor, visitor } from '../../test/online-server.ts';
import { mailbox, receiver } from '../../test/receivers.ts';
import { kinds } from '../../test/stores.ts';
import { openDb } from '../store/open.ts';
import { call, callable, isPublic, PrivateAddress } from './call.ts';
import { serverKeys } from './keys.ts';
import { type Notice, outbox } from './outbox.ts';

const ORIGIN = 'http://hall.example';
let mails: Awaited<ReturnType<typeof mailbox>>;
let calls: Awaited<ReturnType<typeof receiver>>;
let server: OnlineServer & { origin: string };
let ada: Visitor;
beforeAll(async () => {
  [mails, calls] = [await mailbox(), await receiver()];
  const settings = { origin: ORIGIN, smtp: mails.url, mailEvery: 900_000, noticeDelay: 0, privateCalls: true };
  server = { ...(await onlineServer(settings)), origin: ORIGIN };
  ada = await visitor(server, 'Ada');
});
afterAll(async () => {
  await server.close();
  mails.close();
  calls.close();
});

type Wish = NonNullable<BodyOf<'changeMe'>['notices']>;

/** Somebody who wants to hear of turns, and is not connected. */
async function away(name: string, notices: Partial<Wish>, lang = 'en'): Promise<Visitor> {
  const person = await visitor(server, name);
  const { status } = await person.ask('changeMe', { lang, notices: { live: [], turns: [], ...notices } });
  expect(status).toBe(200);
  if (notices.mail) await confirm(notices.mail);
  return person;
}

/** Opens the link in the mail that asks whether an address is somebody's; that mail is put away. */
async function confirm(mail: string): Promise<void> {
  await expect.poll(() => mails.all.some(({ to }) => to === mail)).toBe(true);
  const [asking] = mails.all.splice(
    mails.all.findIndex(({ to }) => to === mail),
    1,
  );
  expect((await fetch(confirmLink(asking!.text), { method: 'POST' })).status).toBe(200);
}

const confirmLink = (text: string): string => /\S+\/confirm-mail\S+/.exec(plain(text))![0].replace(ORIGIN, server.url);

/** A game begins; Belfort asks all at once. */
async function begin(other: Visitor, pace: BodyOf<'newTable'>['pace'] = { kind: 'turns', hours: 24 }): Promise<string> {
  const { answer } = await ada.ask('newTable', {
    game: 'belfort',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace,
    listed: false,
    takebacks: true,
  });
  await other.ask('join', {}, { id: answer.id });
  expect((await ada.ask('start', {}, { id: answer.id })).answer.status).toBe('running');
  return answer.id;
}

async function waitingFor(person: Visitor): Promise<{ way: string; tries: number }[]> {
  const rows = await server.db.read({
    sql: 'SELECT way, tries FROM outbox WHERE person = $1 ORDER BY way',
    values: [person.me.id],
  });
  return rows.map(({ way, tries }) => ({ way: way as string, tries: Number(tries) }));
}

/** The time of the next try has come, without waiting for it. */
const comeDue = (person: Visitor) =>
  server.db.write([{ sql: 'UPDATE outbox SET due = 0 WHERE person = $1', values: [person.me.id] }]);

function subscription(path: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `${calls.url}${path}`,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

test('the site tells that it sends mails, and by which key browsers know its pushed notices', async () => {
  const { answer } = await ada.ask('site');
  expect(answer.mail).toBe(true);
  expect(Buffer.from(answer.pushKey!, 'base64url')).toHaveLength(65);
});

describe('a webhook', () => {
  test('is called once for a turn, signed, in the language of the person', async () => {
    const hook = `${calls.url}/hook-1`;
    const ben = await away('Ben', { turns: ['webhook'], webhook: hook }, 'de');
    const table = await begin(ben);
    await calls.first(1);
    const came = calls.all.filter(({ path }) => path === '/hook-1');
    expect(came).toHaveLength(1);
    const { headers, body } = came[0]!;
    expect(JSON.parse(body.toString())).toMatchObject({
      kind: 'yourTurn',
      table,
      game: 'belfort',
      person: ben.me.id,
      url: `${ORIGIN}/online/table/${table}`,
      title: 'Du bist am Zug',
      about: 'Belfort, mit Ada',
    });
    const { webhookSecret } = (await ben.ask('me')).answer;
    const [, at, found] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-guildhall-signature'] as string)!;
    expect(found).toBe(createHmac('sha256', webhookSecret!).update(`${at}.${body}`).digest('hex'));
    expect(await waitingFor(ben)).toEqual([]);
  });

  test('that fails is called again later, and given up in the end', async () => {
    const ben = await away('Ben', { turns: ['webhook'], webhook: `${calls.url}/hook-2` });
    calls.answers.status = 500;
    const before = calls.all.length;
    await begin(ben);
    for (let tries = 1; tries <= 5; tries++) {
      await expect.poll(() => waitingFor(ben)).toEqual([{ way: 'webhook', tries }]);
      expect(calls.all.length).toBe(before + tries);
      await comeDue(ben);
      await server.notices.look();
    }
    calls.answers.status = 201;
    expect(await waitingFor(ben)).toEqual([]);
    expect(calls.all.length).toBe(before + 6);
  });

  test('is not called for somebody who is connected and does not say that nobody looks, nor for a kind of table that they did not name', async () => {
    const hook = { webhook: `${calls.url}/hook-3` };
    const here = await away('Here', { turns: ['webhook'], ...hook });
    const line = await here.connect();
    await line.say({ t: 'hello', protocol: 2 });
    const live = await away('Live', { turns: ['webhook'], ...hook });
    const other = await away('Other', { turns: ['webhook'], ...hook });
    await begin(here);
    await begin(live, { kind: 'live', minutes: 10, seconds: 0 });
    const table = await begin(other, { kind: 'free' });
    await calls.first(calls.all.length + 1);
    const came = calls.all.filter(({ path }) => path === '/hook-3');
    expect(came.map(({ body }) => JSON.parse(body.toString()).table)).toEqual([table]);
    line.close();
  });

  test('is called for somebody whose pages all lie behind others, and not once they look at one', async () => {
    const ben = await away('Ben', { turns: ['webhook'], webhook: `${calls.url}/hook-5` });
    const came = () => calls.all.filter(({ path }) => path === '/hook-5').length;
    const [lobby, other] = [await ben.connect(), await ben.connect()];
    for (const line of [lobby, other]) {
      await line.say({ t: 'hello', protocol: 2 });
      expect(await line.say({ t: 'looking', on: false })).toMatchObject({ t: 'done' });
    }
    const table = await begin(ben);
    await expect.poll(came).toBe(1);
    // the page itself hears of it, too, so that it can ring
    await lobby.find('mine', ({ info, yours }) => info.id === table && yours);

    calls.answers.status = 500;
    await begin(ben);
    await expect.poll(() => waitingFor(ben)).toEqual([{ way: 'webhook', tries: 1 }]);
    calls.answers.status = 201;
    await other.say({ t: 'looking', on: true });
    await comeDue(ben);
    await server.notices.look();
    expect(await waitingFor(ben)).toEqual([]);
    expect(came()).toBe(2);
    lobby.close();
    other.close();
  });

  test('is not called for a turn that was seen, or made, before it was time to tell of it', async () => {
    const ben = await away('Ben', { turns: ['webhook'], webhook: `${calls.url}/hook-4` });
    calls.answers.status = 500;
    const table = await begin(ben);
    await expect.poll(() => waitingFor(ben)).toEqual([{ way: 'webhook', tries: 1 }]);
    calls.answers.status = 201;
    const before = calls.all.length;
    await server.db.write([{ sql: `UPDATE tbl SET waiting = '[0]' WHERE id = $1`, values: [table] }]);
    await comeDue(ben);
    await server.notices.look();
    expect(await waitingFor(ben)).toEqual([]);
    expect(calls.all.length).toBe(before);
  });
});

describe('a pushed notice', () => {
  test('goes to every browser of a person, encrypted; one that is gone is forgotten', async () => {
    const ben = await away('Ben', { turns: ['push'] }, 'fr');
    for (const path of ['/push-1', '/push-2']) {
      expect((await ben.ask('subscribe', { subscription: subscription(path) })).status).toBe(200);
    }
    await begin(ben);
    const pushed = () => calls.all.filter(({ path }) => path.startsWith('/push-'));
    await expect.poll(() => pushed().length).toBe(2);
    for (const { headers, body } of pushed()) {
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/);
      expect(body.toString('latin1')).not.toContain('jouer');
    }
    calls.answers.status = 410;
    await begin(ben);
    await expect.poll(() => pushed().length).toBe(4);
    await expect
      .poll(() => server.db.read({ sql: 'SELECT endpoint FROM push WHERE person = $1', values: [ben.me.id] }))
      .toEqual([]);
    calls.answers.status = 201;
    expect(await waitingFor(ben)).toEqual([]);
  });
});

describe('a seat that is kept at a table to play again', () => {
  /** A game of Ada and somebody ends by agreement, and Ada wants to play again; answers the new table. */
  async function playAgain(other: Visitor, status = 201): Promise<string> {
    const table = await begin(other);
    const [mine, theirs] = [await ada.connect(), await other.connect()];
    for (const line of [mine, theirs]) await line.say({ t: 'open', table });
    await mine.say({ t: 'ask', table, request: { t: 'end' } });
    const { asking } = await theirs.find('asking', (message) => message.asking !== null);
    await theirs.say({ t: 'answer', table, ask: asking!.ask, yes: true });
    for (const line of [mine, theirs]) line.close();
    await expect.poll(async () => (await ada.ask('table', {}, { id: table })).answer.status).toBe('ended');
    // the turn at the first table is over, whether it was told or not
    await expect.poll(() => waitingFor(other)).toEqual([]);
    calls.all.length = 0;
    mails.all.length = 0;
    calls.answers.status = status;
    return (await ada.ask('rematch', {}, { id: table })).answer.id;
  }

  test('is told by the ways that its person has chosen, in their language', async () => {
    const notices = {
      turns: ['webhook', 'push', 'mail'] as const,
      webhook: `${calls.url}/again`,
      mail: 'ben@again.example',
    };
    const ben = await away('Ben', { ...notices, turns: [...notices.turns] }, 'de');
    await ben.ask('subscribe', { subscription: subscription('/push-again') });
    await server.db.write([{ sql: 'UPDATE person SET mailed_at = NULL WHERE id = $1', values: [ben.me.id] }]);
    const table = await playAgain(ben);
    await calls.first(2);
    const hook = JSON.parse(calls.all.find(({ path }) => path === '/again')!.body.toString());
    expect(hook).toMatchObject({
      kind: 'invited',
      table,
      title: 'Ada möchte noch einmal spielen',
      about: 'Belfort, mit Ada',
      url: `${ORIGIN}/online/table/${table}`,
    });
    expect(calls.all.some(({ path }) => path === '/push-again')).toBe(true);
    await server.db.write([{ sql: 'UPDATE person SET mailed_at = 1 WHERE id = $1', values: [ben.me.id] }]);
    await comeDue(ben);
    await server.notices.look();
    await mails.first(1);
    const mail = plain(mails.all[0]!.text);
    expect(mail).toMatch(/^Ada .+ noch einmal spielen: Belfort, mit Ada$/m);
    expect(mail).toContain(`${ORIGIN}/online/table/${table}`);
  });

  test('is not told of any more once its person has sat down, or does not want it', async () => {
    for (const answer of ['join', 'leave'] as const) {
      const ben = await away('Ben', { turns: ['webhook'], webhook: `${calls.url}/answered` });
      const table = await playAgain(ben, 500);
      await expect.poll(() => waitingFor(ben)).toEqual([{ way: 'webhook', tries: 1 }]);
      calls.answers.status = 201;
      calls.all.length = 0;
      expect((await ben.ask(answer, {}, { id: table })).status).toBe(200);
      await comeDue(ben);
      await server.notices.look();
      expect(await waitingFor(ben)).toEqual([]);
      expect(calls.all).toEqual([]);
    }
  });
});

describe('something that somebody asks the others for', () => {
  /** Ada asks for the end of a game. */
  async function askForTheEnd(ben: Visitor, status = 201): Promise<{ table: string; withdraw(): Promise<void> }> {
    const table = await begin(ben);
    const [theirs, mine] = [await ben.connect(), await ada.connect()];
    for (const line of [theirs, mine]) await line.say({ t: 'open', table });
    theirs.close();
    await mine.find('presence', ({ here }) => !here.includes(ben.me.id));
    await expect.poll(() => waitingFor(ben)).toEqual([]);
    // the turn is told, and is Ada's now
    await server.db.write([{ sql: `UPDATE tbl SET waiting = '[0]' WHERE id = $1`, values: [table] }]);
    calls.all.length = 0;
    calls.answers.status = status;
    await mine.say({ t: 'ask', table, request: { t: 'end' } });
    const { asking } = await mine.find('asking', (message) => message.asking !== null);
    return {
      table,
      async withdraw() {
        await mine.say({ t: 'answer', table, ask: asking!.ask, yes: false });
        mine.close();
      },
    };
  }

  test('is told to who is away, once, with the time that there is for an answer', async () => {
    const ben = await away('Ben', { turns: ['webhook'], webhook: `${calls.url}/asked` }, 'de');
    const { table, withdraw } = await askForTheEnd(ben);
    const told = () => calls.all.flatMap(({ path, body }) => (path === '/asked' ? [JSON.parse(body.toString())] : []));
    await expect.poll(told).toHaveLength(1);
    expect(told()[0]).toMatchObject({
      kind: 'request',
      table,
      title: 'Ada bittet, das Spiel zu beenden',
      about: 'Belfort, mit Ada',
    });
    expect(told()[0].deadline).toBeGreaterThan(Date.now() + 2 * 24 * 3_600_000);
    await withdraw();
    await server.notices.look();
    expect(told()).toHaveLength(1);
  });

  test('is not told any more once it is withdrawn', async () => {
    const ben = await away('Ben', { turns: ['webhook'], webhook: `${calls.url}/withdrawn` });
    const { withdraw } = await askForTheEnd(ben, 500);
    await expect.poll(() => waitingFor(ben)).toEqual([{ way: 'webhook', tries: 1 }]);
    calls.answers.status = 201;
    calls.all.length = 0;
    await withdraw();
    await comeDue(ben);
    await server.notices.look();
    expect(await waitingFor(ben)).toEqual([]);
    expect(calls.all).toEqual([]);
  });

  test('comes to the open pages of who does not look at the table', async () => {
    const ben = await away('Ben', {});
    const lobby = await ben.connect();
    const { table, withdraw } = await askForTheEnd(ben);
    expect(await lobby.find('mine', ({ info, asks }) => info.id === table && asks === true)).toMatchObject({
      yours: false,
    });
    await withdraw();
    lobby.close();
  });
});

const plain = (text: string): string =>
  text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('a mail', () => {
  test('goes to no address that its owner has not confirmed; a link that was sent there does so', async () => {
    const dora = await visitor(server, 'Dora');
    const notices = { live: [], turns: ['mail' as const], mail: 'dora@mail.example' };
    const asked = () => mails.all.filter(({ to }) => to.startsWith('dora'));
    expect((await dora.ask('changeMe', { lang: 'de', notices })).answer.mailConfirmed).toBe(false);
    await expect.poll(() => asked()).toHaveLength(1);
    expect(plain(asked()[0]!.text)).toContain('Dora');
    await begin(dora);
    expect(await waitingFor(dora)).toEqual([]);

    const link = confirmLink(asked()[0]!.text);
    // programs that look for viruses fetch every link
    expect(await (await fetch(link, { headers: { 'accept-language': 'de' } })).text()).toContain('Ja, das ist meine');
    expect((await dora.ask('me')).answer.mailConfirmed).toBe(false);
    expect((await fetch(`${link}x`, { method: 'POST' })).status).toBe(400);
    expect(await (await fetch(link, { method: 'POST' })).text()).toContain('bestätigt');
    expect((await dora.ask('me')).answer.mailConfirmed).toBe(true);

    // the link was for that address alone
    await dora.ask('changeMe', { notices: { ...notices, mail: 'dora@other.example' } });
    expect((await dora.ask('me')).answer.mailConfirmed).toBe(false);
    expect((await fetch(link, { method: 'POST' })).status).toBe(400);
    expect((await dora.ask('me')).answer.mailConfirmed).toBe(false);

    // saved again, the link comes again
    await dora.ask('changeMe', { notices: { ...notices, mail: 'dora@other.example' } });
    await expect.poll(() => asked()).toHaveLength(3);
    for (const mail of asked()) mails.all.splice(mails.all.indexOf(mail), 1);
  });

  test('tells of a turn; what comes soon after waits, and is told in one mail; one click stops them', async () => {
    const ben = await away('Ben', { turns: ['mail'], mail: 'ben@mail.example' });
    const first = await begin(ben);
    await mails.first(1);
    expect(mails.all[0]!.to).toBe('ben@mail.example');
    expect(plain(mails.all[0]!.text)).toContain(`${ORIGIN}/online/table/${first}`);
    expect(mails.all[0]!.text).toMatch(/^Subject: Your turn: Belfort$/m);

    const second = await begin(ben);
    await expect.poll(() => waitingFor(ben)).toHaveLength(1);
    await server.notices.look();
    const third = await begin(ben);
    await expect.poll(() => waitingFor(ben)).toHaveLength(2);
    await server.notices.look();
    expect(mails.all).toHaveLength(1);
    await server.db.write([{ sql: 'UPDATE person SET mailed_at = 1 WHERE id = $1', values: [ben.me.id] }]);
    await comeDue(ben);
    await server.notices.look();
    expect(mails.all).toHaveLength(2);
    const digest = plain(mails.all[1]!.text);
    expect(digest).toMatch(/^Subject: Your turn at 2 tables$/m);
    for (const table of [second, third]) expect(digest).toContain(`/online/table/${table}`);
    expect(mails.all[1]!.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const link = /List-Unsubscribe:\s+<([^>]+)>/.exec(mails.all[1]!.text)![1]!.replace(ORIGIN, server.url);

    expect(await (await fetch(link)).text()).toContain('Stop the mails');
    expect((await fetch(`${link.slice(0, -3)}xyz`, { method: 'POST' })).status).toBe(400);
    expect((await ben.ask('me')).answer.notices.turns).toEqual(['mail']);
    const stopped = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(200);
    expect((await ben.ask('me')).answer.notices.turns).toEqual([]);
  });

  test('that the mail server does not take is sent later', async () => {
    const cleo = await away('Cleo', { turns: ['mail'], mail: 'cleo@mail.example' }, 'fr');
    mails.mood.refuses = true;
    await begin(cleo);
    await expect.poll(() => waitingFor(cleo)).toEqual([{ way: 'mail', tries: 1 }]);
    mails.mood.refuses = false;
    await comeDue(cleo);
    await server.notices.look();
    const mail = mails.all.find(({ to }) => to === 'cleo@mail.example')!;
    expect(mail.text).toMatch(/^Subject: .*(jouer|=\?UTF-8)/im);
  });
});

describe('addresses that people name', () => {
  test.each([
    'https://127.0.0.1/x',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[2002:7f00:1::]/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1/',
    'https://user:word@hall.example/',
    'http://hall.example/',
    'ftp://hall.example/',
    'nowhere',
  ])('%s is not called', (address) => {
    expect(callable(address, false)).toBeNull();
  });

  test('a public one is', () => {
    expect(callable('https://hall.example/hook?a=1', false)).toBe('https://hall.example/hook?a=1');
    expect(isPublic('93.184.216.34')).toBe(true);
    expect(isPublic('2606:2800:220:1::1')).toBe(true);
  });

  test('a name that leads into the own network is refused when it is looked up', async () => {
    const strict = await onlineServer({ noticeDelay: 0 });
    const ben = await visitor(strict, 'Ben');
    const inside = { live: [], turns: ['webhook' as const], webhook: `${calls.url}/inside` };
    expect((await ben.ask('changeMe', { notices: inside })).status).toBe(400);
    const url = `https://localhost:${new URL(calls.url).port}/inside`;
    expect((await ben.ask('changeMe', { notices: { ...inside, webhook: url } })).status).toBe(200);
    await expect(call({ url, headers: {}, body: '{}' }, false)).rejects.toThrow(PrivateAddress);
    expect(calls.all.filter(({ path }) => path === '/inside')).toEqual([]);
    await strict.close();
  });
});

describe.each(kinds)('notices of several processes on $name', (kind) => {
  beforeAll(() => kind.begin());
  afterAll(() => kind.end());

  test('one of them has each notice and each mail; all have the same keys', async () => {
    const db = await openDb(await kind.address());
    const [here, there] = [outbox(db), outbox(db)];
    await db.write([
      {
        sql: `INSERT INTO person (id, name, notices, created_at, seen_at) VALUES ('ben', 'Ben', '{}', 1, 1)`,
      },
    ]);
    const notice = (n: number, way: Notice['way']): Notice => ({
      person: 'ben',
      table: `table-${n}`,
      way,
      revision: n,
      target: null,
      due: 1000,
      tries: 0,
    });
    const all = Array.from({ length: 20 }, (_, n) => notice(n, 'webhook'));
    await here.put([...all, ...all, notice(1, 'mail'), notice(2, 'mail')]);
    expect(await here.due(999, 100)).toEqual([]);
    expect(await here.due(1000, 100)).toHaveLength(22);
    const taken = await Promise.all(all.flatMap((each) => [here.take(each), there.take(each)]));
    expect(taken.filter(Boolean)).toHaveLength(20);
    const mails = await Promise.all([here.takeMails('ben', 5000, 1000), there.takeMails('ben', 5000, 1000)]);
    expect(mails.map((each) => each?.length ?? null).sort()).toEqual([2, null]);
    await here.put([notice(3, 'mail')]);
    expect(await there.takeMails('ben', 5500, 1000)).toBeNull();
    expect(await there.due(5999, 10)).toEqual([]);
    expect(await there.takeMails('ben', 6000, 1000)).toMatchObject([{ table: 'table-3' }]);
    const keys = await Promise.all([serverKeys(db)(), serverKeys(db)()]);
    expect(keys[0]).toEqual(keys[1]);
    await db.close();
  });
});
