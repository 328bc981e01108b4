import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  commitment,
  type Origin,
  type Patch,
  patched,
  readReplay,
  seedOf,
  verifyReplay,
  verifyShuffle,
} from '@guildhall/kernel';
import { ROUTES } from '@guildhall/protocol';
import { newTable } from '@guildhall/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Connection,
  connect,
  type OnlineServer,
  onlineServer,
  type Visitor,
  visitor,
} from '../test/online-server.ts';
import { todaysEngine } from './host/engines.ts';

let server: OnlineServer;
let [ada, ben, cleo]: Visitor[] = [];
beforeAll(async () => {
  server = await onlineServer({ drawingTime: 60_000 });
  [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => visitor(server, name)));
});
afterAll(() => server.close());

const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const TABLE = {
  game: 'belfort',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'free' },
  listed: true,
  takebacks: true,
} as const;

describe('the lobby', () => {
  test('a table is opened, found, joined, left, and started only by who opened it, when everybody sits', async () => {
    const { answer: table } = await ada!.ask('newTable', TABLE);
    expect(table).toMatchObject({
      status: 'gathering',
      host: { name: 'Ada' },
      seats: [{ person: { name: 'Ada' } }, { person: null }],
    });
    expect((await ben!.ask('lobby')).answer.open.map(({ id }) => id)).toContain(table.id);
    const at = { id: table.id };
    expect((await ada!.ask('start', {}, at)).wrong.why).toBe('tooEarly');
    await ben!.ask('join', {}, at);
    expect((await cleo!.ask('join', {}, at)).status).toBe(409);
    expect((await ben!.ask('start', {}, at)).wrong.why).toBe('notYours');
    await ben!.ask('leave', {}, at);
    await cleo!.ask('join', {}, at);
    expect((await ada!.ask('start', {}, at)).answer.status).toBe('running');
    expect((await cleo!.ask('leave', {}, at)).status).toBe(409);
    expect((await cleo!.ask('mine')).answer.tables.map(({ id }) => id)).toContain(table.id);
  });

  test('the host gives a seat to a bot, and nobody else can', async () => {
    const { answer: table } = await ada!.ask('newTable', { ...TABLE, listed: false });
    const at = { id: table.id, seat: 1 };
    expect((await ben!.ask('setSeat', { kind: 'bot', bot: 'greedy' }, at)).status).toBe(403);
    expect((await ada!.ask('setSeat', { kind: 'bot', bot: 'nobody' }, at)).status).toBe(400);
    const { answer } = await ada!.ask('setSeat', { kind: 'bot', bot: 'greedy' }, at);
    expect(answer.seats[1]).toMatchObject({ bot: 'greedy', person: null });
    expect((await ben!.ask('lobby')).answer.open.map(({ id }) => id)).not.toContain(table.id);
  });

  test.each([
    [{ ...TABLE, game: 'chess' }],
    [{ ...TABLE, seats: [{ kind: 'me' }] }],
    [{ ...TABLE, seats: [{ kind: 'open' }, { kind: 'open' }] }],
    [{ ...TABLE, seats: Array.from({ length: 6 }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' })) }],
    [{ ...TABLE, pace: { kind: 'live', minutes: 0, seconds: 0 } }],
    [{ ...TABLE, options: { guilds: 'all' } }],
    [{ ...TABLE, more: 1 }],
    [{}],
  ])('a table that cannot be is refused with what is wrong: %j', async (body) => {
    const { status, wrong } = await ada!.ask('newTable', body as never);
    expect(status).toBe(400);
    expect(wrong.why).toBe('malformed');
    expect(wrong.message).not.toBe('');
  });

  test('whoever opened it leaves: the next person has the table; when nobody is left it is closed', async () => {
    const { answer: table } = await ada!.ask('newTable', TABLE);
    const at = { id: table.id };
    await ben!.ask('join', {}, at);
    expect((await ada!.ask('leave', {}, at)).answer.host).toMatchObject({ name: 'Ben' });
    expect((await ben!.ask('leave', {}, at)).answer.status).toBe('ended');
  });

  test('a table that is closed before its game tells so to whoever looks at it, then and later', async () => {
    const { answer: table } = await ada!.ask('newTable', TABLE);
    const looking = await cleo!.connect();
    await looking.say({ t: 'open', table: table.id });
    expect((await ada!.ask('leave', {}, { id: table.id })).status).toBe(200);
    await looking.find('info', ({ info }) => info.id === table.id && info.status === 'ended');
    const late = await ben!.connect();
    expect(await late.say({ t: 'open', table: table.id })).toMatchObject({ t: 'done' });
    const told = await late.find('table', ({ info }) => info.status === 'ended');
    expect(told.public).toBeUndefined();
    expect((await ada!.ask('replay', {}, { id: table.id })).status).toBe(404);
    looking.close();
    late.close();
  });

  test('what there is not', async () => {
    expect((await ada!.ask('table', {}, { id: 'nowhere-at-all' })).status).toBe(404);
    expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404);
  });
});

/** Plays a seat from what its socket tells, until the game is over or it has made so many moves. */
async function playSeat(table: string, line: Connection, most = Infinity): Promise<void> {
  const game = todaysEngine((await line.find('table')).info.game)!;
  let at = line.heard.findIndex(({ t }) => t === 'table');
  const first = line.heard[at]! as Extract<(typeof line.heard)[number], { t: 'table' }>;
  let [open, own, revision] = [first.public, first.own, first.revision];
  const me = first.me!;
  for (let made = 0; made < most; ) {
    for (at++; at < line.heard.length; at++) {
      const message = line.heard[at]!;
      if (message.t === 'step') {
        open = patched(open, message.patch as Patch | null);
        own = message.own ?? own;
        revision = message.revision;
        if (message.ending !== undefined) return;
      }
    }
    at = line.heard.length - 1;
    const state = game.imagine(game.joinView(open, [own as never]), 1);
    const legal = game.decision(state)?.seats.includes(me) ? game.legal(state, me) : [];
    if (legal.length === 0) {
      if (line.heard.length - 1 === at) await line.more();
      continue;
    }
    const action = legal[(revision * 5) % legal.length] as Record<string, string>;
    const answer = await line.say({ t: 'move', table, revision, key: randomUUID(), actions: [action] });
    expect(answer.t === 'done' || answer.why === 'stale', JSON.stringify(answer)).toBe(true);
    made++;
  }
}

test.each(['belfort', 'bruges'] as const)(
  'three people and a bot play %s over sockets to the end; the shuffle and the replay can be checked',
  async (game) => {
    const shares = [ada!, ben!, cleo!].map(() => randomBytes(32).toString('hex'));
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const { answer: table } = await ada!.ask('newTable', { ...TABLE, game, seats, share: sha(shares[0]!) });
    const at = { id: table.id };
    await ben!.ask('join', { share: sha(shares[1]!) }, at);
    // Cleo may be away at the start, and hands her share in at once
    await cleo!.ask('join', { deposit: shares[2]! }, at);
    const lines = await Promise.all([ada!, ben!, cleo!].map(({ connect }) => connect()));
    const watcher = await connect(server.url, '');
    for (const line of [...lines, watcher])
      expect(await line.say({ t: 'open', table: table.id })).toMatchObject({ t: 'done' });
    const { answer: drawing } = await ada!.ask('start', {}, at);
    expect(drawing.status).toBe('drawing');
    expect(drawing.seedCommitment).toBeNull();
    // a share that was not promised does not count
    expect(await lines[0]!.say({ t: 'reveal', table: table.id, share: '0'.repeat(64) })).toMatchObject({
      why: 'badShare',
    });
    await lines[0]!.say({ t: 'reveal', table: table.id, share: shares[0]! });
    await lines[1]!.say({ t: 'reveal', table: table.id, share: shares[1]! });
    const begun = await Promise.all(lines.map((line) => line.find('table', ({ info }) => info.status === 'running')));
    for (const line of lines)
      line.heard.splice(
        0,
        line.heard.findLastIndex(({ t }) => t === 'table'),
      );
    await Promise.all(lines.map((line) => playSeat(table.id, line)));
    const { answer: over } = await ada!.ask('table', {}, at);
    expect(over.status).toBe('over');
    expect(over.places).toHaveLength(4);
    const { answer } = await ben!.ask('replay', {}, at);
    const replay = readReplay(answer);
    const { origin, seed, rules, options } = answer as {
      origin: Origin;
      seed: string;
      rules: number;
      options: unknown;
    };
    expect(verifyReplay(todaysEngine(game)!, replay)).toMatchObject({ ok: true, finished: true });
    expect(sha(origin.secret)).toBe(table.commitment);
    expect(origin.shares.map(({ how, share }) => [how, share])).toEqual([
      ['revealed', shares[0]],
      ['revealed', shares[1]],
      ['deposited', shares[2]],
    ]);
    expect(seedOf(origin, game, rules, options)).toBe(seed);
    expect(commitment(seed)).toBe(begun[0]!.info.seedCommitment);
    // nothing that was sent before the end tells the seed or a secret
    const secrets = [seed, origin.secret];
    for (const { texts } of [...lines, watcher])
      for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
    for (const line of [...lines, watcher]) line.close();
  },
  120_000,
);

test('advice is allowed where whoever opened the table said so, also when its people play again', async () => {
  expect((await ada!.ask('newTable', TABLE)).answer.advice).toBe(false);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
  const { answer: table } = await ada!.ask('newTable', { ...TABLE, seats, advice: true });
  expect(table.advice).toBe(true);
  const at = { id: table.id };
  const line = await ada!.connect();
  await line.say({ t: 'open', table: table.id });
  expect(await line.say({ t: 'advice', table: table.id, key: randomUUID() })).toMatchObject({ why: 'notRunning' });
  await ada!.ask('start', {}, at);
  expect(await line.say({ t: 'advice', table: table.id, key: randomUUID() })).toMatchObject({ t: 'done' });
  expect((await line.find('info', ({ advised }) => advised !== undefined)).advised).toMatchObject([{ seat: 0 }]);
  await line.say({ t: 'ask', table: table.id, request: { t: 'end' } });
  await line.find('info', ({ info }) => info.endedAt !== null);
  expect((await ada!.ask('rematch', {}, at)).answer.advice).toBe(true);
  line.close();
});

describe('a rematch', () => {
  /** A game of these people, and bots, that was ended by agreement. */
  async function finished(people: readonly Visitor[], bots = 0) {
    const [host, ...guests] = people;
    const seats = [
      { kind: 'me' },
      ...guests.map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' })),
    ];
    const { answer: table } = await host!.ask('newTable', { ...TABLE, seats });
    const at = { id: table.id };
    for (const guest of guests) await guest.ask('join', {}, at);
    await host!.ask('start', {}, at);
    const lines = await Promise.all(people.map(({ connect }) => connect()));
    for (const line of lines) await line.say({ t: 'open', table: table.id });
    await lines[0]!.say({ t: 'ask', table: table.id, request: { t: 'end' } });
    for (const line of lines.slice(1)) {
      const { asking } = await line.find('asking');
      await line.say({ t: 'answer', table: table.id, ask: asking!.ask, yes: true });
    }
    await lines[0]!.find('info', ({ info }) => info.endedAt !== null);
    const close = () => {
      for (const line of lines) line.close();
    };
    return { at, lines, close };
  }

  test('keeps the seats of the others for them; they are told, and find it first among their tables', async () => {
    const { at, lines, close } = await finished([ada!, ben!, cleo!], 1);
    const watcher = await connect(server.url, '');
    await watcher.say({ t: 'open', table: at.id });
    const { answer: again } = await ben!.ask('rematch', {}, at);
    expect(again).toMatchObject({ status: 'gathering', host: { name: 'Ben' }, listed: false });
    expect(again.seats.map(({ person, bot, invited }) => [person?.name ?? bot, invited])).toEqual([
      ['Ada', true],
      ['Ben', undefined],
      ['Cleo', true],
      ['random', undefined],
    ]);
    for (const line of [...lines, watcher]) await line.find('info', ({ info }) => info.rematch === again.id);
    expect((await ada!.ask('mine')).answer.tables[0]!.id).toBe(again.id);

    const here = { id: again.id };
    const dan = await visitor(server, 'Dan');
    expect((await dan.ask('join', {}, here)).wrong.why).toBe('tooMany');
    expect((await ben!.ask('start', {}, here)).wrong.why).toBe('tooEarly');
    // Ada comes by the button, Cleo by the link; nobody else is let in on the way
    expect((await ada!.ask('rematch', {}, at)).answer.seats[0]).not.toHaveProperty('invited');
    expect((await cleo!.ask('join', { seat: 3 }, here)).answer.seats[2]).not.toHaveProperty('invited');
    expect((await ben!.ask('start', {}, here)).answer.status).toBe('running');
    watcher.close();
    close();
  });

  test('whoever is invited can decline, and the host can free a kept seat: then anybody sits there', async () => {
    const { at, close } = await finished([ada!, ben!, cleo!]);
    const { answer: again } = await ada!.ask('rematch', {}, at);
    const here = { id: again.id };
    const { answer: declined } = await ben!.ask('leave', {}, here);
    expect(declined.seats[1]).toMatchObject({ person: null });
    expect(declined.seats[1]).not.toHaveProperty('invited');
    expect((await ben!.ask('mine')).answer.tables.map(({ id }) => id)).not.toContain(again.id);
    const dan = await visitor(server, 'Dan');
    expect((await dan.ask('join', {}, here)).answer.seats[1]!.person!.name).toBe('Dan');
    expect((await ada!.ask('setSeat', { kind: 'open' }, { ...here, seat: 2 })).answer.seats[2]!.person).toBeNull();
    // the seat is free again: who declined may think better of it
    expect((await ben!.ask('rematch', {}, at)).answer.seats[2]!.person!.name).toBe('Ben');
    close();
  });

  test('two who press at once sit at the same table', async () => {
    const { at, close } = await finished([ada!, ben!]);
    const both = await Promise.all([ada!, ben!].map((one) => one.ask('rematch', {}, at)));
    expect(new Set(both.map(({ answer }) => answer.id)).size).toBe(1);
    const { answer: now } = await ada!.ask('table', {}, { id: both[0]!.answer.id });
    expect(now.seats.map(({ person, invited }) => [person?.name, invited])).toEqual([
      ['Ada', undefined],
      ['Ben', undefined],
    ]);
    close();
  });

  test('that was closed before anybody came makes way for a new one', async () => {
    const { at, close } = await finished([ada!, ben!]);
    const { answer: first } = await ada!.ask('rematch', {}, at);
    expect((await ada!.ask('leave', {}, { id: first.id })).answer.status).toBe('ended');
    const { answer: second } = await ben!.ask('rematch', {}, at);
    expect(second).toMatchObject({ status: 'gathering', host: { name: 'Ben' } });
    expect((await ada!.ask('rematch', {}, at)).answer.id).toBe(second.id);
    close();
  });

  test('is not for watchers, and not before the end', async () => {
    const { at, close } = await finished([ada!, ben!]);
    expect((await cleo!.ask('rematch', {}, at)).status).toBe(403);
    const { answer: table } = await ada!.ask('newTable', TABLE);
    expect((await ada!.ask('rematch', {}, { id: table.id })).wrong.why).toBe('tooEarly');
    close();
  });

  test('takes the shares of all who sit down, whoever pressed first', async () => {
    const { at, close } = await finished([ada!, ben!]);
    const shares = [ada!, ben!].map(() => randomBytes(32).toString('hex'));
    const { answer: again } = await ada!.ask('rematch', { deposit: shares[0]! }, at);
    await ben!.ask('rematch', { share: sha(shares[1]!) }, at);
    const line = await ben!.connect();
    await line.say({ t: 'open', table: again.id });
    expect((await ada!.ask('start', {}, { id: again.id })).answer.status).toBe('drawing');
    await line.say({ t: 'reveal', table: again.id, share: shares[1]! });
    await line.find('table', ({ info }) => info.status === 'running');
    const [row] = await server.db.read({ sql: 'SELECT origin FROM tbl WHERE id = $1', values: [again.id] });
    expect((JSON.parse(row!.origin as string) as Origin).shares.map(({ how, share }) => [how, share])).toEqual([
      ['deposited', shares[0]],
      ['revealed', shares[1]],
    ]);
    line.close();
    close();
  });
});

describe('a share that is not revealed', () => {
  test('is left out when the time is up, and the origin says so', async () => {
    const hasty = await onlineServer({ drawingTime: 300 });
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => visitor(hasty, name)));
    const share = randomBytes(32).toString('hex');
    const { answer: table } = await ada!.ask('newTable', { ...TABLE, share: sha(share) });
    const at = { id: table.id };
    await ben!.ask('join', { share: sha(randomBytes(32).toString('hex')) }, at);
    const line = await ada!.connect();
    await line.say({ t: 'open', table: table.id });
    await ada!.ask('start', {}, at);
    void line.say({ t: 'reveal', table: table.id, share });
    await line.find('table', ({ info }) => info.status === 'running');
    const [row] = await hasty.db.read({ sql: 'SELECT origin FROM tbl WHERE id = $1', values: [table.id] });
    const { shares } = JSON.parse(row!.origin as string) as Origin;
    expect(shares.map(({ how }) => how)).toEqual([expect.any(String), 'absent']);
    line.close();
    await hasty.close();
  });
});

describe('sockets', () => {
  test('a page of somebody else gets none', async () => {
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: { origin: 'https://evil.example', cookie: ada!.cookie() },
    });
    const status = await new Promise((resolve) => {
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.once('open', () => resolve('open'));
    });
    expect(status).toBe(403);
  });

  test('hello is answered with who one is; a watcher is nobody', async () => {
    const line = await ada!.connect();
    await line.say({ t: 'hello', protocol: 2 });
    expect(await line.find('welcome')).toMatchObject({ me: { id: ada!.me.id, name: 'Ada' } });
    const stranger = await connect(server.url, '');
    await stranger.say({ t: 'hello', protocol: 2 });
    expect((await stranger.find('welcome')).me).toBeNull();
    expect(await stranger.say({ t: 'seen', table: randomUUID(), revision: 0 })).toMatchObject({ why: 'signIn' });
    line.close();
    stranger.close();
  });

  test('people hear that it is their turn, wherever they are', async () => {
    const { answer: table } = await ada!.ask('newTable', TABLE);
    await ben!.ask('join', {}, { id: table.id });
    const line = await ben!.connect();
    await ada!.ask('start', {}, { id: table.id });
    expect(await line.find('mine', ({ info, yours }) => info.id === table.id && yours)).toMatchObject({ yours: true });
    line.close();
  });
});

test('a person who sends too much over several sockets is held, each of which sends little; somebody else beside them is not', async () => {
  const own = await onlineServer({ limits: true });
  const [eve, finn] = [await visitor(own, 'Eve'), await visitor(own, 'Finn')];
  const lines = await Promise.all([1, 2, 3, 4].map(() => eve.connect()));
  const other = await finn.connect();
  const asked = lines.flatMap((line) => Array.from({ length: 55 }, () => line.say({ t: 'ping' })));
  const answers = await Promise.all(asked);
  expect(answers.some((answer) => answer.t === 'no' && answer.why === 'tooFast')).toBe(true);
  expect(answers.filter(({ t }) => t === 'done').length).toBeGreaterThanOrEqual(120);
  expect(await other.say({ t: 'ping' })).toMatchObject({ t: 'done' });
  for (const line of [...lines, other]) line.close();
  await own.close();
});

test('where people come by https, browsers are told to come by nothing else', async () => {
  const header = async ({ app }: OnlineServer) => (await app.inject({ url: '/' })).headers['strict-transport-security'];
  expect(await header(server)).toBeUndefined();
  const plain = await onlineServer({ origin: 'http://hall.example' });
  const secure = await onlineServer({ origin: 'https://hall.example' });
  expect(await header(plain)).toBeUndefined();
  expect(await header(secure)).toBe('max-age=31536000');
  expect((await secure.app.inject({ url: '/api/tables' })).headers).toHaveProperty('strict-transport-security');
  await Promise.all([plain.close(), secure.close()]);
});

test('every route of the protocol is served', async () => {
  for (const [name, { method, path }] of Object.entries(ROUTES)) {
    expect(server.app.hasRoute({ method, url: path }), `${name}: ${method} ${path}`).toBe(true);
  }
});

test('the server says that it is well', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ status: 'ok' });
});

describe('a table of a device', () => {
  const file = () => {
    const engine = todaysEngine('belfort')!;
    const seats = [
      { kind: 'human', name: 'Ada', colour: 'red' },
      { kind: 'human', name: 'Ben', colour: 'blue' },
      { kind: 'bot', bot: 'random', name: 'Clara', colour: 'yellow' },
    ] as const;
    const table = newTable(engine, {}, seats, randomBytes(32).toString('hex'));
    for (let moves = 0; moves < 20; moves++) {
      const seat = table.decision()!.seats[0]!;
      table.submit(table.revision, seat, table.legal(seat).at(-1));
      if (moves === 3 && table.canUndo(seat)) table.undo(table.revision, seat);
    }
    return table;
  };

  test('goes on online, from where it was', async () => {
    const local = file();
    const body = { file: local.file(), mySeat: 0, pace: { kind: 'free' }, takebacks: true };
    const { answer: table } = await ada!.ask('putOnline', body);
    expect(table).toMatchObject({
      status: 'gathering',
      seats: [{ colour: 'red' }, { person: null }, { bot: 'random' }],
    });
    const at = { id: table.id };
    await ben!.ask('join', {}, at);
    await ada!.ask('start', {}, at);
    const lines = await Promise.all([ada!, ben!].map(({ connect }) => connect()));
    for (const line of lines) await line.say({ t: 'open', table: table.id });
    expect((await lines[1]!.find('table')).me).toBe(1);
    const { steps } = (await ben!.ask('story', {}, at)).answer;
    expect(steps.slice(0, local.moves.length).map(({ seat }) => seat)).toEqual(local.moves.map(({ seat }) => seat));
    // whoever is asked moves
    await Promise.race(lines.map((line) => playSeat(table.id, line, 1)));
    // the device chose the seed: the replay tells of no draw, so that none can be found wrong
    await lines[0]!.say({ t: 'ask', table: table.id, request: { t: 'end' } });
    const { asking } = await lines[1]!.find('asking', ({ asking }) => asking !== null);
    await lines[1]!.say({ t: 'answer', table: table.id, ask: asking!.ask, yes: true });
    const { answer: replay } = await ada!.ask('replay', {}, at);
    expect(replay).not.toHaveProperty('origin');
    expect(verifyShuffle(readReplay(replay))).toEqual({ t: 'none' });
    for (const line of lines) line.close();
  });

  test('that is no table is refused with what is wrong', async () => {
    const body = { file: { ...file().file(), rules: 99 }, mySeat: 0, pace: { kind: 'free' }, takebacks: true };
    expect((await ada!.ask('putOnline', body)).status).toBe(400);
    expect((await ada!.ask('putOnline', { ...body, file: 'nonsense' })).status).toBe(400);
    expect((await ada!.ask('putOnline', { ...body, file: file().file(), mySeat: 2 })).status).toBe(400);
  });
});

test('a server that ends tells everybody, and lets nobody in while somebody has not left yet', async () => {
  const own = await onlineServer();
  const eve = await visitor(own, 'Eve');
  const [line, deaf] = [await eve.connect(), await eve.connect()];
  deaf.socket.pause();
  const closing = own.close();
  expect(await line.find('bye')).toMatchObject({ retryAfter: expect.any(Number) });
  expect(await line.closed).toBe(1012);
  await expect(eve.connect()).rejects.toThrow('refused: 503');
  await closing;
  deaf.socket.terminate();
});

test('who cannot be shown a table while the store is away is told, and their line is closed so that they come back', async () => {
  const own = await onlineServer();
  try {
    const eve = await visitor(own, 'Eve');
    const line = await eve.connect();
    await own.db.close();
    expect(await line.say({ t: 'open', table: 'any-table' })).toMatchObject({ t: 'no', why: 'busy' });
    expect(await line.closed).toBe(1013);
  } finally {
    await own.close();
  }
});
