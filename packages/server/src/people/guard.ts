import { ROUTES, type Route } from '@guildhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../http/routes.ts';
import { addressKey, Buckets } from '../limits.ts';
import { isOurs } from './origin.ts';
import { hasToken, type SessionKeeper } from './sessions.ts';

/** So many at once, and so many more each minute. */
export interface Limit {
  readonly most: number;
  readonly perMinute: number;
}

/** By whose requests are counted: an address, a person, or a login that is tried from anywhere. */
export const LIMITS = {
  /** Everything from one address. A club may play behind one. */
  address: { most: 300, perMinute: 3000 },
  person: { most: 150, perMinute: 1200 },
  /** New guests of an address. */
  enter: { most: 20, perMinute: 6 },
  /** Tries to sign in from an address. */
  signIn: { most: 10, perMinute: 6 },
  /** Tries of one login from all addresses. Passkeys and open sessions are not held up by it. */
  login: { most: 20, perMinute: 2 },
  /** Changes of what a person signs in with. */
  keys: { most: 20, perMinute: 6 },
  /** Mails that ask whether an address is somebody's: of a person, or to a mail address. */
  mail: { most: 5, perMinute: 0.1 },
  /** The same of all people of an address. */
  mails: { most: 20, perMinute: 1 },
  report: { most: 5, perMinute: 0.2 },
  export: { most: 3, perMinute: 0.2 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** A token plays. It does not change whose it is: whoever steals it from a program shall not get the person. */
const NOT_FOR_TOKENS: readonly Route[] = [
  'changeMe',
  'deleteMe',
  'exportMe',
  'setPassword',
  'signOut',
  'passkeyOffer',
  'addPasskey',
  'dropPasskey',
  'addToken',
  'dropToken',
  'subscribe',
];
const ROUTE_NAMES: ReadonlyMap<string, Route> = new Map(
  (Object.keys(ROUTES) as Route[]).map((name) => [`${ROUTES[name].method} ${ROUTES[name].path}`, name]),
);

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses requests that come too often, from pages of others, or with a token where a person must be. */
export function guardOf(origin: string | null, sessions: SessionKeeper, limits: Limits, now: () => number) {
  const buckets = new Map(
    Object.entries(limits).map(([name, { most, perMinute }]) => [name, new Buckets(most, perMinute / 60)]),
  );

  /** Counts one more; false: there were too many. */
  const allows = (name: LimitName, whose: string): boolean => buckets.get(name)!.take(whose, now());

  /** Counts one more; throws if there were too many. */
  function count(name: LimitName, whose: string, reply: FastifyReply): void {
    if (allows(name, whose)) return;
    reply.header('retry-after', Math.ceil(60 / limits[name].perMinute));
    throw new HttpProblem(429, 'tooFast', 'too many requests; wait a little');
  }

  async function check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    count('address', addressKey(request.ip), reply);
    const withToken = hasToken(request.headers);
    // A page of somebody else can send the cookie along, but neither this header nor a false origin.
    if (!SAFE.includes(request.method) && !withToken && !isOurs(origin, request)) {
      throw new HttpProblem(403, 'notOurs', 'expected an Origin header that names this server, or a token');
    }
    const asker = await sessions.asker(request);
    if (asker === null) return;
    count('person', asker.person.id, reply);
    const route = ROUTE_NAMES.get(`${request.method} ${request.routeOptions.url}`);
    if (asker.kind === 'token' && route !== undefined && NOT_FOR_TOKENS.includes(route)) {
      throw new HttpProblem(403, 'notForTokens', 'this needs a person who is signed in, not a token');
    }
  }

  return {
    allows,
    count,
    /** Watches over everything below /api. */
    protect(app: FastifyInstance): void {
      app.addHook('onRequest', async (request, reply) => {
        // The route decides, not the address: one path can be spelt in many ways.
        if ((request.routeOptions.url ?? request.url).startsWith('/api/')) await check(request, reply);
      });
    },
  };
}
export type Guard = ReturnType<typeof guardOf>;
