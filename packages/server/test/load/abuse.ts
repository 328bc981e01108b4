import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Patch, patched } from '@guildhall/kernel';
import { WebSocket } from 'ws';
import { todaysEngine } from '../../src/host/engines.ts';
import { connect as connectStore } from '../../src/store/open.ts';
import { type connect, visitor } from '../online-server.ts';
import { ABUSES, type Abuse, type Scene } from './abuses.ts';
import { serverProcess } from './server-process.ts';

export interface AbuseReport {
  messages: number;
  kinds: number;
  /** Sockets that the server closed because of too many faults. */
  closed: number;
  /** Messages that were neither answered nor ended their socket, or were answered otherwise than they should be. */
  unanswered: string[];
  /** Tables of the store that are not as they were. */
  changed: string[];
  /** Heap of the server in MiB after a first part of the messages, and after all. */
  heapBefore: number;
  heapAfter: number;
}

const TABLES = ['tbl', 'seat', 'log', 'chat', 'snapshot', 'film', 'session', 'person'] as const;

async function stored(store: string): Promise<Map<string, string>> {
  const reading = await connectStore(store, 'read');
  try {
    const all = new Map<string, string>();
    for (const table of TABLES) {
      const rows = await reading.all(`SELECT * FROM ${table}`);
      // when somebody was last seen is no change of anything
      const lines = rows.map((row) => JSON.stringify({ ...row, seen_at: 0, used_at: 0 })).sort();
      all.set(table, lines.join('\n'));
    }
    return all;
  } finally {
    await reading.close();
  }
}

/** A running game of two, in which one is asked and has moved before; one that waits for people; and a stranger. */
async function scene(url: string): Promise<Scene> {
  const [ada, ben, mallory] = await Promise.all(['Ada', 'Ben', 'Mallory'].map((name) => visitor({ url }, name)));
  const wish = { options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], pace: { kind: 'free' }, takebacks: true };
  const lay = async (game: string) => (await ada!.ask('newTable', { game, listed: true, ...wish } as never)).answer.id;
  const [running, gathering] = [await lay('bruges'), await lay('belfort')];
  await ben!.ask('join', {}, { id: running });
  await ada!.ask('start', {}, { id: running });
  const game = todaysEngine('bruges')!;
  const people = [ada!, ben!];
  const lines = await Promise.all(people.map((person) => person.connect()));
  for (const line of lines) await line.say({ t: 'open', table: running });
  const keys: string[] = [];
  let revision = 0;
  let asked = 0;
  // some moves, so that there is something to repeat
  for (let made = 0; made < 12; made++) {
    const line = lines[0]!;
    await Promise.all(lines.map((each) => each.find('table')));
    const state = await positionOf(running, line, game, revision);
    asked = game.decision(state)!.seats[0]!;
    const mine = await positionOf(running, lines[asked]!, game, revision);
    const key = randomUUID();
    const answer = await lines[asked]!.say({
      t: 'move',
      table: running,
      revision,
      key,
      actions: [game.legal(mine, asked)[0] as Record<string, string>],
    });
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
    keys.push(key);
    revision = answer.revision!;
  }
  const state = await positionOf(running, lines[0]!, game, revision);
  asked = game.decision(state)!.seats[0]!;
  for (const line of lines) line.close();
  return {
    url,
    running,
    gathering,
    revision,
    key: keys.at(-1)!,
    asked: people[asked]!.cookie(),
    notAsked: people[1 - asked]!.cookie(),
    stranger: mallory!.cookie(),
  };
}

async function positionOf(
  table: string,
  line: Awaited<ReturnType<typeof connect>>,
  game: NonNullable<ReturnType<typeof todaysEngine>>,
  revision: number,
): Promise<unknown> {
  if (revision > 0) await line.find('step', (step) => step.revision === revision);
  let open: unknown;
  let own: unknown;
  for (const message of line.heard) {
    if (message.t === 'table' && message.public !== undefined) [open, own] = [message.public, message.own];
    if (message.t !== 'step' || message.table !== table) continue;
    open = patched(open, message.patch as Patch | null);
    own = message.own ?? own;
  }
  return game.imagine(game.joinView(open, [own as never]), 1);
}

const TOO_MANY_FAULTS = 'closed 1008';

/** A socket that sends anything, one after the other; when it is closed another one is opened. */
function rawLine(url: string, cookie: string) {
  let socket: WebSocket | null = null;
  let answer: (text: string) => void = () => {};
  async function opened(): Promise<WebSocket> {
    if (socket?.readyState === WebSocket.OPEN) return socket;
    const next = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { origin: url, cookie } });
    socket = next;
    next.on('error', () => {});
    next.on('message', (data: Buffer) => {
      const text = data.toString();
      if (/^{"t":"(no|done)"/.test(text)) answer(text);
    });
    next.on('close', (code) => answer(`closed ${code}`));
    await new Promise((resolve) => next.once('open', resolve));
    return next;
  }
  return {
    async send(raw: string | Buffer, binary = false): Promise<string> {
      const line = await opened();
      const heard = new Promise<string>((resolve) => {
        answer = resolve;
      });
      line.send(raw, { binary });
      return heard;
    },
    close: () => socket?.terminate(),
  };
}

async function commit(abuse: Abuse, at: Scene, times: number, report: AbuseReport): Promise<void> {
  const cookie = abuse.as === 'nobody' ? '' : at[abuse.as];
  const line = rawLine(at.url, cookie);
  try {
    for (let i = 0; i < times; i++) {
      report.messages++;
      const answer =
        'socket' in abuse
          ? await line.send(...abuse.socket(at, i))
          : await fetch(at.url + abuse.http(at, i)[0], headersFor(abuse, at, i, cookie)).then(async (response) => {
              await response.arrayBuffer();
              return String(response.status);
            });
      if (abuse.answer.test(answer)) continue;
      if (answer === TOO_MANY_FAULTS) {
        report.closed++;
        continue;
      }
      report.unanswered.push(`${abuse.name}: ${answer.slice(0, 200)}`);
      return;
    }
  } finally {
    line.close();
  }
}

function headersFor(abuse: Extract<Abuse, { http: unknown }>, at: Scene, i: number, cookie: string): RequestInit {
  const { headers, ...rest } = abuse.http(at, i)[1];
  return { ...rest, headers: { origin: at.url, cookie, 'content-type': 'application/json', ...headers } };
}

/** Sends every kind of message that nobody should send, and compares the store before and after. */
export async function abuse(messages: number, say: (line: string) => void): Promise<AbuseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-abuse-'));
  const store = `sqlite:${join(folder, 'data')}`;
  const server = await serverProcess(store, {}, ['--expose-gc']);
  const report: AbuseReport = {
    messages: 0,
    kinds: ABUSES.length,
    closed: 0,
    unanswered: [],
    changed: [],
    heapBefore: 0,
    heapAfter: 0,
  };
  const heap = async () => Math.round((await server.usage(true)).memory.heapUsed / 104_857.6) / 10;
  try {
    const at = await scene(server.url);
    const before = await stored(store);
    const each = Math.ceil(messages / ABUSES.length);
    const first = Math.ceil(each / 4);
    for (const kind of ABUSES) await commit(kind, at, first, report);
    report.heapBefore = await heap();
    for (const kind of ABUSES) {
      await commit(kind, at, each - first, report);
      say(`${report.messages} messages, ${kind.name}`);
    }
    report.heapAfter = await heap();
    const after = await stored(store);
    report.changed = TABLES.filter((table) => before.get(table) !== after.get(table));
    for (const [words, times] of server.troubles) say(`written down ${times} times: ${words}`);
    return report;
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}
