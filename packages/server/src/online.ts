import type { Server } from 'node:http';
import { isBot, LEVELS } from '@guildhall/bots';
import { openApi } from '@guildhall/protocol/openapi';
import type { FastifyInstance } from 'fastify';
import { botPool } from './host/bots.ts';
import { Hall } from './host/hall.ts';
import { called } from './host/surroundings.ts';
import { lobbyHandlers } from './http/lobby.ts';
import { answerProblem, serveRoutes } from './http/routes.ts';
import { metricsOf, serveMetrics } from './metrics.ts';
import { serveMailPages } from './notices/mail-pages.ts';
import { type NoticeSettings, type Notices, noticesOf } from './notices/notices.ts';
import { LIMITS, type Limits } from './people/guard.ts';
import { people as peopleOf } from './people/people.ts';
import { Sockets } from './sockets/sockets.ts';
import type { Db } from './store/db.ts';

export interface OnlineSettings extends NoticeSettings {
  /** How many proxies in front of the server may be believed about addresses. */
  readonly proxies: number;
  /** Milliseconds before a bot moves, so that people can follow. */
  readonly botDelay: number;
  readonly botThreads: number;
  /** Milliseconds for revealing shares of the seed. */
  readonly drawingTime: number;
  /** Milliseconds after which an unused table leaves the memory. */
  readonly sleepAfter: number;
  /** Whether there are limits to how much one address or person may ask. Without them only for measuring. */
  readonly limits: boolean;
  /** Who shows it may read the figures from another machine; null: nobody. */
  readonly metricsToken: string | null;
}

export interface Online {
  readonly hall: Hall;
  readonly sockets: Sockets;
  readonly notices: Notices;
  /** Whether the store answers. */
  isWell(): Promise<boolean>;
  /** Everybody is told to come back later; until then no socket is left. */
  leave(): Promise<void>;
  /** Every table is written down. */
  close(): Promise<void>;
}

/** Those who are told to come back do so after this many milliseconds. */
const RETRY_AFTER = 1000;
const TIDY_EVERY = 24 * 3_600_000;

const WITHOUT_LIMITS = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, { most: Number.MAX_SAFE_INTEGER, perMinute: Number.MAX_SAFE_INTEGER }]),
) as unknown as Limits;

/** Everything online: people, lobby, tables. */
export function serveOnline(app: FastifyInstance, store: Db, settings: OnlineSettings, version: string): Online {
  const metrics = metricsOf();
  const db = metrics.watch(store);
  const bots = botPool(settings.botThreads);
  const failed = (error: unknown, table?: string) => app.log.error({ err: error, table }, 'something went wrong');
  const people = peopleOf(db, {
    origin: settings.origin,
    privateCalls: settings.privateCalls,
    leaveTables: (person) => hall.leaveAll(person),
    confirmMail: (person) => notices.confirmMail(person),
    ...(settings.limits ? {} : { limits: WITHOUT_LIMITS }),
  });
  const hall: Hall = new Hall(
    db,
    { ...settings, think: bots.think },
    {
      failed,
      changed(table, info, change, here) {
        sockets.changed(table, info, change);
        if (called(change).length > 0) notices[here ? 'asked' : 'heard'](table, info, change);
      },
    },
  );
  const sockets = new Sockets(app.server as Server, {
    hall,
    version,
    isOurs: people.isOurs,
    whoAsks: people.whoAsks,
    proxies: settings.proxies,
    limits: settings.limits,
    metrics,
    failed,
  });
  const notices: Notices = noticesOf({
    ...settings,
    db,
    keys: people.keys,
    isLooking: (person) => sockets.isLooking(person),
    failed,
    sent: metrics.notice,
  });
  people.onNews((person) => sockets.drop(person));
  app.setErrorHandler(answerProblem);
  people.protect(app);
  serveRoutes(app, (request) => people.whoAsks(request.raw), {
    ...people.handlers,
    ...lobbyHandlers(hall, isBot),
    site: async () => {
      const { vapid } = await people.keys();
      return { version, pushKey: vapid.publicKey, mail: notices.mails, bots: [...LEVELS] };
    },
  });
  const api = openApi(version);
  app.get('/api/openapi.json', async () => api);
  serveMailPages(app, { people: people.store, notices, keys: people.keys });
  metrics.count(app);
  metrics.show({ sockets: () => sockets.size, awake: () => hall.awake, botsWaiting: () => bots.waiting });
  serveMetrics(app, metrics, settings.metricsToken);
  hall.start();
  const tidy = setInterval(() => void people.tidy().catch(failed), TIDY_EVERY).unref();
  return {
    hall,
    sockets,
    notices,
    isWell: () =>
      db.read({ sql: 'SELECT 1 AS one' }).then(
        () => true,
        () => false,
      ),
    leave: () => sockets.close(RETRY_AFTER),
    async close() {
      clearInterval(tidy);
      await notices.close();
      await hall.close();
      await bots.close();
    },
  };
}
