import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type FromClient, MOST_BYTES_IN, type PersonRef, type Refused, type TableInfo } from '@guildhall/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Viewer } from '../host/audience.ts';
import type { Hall } from '../host/hall.ts';
import { type Change, called, type Done, Refusing } from '../host/surroundings.ts';
import { addressKey, Buckets, newBucket, take } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { StoreDown } from '../store/db.ts';
import { addressOf, jsonOf, messageOf, numberOf } from './incoming.ts';
import { type Line, Outgoing } from './outgoing.ts';

export const SOCKET_PATH = '/api/socket';

const PING_EVERY = 25_000;
/** Not all sockets are pinged at once: so many groups of them take turns, or moves would wait for thousands of pings. */
const PING_GROUPS = 25;
/** Messages of one socket: so many at once, and so many a second. */
const BURST = 60;
const STEADY = 20;
/** Of all sockets of one person, and of one address: a club may play behind one. */
const OF_PERSON = { most: 2 * BURST, perSecond: 2 * STEADY };
const OF_ADDRESS = { most: 400, perSecond: 120 };
/** So many refusals in a row end a socket. */
const MOST_FAULTS = 200;
/** A socket that ended so counts like this many for the address that opened it. */
const COST_OF_FAULTS = 20;
/** Milliseconds for which nothing is read of a socket that sends too much. */
const PAUSE = 1000;
const MOST_TABLES = 30;
/** Milliseconds that a client has to close its side. */
const LEAVING_TIME = 1000;

export interface SocketSettings {
  readonly hall: Hall;
  readonly version: string;
  /** Whether it is a page of this server, or a program with a token, that opens a socket. */
  isOurs(request: IncomingMessage): boolean;
  whoAsks(request: IncomingMessage): Promise<PersonRef | null>;
  /** How many proxies in front of the server may be believed about addresses. */
  readonly proxies: number;
  /** Whether messages are counted at all. */
  readonly limits: boolean;
  /** Counts what happens. */
  readonly metrics: Pick<Metrics, 'message' | 'sent' | 'refused' | 'moved'>;
  failed(error: unknown): void;
}

interface Connection extends Viewer, Line {
  /** Counts all that were ever opened. */
  readonly number: number;
  /** Where it comes from, as limits count it. */
  readonly address: string;
  readonly tables: Set<string>;
  readonly bucket: ReturnType<typeof newBucket>;
  lobby: boolean;
  /** Whether somebody looks at it, as far as it told. */
  looking: boolean;
  alive: boolean;
  faults: number;
}

/** Everybody who is connected to this process. */
export class Sockets {
  readonly #settings: SocketSettings;
  readonly #server: WebSocketServer;
  readonly #all = new Set<Connection>();
  readonly #outgoing = new Outgoing();
  readonly #byPerson = new Map<string, Set<Connection>>();
  readonly #ofPerson = new Buckets(OF_PERSON.most, OF_PERSON.perSecond);
  readonly #ofAddress = new Buckets(OF_ADDRESS.most, OF_ADDRESS.perSecond);
  readonly #opening = new Buckets(60, 5);
  readonly #pings: ReturnType<typeof setInterval>;
  #pinged = 0;
  #connected = 0;
  #leaving = false;

  constructor(http: Server, settings: SocketSettings) {
    this.#settings = settings;
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: 2 * MOST_BYTES_IN,
    });
    http.on('upgrade', (request, stream, head) => void this.#upgrade(request, stream, head));
    this.#pings = setInterval(() => this.#ping(), PING_EVERY / PING_GROUPS);
  }

  get size(): number {
    return this.#all.size;
  }

  /** Whether somebody looks at one of their pages. One that lies behind others tells them nothing. */
  isLooking(person: string): boolean {
    for (const { looking } of this.#byPerson.get(person) ?? []) if (looking) return true;
    return false;
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string) =>
      stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    stream.on('error', () => {});
    try {
      const { isOurs, whoAsks, proxies, limits } = this.#settings;
      const address = addressKey(addressOf(request, proxies));
      if (request.url?.split('?')[0] !== SOCKET_PATH) return void refuse('404 Not Found');
      if (!isOurs(request)) return void refuse('403 Forbidden');
      if (limits && !this.#opening.take(address, Date.now())) return void refuse('429 Too Many Requests');
      const person = await whoAsks(request);
      // whoever comes while the others leave would keep the server from ending
      if (this.#leaving) return void refuse('503 Service Unavailable');
      this.#server.handleUpgrade(request, stream, head, (socket) => this.#connect(socket, stream, person, address));
    } catch (error) {
      this.#settings.failed(error);
      refuse('503 Service Unavailable');
    }
  }

  #connect(socket: WebSocket, stream: Duplex, person: PersonRef | null, address: string): void {
    const connection: Connection = {
      number: this.#connected++,
      socket,
      stream,
      waiting: [],
      address,
      person: person?.id ?? null,
      tables: new Set(),
      bucket: newBucket(BURST, STEADY, Date.now()),
      lobby: false,
      looking: true,
      alive: true,
      faults: 0,
      send: (text) => this.#send(connection, text),
    };
    this.#all.add(connection);
    if (person !== null) {
      const others = this.#byPerson.get(person.id);
      if (others === undefined) this.#byPerson.set(person.id, new Set([connection]));
      else others.add(connection);
    }
    socket.on('message', (data, isBinary) => void this.#receive(connection, person, data, isBinary));
    socket.on('pong', () => {
      connection.alive = true;
    });
    // a faulty frame or one that is too large closes the socket; what it had done stands
    socket.on('error', () => {});
    socket.on('close', () => this.#gone(connection));
  }

  #gone(connection: Connection): void {
    this.#all.delete(connection);
    for (const id of connection.tables) this.#settings.hall.table(id).close(connection);
    if (connection.person === null) return;
    const others = this.#byPerson.get(connection.person);
    others?.delete(connection);
    if (others?.size === 0) this.#byPerson.delete(connection.person);
  }

  #send(connection: Connection, text: string): void {
    if (this.#outgoing.send(connection, text)) this.#settings.metrics.sent();
  }

  /** Closes a socket after what it is still to be told. */
  #close(connection: Connection, code: number, reason: string): void {
    this.#outgoing.release(connection);
    connection.socket.close(code, reason);
  }

  #answer(connection: Connection, message: object): void {
    this.#send(connection, JSON.stringify(message));
  }

  #refuse(connection: Connection, n: number | null, why: Refused, message: string, revision?: number): void {
    this.#settings.metrics.refused(why);
    this.#answer(connection, { t: 'no', n, why, message, ...(revision === undefined ? {} : { revision }) });
    if (why === 'stale' || ++connection.faults <= MOST_FAULTS) return;
    const { socket, address } = connection;
    if (socket.readyState !== socket.OPEN) return;
    this.#close(connection, 1008, 'too many faults');
    // where one was closed, others are opened more slowly
    if (this.#settings.limits) for (let i = 0; i < COST_OF_FAULTS; i++) this.#opening.take(address, Date.now());
  }

  /** Who sends too much is not read for a while: what they send meanwhile costs nothing here. */
  #pause({ socket }: Connection): void {
    if (socket.isPaused || socket.readyState !== socket.OPEN) return;
    socket.pause();
    setTimeout(() => socket.resume(), PAUSE).unref();
  }

  /** Counts one more message: of the socket, its person and its address. */
  #allows({ bucket, person, address }: Connection, now: number): boolean {
    if (!take(bucket, now) || (person !== null && !this.#ofPerson.take(person, now))) return false;
    return this.#ofAddress.take(address, now);
  }

  async #receive(connection: Connection, person: PersonRef | null, data: RawData, isBinary: boolean): Promise<void> {
    this.#settings.metrics.message();
    // what is still to be read of a socket that was closed
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    const now = Date.now();
    const raw = jsonOf(data, isBinary);
    const value = 'why' in raw ? null : raw.value;
    if (this.#settings.limits && !this.#allows(connection, now)) {
      this.#pause(connection);
      return this.#refuse(connection, numberOf(value), 'tooFast', 'too many messages; wait a little');
    }
    const message = 'why' in raw ? raw : messageOf(value);
    if ('why' in message) return this.#refuse(connection, numberOf(value), message.why, message.words);
    const { n, t } = message;
    const begun = performance.now();
    try {
      const done = await this.#do(connection, person, message);
      if (t === 'move') this.#settings.metrics.moved((performance.now() - begun) / 1000);
      connection.faults = 0;
      this.#answer(connection, { t: 'done', n, ...done });
    } catch (error) {
      if (error instanceof Refusing) return this.#refuse(connection, n, error.why, error.message, error.revision);
      this.#settings.failed(error);
      const away = error instanceof StoreDown;
      this.#refuse(
        connection,
        n,
        away ? 'busy' : 'failed',
        away ? 'try again in a moment' : 'something went wrong here',
      );
      // who cannot be shown a table would hear nothing of it: they come back, later and later, until they can
      if (away && t === 'open') this.#close(connection, 1013, 'try again later');
    }
  }

  #do(connection: Connection, person: PersonRef | null, message: FromClient): Partial<Done> | Promise<Done> {
    const { hall, version } = this.#settings;
    switch (message.t) {
      case 'hello':
        this.#answer(connection, { t: 'welcome', me: person, now: Date.now(), version });
        return {};
      case 'ping':
        return {};
      case 'lobby':
        connection.lobby = message.on;
        return {};
      case 'looking':
        connection.looking = message.on;
        return {};
      case 'open':
        return this.#open(connection, message.table, message.since);
      case 'close':
        if (connection.tables.delete(message.table)) hall.table(message.table).close(connection);
        return {};
    }
    if (person === null) throw new Refusing('signIn', 'choose a name first');
    const table = hall.table(message.table);
    switch (message.t) {
      case 'move':
        return table.move(person.id, message.revision, message.key, message.actions);
      case 'undo':
        return table.undo(person.id, message.revision, message.key);
      case 'advice':
        return table.advice(person.id, message.key);
      case 'ask':
        return table.ask(person.id, message.request);
      case 'answer':
        return table.answer(person.id, message.ask, message.yes);
      case 'seat':
        return table.seat(person.id, message.key, message.act, message.seat);
      case 'reveal':
        return table.reveal(person.id, message.share);
      case 'say':
        return table.say(person, message);
      case 'seen':
        return table.seen(person.id, message.revision);
    }
  }

  async #open(connection: Connection, id: string, since: number | undefined): Promise<Done> {
    if (connection.tables.size >= MOST_TABLES && !connection.tables.has(id)) {
      throw new Refusing('tooMany', `at most ${MOST_TABLES} tables at a time`);
    }
    const done = await this.#settings.hall.table(id).open(connection, since);
    if (connection.socket.readyState === connection.socket.OPEN) connection.tables.add(id);
    else this.#settings.hall.table(id).close(connection);
    return done;
  }

  /** Somebody has another name or has signed out: their sockets are closed, and come back as who they are then. */
  drop(person: string): void {
    for (const connection of this.#byPerson.get(person) ?? []) this.#close(connection, 4001, 'sign in again');
  }

  /** People hear of their own tables, and the lobby of listed ones. */
  changed(table: string, info: () => TableInfo, change: Change): void {
    const { asked, consulted, row } = change;
    const people = row ? this.#changedRow(info()) : called(change);
    for (const person of people) {
      let text: string | null = null;
      for (const connection of this.#byPerson.get(person) ?? []) {
        // who looks at the table has been told already
        if (connection.tables.has(table)) continue;
        const asks = consulted?.includes(person) === true;
        text ??= JSON.stringify({ t: 'mine', info: info(), yours: asked.includes(person), ...(asks && { asks }) });
        connection.send(text);
      }
    }
  }

  /** Tells the lobby, and answers who sits at the table. */
  #changedRow(info: TableInfo): string[] {
    if (info.listed) {
      const gone = info.status !== 'gathering' && info.status !== 'running';
      const text = JSON.stringify({ t: 'lobby', info, gone });
      for (const connection of this.#all) if (connection.lobby) connection.send(text);
    }
    return info.seats.flatMap(({ person }) => person?.id ?? []);
  }

  #ping(): void {
    const group = this.#pinged++ % PING_GROUPS;
    for (const connection of this.#all) {
      if (connection.number % PING_GROUPS !== group) continue;
      if (!connection.alive) connection.socket.terminate();
      else {
        connection.alive = false;
        connection.socket.ping();
      }
    }
  }

  /** Everybody is told to come back in a while. Who does not leave is shown out. */
  async close(retryAfter: number): Promise<void> {
    this.#leaving = true;
    clearInterval(this.#pings);
    const gone = [...this.#all].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    for (const connection of this.#all) {
      this.#answer(connection, { t: 'bye', retryAfter });
      this.#close(connection, 1012, 'restart');
    }
    const patience = setTimeout(() => {
      for (const { socket } of this.#all) socket.terminate();
    }, LEAVING_TIME);
    await Promise.all(gone);
    clearTimeout(patience);
    this.#server.close();
  }
}
