import { id as idSchema, type Me, type PersonRef } from '@guildhall/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits.ts';
import type { Guard } from '../people/guard.ts';
import { myData } from '../people/my-data.ts';
import { BadPasskey, type PasskeyKeeper, type Place, placeOf } from '../people/passkeys.ts';
import { type PasswordKeeper, TooBusy } from '../people/passwords.ts';
import { hashOf, newId } from '../people/secrets.ts';
import type { SessionKeeper } from '../people/sessions.ts';
import { companyStore } from '../store/company.ts';
import type { Db } from '../store/db.ts';
import { mailOf, type PersonStore, type StoredPerson } from '../store/people.ts';
import { infoOf } from '../store/table-rows.ts';
import { tableStore } from '../store/tables.ts';
import { type Handlers, HttpProblem } from './routes.ts';
import { wishesOf } from './wishes.ts';

const MOST_PASSKEYS = 20;
const MOST_TOKENS = 20;
const MOST_PUSHES = 20;
const MOST_MUTED = 500;
const MOST_TABLES = 20;
/** So many of somebody's last words go with a report: they may be gone when it is read. */
const MOST_WORDS = 20;

export interface PeopleParts {
  readonly db: Db;
  readonly store: PersonStore;
  readonly sessions: SessionKeeper;
  readonly guard: Guard;
  readonly passwords: PasswordKeeper;
  readonly passkeys: PasskeyKeeper;
  originOf(request: FastifyRequest): string;
  /** Whether addresses of the own network may be called. */
  readonly privateCalls: boolean;
  webhookSecret(person: string): Promise<string>;
  leaveTables(person: string): Promise<void>;
  /** Asks whoever reads a person's mail address whether it is theirs; left out: no mails are sent. */
  readonly confirmMail: ((person: StoredPerson) => void) | undefined;
  now(): number;
}

/** Who signs in types it with small or large letters. */
const loginOf = (login: string): string => login.normalize('NFKC').toLowerCase();

/** A passkey's own id can be longer than an address may be. */
const shortId = (passkey: string): string => hashOf(passkey).slice(0, 32);

const nobody = () => new HttpProblem(404, 'noPerson', 'there is nobody by this id');
const full = (most: number, what: string) => new HttpProblem(409, 'tooMany', `at most ${most} ${what}`);

async function checkedPasskey<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BadPasskey) throw new HttpProblem(400, 'badPasskey', error.message);
    throw error;
  }
}

async function unlessBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TooBusy) throw new HttpProblem(503, 'busy', 'too many people sign in just now; try again');
    throw error;
  }
}

/** The requests about people: who I am, what I sign in with, what others may know of me. */
export function peopleHandlers(parts: PeopleParts): Handlers {
  const { db, store, sessions, guard, passwords, passkeys, leaveTables, now } = parts;
  const company = companyStore(db);
  const tables = tableStore(db);
  const wishes = wishesOf(parts.privateCalls);
  const place = (request: FastifyRequest): Place => placeOf(parts.originOf(request));

  /** The row of a person; one that is gone meanwhile has no session either. */
  async function rowOf(person: string): Promise<StoredPerson> {
    const row = await store.read(person);
    if (row === null) throw new HttpProblem(401, 'signIn', 'choose a name first');
    return row;
  }

  async function meOf(person: string): Promise<Me> {
    const [row, keys, all, muted] = await Promise.all([
      rowOf(person),
      store.passkeys(person),
      store.sessions(person),
      company.muted(person),
    ]);
    const { id, name, lang, login, notices, mail, webhook, createdAt } = row;
    return {
      id,
      name,
      lang,
      login,
      passkeys: keys.map((key) => ({ id: shortId(key.id), name: key.name, createdAt: key.createdAt })),
      tokens: all
        .filter(({ kind }) => kind === 'token')
        .map((token) => ({
          id: token.id,
          name: token.name ?? '',
          createdAt: token.createdAt,
          usedAt: token.usedAt,
        })),
      notices: { live: [...notices.live], turns: [...notices.turns], mail, webhook },
      mailConfirmed: mailOf(row) !== null,
      webhookSecret: webhook === null ? null : await parts.webhookSecret(id),
      muted,
      createdAt,
    };
  }

  /** The session of this browser gives way to a new one. */
  async function leaveBehind(request: FastifyRequest): Promise<void> {
    const asker = await sessions.asker(request);
    if (asker?.kind !== 'browser') return;
    await store.endSession(asker.person.id, asker.session, 'browser');
    sessions.tell(asker.person.id, 'signedOut');
  }

  /** Somebody who is there; myself does not count as another. */
  async function other(me: PersonRef, person: string): Promise<string> {
    if (!idSchema.safeParse(person).success || (await store.read(person)) === null) throw nobody();
    if (person === me.id) throw new HttpProblem(400, 'malformed', 'this is you');
    return person;
  }

  /**
   * Whether the reader of a mail address is to be asked if it is theirs. Who saves the same address again is sent the link
   * again, as often as is fair; who names another one too often is refused.
   */
  async function asksFor(
    mail: string,
    person: PersonRef,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const row = await rowOf(person.id);
    if (parts.confirmMail === undefined || row.confirmed === mail) return false;
    const limits = [
      ['mail', person.id],
      ['mail', mail],
      ['mails', addressKey(request.ip)],
    ] as const;
    if (row.mail === mail) return limits.every(([name, whose]) => guard.allows(name, whose));
    for (const [name, whose] of limits) guard.count(name, whose, reply);
    return true;
  }

  async function reportText(text: string, person: string, table: string): Promise<string> {
    const words = await company.said(person, table, MOST_WORDS);
    return JSON.stringify({ text, words: words.map((row) => ({ ...row, at: Number(row.at) })) });
  }

  const countKeys = (person: PersonRef, reply: FastifyReply): void => guard.count('keys', person.id, reply);

  return {
    async enter({ body, person, request, reply }) {
      // Two tabs that enter at once: whoever is here already stays who they are.
      if (person !== null) return meOf(person.id);
      guard.count('enter', addressKey(request.ip), reply);
      const { session, secret } = sessions.make(newId(), 'browser');
      await store.enter(body.name, body.lang ?? 'en', session);
      sessions.give(reply, secret);
      return meOf(session.person);
    },

    async me({ person, request, reply }) {
      sessions.renew(request, reply);
      return meOf(person.id);
    },

    async changeMe({ body, person, request, reply }) {
      const notices = body.notices === undefined ? null : wishes.notices(body.notices);
      const asks = notices?.mail ? await asksFor(notices.mail, person, request, reply) : false;
      await store.change(person.id, { name: body.name, lang: body.lang, ...notices });
      if (asks) parts.confirmMail!(await rowOf(person.id));
      if (body.name !== undefined) sessions.tell(person.id, 'changed');
      return meOf(person.id);
    },

    async deleteMe({ person, reply }) {
      await leaveTables(person.id);
      await store.erase(person.id);
      sessions.tell(person.id, 'gone');
      sessions.takeBack(reply);
      return {};
    },

    async exportMe({ person, reply }) {
      guard.count('export', person.id, reply);
      reply.header('content-disposition', 'attachment; filename="guildhall-my-data.json"');
      return myData(store, company, await rowOf(person.id), now());
    },

    async setPassword({ body, person, request, reply }) {
      countKeys(person, reply);
      const [row, asker] = await Promise.all([rowOf(person.id), sessions.asker(request)]);
      if (row.password !== null && !(await unlessBusy(passwords.check(body.old ?? '', row.password)))) {
        throw new HttpProblem(403, 'wrongPassword', 'the old password is another one');
      }
      const hash = await unlessBusy(passwords.hash(body.password));
      if (!(await store.setPassword(person.id, loginOf(body.login), hash, asker!.session))) {
        throw new HttpProblem(409, 'taken', 'somebody else signs in with this already');
      }
      sessions.tell(person.id, 'signedOut');
      return meOf(person.id);
    },

    async signIn({ body, request, reply }) {
      const login = loginOf(body.login);
      guard.count('signIn', addressKey(request.ip), reply);
      guard.count('login', login, reply);
      const row = await store.byLogin(login);
      if (!(await unlessBusy(passwords.check(body.password, row?.password ?? null)))) {
        throw new HttpProblem(403, 'wrongPassword', 'nobody signs in with this login and password');
      }
      const { session, secret } = sessions.make(row!.id, 'browser');
      await store.addSession(session);
      await leaveBehind(request);
      sessions.give(reply, secret);
      return meOf(row!.id);
    },

    async signOut({ body, person, request, reply }) {
      if (body.everywhere) {
        await store.endSessions(person.id);
        sessions.tell(person.id, 'signedOut');
      } else await leaveBehind(request);
      sessions.takeBack(reply);
      return {};
    },

    async passkeyOffer({ person, request, reply }) {
      countKeys(person, reply);
      return passkeys.offer(await rowOf(person.id), place(request));
    },

    async addPasskey({ body, person, request, reply }) {
      countKeys(person, reply);
      if ((await store.passkeys(person.id)).length >= MOST_PASSKEYS) throw full(MOST_PASSKEYS, 'passkeys');
      const passkey = await checkedPasskey(passkeys.made(person.id, body.name, body.response, place(request)));
      if (!(await store.addPasskey(passkey))) throw new HttpProblem(409, 'taken', 'this passkey is known already');
      return meOf(person.id);
    },

    async dropPasskey({ person, params }) {
      const passkey = (await store.passkeys(person.id)).find(({ id }) => shortId(id) === params.id);
      if (passkey === undefined) throw new HttpProblem(404, 'noPasskey', 'there is no such passkey');
      await store.dropPasskey(passkey.id);
      return meOf(person.id);
    },

    async passkeyAsk({ request, reply }) {
      guard.count('signIn', addressKey(request.ip), reply);
      return passkeys.ask(place(request));
    },

    async passkeySignIn({ body, request, reply }) {
      guard.count('signIn', addressKey(request.ip), reply);
      const { passkey, counter } = await checkedPasskey(passkeys.used(body.response, place(request)));
      const { session, secret } = sessions.make(passkey.person, 'browser');
      await store.usePasskey(passkey.id, counter, session);
      await leaveBehind(request);
      sessions.give(reply, secret);
      return meOf(passkey.person);
    },

    async addToken({ body, person, reply }) {
      countKeys(person, reply);
      const tokens = (await store.sessions(person.id)).filter(({ kind }) => kind === 'token');
      if (tokens.length >= MOST_TOKENS) throw full(MOST_TOKENS, 'tokens');
      const { session, secret } = sessions.make(person.id, 'token', body.name);
      await store.addSession(session);
      return { token: secret, me: await meOf(person.id) };
    },

    async dropToken({ person, params }) {
      if (!(await store.endSession(person.id, params.id!, 'token'))) {
        throw new HttpProblem(404, 'noToken', 'there is no such token');
      }
      sessions.tell(person.id, 'signedOut');
      return meOf(person.id);
    },

    async subscribe({ body, person, reply }) {
      countKeys(person, reply);
      const subscription = wishes.subscription(body.subscription);
      const others = (await store.pushes(person.id)).filter(({ endpoint }) => endpoint !== subscription.endpoint);
      if (others.length >= MOST_PUSHES) throw full(MOST_PUSHES, 'browsers');
      await store.subscribe(person.id, subscription.endpoint, subscription);
      return {};
    },

    async mute({ body, person, params }) {
      const muted = await other(person, params.id!);
      if (body.on && (await company.muted(person.id)).length >= MOST_MUTED) throw full(MOST_MUTED, 'muted people');
      await company.mute(person.id, muted, body.on);
      return meOf(person.id);
    },

    async report({ body, person, params, request, reply }) {
      guard.count('report', person.id, reply);
      const reported = await other(person, params.id!);
      if (!(await company.wasAt(reported, body.table))) {
        throw new HttpProblem(404, 'noTable', 'this person was not at that table');
      }
      const text = await reportText(body.text, reported, body.table);
      const report = { id: newId(), at: now(), person: person.id, other: reported, table: body.table, text };
      await company.report(report);
      request.log.warn({ report: report.id, other: reported, table: body.table }, 'a person was reported');
      return {};
    },

    async person({ person, params }) {
      const id = params.id!;
      const row = idSchema.safeParse(id).success ? await store.read(id) : null;
      if (row === null) throw nobody();
      const [record, played] = await Promise.all([
        company.record(id),
        tables.shownOf(id, person?.id ?? null, MOST_TABLES),
      ]);
      return {
        person: { id, name: row.name },
        since: row.createdAt,
        record: record.map((line) => ({ ...line })),
        tables: played.map(infoOf),
      };
    },
  };
}
