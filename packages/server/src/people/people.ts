import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { peopleHandlers } from '../http/people.ts';
import type { Handlers } from '../http/routes.ts';
import { serverKeys, webhookSecretOf } from '../notices/keys.ts';
import type { Db } from '../store/db.ts';
import { personStore, type StoredPerson } from '../store/people.ts';
import { guardOf, LIMITS, type Limits } from './guard.ts';
import { isOurs, originOf } from './origin.ts';
import { passkeyKeeper } from './passkeys.ts';
import { passwordKeeper } from './passwords.ts';
import { hasToken, SESSION_LIFE, sessionKeeper } from './sessions.ts';

export interface PeopleSettings {
  /** The address that people see, such as https://hall.example; null: whichever they ask for by plain http. */
  readonly origin: string | null;
  /** Gives up the seats of a person who deletes themselves. */
  leaveTables(person: string): Promise<void>;
  /** Asks whoever reads a person's mail address whether it is theirs; left out: no mails are sent. */
  confirmMail?(person: StoredPerson): void;
  /** Other limits than the usual ones. */
  readonly limits?: Partial<Limits>;
  /** Whether webhooks may lead into the own network. */
  readonly privateCalls?: boolean;
  now?(): number;
}

/** Everything about people that the app needs. */
export function people(db: Db, settings: PeopleSettings) {
  const { origin, leaveTables, confirmMail, limits, privateCalls = false, now = Date.now } = settings;
  const keys = serverKeys(db);
  const store = personStore(db);
  const sessions = sessionKeeper(db, store, { secure: origin?.startsWith('https:') ?? false, now });
  const guard = guardOf(origin, sessions, { ...LIMITS, ...limits }, now);
  const handlers: Handlers = peopleHandlers({
    db,
    store,
    sessions,
    guard,
    passwords: passwordKeeper(),
    passkeys: passkeyKeeper(store, now),
    originOf: (request) => originOf(origin, request),
    privateCalls,
    webhookSecret: async (person) => webhookSecretOf(await keys(), person),
    leaveTables,
    confirmMail,
    now,
  });

  return {
    store,
    handlers,
    keys,
    /** Who sends a request or opens a socket. */
    whoAsks: sessions.whoAsks,
    /** Whether a socket is opened by a page of this server, or by a program that shows a token. */
    isOurs: (request: IncomingMessage): boolean => hasToken(request.headers) || isOurs(origin, request),
    /** Watches over every request below /api; to be called before the routes are served. */
    protect: (app: FastifyInstance): void => guard.protect(app),
    /** Somebody has another name, has signed out somewhere, or is gone: their sockets are to be closed and come back. */
    onNews: sessions.onNews,
    /** Forgets what nobody uses any more; once a day is enough. */
    tidy: (): Promise<void> => store.tidy(now(), now() - SESSION_LIFE),
  };
}
export type People = ReturnType<typeof people>;
