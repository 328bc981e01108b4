import { z } from '@guildhall/kernel';
import { id, instant, pace, person, personName, seatNumber, tableInfo } from './common.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits'));
const password = z.string().check(z.minLength(8), z.maxLength(200));
/** What a person signs in with on another device. */
const login = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(64), z.regex(/^[^\s\p{C}]+$/u, 'expected no spaces'));
const none = z.strictObject({});

/** Ways by which a person hears that it is their turn. */
export const NOTICE_WAYS = ['browser', 'push', 'mail', 'webhook'] as const;
export const notices = z.strictObject({
  live: z.array(z.enum(NOTICE_WAYS)),
  turns: z.array(z.enum(NOTICE_WAYS)),
  /** Where to; left out: as before. null: nowhere. */
  mail: z.optional(z.nullable(z.string().check(z.email(), z.maxLength(200)))),
  webhook: z.optional(z.nullable(z.url().check(z.maxLength(500)))),
});
export type Notices = z.infer<typeof notices>;

/** A language that is read in, such as `de` or `pt-BR`. */
const lang = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'expected a language such as de'));

export const me = z.strictObject({
  id,
  name: z.string(),
  /** The language of notices. */
  lang: z.string(),
  /** What they can sign in with elsewhere. A guest has neither. */
  login: z.nullable(z.string()),
  passkeys: z.array(z.strictObject({ id: z.string(), name: z.string(), createdAt: instant })),
  tokens: z.array(z.strictObject({ id, name: z.string(), createdAt: instant, usedAt: z.nullable(instant) })),
  notices,
  /** Whether the mail address is confirmed. Mails go to no other: a link is sent there first. */
  mailConfirmed: z.boolean(),
  /** What the calls of my webhook are signed with; null: I have none. */
  webhookSecret: z.nullable(z.string()),
  /** The people whose words they do not want to read. */
  muted: z.array(id),
  createdAt: instant,
});
export type Me = z.infer<typeof me>;

export const seatWish = z.union([
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().check(z.maxLength(40)) }),
]);

/** My part in the shuffle: the hash of my share of the seed, or the share itself if I may be away at the start. */
const sharing = { share: z.optional(hash), deposit: z.optional(hash) };

export const newTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.unknown(),
  seats: z.array(seatWish).check(z.minLength(2), z.maxLength(9)),
  pace,
  listed: z.boolean(),
  takebacks: z.boolean(),
  /** Whether people may ask the expert for advice; left out: not. */
  advice: z.optional(z.boolean()),
  ...sharing,
});
export type NewTable = z.infer<typeof newTable>;

export const wrong = z.strictObject({
  why: z.string(),
  message: z.string(),
  problems: z.optional(z.array(z.string())),
});
export type Wrong = z.infer<typeof wrong>;

/** One move of a story: as in a `step`, without what is only true of the present. */
export const storyStep = z.strictObject({
  seat: seatNumber,
  events: z.array(z.array(z.unknown())),
  patch: z.unknown(),
  own: z.optional(z.unknown()),
});
/** Everything that stands, from the first view on, as a seat saw it. */
export const story = z.strictObject({
  revision: z.int(),
  public: z.unknown(),
  own: z.optional(z.unknown()),
  steps: z.array(storyStep),
});
export type Story = z.infer<typeof story>;

export const record = z.strictObject({ game: z.string(), seats: z.int(), played: z.int(), won: z.int() });

/**
 * Every request: method and path, what it takes and what it answers. Server, client and the API's page are made from this
 * list. `sign`: only for somebody who has a person, be it a guest.
 */
export const ROUTES = {
  enter: {
    method: 'POST',
    path: '/api/enter',
    sign: false,
    body: z.strictObject({ name: personName, lang: z.optional(lang) }),
    answer: me,
    about: 'Becomes a guest with a name, at once.',
  },
  me: { method: 'GET', path: '/api/me', sign: true, body: none, answer: me, about: 'Who I am.' },
  changeMe: {
    method: 'PATCH',
    path: '/api/me',
    sign: true,
    body: z.strictObject({ name: z.optional(personName), lang: z.optional(lang), notices: z.optional(notices) }),
    answer: me,
    about: 'Changes name, language or notices.',
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/me',
    sign: true,
    body: none,
    answer: none,
    about: 'Forgets me. Games stay; the name goes.',
  },
  exportMe: {
    method: 'GET',
    path: '/api/me/export',
    sign: true,
    body: none,
    answer: z.unknown(),
    about: 'All that is stored about me.',
  },
  setPassword: {
    method: 'PUT',
    path: '/api/me/password',
    sign: true,
    body: z.strictObject({ login, password, old: z.optional(password) }),
    answer: me,
    about: 'Sets or changes login and password of this person.',
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    sign: false,
    body: z.strictObject({ login, password }),
    answer: me,
    about: 'Signs in on this device.',
  },
  signOut: {
    method: 'POST',
    path: '/api/sign-out',
    sign: true,
    body: z.strictObject({ everywhere: z.boolean() }),
    answer: none,
    about: 'Signs out here, or everywhere.',
  },
  passkeyOffer: {
    method: 'POST',
    path: '/api/me/passkeys/offer',
    sign: true,
    body: none,
    answer: z.unknown(),
    about: 'What a browser needs to make a passkey.',
  },
  addPasskey: {
    method: 'POST',
    path: '/api/me/passkeys',
    sign: true,
    body: z.strictObject({ name: personName, response: z.unknown() }),
    answer: me,
    about: 'Adds the passkey that was made.',
  },
  dropPasskey: {
    method: 'DELETE',
    path: '/api/me/passkeys/:id',
    sign: true,
    body: none,
    answer: me,
    about: 'Removes a passkey.',
  },
  passkeyAsk: {
    method: 'POST',
    path: '/api/sign-in/passkey/ask',
    sign: false,
    body: none,
    answer: z.unknown(),
    about: 'What a browser needs to use a passkey.',
  },
  passkeySignIn: {
    method: 'POST',
    path: '/api/sign-in/passkey',
    sign: false,
    body: z.strictObject({ response: z.unknown() }),
    answer: me,
    about: 'Signs in with a passkey.',
  },
  addToken: {
    method: 'POST',
    path: '/api/me/tokens',
    sign: true,
    body: z.strictObject({ name: personName }),
    answer: z.strictObject({ token: z.string(), me }),
    about: 'Makes a token for a program. It is shown once.',
  },
  dropToken: {
    method: 'DELETE',
    path: '/api/me/tokens/:id',
    sign: true,
    body: none,
    answer: me,
    about: 'Removes a token.',
  },
  subscribe: {
    method: 'POST',
    path: '/api/me/push',
    sign: true,
    body: z.strictObject({ subscription: z.unknown() }),
    answer: none,
    about: 'Where this browser receives pushed notices.',
  },
  mute: {
    method: 'PUT',
    path: '/api/me/muted/:id',
    sign: true,
    body: z.strictObject({ on: z.boolean() }),
    answer: me,
    about: 'Hides the words of a person, or shows them again.',
  },
  report: {
    method: 'POST',
    path: '/api/people/:id/report',
    sign: true,
    body: z.strictObject({ table: id, text: z.string().check(z.maxLength(1000)) }),
    answer: none,
    about: 'Tells the keepers of this server about a person.',
  },
  site: {
    method: 'GET',
    path: '/api/site',
    sign: false,
    body: none,
    answer: z.strictObject({
      version: z.string(),
      pushKey: z.nullable(z.string()),
      mail: z.boolean(),
      bots: z.array(z.string()),
    }),
    about: 'What this server offers.',
  },
  lobby: {
    method: 'GET',
    path: '/api/tables',
    sign: false,
    body: none,
    answer: z.strictObject({ open: z.array(tableInfo), running: z.array(tableInfo) }),
    about: 'Listed tables: open ones, and ones that can be watched.',
  },
  mine: {
    method: 'GET',
    path: '/api/me/tables',
    sign: true,
    body: none,
    answer: z.strictObject({ tables: z.array(tableInfo), finished: z.array(tableInfo) }),
    about: 'My tables, those that wait for me first.',
  },
  newTable: {
    method: 'POST',
    path: '/api/tables',
    sign: true,
    body: newTable,
    answer: tableInfo,
    about: 'Opens a table.',
  },
  putOnline: {
    method: 'POST',
    path: '/api/tables/from-file',
    sign: true,
    body: z.strictObject({ file: z.unknown(), mySeat: seatNumber, pace, takebacks: z.boolean() }),
    answer: tableInfo,
    about: 'Goes on with a table of a device as a table on the internet.',
  },
  table: { method: 'GET', path: '/api/tables/:id', sign: false, body: none, answer: tableInfo, about: 'One table.' },
  join: {
    method: 'POST',
    path: '/api/tables/:id/join',
    sign: true,
    body: z.strictObject({ seat: z.optional(seatNumber), ...sharing }),
    answer: tableInfo,
    about: 'Sits down on an open seat, or on the one that is kept for me.',
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    sign: true,
    body: none,
    answer: tableInfo,
    about: 'Leaves before the start, or gives up the seat that is kept for me.',
  },
  setSeat: {
    method: 'PUT',
    path: '/api/tables/:id/seats/:seat',
    sign: true,
    body: seatWish,
    answer: tableInfo,
    about: 'The host opens a seat, gives it to a bot, or asks somebody to leave.',
  },
  start: {
    method: 'POST',
    path: '/api/tables/:id/start',
    sign: true,
    body: none,
    answer: tableInfo,
    about: 'The host starts the game.',
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    sign: true,
    body: z.strictObject(sharing),
    answer: tableInfo,
    about:
      'The same people at a new table: the seats of the others are kept for them. If there is one already, sits down there.',
  },
  story: {
    method: 'GET',
    path: '/api/tables/:id/story',
    sign: false,
    body: none,
    answer: story,
    about: 'Everything that stands, as I saw it.',
  },
  replay: {
    method: 'GET',
    path: '/api/tables/:id/replay',
    sign: false,
    body: none,
    answer: z.unknown(),
    about: 'The replay file of a finished game.',
  },
  person: {
    method: 'GET',
    path: '/api/people/:id',
    sign: false,
    body: none,
    answer: z.strictObject({ person, since: instant, record: z.array(record), tables: z.array(tableInfo) }),
    about: 'A person, with their games and record.',
  },
} as const;
export type Route = keyof typeof ROUTES;
export type BodyOf<R extends Route> = z.infer<(typeof ROUTES)[R]['body']>;
export type AnswerOf<R extends Route> = z.infer<(typeof ROUTES)[R]['answer']>;
