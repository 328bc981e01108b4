import type { Db, Row, Value } from './db.ts';

export interface StoredReport {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly other: string;
  readonly table: string;
  readonly text: string;
}

/** How many games of a kind, and how many of them were won. */
export interface RecordLine {
  readonly game: string;
  readonly seats: number;
  readonly played: number;
  readonly won: number;
}

/** What is stored about people among others: whom they mute and report, what they have said and played. */
export function companyStore(db: Db) {
  const one = async (sql: string, ...values: Value[]): Promise<Row | undefined> => (await db.read({ sql, values }))[0];
  const all = (sql: string, ...values: Value[]): Promise<Row[]> => db.read({ sql, values });
  const change = (sql: string, ...values: Value[]): Promise<Row[][]> => db.write([{ sql, values }]);

  return {
    async muted(person: string): Promise<string[]> {
      const rows = await all('SELECT other FROM mute WHERE person = $1 ORDER BY other', person);
      return rows.map(({ other }) => other as string);
    },

    async mute(person: string, other: string, on: boolean): Promise<void> {
      await change(
        on
          ? 'INSERT INTO mute (person, other) VALUES ($1, $2) ON CONFLICT (person, other) DO NOTHING'
          : 'DELETE FROM mute WHERE person = $1 AND other = $2',
        person,
        other,
      );
    },

    /** Whether somebody sits at a table or has spoken there. */
    async wasAt(person: string, table: string): Promise<boolean> {
      const row = await one(
        `SELECT 1 AS here WHERE EXISTS (SELECT 1 FROM seat WHERE tbl = $2 AND person = $1)
          OR EXISTS (SELECT 1 FROM chat WHERE tbl = $2 AND person = $1)`,
        person,
        table,
      );
      return row !== undefined;
    },

    /** The last words of a person at a table. */
    async said(person: string, table: string, most: number): Promise<Row[]> {
      const rows = await all(
        'SELECT at, text, phrase FROM chat WHERE tbl = $2 AND person = $1 ORDER BY at DESC LIMIT $3',
        person,
        table,
        most,
      );
      return rows.reverse();
    },

    async report({ id, at, person, other, table, text }: StoredReport): Promise<void> {
      await change(
        'INSERT INTO report (id, at, person, other, tbl, text) VALUES ($1, $2, $3, $4, $5, $6)',
        id,
        at,
        person,
        other,
        table,
        text,
      );
    },

    /** Games that came to their end. Places of all seats are one text, so their number is the number of seats. */
    async record(person: string): Promise<RecordLine[]> {
      const rows = await all(
        `SELECT tbl.game AS game, tbl.places AS places, seat.n AS n, COUNT(*) AS played
          FROM seat JOIN tbl ON tbl.id = seat.tbl
          WHERE seat.person = $1 AND tbl.status = 'over' AND tbl.places IS NOT NULL
          GROUP BY tbl.game, tbl.places, seat.n`,
        person,
      );
      const lines = new Map<string, RecordLine>();
      for (const row of rows) {
        const places = JSON.parse(row.places as string) as number[];
        const [game, seats, played] = [row.game as string, places.length, Number(row.played)];
        const before = lines.get(`${game} ${seats}`) ?? { game, seats, played: 0, won: 0 };
        const won = places[Number(row.n)] === 1 ? played : 0;
        lines.set(`${game} ${seats}`, {
          ...before,
          played: before.played + played,
          won: before.won + won,
        });
      }
      return [...lines.values()].sort((a, b) => a.game.localeCompare(b.game) || a.seats - b.seats);
    },

    /** What a person has said, done and reported, and the notices that are on their way. */
    async doings(person: string) {
      const [seats, moves, chat, reports, outbox] = await Promise.all([
        all(
          `SELECT seat.tbl AS "table", seat.n AS seat, seat.colour AS colour, seat.resigned AS resigned, seat.seen AS seen,
            seat.share_hash AS "shareHash", seat.share AS share, tbl.game AS game, tbl.status AS status, tbl.places AS places,
            tbl.created_at AS "createdAt", tbl.started_at AS "startedAt", tbl.ended_at AS "endedAt"
            FROM seat JOIN tbl ON tbl.id = seat.tbl WHERE seat.person = $1 ORDER BY tbl.created_at, tbl.id`,
          person,
        ),
        all(
          `SELECT log.tbl AS "table", log.revision AS revision, log.at AS at, log.kind AS kind, log.body AS body
            FROM seat JOIN log ON log.tbl = seat.tbl AND log.made_by = seat.person
            WHERE seat.person = $1 ORDER BY log.tbl, log.revision`,
          person,
        ),
        all('SELECT tbl AS "table", at, text, phrase FROM chat WHERE person = $1 ORDER BY at', person),
        all('SELECT at, other, tbl AS "table", text FROM report WHERE person = $1 ORDER BY at', person),
        all('SELECT tbl AS "table", way, due FROM outbox WHERE person = $1 ORDER BY due', person),
      ]);
      return { seats, moves, chat, reports, outbox };
    },
  };
}
export type CompanyStore = ReturnType<typeof companyStore>;
