import { commitment } from '@guildhall/kernel';
import type { OnlineSeat, Pace, TableInfo, TableStatus } from '@guildhall/protocol';
import type { LogBody, LogEntry } from '@guildhall/table';
import type { Row, Value } from './db.ts';

/** A table's row, with what nobody outside the server may know. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly status: TableStatus;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly takebacks: boolean;
  readonly advice: boolean;
  readonly host: string;
  readonly commitment: string;
  /** The server's share of the seed. */
  readonly secret: string;
  readonly seed: string | null;
  /** SHA-256 of the seed. */
  readonly seedCommitment: string | null;
  /** How the seed came about, as the replay tells it; null: not drawn yet, or the game began elsewhere. */
  readonly origin: unknown;
  readonly revision: number;
  readonly waiting: readonly number[];
  readonly deadline: number | null;
  readonly asking: unknown;
  readonly places: readonly number[] | null;
  readonly rematch: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly seats: readonly StoredSeat[];
}

export interface StoredSeat {
  readonly person: string | null;
  /** What that person is called now; null: they have gone. */
  readonly name: string | null;
  readonly bot: string | null;
  readonly colour: string | null;
  readonly resigned: boolean;
  /** The hash of the person's share of the seed, and the share once it is revealed. */
  readonly shareHash: string | null;
  readonly share: string | null;
  /** Whether the share was given on sitting down. */
  readonly deposited: boolean;
  /** Up to which revision the person has looked. */
  readonly seen: number;
  /** The seat is kept for the person, who has not sat down yet. */
  readonly invited: boolean;
}

export interface NewStoredTable
  extends Pick<
    StoredTable,
    | 'id'
    | 'game'
    | 'rules'
    | 'options'
    | 'pace'
    | 'listed'
    | 'takebacks'
    | 'advice'
    | 'host'
    | 'commitment'
    | 'secret'
    | 'createdAt'
  > {
  readonly seats: readonly (Pick<StoredSeat, 'person' | 'bot' | 'colour' | 'shareHash' | 'share'> &
    Partial<Pick<StoredSeat, 'invited'>>)[];
  /** The finished table whose people go on here, and where they were said to go on before. */
  readonly rematchOf?: Pick<StoredTable, 'id' | 'rematch'>;
  /** A game that began elsewhere, and goes on here. */
  readonly begun: {
    readonly seed: string;
    readonly entries: readonly LogBody[];
  } | null;
}

/** What changes in a table's row beside its log. */
export type TableChange = Partial<
  Pick<
    StoredTable,
    | 'status'
    | 'seed'
    | 'origin'
    | 'asking'
    | 'places'
    | 'rematch'
    | 'startedAt'
    | 'endedAt'
    | 'deadline'
    | 'waiting'
    | 'host'
  > & { botDue: number | null }
>;

export interface LogRow {
  readonly revision: number;
  readonly key: string;
  readonly by: string;
  readonly entry: LogEntry;
}

/** What a person who has gone is called. */
export const GONE = '…';

export const json = (value: unknown): string => JSON.stringify(value);
export const parsed = (value: Value | undefined): unknown => (typeof value === 'string' ? JSON.parse(value) : null);

export function toSeat(row: Row): StoredSeat {
  return {
    person: row.person as string | null,
    name: row.gone === 0 ? (row.name as string) : row.person === null ? null : GONE,
    bot: row.bot as string | null,
    colour: row.colour as string | null,
    resigned: row.resigned !== 0,
    shareHash: row.share_hash as string | null,
    share: row.share as string | null,
    deposited: row.deposited !== 0,
    seen: Number(row.seen),
    invited: row.invited !== 0,
  };
}

const instant = (value: Value | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

export function toTable(row: Row, seats: readonly StoredSeat[]): StoredTable {
  return {
    id: row.id as string,
    game: row.game as string,
    rules: Number(row.rules),
    options: parsed(row.options),
    status: row.status as TableStatus,
    pace: parsed(row.pace) as Pace,
    listed: row.listed !== 0,
    takebacks: row.takebacks !== 0,
    advice: row.advice !== 0,
    host: row.host as string,
    commitment: row.commitment as string,
    secret: row.secret as string,
    seed: row.seed as string | null,
    seedCommitment: row.seed === null ? null : commitment(row.seed as string),
    origin: parsed(row.origin),
    revision: Number(row.revision),
    waiting: parsed(row.waiting) as number[],
    deadline: instant(row.deadline),
    asking: parsed(row.asking),
    places: parsed(row.places) as number[] | null,
    rematch: row.rematch as string | null,
    createdAt: Number(row.created_at),
    startedAt: instant(row.started_at),
    endedAt: instant(row.ended_at),
    seats,
  };
}

export const toLog = (row: Row): LogRow => ({
  revision: Number(row.revision),
  key: row.key as string,
  by: row.made_by as string,
  entry: {
    ...(parsed(row.body) as object),
    kind: row.kind,
    seat: Number(row.seat),
    at: Number(row.at),
  } as unknown as LogEntry,
});

/** What a body of the log is without what stands in columns of its own. */
export function bodyOf(entry: LogBody): string {
  const { kind: _, seat: __, ...body } = entry;
  return json(body);
}

/** Whether the game has begun. A table that everybody has left before the start is ended without a seed. */
export const hasBegun = ({ status, seed }: StoredTable): boolean =>
  seed !== null && status !== 'gathering' && status !== 'drawing';

/** Before the start: whether somebody or something sits there. */
export const isTaken = ({ person, bot, invited }: StoredSeat): boolean => (person !== null && !invited) || bot !== null;

const seatInfo = ({ person, name, bot, colour, resigned, invited }: StoredSeat): OnlineSeat => ({
  person: person === null ? null : { id: person, name: name ?? GONE },
  bot,
  colour,
  resigned,
  ...(invited && { invited }),
});

/** What everybody may know of a table. */
export function infoOf(table: StoredTable): TableInfo {
  const { secret: _, seed: ____, origin: __, asking: ___, waiting, places, seats, host, ...known } = table;
  const hostSeat = seats.find(({ person }) => person === host);
  return {
    ...known,
    host: hostSeat === undefined ? null : { id: host, name: hostSeat.name ?? GONE },
    seats: seats.map(seatInfo),
    waiting: [...waiting],
    places: places === null ? null : [...places],
  };
}
