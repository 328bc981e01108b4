import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PersonRef } from '@guildhall/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Db, StoreDown } from '../store/db.ts';
import type { NewSession, PersonStore, SessionKind } from '../store/people.ts';
import { hashOf, newId, newSecret, SECRET, TOKEN_WORD } from './secrets.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A browser that has not come for so long is signed out. A guest has no other way back, so it is long. */
export const SESSION_LIFE = 180 * DAY;
/** Use is written down this often. */
const USE_EVERY = 60 * MINUTE;
/** So long a session is believed without reading it again. Whoever signs out is forgotten at once, here and elsewhere. */
const BELIEVED = 15_000;
const MOST_KNOWN = 20_000;

/** What happened to a person that others hold in memory: `signedOut`: some of their sessions have ended. */
export const PERSON_NEWS = ['changed', 'signedOut', 'gone'] as const;
export type PersonNews = (typeof PERSON_NEWS)[number];

/** Who sends a request, and by which session. */
export interface Asker {
  readonly person: PersonRef;
  readonly session: string;
  readonly kind: SessionKind;
}

export type AnyRequest = IncomingMessage | FastifyRequest;

interface Known extends Asker {
  readonly until: number;
}

/** A secret as it was shown, with where: each counts only there. */
interface Shown {
  readonly secret: string;
  readonly kind: SessionKind;
}

const BEARER = 'bearer ';
/** Whether a request shows a token. Other words of this header are not ours: a proxy may ask for a password of its own. */
export const hasToken = ({ authorization }: IncomingHttpHeaders): boolean =>
  authorization?.slice(0, BEARER.length).toLowerCase() === BEARER;

/** The header wins: whoever shows a token does not mean a cookie. */
function shown(headers: IncomingHttpHeaders, cookie: string): Shown | null {
  if (hasToken(headers)) {
    const secret = headers.authorization!.slice(BEARER.length).trim();
    const isToken = secret.startsWith(TOKEN_WORD) && SECRET.test(secret.slice(TOKEN_WORD.length));
    return isToken ? { secret, kind: 'token' } : null;
  }
  if (headers.cookie === undefined) return null;
  const named = headers.cookie.split(';').find((each) => each.trim().startsWith(`${cookie}=`));
  const secret = named?.trim().slice(cookie.length + 1);
  return secret !== undefined && SECRET.test(secret) ? { secret, kind: 'browser' } : null;
}

export interface SessionSettings {
  /** Whether people come by https. */
  readonly secure: boolean;
  now(): number;
}

/** Sessions of browsers, and tokens of programs. */
export function sessionKeeper(db: Db, store: PersonStore, { secure, now }: SessionSettings) {
  // A browser keeps a cookie of this prefix only from https, for exactly this host: no neighbour can plant one.
  const cookie = secure ? '__Host-guildhall' : 'guildhall';
  const known = new Map<string, Known>();
  const asked = new WeakMap<object, Promise<Asker | null>>();
  const listeners: ((person: string, news: PersonNews) => void)[] = [];
  /** Counts what was forgotten: what was read before is not believed after. */
  let forgotten = 0;

  function heard(person: string, news: PersonNews): void {
    forgotten++;
    for (const [hash, each] of known) if (each.person.id === person) known.delete(hash);
    for (const listener of listeners) listener(person, news);
  }
  db.hear((message) => {
    const { person, news } = message as { person?: string; news?: PersonNews };
    if (person !== undefined && news !== undefined) heard(person, news);
  });

  function remember(hash: string, asker: Asker, at: number): void {
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
    known.set(hash, { ...asker, until: at + BELIEVED });
  }

  async function find({ secret, kind }: Shown): Promise<Asker | null> {
    const hash = hashOf(secret);
    const at = now();
    const before = known.get(hash);
    if (before !== undefined && before.until > at) return before.kind === kind ? before : null;
    known.delete(hash);
    const since = forgotten;
    const session = await store.session(hash);
    if (session === null || session.kind !== kind) return null;
    const last = session.usedAt ?? session.createdAt;
    if (kind === 'browser' && last < at - SESSION_LIFE) return null;
    if (session.usedAt === null || at - last > USE_EVERY) {
      // A full disk keeps nobody out.
      await store.used(session, at).catch((error) => {
        if (!(error instanceof StoreDown)) throw error;
      });
    }
    const asker: Asker = { person: { id: session.person, name: session.personName }, session: session.id, kind };
    if (forgotten === since) remember(hash, asker, at);
    return asker;
  }

  /** Who sends a request or opens a socket, by cookie or token. Asked twice of one request, it is looked up once. */
  function asker(request: AnyRequest): Promise<Asker | null> {
    const raw = 'raw' in request ? request.raw : request;
    const before = asked.get(raw);
    if (before !== undefined) return before;
    const secret = shown(raw.headers, cookie);
    const found = secret === null ? Promise.resolve(null) : find(secret);
    asked.set(raw, found);
    return found;
  }

  const attributes = `Path=/; HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax`;
  const setCookie = (reply: FastifyReply, value: string, maxAge: number): void => {
    reply.header('set-cookie', `${cookie}=${value}; Max-Age=${maxAge}; ${attributes}`);
  };

  return {
    asker,

    async whoAsks(request: AnyRequest): Promise<PersonRef | null> {
      return (await asker(request))?.person ?? null;
    },

    /** A new session that is not stored yet, and the secret it is used with. */
    make(person: string, kind: SessionKind, name: string | null = null): { session: NewSession; secret: string } {
      const secret = kind === 'token' ? `${TOKEN_WORD}${newSecret()}` : newSecret();
      return { session: { id: newId(), hash: hashOf(secret), person, kind, name, createdAt: now() }, secret };
    },

    /** The browser keeps the secret from now on. */
    give: (reply: FastifyReply, secret: string): void => setCookie(reply, secret, SESSION_LIFE / 1000),

    /** The same cookie again, for as long as a new one. */
    renew(request: FastifyRequest, reply: FastifyReply): void {
      const secret = shown(request.headers, cookie);
      if (secret?.kind === 'browser') setCookie(reply, secret.secret, SESSION_LIFE / 1000);
    },

    takeBack: (reply: FastifyReply): void => setCookie(reply, '', 0),

    /** Something about a person has been changed in the store: every process forgets what it knew of them. */
    tell(person: string, news: PersonNews): void {
      heard(person, news);
      db.tell({ person, news });
    },

    onNews(listener: (person: string, news: PersonNews) => void): void {
      listeners.push(listener);
    },
  };
}
export type SessionKeeper = ReturnType<typeof sessionKeeper>;
