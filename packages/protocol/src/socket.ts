import { z } from '@guildhall/kernel';
import { chatText, id, instant, PROTOCOL, personName, revisionNumber, seatNumber, tableInfo } from './common.ts';

/** The longest message that is read, in bytes. */
export const MOST_BYTES_IN = 4096;

/** Every message from a client carries a number, and is answered by `done` or `no` with the same number. */
const n = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
/** Actions are small flat records. */
export const LONGEST_NAME = 32;
export const LONGEST_TEXT = 64;
export const MOST_ACTIONS = 40;
const field = z.union([z.string().check(z.maxLength(LONGEST_TEXT)), z.number(), z.boolean(), z.null()]);
const action = z.record(z.string().check(z.maxLength(LONGEST_NAME)), field);
/** Chosen by the client for each thing it does. Sent twice, it is done once. */
const key = id;

/** What people at a table ask each other for. */
export const request = z.union([
  /** To go back to the position after so many moves. */
  z.strictObject({ t: z.literal('rewind'), moves: z.int().check(z.minimum(0), z.maximum(100_000)) }),
  /** To stop the clocks for so long. */
  z.strictObject({ t: z.literal('pause'), hours: z.int().check(z.minimum(1), z.maximum(24 * 14)) }),
  z.strictObject({ t: z.literal('resume') }),
  /** To end the game without a result. */
  z.strictObject({ t: z.literal('end') }),
]);
export type Request = z.infer<typeof request>;

export const QUICK_PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'thinking',
  'backSoon',
  'goodGame',
] as const;
export type QuickPhrase = (typeof QUICK_PHRASES)[number];

export const fromClient = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), n, protocol: z.literal(PROTOCOL) }),
  /** `since`: the revision that the client has already; it gets what came after it. */
  z.strictObject({ t: z.literal('open'), n, table: id, since: z.optional(revisionNumber) }),
  z.strictObject({ t: z.literal('close'), n, table: id }),
  z.strictObject({
    t: z.literal('move'),
    n,
    table: id,
    revision: revisionNumber,
    key,
    actions: z.array(action).check(z.minLength(1), z.maxLength(MOST_ACTIONS)),
  }),
  z.strictObject({ t: z.literal('undo'), n, table: id, revision: revisionNumber, key }),
  /** I ask the expert for advice, which my program finds by itself from what my seat sees. Everybody is told. */
  z.strictObject({ t: z.literal('advice'), n, table: id, key }),
  z.strictObject({ t: z.literal('ask'), n, table: id, request }),
  /** The answer to what somebody asked for at that revision. */
  z.strictObject({ t: z.literal('answer'), n, table: id, ask: id, yes: z.boolean() }),
  /** About a seat: a bot plays for me, I am back, I give up; or a bot plays for somebody who has been away for long. */
  z.strictObject({
    t: z.literal('seat'),
    n,
    table: id,
    key,
    act: z.enum(['bot', 'return', 'resign', 'replace']),
    seat: z.optional(seatNumber),
  }),
  /** My share of the seed, which I promised by its hash when I sat down. */
  z.strictObject({ t: z.literal('reveal'), n, table: id, share: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  z.strictObject({
    t: z.literal('say'),
    n,
    table: id,
    key,
    text: z.optional(chatText),
    phrase: z.optional(z.enum(QUICK_PHRASES)),
  }),
  /** Everything up to this revision has been looked at. */
  z.strictObject({ t: z.literal('seen'), n, table: id, revision: revisionNumber }),
  /** News of the lobby, from now on or no more. */
  z.strictObject({ t: z.literal('lobby'), n, on: z.boolean() }),
  /** Whether somebody looks at the page, or it lies behind others. Who never says so counts as looking. */
  z.strictObject({ t: z.literal('looking'), n, on: z.boolean() }),
  z.strictObject({ t: z.literal('ping'), n }),
]);
export type FromClient = z.infer<typeof fromClient>;
export type MoveMessage = Extract<FromClient, { readonly t: 'move' }>;

/** Why something was not done. */
export const REFUSALS = [
  'malformed',
  'tooLarge',
  'tooFast',
  'signIn',
  'noTable',
  'notYours',
  'notAsked',
  'illegal',
  'stale',
  'barrier',
  'nothingToUndo',
  'noTakebacks',
  'noAdvice',
  'gameOver',
  'notRunning',
  'paused',
  'tooEarly',
  'outOfTime',
  'nothingAsked',
  'badShare',
  'tooMany',
  'busy',
  'failed',
] as const;
export type Refused = (typeof REFUSALS)[number];

const json = z.unknown();
const events = z.array(json);

/** The time of each seat in milliseconds, counted at `since`: then the asked seats began to think. Null: no clock. */
export const clock = z.nullable(
  z.strictObject({ left: z.array(z.int()), since: instant, pausedUntil: z.nullable(instant) }),
);
export type ClockNews = z.infer<typeof clock>;

/** Where people asked for advice: a seat, when so many moves stood. Left out: nobody has. */
const advised = z.optional(z.array(z.strictObject({ seat: seatNumber, moves: z.int() })));

const places = z.strictObject({ lines: z.array(json), standings: z.array(json) });

/** What follows a position, for every seat and watcher alike. */
const position = {
  revision: revisionNumber,
  /** How many moves stand. */
  moves: z.int(),
  /** The seats that may take back their last move. */
  undo: z.array(seatNumber),
  clock,
  /** Set when the game is over. */
  ending: z.optional(places),
};

export const chatLine = z.strictObject({
  key,
  at: instant,
  from: z.strictObject({ id, name: personName }),
  text: z.optional(z.string()),
  phrase: z.optional(z.enum(QUICK_PHRASES)),
});
export type ChatLine = z.infer<typeof chatLine>;

/** Something that somebody asks the others for, and who has agreed. */
export const asking = z.strictObject({
  ask: id,
  seat: seatNumber,
  request,
  agreed: z.array(seatNumber),
  until: instant,
});
export type Asking = z.infer<typeof asking>;

export const toClient = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('welcome'),
    me: z.nullable(z.strictObject({ id, name: z.string() })),
    now: instant,
    version: z.string(),
  }),
  /** All that is known of the table now, for whoever opens it. */
  z.strictObject({
    t: z.literal('table'),
    table: id,
    me: z.nullable(seatNumber),
    info: tableInfo,
    ...position,
    /** Left out before the game has begun. */
    public: z.optional(json),
    own: z.optional(json),
    /** Up to where this person has looked. */
    seen: z.int(),
    here: z.array(id),
    watchers: z.int(),
    asking: z.nullable(asking),
    chat: z.array(chatLine),
    advised,
  }),
  /** One thing that happened: a move with what came of it. */
  z.strictObject({
    t: z.literal('step'),
    table: id,
    revision: revisionNumber,
    /** Left out: nobody may. */
    undo: z.optional(position.undo),
    /** What changed in the clock, as a patch; left out: nothing. */
    clock: z.optional(json),
    ending: position.ending,
    seat: seatNumber,
    /** Whether a bot made the move; left out: a person did. */
    bot: z.optional(z.boolean()),
    /** For each action of the move, what it caused as this seat saw it. So many moves more stand. */
    events: z.array(events),
    /** What changed in the public part of the view; null: nothing. */
    patch: json,
    /** The own part of the view, when it has changed. */
    own: z.optional(json),
  }),
  /** Moves were taken back: the position is told anew. */
  z.strictObject({
    t: z.literal('back'),
    table: id,
    ...position,
    by: z.nullable(seatNumber),
    public: json,
    own: z.optional(json),
  }),
  /** Something about the table itself has changed: who sits, who plays, whether it runs. */
  z.strictObject({
    t: z.literal('info'),
    table: id,
    info: tableInfo,
    clock,
    revision: revisionNumber,
    undo: z.array(seatNumber),
    advised,
  }),
  z.strictObject({ t: z.literal('asking'), table: id, asking: z.nullable(asking) }),
  z.strictObject({ t: z.literal('presence'), table: id, here: z.array(id), watchers: z.int() }),
  z.strictObject({ t: z.literal('chat'), table: id, line: chatLine }),
  /** Whose share of the seed is still missing, and until when. */
  z.strictObject({ t: z.literal('drawing'), table: id, missing: z.array(seatNumber), until: instant }),
  z.strictObject({
    t: z.literal('done'),
    n: z.int(),
    revision: z.optional(revisionNumber),
    again: z.optional(z.boolean()),
  }),
  z.strictObject({
    t: z.literal('no'),
    n: z.nullable(z.int()),
    why: z.enum(REFUSALS),
    message: z.string(),
    revision: z.optional(revisionNumber),
  }),
  /** One of my tables has changed: mine to move, begun, over; `asks`: somebody there asks me for something. */
  z.strictObject({ t: z.literal('mine'), info: tableInfo, yours: z.boolean(), asks: z.optional(z.boolean()) }),
  z.strictObject({ t: z.literal('lobby'), info: tableInfo, gone: z.boolean() }),
  /** The server goes away for so long; the client comes back by itself. */
  z.strictObject({ t: z.literal('bye'), retryAfter: z.int() }),
]);
export type ToClient = z.infer<typeof toClient>;
