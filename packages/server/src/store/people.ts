import type { Notices } from '@guildhall/protocol';
import { Conflict, type Db, type Row, type Statement, type Value } from './db.ts';

/** A person's row, with what nobody else may know. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  /** The hash of the password. */
  readonly password: string | null;
  readonly notices: Pick<Notices, 'live' | 'turns'>;
  readonly mail: string | null;
  /** The address that its owner has confirmed; mails go to no other. */
  readonly confirmed: string | null;
  readonly webhook: string | null;
  /** The language that they read in. */
  readonly lang: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export type SessionKind = 'browser' | 'token';

export interface StoredSession {
  readonly id: string;
  readonly person: string;
  readonly kind: SessionKind;
  /** What a token is called. */
  readonly name: string | null;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export type NewSession = Pick<StoredSession, 'id' | 'person' | 'kind' | 'name' | 'createdAt'> & {
  readonly hash: string;
};

export interface StoredPasskey {
  /** The credential's id, as the authenticator chose it. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
}

/** What a person may change about themselves. Left out: as before. */
export interface PersonChange {
  readonly name?: string | undefined;
  readonly notices?: StoredPerson['notices'] | undefined;
  readonly mail?: string | null | undefined;
  readonly webhook?: string | null | undefined;
  readonly lang?: string | undefined;
}

/** Where mails to a person go; null: nowhere. */
export const mailOf = ({ mail, confirmed }: StoredPerson): string | null => (mail === confirmed ? mail : null);

/** How a guest hears that it is their turn, until they choose. */
const FIRST_NOTICES: StoredPerson['notices'] = { live: ['browser'], turns: ['browser'] };

const json = (value: unknown): string => JSON.stringify(value);
const instant = (value: Value | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

const toPerson = (row: Row): StoredPerson => ({
  id: row.id as string,
  name: row.name as string,
  login: row.login as string | null,
  password: row.password as string | null,
  notices: JSON.parse(row.notices as string) as StoredPerson['notices'],
  mail: row.mail as string | null,
  confirmed: row.confirmed as string | null,
  webhook: row.webhook as string | null,
  lang: row.lang as string,
  createdAt: Number(row.created_at),
  seenAt: Number(row.seen_at),
});

const toSession = (row: Row): StoredSession => ({
  id: row.id as string,
  person: row.person as string,
  kind: row.kind as SessionKind,
  name: row.name as string | null,
  createdAt: Number(row.created_at),
  usedAt: instant(row.used_at),
});

const toPasskey = (row: Row): StoredPasskey => ({
  id: row.id as string,
  person: row.person as string,
  name: row.name as string,
  publicKey: row.public_key as string,
  counter: Number(row.counter),
  transports: JSON.parse(row.transports as string) as string[],
  createdAt: Number(row.created_at),
});

const addSession = ({ hash, id, person, kind, name, createdAt }: NewSession): Statement => ({
  sql: `INSERT INTO session (hash, id, person, kind, name, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $6, NULL)`,
  values: [hash, id, person, kind, name, createdAt],
});

/** Whether it was written; false: a unique value is there already, or what must be there is not. */
async function written(db: Db, statements: readonly Statement[]): Promise<boolean> {
  try {
    await db.write(statements);
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/** Everything about people that is stored. Whoever has gone is not found. */
export function personStore(db: Db) {
  const one = async (sql: string, ...values: Value[]): Promise<Row | undefined> => (await db.read({ sql, values }))[0];
  const all = (sql: string, ...values: Value[]): Promise<Row[]> => db.read({ sql, values });
  const change = (sql: string, ...values: Value[]): Promise<Row[][]> => db.write([{ sql, values }]);

  return {
    /** A new guest, with the session of the browser they came with. */
    async enter(name: string, lang: string, session: NewSession): Promise<void> {
      await db.write([
        {
          sql: 'INSERT INTO person (id, name, lang, notices, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)',
          values: [session.person, name, lang, json(FIRST_NOTICES), session.createdAt],
        },
        addSession(session),
      ]);
    },

    async read(id: string): Promise<StoredPerson | null> {
      const row = await one('SELECT * FROM person WHERE id = $1 AND gone = 0', id);
      return row === undefined ? null : toPerson(row);
    },

    async byLogin(login: string): Promise<StoredPerson | null> {
      const row = await one('SELECT * FROM person WHERE login = $1 AND gone = 0', login);
      return row === undefined ? null : toPerson(row);
    },

    async change(id: string, { name, notices, mail, webhook, lang }: PersonChange): Promise<void> {
      const set: [column: string, value: Value][] = [];
      if (name !== undefined) set.push(['name', name]);
      if (notices !== undefined) set.push(['notices', json(notices)]);
      if (mail !== undefined) set.push(['mail', mail]);
      if (webhook !== undefined) set.push(['webhook', webhook]);
      if (lang !== undefined) set.push(['lang', lang]);
      if (set.length === 0) return;
      const assignments = set.map(([column], i) => `${column} = $${i + 2}`).join(', ');
      await change(`UPDATE person SET ${assignments} WHERE id = $1 AND gone = 0`, id, ...set.map(([, value]) => value));
    },

    /** The owner of an address wants mails there; nothing, if the person has named another one meanwhile. */
    async confirmMail(id: string, mail: string): Promise<void> {
      await change('UPDATE person SET confirmed = mail WHERE id = $1 AND mail = $2', id, mail);
    },

    /** Sets login and password, and ends the other browsers' sessions. False: the login is somebody else's. */
    setPassword: (id: string, login: string, password: string, keep: string): Promise<boolean> =>
      written(db, [
        {
          sql: 'UPDATE person SET login = $2, password = $3 WHERE id = $1 AND gone = 0',
          values: [id, login, password],
          must: true,
        },
        {
          sql: `DELETE FROM session WHERE person = $1 AND kind = 'browser' AND id <> $2`,
          values: [id, keep],
        },
      ]),

    /**
     * Forgets a person. Their games stay, with a seat that has no name; their words go. What others have muted or
     * reported stays: it belongs to them.
     */
    async erase(id: string): Promise<void> {
      const values = [id];
      await db.write([
        {
          sql: `UPDATE person SET gone = 1, name = '', login = NULL, password = NULL, notices = '{"live":[],"turns":[]}',
            mail = NULL, confirmed = NULL, webhook = NULL, mailed_at = NULL WHERE id = $1`,
          values,
        },
        ...['session', 'passkey', 'challenge', 'push', 'mute', 'outbox', 'chat'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE person = $1`,
          values,
        })),
      ]);
    },

    async addSession(session: NewSession): Promise<void> {
      await db.write([addSession(session)]);
    },

    /** The session of a token's hash, with the name of its person. */
    async session(hash: string): Promise<(StoredSession & { readonly personName: string }) | null> {
      const row = await one(
        `SELECT session.*, person.name AS person_name FROM session JOIN person ON person.id = session.person
          WHERE session.hash = $1 AND person.gone = 0`,
        hash,
      );
      return row === undefined ? null : { ...toSession(row), personName: row.person_name as string };
    },

    async sessions(person: string): Promise<StoredSession[]> {
      return (await all('SELECT * FROM session WHERE person = $1 ORDER BY created_at, id', person)).map(toSession);
    },

    /** Writes down that a session is in use. */
    async used({ id, person }: StoredSession, at: number): Promise<void> {
      await db.write([
        { sql: 'UPDATE session SET used_at = $2 WHERE id = $1', values: [id, at] },
        { sql: 'UPDATE person SET seen_at = $2 WHERE id = $1', values: [person, at] },
      ]);
    },

    /** Ends one session of a person; false: there is none. */
    endSession: (person: string, id: string, kind: SessionKind): Promise<boolean> =>
      written(db, [
        {
          sql: 'DELETE FROM session WHERE person = $1 AND id = $2 AND kind = $3',
          values: [person, id, kind],
          must: true,
        },
      ]),

    /** Ends all sessions, tokens too; browsers that are no longer signed in hear nothing more. */
    async endSessions(person: string): Promise<void> {
      await db.write([
        { sql: 'DELETE FROM session WHERE person = $1', values: [person] },
        { sql: 'DELETE FROM push WHERE person = $1', values: [person] },
      ]);
    },

    async passkeys(person: string): Promise<StoredPasskey[]> {
      return (await all('SELECT * FROM passkey WHERE person = $1 ORDER BY created_at, id', person)).map(toPasskey);
    },

    async passkey(id: string): Promise<StoredPasskey | null> {
      const row = await one('SELECT * FROM passkey WHERE id = $1', id);
      return row === undefined ? null : toPasskey(row);
    },

    /** False: this passkey is known already. */
    addPasskey: ({ id, person, name, publicKey, counter, transports, createdAt }: StoredPasskey): Promise<boolean> =>
      written(db, [
        {
          sql: `INSERT INTO passkey (id, person, name, public_key, counter, transports, created_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          values: [id, person, name, publicKey, counter, json(transports), createdAt],
        },
      ]),

    async dropPasskey(id: string): Promise<void> {
      await change('DELETE FROM passkey WHERE id = $1', id);
    },

    /** Signs in with a passkey: its counter, and the new session. */
    async usePasskey(id: string, counter: number, session: NewSession): Promise<void> {
      await db.write([
        { sql: 'UPDATE passkey SET counter = $2 WHERE id = $1', values: [id, counter] },
        addSession(session),
      ]);
    },

    /** `person`: whose new passkey is awaited; null: whoever signs in. */
    async addChallenge(challenge: string, person: string | null, now: number, until: number): Promise<void> {
      await db.write([
        { sql: 'DELETE FROM challenge WHERE until < $1', values: [now] },
        {
          sql: 'INSERT INTO challenge (id, challenge, person, until) VALUES ($1, $1, $2, $3)',
          values: [challenge, person, until],
        },
      ]);
    },

    /** A challenge is answered once; false: it was not asked of this person, was answered already, or is too old. */
    async takeChallenge(challenge: string, person: string | null, now: number): Promise<boolean> {
      const [rows] = await change('DELETE FROM challenge WHERE id = $1 RETURNING person, until', challenge);
      const row = rows![0];
      return row !== undefined && row.person === person && Number(row.until) >= now;
    },

    async pushes(person: string): Promise<{ readonly endpoint: string }[]> {
      const rows = await all('SELECT subscription FROM push WHERE person = $1 ORDER BY endpoint', person);
      return rows.map(({ subscription }) => JSON.parse(subscription as string) as { endpoint: string });
    },

    async subscribe(person: string, endpoint: string, subscription: unknown): Promise<void> {
      await change(
        `INSERT INTO push (endpoint, person, subscription) VALUES ($1, $2, $3)
          ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, subscription = excluded.subscription`,
        endpoint,
        person,
        json(subscription),
      );
    },

    async unsubscribe(endpoint: string): Promise<void> {
      await change('DELETE FROM push WHERE endpoint = $1', endpoint);
    },

    /** Forgets sessions that nobody uses, and guests who left nothing behind and cannot come back. */
    async tidy(now: number, unusedSince: number): Promise<void> {
      await db.write([
        { sql: 'DELETE FROM challenge WHERE until < $1', values: [now] },
        {
          sql: `DELETE FROM session WHERE kind = 'browser' AND COALESCE(used_at, created_at) < $1`,
          values: [unusedSince],
        },
        {
          sql: `DELETE FROM person WHERE gone = 0 AND login IS NULL AND seen_at < $1
            AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.id)
            AND NOT EXISTS (SELECT 1 FROM passkey WHERE passkey.person = person.id)
            AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id)
            AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = person.id)`,
          values: [unusedSince],
        },
        ...['push', 'mute'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM person WHERE person.id = ${table}.person)`,
        })),
      ]);
    },
  };
}
export type PersonStore = ReturnType<typeof personStore>;
