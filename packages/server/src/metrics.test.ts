import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OnlineServer, onlineServer, visitor } from '../test/online-server.ts';

const TOKEN = 'a-token-for-figures';
const log: string[] = [];
let server: OnlineServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) };
  server = await onlineServer({ metricsToken: TOKEN, logLevel: 'debug', logTo });
});
afterAll(() => server.close());

const figures = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};

/** The value of a line such as `guildhall_sockets 1`. */
function value(text: string, line: string): number {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? 0 : Number(found.split(' ').at(-1));
}

test('moves, messages, refusals, sockets and tables are counted', async () => {
  const [ada, ben] = [await visitor(server, 'Ada'), await visitor(server, 'Ben')];
  const { answer } = await ada.ask('newTable', {
    game: 'belfort',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
    pace: { kind: 'free' },
    listed: false,
    takebacks: true,
  });
  await ben.ask('join', {}, { id: answer.id });
  await ada.ask('start', {}, { id: answer.id });
  const line = await ada.connect();
  await line.say({ t: 'open', table: answer.id });
  await line.say({ t: 'move', table: answer.id, revision: 0, key: 'no-such-move', actions: [{ t: 'nothing' }] });
  await line.find('step', ({ bot }) => bot === true);
  const { status, text } = await figures();
  expect(status).toBe(200);
  expect(value(text, 'guildhall_sockets')).toBe(1);
  expect(value(text, 'guildhall_tables_awake')).toBe(1);
  expect(value(text, 'guildhall_bots_waiting')).toBe(0);
  expect(value(text, 'guildhall_moves_total{kind="move"}')).toBeGreaterThan(0);
  expect(value(text, 'guildhall_messages_total')).toBe(2);
  expect(value(text, 'guildhall_refusals_total{why="illegal"}')).toBe(1);
  expect(value(text, 'guildhall_append_seconds_count')).toBeGreaterThan(0);
  expect(value(text, 'guildhall_http_requests_total{method="POST",status="200"}')).toBeGreaterThan(3);
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain(answer.id);
  line.close();
});

test('a store that is away is counted', async () => {
  const errors = async () => value((await figures()).text, 'guildhall_store_errors_total{what="write"}');
  expect(await errors()).toBe(0);
  await server.db.write([{ sql: 'PRAGMA max_page_count = 1' }]);
  // the file has a little room left
  while ((await errors()) === 0) await visitor(server, 'Ada');
  await server.db.write([{ sql: 'PRAGMA max_page_count = 1000000' }]);
  expect((await visitor(server, 'Ada')).me.name).toBe('Ada');
});

test('figures are for this machine, and for who shows the token; not for whom a proxy asks', async () => {
  expect((await figures({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(403);
  expect((await figures({ 'x-forwarded-for': '192.0.2.7', authorization: 'Bearer something-else-is' })).status).toBe(
    403,
  );
  expect((await figures({ 'x-forwarded-for': '192.0.2.7', authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

test('no password, token or cookie is written down, also when things go wrong', async () => {
  const ada = await visitor(server, 'Ada');
  const password = 'never to be written';
  await ada.ask('setPassword', { login: 'ada-of-hall', password });
  await ada.ask('signIn', { login: 'ada-of-hall', password: `${password} wrong` });
  const { answer } = await ada.ask('addToken', { name: 'bot' });
  await new Promise<void>((resolve) => {
    const broken = request(
      `${server.url}/api/sign-in`,
      { method: 'POST', headers: { origin: server.url } },
      (response) => {
        response.resume();
        response.on('end', resolve);
      },
    );
    broken.setHeader('content-type', 'application/json');
    broken.end(`{"password": "${password}`);
  });
  server.app.log.info(
    { headers: { cookie: ada.cookie() }, body: { password }, token: answer.token },
    'a careless line',
  );
  const all = log.join('');
  expect(all).toContain('a careless line');
  for (const secret of [password, answer.token, ada.cookie()]) expect(all).not.toContain(secret);
});
