import { z } from '@guildhall/kernel';

/** Raised when an older client could misunderstand what is said. */
export const PROTOCOL = 2;

/** Ids and keys: made by `crypto.randomUUID` or by the server, never read as anything but themselves. */
export const ID = /^[\w-]{6,64}$/;
export const id = z.string().check(z.regex(ID, 'expected 6 to 64 letters, digits, - or _'));

const CONTROL = /\p{C}/u;
const plain = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((text) => !CONTROL.test(text), 'expected plain text without control characters'),
  );

/** What a person is called. Plain text; it is never read as markup. */
export const personName = plain(1, 24);
export const chatText = plain(1, 280);

export const seatNumber = z.int().check(z.minimum(0), z.maximum(8));
export const MOST_REVISION = 1_000_000;
export const revisionNumber = z.int().check(z.minimum(0), z.maximum(MOST_REVISION));
/** Milliseconds since 1970. */
export const instant = z.int().check(z.minimum(0));

/** How long people may think. */
export const pace = z.union([
  /** As long as they like. */
  z.strictObject({ kind: z.literal('free') }),
  /** All at the table at once: minutes for the whole game, and seconds added for each move. */
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.int().check(z.minimum(1), z.maximum(180)),
    seconds: z.int().check(z.minimum(0), z.maximum(300)),
  }),
  /** Over days: hours for each answer. */
  z.strictObject({ kind: z.literal('turns'), hours: z.int().check(z.minimum(1), z.maximum(24 * 14)) }),
]);
export type Pace = z.infer<typeof pace>;

/** `gathering`: before the start. `drawing`: shares of the seed are revealed. `ended`: by agreement, before its end. */
export const tableStatus = z.enum(['gathering', 'drawing', 'running', 'paused', 'over', 'ended']);
export type TableStatus = z.infer<typeof tableStatus>;

export const person = z.strictObject({ id, name: z.string() });
export type PersonRef = z.infer<typeof person>;

export const seat = z.strictObject({
  /** Who the seat belongs to; null: a bot's or an open one. */
  person: z.nullable(person),
  /** The bot whose seat it is, or that plays for the person meanwhile. */
  bot: z.nullable(z.string()),
  /** Null: the screen's own colour for this seat. */
  colour: z.nullable(z.string()),
  /** Whether the person has left the game for good. */
  resigned: z.boolean(),
  /** The seat is kept for the person, who has not sat down yet; left out: they have. */
  invited: z.optional(z.literal(true)),
});
export type OnlineSeat = z.infer<typeof seat>;

/** A table as everybody may know it. */
export const tableInfo = z.strictObject({
  id,
  game: z.string(),
  rules: z.int(),
  options: z.unknown(),
  status: tableStatus,
  pace,
  /** Whether it stands in the lobby; otherwise it is found by its link alone. */
  listed: z.boolean(),
  /** Whether moves may be taken back. */
  takebacks: z.boolean(),
  /** Whether people may ask the expert for advice. */
  advice: z.boolean(),
  /** Who made the table, and may start it. */
  host: z.nullable(person),
  seats: z.array(seat),
  revision: z.int(),
  /** The seats that are asked. */
  waiting: z.array(seatNumber),
  /** When the time of an asked person is up. */
  deadline: z.nullable(instant),
  /** SHA-256 of the server's secret, shown before anybody sits down. */
  commitment: z.string(),
  /** SHA-256 of the seed, shown before the first view; null: not drawn yet. */
  seedCommitment: z.nullable(z.string()),
  createdAt: instant,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** Places of the seats, when the game is over: 1 is a winner. */
  places: z.nullable(z.array(z.int())),
  /** The table that its people went on to. */
  rematch: z.nullable(id),
});
export type TableInfo = z.infer<typeof tableInfo>;
