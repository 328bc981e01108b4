import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnswerOf,
  type BodyOf,
  type FromClient,
  ROUTES,
  type Route,
  type ToClient,
  toClient,
  type Wrong,
} from '@guildhall/protocol';
import { WebSocket } from 'ws';
import { type AppSettings, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDb } from '../src/store/open.ts';

type Saying = FromClient extends infer M ? (M extends FromClient ? Omit<M, 'n'> : never) : never;

/** The whole server over a real store, on a free port. `store`: where another one kept its tables. */
export async function onlineServer(settings: Partial<AppSettings> = {}, store?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-online-'));
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Guildhall</title>');
  const db = await openDb(store ?? `sqlite:${join(folder, 'data')}`);
  const usual = readConfig({
    LOG_LEVEL: 'silent',
    BOT_DELAY: '0',
    DRAWING_TIME: '200',
    LIMITS: 'off',
    BOT_THREADS: '1',
  });
  const app = await createApp(web, db, { ...usual, ...settings });
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    db,
    notices: app.online!.notices,
    url: `http://localhost:${port}`,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type OnlineServer = Awaited<ReturnType<typeof onlineServer>>;

/** Somebody with a name, as a browser would be: a cookie, requests and a socket. */
export async function visitor(server: { readonly url: string; readonly origin?: string }, name: string) {
  let cookie = '';
  const origin = server.origin ?? server.url;
  async function ask<R extends Route>(
    route: R,
    body: BodyOf<R> | Record<string, unknown> = {},
    params: Readonly<Record<string, string | number>> = {},
  ): Promise<{ status: number; answer: AnswerOf<R>; wrong: Wrong }> {
    const { method, path } = ROUTES[route];
    const response = await fetch(server.url + path.replace(/:(\w+)/g, (_, part: string) => String(params[part])), {
      method,
      headers: { origin, cookie, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) cookie = set.split(';')[0]!;
    const answer = (await response.json()) as AnswerOf<R>;
    return { status: response.status, answer, wrong: answer as unknown as Wrong };
  }
  const { answer: me } = await ask('enter', { name });
  return { me, ask, cookie: () => cookie, connect: () => connect(server.url, cookie, origin) };
}
export type Visitor = Awaited<ReturnType<typeof visitor>>;

/** A socket whose every message is checked against the protocol. */
export async function connect(url: string, cookie: string, origin = url) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { origin, cookie } });
  const heard: ToClient[] = [];
  const texts: string[] = [];
  const answers = new Map<number, (answer: Extract<ToClient, { t: 'done' | 'no' }>) => void>();
  let waiting: (() => void)[] = [];
  let numbers = 0;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const message = toClient.parse(JSON.parse(text)) as ToClient;
    texts.push(text);
    heard.push(message);
    if (message.t === 'done' || message.t === 'no') answers.get(message.n ?? -1)?.(message);
    const all = waiting;
    waiting = [];
    for (const wake of all) wake();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('unexpected-response', (_, response) => reject(new Error(`refused: ${response.statusCode}`)));
  });
  const say = (saying: Saying): Promise<Extract<ToClient, { t: 'done' | 'no' }>> => {
    const n = ++numbers;
    return new Promise((resolve) => {
      answers.set(n, resolve);
      socket.send(JSON.stringify({ ...saying, n }));
    });
  };
  return {
    socket,
    heard,
    texts,
    closed,
    say,
    /** Resolves with the first message, old or new, that fits. */
    async find<T extends ToClient['t']>(t: T, fits: (message: Extract<ToClient, { t: T }>) => boolean = () => true) {
      for (;;) {
        const found = heard.findLast((message) => message.t === t && fits(message as never));
        if (found !== undefined) return found as Extract<ToClient, { t: T }>;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    /** Resolves when something more has come. */
    more: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close: () => socket.close(),
  };
}
export type Connection = Awaited<ReturnType<typeof connect>>;
