import { problemsOf, type Seat, z } from '@guildhall/kernel';

/** Who sits where. An open seat waits for somebody. */
const seatPlan = z.strictObject({
  kind: z.enum(['human', 'bot', 'open']),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Which bot plays, for a bot's seat. */
  bot: z.optional(z.string().check(z.maxLength(40))),
  colour: z.string().check(z.maxLength(20)),
});
export type SeatPlan = z.infer<typeof seatPlan>;

/** What happened at the table: a move, or the taking back of the last one. */
const seat = z.int().check(z.minimum(0), z.maximum(9));
const entry = z.union([
  z.strictObject({ seat, action: z.record(z.string(), z.unknown()) }),
  z.strictObject({ undo: seat }),
]);
export type Entry = { readonly seat: Seat; readonly action: unknown } | { readonly undo: Seat };

const FORMAT = 'guildhall-table';
const VERSION = 1;
const MOST_ENTRIES = 20_000;

const tableFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  game: z.string(),
  rules: z.int(),
  options: z.unknown(),
  seed: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits')),
  seats: z.array(seatPlan).check(z.minLength(2), z.maxLength(9)),
  entries: z.array(entry).check(z.maxLength(MOST_ENTRIES)),
});

/** A table on disk: everything that happened, in order; nothing is ever removed. */
export interface TableFile {
  readonly format: 'guildhall-table';
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seed: string;
  readonly seats: readonly SeatPlan[];
  readonly entries: readonly Entry[];
}

/** What is wrong with a file, for those who say it in their own words. */
export type TableFault =
  | { readonly t: 'notJson' }
  /** JSON, but nothing that was saved as a table. */
  | { readonly t: 'otherFile' }
  | { readonly t: 'newer'; readonly expected: number; readonly found: number }
  | { readonly t: 'damaged' }
  | { readonly t: 'otherGame'; readonly found: string }
  | { readonly t: 'otherRules'; readonly expected: number; readonly found: number }
  | { readonly t: 'badOptions' }
  | { readonly t: 'badEntry'; readonly at: number; readonly of: number };

/** A file that is no table, or one that cannot be played on. */
export class BadTable extends Error {
  readonly fault: TableFault;
  readonly problems: readonly string[];
  constructor(fault: TableFault, problems: readonly string[]) {
    super(`this is no table that can be opened: ${problems.slice(0, 5).join('; ')}`);
    this.name = 'BadTable';
    this.fault = fault;
    this.problems = problems;
  }
}

/** Reads a table file from outside: text or what JSON.parse made of it. */
export function readTable(raw: unknown): TableFile {
  const value = typeof raw === 'string' ? parse(raw) : raw;
  const result = tableFile.safeParse(value);
  if (!result.success) throw new BadTable(faultOf(value), problemsOf(result.error, value));
  return result.data as TableFile;
}

function faultOf(value: unknown): TableFault {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return { t: 'otherFile' };
  if (typeof version === 'number' && version > VERSION) return { t: 'newer', expected: VERSION, found: version };
  return { t: 'damaged' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadTable({ t: 'notJson' }, [`not JSON: ${(error as Error).message}`]);
  }
}
