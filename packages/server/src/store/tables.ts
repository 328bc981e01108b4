import type { ChatLine, TableStatus } from '@guildhall/protocol';
import { type Append, type Appended, Conflict, type Db, type Row, type Statement, type Value } from './db.ts';
import {
  bodyOf,
  GONE,
  json,
  type LogRow,
  type NewStoredTable,
  parsed,
  type StoredSeat,
  type StoredTable,
  type TableChange,
  toLog,
  toSeat,
  toTable,
} from './table-rows.ts';

const COLUMNS: Readonly<Record<keyof TableChange, readonly [column: string, toValue: (value: unknown) => Value]>> = {
  status: ['status', (value) => value as string],
  seed: ['seed', (value) => value as string],
  origin: ['origin', json],
  asking: ['asking', (value) => (value === null ? null : json(value))],
  places: ['places', json],
  rematch: ['rematch', (value) => value as string],
  startedAt: ['started_at', (value) => value as number],
  endedAt: ['ended_at', (value) => value as number],
  deadline: ['deadline', (value) => value as number | null],
  waiting: ['waiting', json],
  host: ['host', (value) => value as string],
  botDue: ['bot_due', (value) => value as number | null],
};

const AT_ONCE = 100;
const marks = (from: number): string => Array.from({ length: AT_ONCE }, (_, i) => `$${from + i}`).join(', ');
const POSITIONS = `SELECT id, revision, status, asking FROM tbl
  WHERE id IN (${marks(1)})`;
const GATHERING = `SELECT * FROM tbl WHERE status = 'gathering' AND id IN (${marks(1)})`;
const CHAT = `SELECT chat.*, person.name AS name, person.gone AS gone
  FROM chat LEFT JOIN person ON person.id = chat.person`;
const SAID_SINCE = `${CHAT} WHERE at >= $1 AND tbl IN (${marks(2)}) ORDER BY at, key`;

const toLine = (row: Row): ChatLine => ({
  key: row.key as string,
  at: Number(row.at),
  from: { id: row.person as string, name: row.gone === 0 ? (row.name as string) : GONE },
  ...(row.text === null ? {} : { text: row.text as string }),
  ...(row.phrase === null ? {} : { phrase: row.phrase as NonNullable<ChatLine['phrase']> }),
});

const SEATS = `SELECT seat.*, person.name AS name, person.gone AS gone
  FROM seat LEFT JOIN person ON person.id = seat.person`;

/** How far a table is. */
export interface Position {
  readonly revision: number;
  readonly status: string;
  readonly asking: unknown;
}

/** Whether a group was written; false: somebody else was first. */
async function wins(db: Db, statements: readonly Statement[]): Promise<boolean> {
  try {
    await db.write(statements);
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/** Everything about tables that is stored. */
export function tableStore(db: Db) {
  async function withSeats(rows: readonly Row[]): Promise<StoredTable[]> {
    if (rows.length === 0) return [];
    const marks = rows.map((_, i) => `$${i + 1}`).join(', ');
    const seats = await db.read({
      sql: `${SEATS} WHERE tbl IN (${marks}) ORDER BY tbl, n`,
      values: rows.map(({ id }) => id!),
    });
    const byTable = Map.groupBy(seats, ({ tbl }) => tbl);
    return rows.map((row) => toTable(row, (byTable.get(row.id!) ?? []).map(toSeat)));
  }

  return {
    /** A conflict: the people of the finished table go on somewhere else already. */
    async create(table: NewStoredTable): Promise<void> {
      const { id, seats, createdAt, begun, rematchOf } = table;
      await db.write([
        ...(rematchOf === undefined
          ? []
          : [
              {
                sql: `UPDATE tbl SET rematch = $2 WHERE id = $1 AND COALESCE(rematch, '') = $3`,
                values: [rematchOf.id, id, rematchOf.rematch ?? ''],
                must: true as const,
              },
            ]),
        {
          sql: `INSERT INTO tbl (id, game, rules, options, status, pace, listed, takebacks, advice, host, commitment, secret,
              created_at, seed, revision)
            VALUES ($1, $2, $3, $4, 'gathering', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
          values: [
            id,
            table.game,
            table.rules,
            json(table.options),
            json(table.pace),
            Number(table.listed),
            Number(table.takebacks),
            Number(table.advice),
            table.host,
            table.commitment,
            table.secret,
            createdAt,
            begun?.seed ?? null,
            begun?.entries.length ?? 0,
          ],
        },
        ...(begun?.entries ?? []).map((entry, i) => ({
          sql: `INSERT INTO log (tbl, revision, at, seat, made_by, kind, body, key)
            VALUES ($1, $2, $3, $4, 'device', $5, $6, $7)`,
          values: [id, i + 1, createdAt, entry.seat, entry.kind, bodyOf(entry), `device-${i + 1}`],
        })),
        ...seats.map(({ person, bot, colour, shareHash, share, invited = false }, n) => ({
          sql: `INSERT INTO seat (tbl, n, person, bot, colour, share_hash, share, deposited, invited)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          values: [id, n, person, bot, colour, shareHash, share, share === null ? 0 : 1, Number(invited)],
        })),
      ]);
    },

    async read(id: string): Promise<StoredTable | null> {
      const rows = await db.read({ sql: 'SELECT * FROM tbl WHERE id = $1', values: [id] });
      return (await withSeats(rows))[0] ?? null;
    },

    /** Where tables stand, and what is asked there. */
    async positions(ids: readonly string[]): Promise<Map<string, Position>> {
      const found = new Map<string, Position>();
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        // always the same number of values, so that it is one statement to the database
        const values = Array.from({ length: AT_ONCE }, (_, i) => ids[from + i] ?? '');
        const rows = await db.read({ sql: POSITIONS, values });
        for (const { id, revision, status, asking } of rows) {
          found.set(id as string, { revision: Number(revision), status: status as string, asking: parsed(asking) });
        }
      }
      return found;
    },

    /** Those of these tables at which people still gather. */
    async gathering(ids: readonly string[]): Promise<StoredTable[]> {
      const found: StoredTable[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const values = Array.from({ length: AT_ONCE }, (_, i) => ids[from + i] ?? '');
        found.push(...(await withSeats(await db.read({ sql: GATHERING, values }))));
      }
      return found;
    },

    /** What was said at some tables since a time, the oldest first. */
    async saidSince(ids: readonly string[], since: number): Promise<{ table: string; line: ChatLine }[]> {
      const found: { table: string; line: ChatLine }[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const values = [since, ...Array.from({ length: AT_ONCE }, (_, i) => ids[from + i] ?? '')];
        const rows = await db.read({ sql: SAID_SINCE, values });
        for (const row of rows) found.push({ table: row.tbl as string, line: toLine(row) });
      }
      return found;
    },

    /** Changes the row, and seats with it, if the table still has that status; false: it has not. */
    async change(
      id: string,
      was: readonly TableStatus[],
      change: TableChange,
      seats: readonly { readonly n: number; readonly set: Partial<StoredSeat> }[] = [],
    ): Promise<boolean> {
      const set = Object.entries(change).map(([name, value]) => {
        const [column, toValue] = COLUMNS[name as keyof TableChange];
        return [column, toValue(value)] as const;
      });
      const assignments = ['id = id', ...set.map(([column], i) => `${column} = $${i + 2}`)].join(', ');
      const statuses = was.map((status) => `'${status}'`).join(', ');
      const guard: Statement = {
        sql: `UPDATE tbl SET ${assignments} WHERE id = $1 AND status IN (${statuses})`,
        values: [id, ...set.map(([, value]) => value)],
        must: true,
      };
      return wins(db, [
        guard,
        ...seats.map(({ n, set: { person, bot, resigned, shareHash, share, seen, invited } }) => ({
          sql: `UPDATE seat SET
              person = CASE WHEN $3 = 1 THEN $4 ELSE person END,
              bot = CASE WHEN $5 = 1 THEN $6 ELSE bot END,
              share_hash = CASE WHEN $7 = 1 THEN $8 ELSE share_hash END,
              share = CASE WHEN $9 = 1 THEN $10 ELSE share END,
              resigned = COALESCE($11, resigned), seen = COALESCE($12, seen), invited = COALESCE($13, invited)
            WHERE tbl = $1 AND n = $2`,
          values: [
            id,
            n,
            person === undefined ? 0 : 1,
            person ?? null,
            bot === undefined ? 0 : 1,
            bot ?? null,
            shareHash === undefined ? 0 : 1,
            shareHash ?? null,
            share === undefined ? 0 : 1,
            share ?? null,
            resigned === undefined ? null : Number(resigned),
            seen ?? null,
            invited === undefined ? null : Number(invited),
          ],
        })),
      ]);
    },

    /** Sits down, if the seat is still free or is kept for this person. */
    async sit(id: string, n: number, person: string, shareHash: string | null, share: string | null): Promise<boolean> {
      return wins(db, [
        // Holds the table: it does not start meanwhile, and nobody takes two seats at once.
        { sql: `UPDATE tbl SET id = id WHERE id = $1 AND status = 'gathering'`, values: [id], must: true },
        {
          sql: `UPDATE seat SET person = $3, share_hash = $4, share = $5, deposited = $6, invited = 0
            WHERE tbl = $1 AND n = $2 AND ((person = $3 AND invited = 1) OR (person IS NULL AND bot IS NULL
            AND NOT EXISTS (SELECT 1 FROM seat AS other WHERE other.tbl = $1 AND other.person = $3)))`,
          values: [id, n, person, shareHash, share, share === null ? 0 : 1],
          must: true,
        },
      ]);
    },

    append: (entry: Append): Promise<Appended> => db.append(entry),

    async log(id: string, after = 0): Promise<LogRow[]> {
      const rows = await db.read({
        sql: 'SELECT * FROM log WHERE tbl = $1 AND revision > $2 ORDER BY revision',
        values: [id, after],
      });
      return rows.map(toLog);
    },

    /** The revision that an entry with this key made; null: there is none. */
    async madeBy(id: string, key: string): Promise<number | null> {
      const [row] = await db.read({ sql: 'SELECT revision FROM log WHERE tbl = $1 AND key = $2', values: [id, key] });
      return row === undefined ? null : Number(row.revision);
    },

    async snapshot(id: string): Promise<unknown> {
      const [row] = await db.read({ sql: 'SELECT body FROM snapshot WHERE tbl = $1', values: [id] });
      return parsed(row?.body);
    },

    async saveSnapshot(id: string, revision: number, body: unknown): Promise<void> {
      await db.write([
        {
          sql: `INSERT INTO snapshot (tbl, revision, body) VALUES ($1, $2, $3)
            ON CONFLICT (tbl) DO UPDATE SET revision = excluded.revision, body = excluded.body
            WHERE excluded.revision > snapshot.revision`,
          values: [id, revision, json(body)],
        },
      ]);
    },

    async saveFilms(id: string, films: ReadonlyMap<number, unknown>): Promise<void> {
      await db.write(
        [...films].map(([viewer, body]) => ({
          sql: 'INSERT INTO film (tbl, viewer, body) VALUES ($1, $2, $3) ON CONFLICT (tbl, viewer) DO NOTHING',
          values: [id, viewer, json(body)],
        })),
      );
    },

    async film(id: string, viewer: number): Promise<unknown> {
      const [row] = await db.read({
        sql: 'SELECT body FROM film WHERE tbl = $1 AND viewer = $2',
        values: [id, viewer],
      });
      return parsed(row?.body);
    },

    async seen(id: string, n: number, revision: number): Promise<void> {
      await db.write([
        {
          sql: 'UPDATE seat SET seen = $3 WHERE tbl = $1 AND n = $2 AND seen < $3',
          values: [id, n, revision],
        },
      ]);
    },

    /**
     * Tables at which something is due, the longest overdue first: a bot's move, or the end of somebody's time. At most so
     * many of each, so that many bots that are due for long leave room for people's time.
     */
    async due(deadline: number, botDue: number, most = 200): Promise<string[]> {
      const rows = await db.read({
        sql: `SELECT id FROM (
            SELECT * FROM (SELECT id, deadline AS due FROM tbl WHERE deadline <= $1 ORDER BY deadline LIMIT $3) AS times
            UNION ALL SELECT * FROM (SELECT id, bot_due AS due FROM tbl WHERE bot_due <= $2 ORDER BY bot_due LIMIT $3) AS bots
          ) AS late GROUP BY id ORDER BY MIN(due), id`,
        values: [deadline, botDue, most],
      });
      return rows.map(({ id }) => id as string);
    },

    async lobby(status: readonly TableStatus[], most: number): Promise<StoredTable[]> {
      const statuses = status.map((each) => `'${each}'`).join(', ');
      return withSeats(
        await db.read({
          sql: `SELECT * FROM tbl WHERE listed = 1 AND status IN (${statuses}) ORDER BY created_at DESC, id LIMIT $1`,
          values: [most],
        }),
      );
    },

    /** Tables of a person: those that run, or the last ones that are finished. */
    async ofPerson(person: string, finished: boolean, most: number): Promise<StoredTable[]> {
      const statuses = finished ? `('over', 'ended')` : `('gathering', 'drawing', 'running', 'paused')`;
      return withSeats(
        await db.read({
          sql: `SELECT tbl.* FROM tbl WHERE status IN ${statuses}
            AND id IN (SELECT tbl FROM seat WHERE person = $1) ORDER BY COALESCE(ended_at, created_at) DESC, id LIMIT $2`,
          values: [person, most],
        }),
      );
    },

    /** The last tables of a person that another one may know of: listed ones, and those where both sit. */
    async shownOf(person: string, asker: string | null, most: number): Promise<StoredTable[]> {
      return withSeats(
        await db.read({
          sql: `SELECT tbl.* FROM tbl WHERE id IN (SELECT tbl FROM seat WHERE person = $1)
            AND (listed = 1 OR id IN (SELECT tbl FROM seat WHERE person = $2))
            ORDER BY COALESCE(ended_at, created_at) DESC, id LIMIT $3`,
          values: [person, asker ?? '', most],
        }),
      );
    },

    async say(id: string, person: string, line: Omit<ChatLine, 'from'>): Promise<boolean> {
      const [rows] = await db.write([
        {
          sql: `INSERT INTO chat (tbl, key, at, person, text, phrase) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (tbl, key) DO NOTHING RETURNING key`,
          values: [id, line.key, line.at, person, line.text ?? null, line.phrase ?? null],
        },
      ]);
      return rows!.length > 0;
    },

    async chat(id: string, most: number): Promise<ChatLine[]> {
      const rows = await db.read({
        sql: `${CHAT} WHERE tbl = $1 ORDER BY at DESC, key DESC LIMIT $2`,
        values: [id, most],
      });
      return rows.reverse().map(toLine);
    },
  };
}
export type TableStore = ReturnType<typeof tableStore>;
