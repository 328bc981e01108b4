/** Where abuse happens: a running table, one that waits for people, and who sends. Cookies of people. */
export interface Scene {
  readonly url: string;
  readonly running: string;
  readonly gathering: string;
  readonly revision: number;
  /** Of a move that was made. */
  readonly key: string;
  readonly asked: string;
  readonly notAsked: string;
  readonly stranger: string;
}

interface Common {
  readonly name: string;
  readonly as: 'asked' | 'notAsked' | 'stranger' | 'nobody';
  /** What must come back: a message of the socket, `closed <code>`, or a status. */
  readonly answer: RegExp;
}
export type Abuse = Common &
  (
    | { socket(at: Scene, i: number): [raw: string | Buffer, binary?: boolean] }
    | {
        http(at: Scene, i: number): [path: string, request: RequestInit & { headers?: Record<string, string> }];
      }
  );

const no = (...why: string[]): RegExp => new RegExp(`^{"t":"no","n":(-?\\d+|null),"why":"(${why.join('|')})"`);
const status = (...codes: number[]): RegExp => new RegExp(`^(${codes.join('|')})$`);
const SHARE = 'ab'.repeat(32);
const NONE = { do: 'nothing' };

/** A message of the protocol, or nearly one. */
const says = (name: string, as: Common['as'], answer: RegExp, message: (at: Scene, i: number) => object): Abuse => ({
  name,
  as,
  answer,
  socket: (at, i) => [JSON.stringify({ n: i, ...message(at, i) })],
});

const raw = (name: string, answer: RegExp, text: (i: number) => string | Buffer, binary = false): Abuse => ({
  name,
  as: 'stranger',
  answer,
  socket: (_, i) => [text(i), binary],
});

const move = (at: Scene, i: number, change: object = {}) => ({
  t: 'move',
  table: at.running,
  revision: at.revision,
  key: `abuse-${i}-${Math.random().toString(36).slice(2)}`,
  actions: [NONE],
  ...change,
});

const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers,
});

const asks = (
  name: string,
  as: Common['as'],
  answer: RegExp,
  http: (at: Scene, i: number) => [string, RequestInit & { headers?: Record<string, string> }],
): Abuse => ({ name, as, answer, http });

const TABLE = {
  game: 'belfort',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'free' },
  listed: true,
  takebacks: true,
};

/** Messages that nobody should send, and what they must be answered with. */
export const ABUSES: readonly Abuse[] = [
  // sockets: what cannot be read
  raw('not JSON', no('malformed'), (i) => `{"t":"move",${'['.repeat(i % 100)}`),
  raw('nothing', no('malformed'), () => ''),
  raw('a number', no('malformed'), (i) => String(i)),
  raw('null', no('malformed'), () => 'null'),
  raw('a list', no('malformed'), (i) => JSON.stringify([{ t: 'ping', n: i }])),
  raw('deeply nested', no('malformed'), () => `${'['.repeat(1900)}${']'.repeat(1900)}`),
  raw('bytes', no('malformed'), () => Buffer.from([0, 255, 1, 254]), true),
  raw('broken UTF-8 in JSON', /^closed 1007$/, () => Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  raw('too large', no('tooLarge'), () => JSON.stringify({ t: 'ping', n: 1, x: 'x'.repeat(5000) })),
  raw('far too large', /^closed 1009$/, () => 'x'.repeat(20_000)),
  says('an unknown kind', 'stranger', no('malformed'), () => ({ t: 'give', table: 'everything' })),
  says('no number', 'stranger', no('malformed'), () => ({ t: 'ping', n: undefined })),
  says('a negative number', 'stranger', no('malformed'), () => ({ t: 'ping', n: -1 })),
  says('one field more', 'stranger', no('malformed'), () => ({ t: 'ping', admin: true })),
  raw('a prototype', no('malformed'), () => '{"t":"ping","n":1,"__proto__":{"person":{"id":"x"}},"constructor":1}'),
  says('another protocol', 'stranger', no('malformed'), () => ({ t: 'hello', protocol: 99 })),
  says('a path as a table', 'stranger', no('malformed'), () => ({ t: 'open', table: '../../etc/passwd' })),
  says('SQL as a table', 'stranger', no('malformed'), () => ({ t: 'open', table: "x'; DROP TABLE log; --" })),
  says('since before the beginning', 'stranger', no('malformed'), ({ running }) => ({
    t: 'open',
    table: running,
    since: -5,
  })),
  says('a table that is not', 'stranger', no('noTable'), (_, i) => ({ t: 'open', table: `nowhere-${i}` })),
  says('a move at a table that is not', 'stranger', no('noTable'), (at, i) => move(at, i, { table: `nowhere-${i}` })),
  // sockets: forged, stale, repeated, out of turn
  says('a move by nobody', 'nobody', no('signIn'), move),
  says('a move by a stranger', 'stranger', no('notYours'), move),
  says('a move out of turn', 'notAsked', no('notAsked', 'illegal'), move),
  says('a stale move', 'asked', no('stale'), (at, i) => move(at, i, { revision: i % 3 })),
  says('a move of the future', 'asked', no('stale'), (at, i) => move(at, i, { revision: at.revision + 1 + i })),
  says('an impossible move', 'asked', no('illegal'), move),
  says('a move that smuggles fields', 'asked', no('illegal', 'malformed'), (at, i) =>
    move(at, i, { actions: [{ do: 'pass', seat: 1, gold: 999, card: '__proto__' }] }),
  ),
  says('no actions', 'asked', no('malformed'), (at, i) => move(at, i, { actions: [] })),
  says('too many actions', 'asked', no('malformed'), (at, i) => move(at, i, { actions: Array(41).fill(NONE) })),
  says('nested actions', 'asked', no('malformed'), (at, i) => move(at, i, { actions: [{ do: { do: 'pass' } }] })),
  says('a move that was made', 'notAsked', /^{"t":"(done","n":\d+,"revision":\d+,"again":true|no")/, (at, i) =>
    move(at, i, { key: at.key }),
  ),
  says('taking back the move of another', 'stranger', no('notYours'), (at, i) => ({
    t: 'undo',
    table: at.running,
    revision: at.revision,
    key: `undo-${i}-abuse`,
  })),
  says('a stale taking back', 'asked', no('stale'), (at, i) => ({
    t: 'undo',
    table: at.running,
    revision: 1,
    key: `undo-${i}-abuse`,
  })),
  says('going back beyond the end', 'asked', no('illegal'), ({ running }) => ({
    t: 'ask',
    table: running,
    request: { t: 'rewind', moves: 5000 },
  })),
  says('asking as a stranger', 'stranger', no('notYours'), ({ running }) => ({
    t: 'ask',
    table: running,
    request: { t: 'end' },
  })),
  says('agreeing to nothing', 'asked', no('nothingAsked'), ({ running }) => ({
    t: 'answer',
    table: running,
    ask: 'nothing-at-all',
    yes: true,
  })),
  says('coming back without having gone', 'asked', no('nothingAsked'), ({ running }, i) => ({
    t: 'seat',
    table: running,
    key: `seat-${i}-abuse`,
    act: 'return',
  })),
  says('a bot for somebody else', 'notAsked', no('tooEarly', 'notAsked'), ({ running }, i) => ({
    t: 'seat',
    table: running,
    key: `seat-${i}-abuse`,
    act: 'replace',
    seat: i % 2,
  })),
  says('advice at a table without any', 'asked', no('noAdvice'), ({ running }, i) => ({
    t: 'advice',
    table: running,
    key: `advice-${i}-abuse`,
  })),
  says('advice for a stranger', 'stranger', no('notYours'), ({ running }, i) => ({
    t: 'advice',
    table: running,
    key: `advice-${i}-abuse`,
  })),
  says('a share when none is drawn', 'asked', no('notRunning'), ({ running }) => ({
    t: 'reveal',
    table: running,
    share: SHARE,
  })),
  says('a share that is none', 'asked', no('malformed'), ({ running }) => ({
    t: 'reveal',
    table: running,
    share: 'x',
  })),
  says('words of a stranger', 'stranger', no('notYours'), ({ running }, i) => ({
    t: 'say',
    table: running,
    key: `say-${i}-abuse`,
    text: 'buy gold',
  })),
  says('words and a phrase at once', 'asked', no('malformed'), ({ running }, i) => ({
    t: 'say',
    table: running,
    key: `say-${i}-abuse`,
    text: 'x',
    phrase: 'hello',
  })),
  says('control characters', 'asked', no('malformed'), ({ running }, i) => ({
    t: 'say',
    table: running,
    key: `say-${i}-abuse`,
    text: 'a\u202e\u0000b',
  })),
  says('far too many words', 'asked', no('malformed'), ({ running }, i) => ({
    t: 'say',
    table: running,
    key: `say-${i}-abuse`,
    text: 'x'.repeat(300),
  })),
  says('seen by a stranger', 'stranger', no('notYours'), ({ running }) => ({ t: 'seen', table: running, revision: 5 })),
  says('moves before the start', 'asked', no('notRunning', 'notYours'), (at, i) =>
    move(at, i, { table: at.gathering, revision: 0 }),
  ),
  // requests
  asks('a body that is not JSON', 'stranger', status(400), () => ['/api/tables', post('{"game":')]),
  asks('a body of another type', 'stranger', status(400, 415), () => [
    '/api/tables',
    post('<xml/>', { 'content-type': 'text/xml' }),
  ]),
  asks('a body that is too large', 'stranger', status(413), () => ['/api/tables', post('x'.repeat(1_200_000))]),
  asks('a page of somebody else', 'stranger', status(403), () => [
    '/api/tables',
    post(TABLE, { origin: 'https://evil.example' }),
  ]),
  asks('no cookie', 'nobody', status(401), () => ['/api/tables', post(TABLE)]),
  asks('a forged cookie', 'nobody', status(401), (_, i) => [
    '/api/tables',
    post(TABLE, { cookie: `guildhall=${i.toString(16).padStart(64, '0')}` }),
  ]),
  asks('a forged token', 'nobody', status(401, 403), (_, i) => [
    '/api/tables',
    post(TABLE, { authorization: `Bearer gh_${i.toString(16).padStart(64, '0')}` }),
  ]),
  asks('one field more in a body', 'stranger', status(400), () => ['/api/tables', post({ ...TABLE, rules: 1 })]),
  asks('impossible options', 'stranger', status(400), () => [
    '/api/tables',
    post({ ...TABLE, options: { edition: 'mine' } }),
  ]),
  asks('a game that is not', 'stranger', status(400), () => ['/api/tables', post({ ...TABLE, game: '__proto__' })]),
  asks('sitting down at a running game', 'stranger', status(409), ({ running }) => [
    `/api/tables/${running}/join`,
    post({}),
  ]),
  asks('leaving a running game', 'asked', status(409), ({ running }) => [`/api/tables/${running}/leave`, post({})]),
  asks('starting the table of another', 'stranger', status(403), ({ gathering }) => [
    `/api/tables/${gathering}/start`,
    post({}),
  ]),
  asks('a seat at the table of another', 'stranger', status(403), ({ gathering }) => [
    `/api/tables/${gathering}/seats/1`,
    { method: 'PUT', body: '{"kind":"bot","bot":"greedy"}' },
  ]),
  asks('the replay of a running game', 'asked', status(409), ({ running }) => [`/api/tables/${running}/replay`, {}]),
  asks('a rematch too early', 'asked', status(409), ({ running }) => [`/api/tables/${running}/rematch`, post({})]),
  asks('a table that is not there', 'stranger', status(404), (_, i) => [`/api/tables/nowhere-${i}`, {}]),
  asks('a path that climbs', 'stranger', status(400, 403, 404), () => ['/assets/..%2f..%2f..%2fetc%2fpasswd', {}]),
  asks('a way that is not', 'stranger', status(404), (_, i) => [`/api/secrets/${i}`, {}]),
  asks('a method that is not', 'stranger', status(400, 404, 405), ({ running }) => [
    `/api/tables/${running}`,
    { method: 'DELETE' },
  ]),
  asks('a table from a broken file', 'stranger', status(400), () => [
    '/api/tables/from-file',
    post({ file: { seed: 1 }, mySeat: 0, pace: { kind: 'free' }, takebacks: true }),
  ]),
];
