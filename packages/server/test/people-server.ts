import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnswerOf, type BodyOf, ROUTES, type Route, type Wrong } from '@guildhall/protocol';
import fastify from 'fastify';
import { answerProblem, serveRoutes } from '../src/http/routes.ts';
import { LIMITS, type LimitName, type Limits } from '../src/people/guard.ts';
import { type PeopleSettings, people } from '../src/people/people.ts';
import { openDb } from '../src/store/open.ts';

/** Limits that no test reaches by chance. */
const WIDE = Object.fromEntries(
  (Object.keys(LIMITS) as LimitName[]).map((name) => [name, { most: 100_000, perMinute: 60_000 }]),
) as unknown as Limits;

/** A real server of people over a real store (a new one, unless told otherwise), with a clock that the test moves. */
export async function peopleServer(settings: Partial<PeopleSettings> = {}, address?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-people-'));
  const db = await openDb(address ?? `sqlite:${folder}`);
  const clock = { now: 1_800_000_000_000 };
  const log: string[] = [];
  const left: string[] = [];
  const all = {
    origin: null,
    limits: WIDE,
    now: () => clock.now,
    async leaveTables(person: string) {
      left.push(person);
    },
    ...settings,
  };
  const app = fastify({
    forceCloseConnections: true,
    logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } },
  });
  const served = people(db, all);
  app.setErrorHandler(answerProblem);
  served.protect(app);
  serveRoutes(app, served.whoAsks, served.handlers);
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    db,
    clock,
    log,
    left,
    people: served,
    settings: all,
    url: `http://localhost:${port}`,
    /** What pages of this server name as their origin. */
    origin: all.origin ?? `http://localhost:${port}`,
    async close() {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type PeopleServer = Awaited<ReturnType<typeof peopleServer>>;

export interface Answer<R extends Route> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AnswerOf<R>;
  readonly wrong: Wrong;
}

export type Ask = <R extends Route>(
  route: R,
  body?: BodyOf<R> | Record<string, unknown>,
  params?: Readonly<Record<string, string>>,
) => Promise<Answer<R>>;

/** A browser with its cookies, or a program with a token. `headers` are sent with every request. */
export function device(server: PeopleServer, headers: Record<string, string> = { origin: server.origin }) {
  const cookies = new Map<string, string>();
  const ask: Ask = async (route, body, params = {}) => {
    const { method, path } = ROUTES[route];
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(server.url + path.replace(/:(\w+)/g, (_, name: string) => params[name]!), {
      method,
      headers: {
        ...headers,
        ...(cookie === '' ? {} : { cookie }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    const answer = (await response.json()) as never;
    return { status: response.status, headers: response.headers, body: answer, wrong: answer };
  };
  return { ask, cookies };
}
export type Device = ReturnType<typeof device>;

/** A device on which somebody has just chosen a name. */
export async function guest(server: PeopleServer, name: string) {
  const { ask, cookies } = device(server);
  const { body } = await ask('enter', { name });
  return { ask, cookies, id: body.id };
}

/** A program that shows a token. */
export const program = (server: PeopleServer, token: string): Ask =>
  device(server, { authorization: `Bearer ${token}` }).ask;
