import { Conflict, type Db, type Row } from '../store/db.ts';

/** The ways that lead away from the page. */
export const SENT_WAYS = ['push', 'mail', 'webhook'] as const;
export type SentWay = (typeof SENT_WAYS)[number];

/** "It is your turn", for one person at one table by one way. */
export interface Notice {
  readonly person: string;
  readonly table: string;
  readonly way: SentWay;
  /** The revision that asked them. */
  readonly revision: number;
  /** The browser that a pushed notice goes to. */
  readonly target: string | null;
  readonly due: number;
  readonly tries: number;
}

/** There is one notice of a table for each person and way: who is asked again before it went out, hears of it once. */
const idOf = ({ person, table, way, target }: Notice): string => JSON.stringify([person, table, way, target]);

const toNotice = (row: Row): Notice => ({
  person: row.person as string,
  table: row.tbl as string,
  way: row.way as SentWay,
  revision: Number(row.revision),
  target: row.target as string | null,
  due: Number(row.due),
  tries: Number(row.tries),
});

/**
 * Notices that are to be sent, shared by all processes. Whoever takes a notice out has it alone, because a row is deleted
 * once. A process that is killed while sending loses that one; none is ever sent twice.
 */
export function outbox(db: Db) {
  return {
    async put(notices: readonly Notice[]): Promise<void> {
      await db.write(
        notices.map((notice) => ({
          sql: `INSERT INTO outbox (id, person, tbl, way, due, tries, revision, target) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT (id) DO UPDATE SET revision = excluded.revision`,
          values: [
            idOf(notice),
            notice.person,
            notice.table,
            notice.way,
            notice.due,
            notice.tries,
            notice.revision,
            notice.target,
          ],
        })),
      );
    },

    /** The notices that are due, the longest overdue first. */
    async due(now: number, most: number): Promise<Notice[]> {
      const rows = await db.read({
        sql: 'SELECT * FROM outbox WHERE due <= $1 ORDER BY due, id LIMIT $2',
        values: [now, most],
      });
      return rows.map(toNotice);
    },

    /** Takes a notice out, to send it; false: somebody else has it, or it is no longer wanted. */
    async take(notice: Notice): Promise<boolean> {
      const [rows] = await db.write([
        { sql: 'DELETE FROM outbox WHERE id = $1 AND due <= $2 RETURNING id', values: [idOf(notice), notice.due] },
      ]);
      return rows!.length > 0;
    },

    /**
     * Takes all mails of a person out at once, if the last mail is long enough ago; else they wait, and null is answered.
     * The person's row is the lock.
     */
    async takeMails(person: string, now: number, every: number): Promise<Notice[] | null> {
      try {
        const [, rows] = await db.write([
          {
            sql: 'UPDATE person SET mailed_at = $2 WHERE id = $1 AND COALESCE(mailed_at, 0) <= $3',
            values: [person, now, now - every],
            must: true,
          },
          { sql: `DELETE FROM outbox WHERE person = $1 AND way = 'mail' RETURNING *`, values: [person] },
        ]);
        return rows!.map(toNotice);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
      await db.write([
        {
          sql: `UPDATE outbox SET due = COALESCE((SELECT mailed_at FROM person WHERE id = $1), 0) + $2
            WHERE person = $1 AND way = 'mail' AND due <= $3`,
          values: [person, every, now],
        },
      ]);
      return null;
    },

    /** Somebody is here, or does not want to hear of it any more. */
    async drop(person: string, way: SentWay | null, table: string | null): Promise<void> {
      await db.write([
        {
          sql: `DELETE FROM outbox WHERE person = $1${way === null ? '' : ` AND way = '${way}'`}${table === null ? '' : ' AND tbl = $2'}`,
          values: table === null ? [person] : [person, table],
        },
      ]);
    },

    /** Nothing was sent: the next mail need not wait. */
    async unmailed(person: string): Promise<void> {
      await db.write([{ sql: 'UPDATE person SET mailed_at = NULL WHERE id = $1', values: [person] }]);
    },
  };
}
export type Outbox = ReturnType<typeof outbox>;
