import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Refused } from '@guildhall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SentWay } from './notices/outbox.ts';
import { type Db, StoreDown } from './store/db.ts';

/** What is read when somebody asks for the figures. */
export interface Gauges {
  sockets(): number;
  awake(): number;
  botsWaiting(): number;
}

/** The figures of one process. Nothing in them is about a person or a table. */
export function metricsOf() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter<L>({ name: `guildhall_${name}`, help, labelNames: [...labelNames], registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `guildhall_${name}`, help, buckets, registers });

  /** What is counted for every message is a plain number until somebody asks for it. */
  const quick = (name: string, help: string): (() => void) => {
    let counted = 0;
    new Counter({
      name: `guildhall_${name}`,
      help,
      registers,
      collect() {
        this.inc(counted);
        counted = 0;
      },
    });
    return () => {
      counted++;
    };
  };

  const moves = counter('moves_total', 'Entries written to the logs of tables, by kind', ['kind']);
  const messages = quick('messages_total', 'Messages that came by sockets');
  const sent = quick('messages_sent_total', 'Messages that went out by sockets');
  const refusals = counter('refusals_total', 'Messages that were refused, by reason', ['why']);
  const requests = counter('http_requests_total', 'Answers over HTTP, by method and status', ['method', 'status']);
  const storeErrors = counter('store_errors_total', 'Reads and writes that failed because the store was away', [
    'what',
  ]);
  const notices = counter('notices_total', 'Notices, by way and by what became of them', ['way', 'outcome']);
  const latency = histogram(
    'move_seconds',
    'From the arrival of a move to its answer, written down',
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  );
  const append = histogram(
    'append_seconds',
    'How long the store takes to write an entry down',
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  );

  function watched<T>(what: string, work: Promise<T>): Promise<T> {
    work.catch((error: unknown) => {
      if (error instanceof StoreDown) storeErrors.inc({ what });
    });
    return work;
  }

  return {
    register,
    message: messages,
    sent,
    refused: (why: Refused): void => refusals.inc({ why }),
    moved: (seconds: number): void => latency.observe(seconds),
    notice: (way: SentWay, outcome: string): void => notices.inc({ way, outcome }),

    /** The same store, with what fails in it and how long it takes counted. */
    watch: (db: Db): Db => ({
      ...db,
      read: (statement) => watched('read', db.read(statement)),
      write: (statements) => watched('write', db.write(statements)),
      append(entry) {
        const begun = performance.now();
        return db.append(entry).then(
          (written) => {
            append.observe((performance.now() - begun) / 1000);
            if (written === 'written') moves.inc({ kind: entry.kind });
            return written;
          },
          (error: unknown) => {
            if (error instanceof StoreDown) storeErrors.inc({ what: 'append' });
            throw error;
          },
        );
      },
    }),

    /** What is only looked at when it is asked for. */
    show(gauges: Gauges): void {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name: `guildhall_${name}`,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('sockets', 'Open sockets', gauges.sockets);
      gauge('tables_awake', 'Tables in memory', gauges.awake);
      gauge('bots_waiting', 'Moves of bots that wait for a thread', gauges.botsWaiting);
    },

    count(app: FastifyInstance): void {
      app.addHook('onResponse', async ({ method }, { statusCode }) => {
        requests.inc({ method, status: String(statusCode) });
      });
    },
  };
}
export type Metrics = ReturnType<typeof metricsOf>;

const isLoopback = (address: string): boolean =>
  /^(::ffff:)?127\./.test(address) || (isIP(address) === 6 && address === '::1');

/** Somebody on this machine, and not somebody for whom a proxy on this machine asks. */
const isHere = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  const [right, found] = [`Bearer ${token}`, headers.authorization ?? ''].map((text) => Buffer.from(text));
  return right!.length === found!.length && timingSafeEqual(right!, found!);
}

/** The figures at /metrics, for this machine and for whoever shows the token. */
export function serveMetrics(app: FastifyInstance, { register }: Metrics, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isHere(request) && !hasToken(request, token)) {
      return reply.code(403).type('text/plain; charset=utf-8').send('The figures are not for everybody.\n');
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}
