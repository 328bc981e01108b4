import type { IncomingMessage, Server } from 'node:http';
import { botNames } from '@guildhall/bots';
import type { PersonRef } from '@guildhall/protocol';
import type { FastifyInstance } from 'fastify';
import { botPool } from './host/bots.ts';
import { Hall } from './host/hall.ts';
import { lobbyHandlers } from './http/lobby.ts';
import { answerProblem, type Handlers, serveRoutes, type WhoAsks } from './http/routes.ts';
import { Sockets } from './sockets/sockets.ts';
import type { Db } from './store/db.ts';

export interface OnlineSettings {
  readonly version: string;
  /** Milliseconds before a bot moves, so that people can follow. */
  readonly botDelay: number;
  readonly botThreads: number;
  /** Milliseconds for revealing shares of the seed. */
  readonly drawingTime: number;
  /** Milliseconds after which an unused table leaves the memory. */
  readonly sleepAfter: number;
  isOurs(origin: string | undefined, request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
}

/** Who people are, and what they can ask about themselves. */
export interface PeopleService {
  whoAsks(request: IncomingMessage): Promise<PersonRef | null>;
  readonly handlers: Handlers;
  /** It is somebody's turn. */
  asked?(people: readonly string[], table: string): void;
}

export interface Online {
  readonly hall: Hall;
  readonly sockets: Sockets;
  close(): Promise<void>;
}

/** Those who are told to come back do so after this many milliseconds. */
const RETRY_AFTER = 1000;

/** Everything online: lobby, tables, people. */
export function serveOnline(app: FastifyInstance, db: Db, people: PeopleService, settings: OnlineSettings): Online {
  const bots = botPool(settings.botThreads);
  const failed = (error: unknown, table?: string) => app.log.error({ err: error, table }, 'something went wrong');
  const hall: Hall = new Hall(
    db,
    { ...settings, think: bots.think },
    {
      failed,
      changed(info, change) {
        sockets.changed(info, change);
        const away = change.asked.filter((person) => !sockets.isHere(person));
        if (away.length > 0) people.asked?.(away, info.id);
      },
    },
  );
  const { version, isOurs, addressOf } = settings;
  const { whoAsks } = people;
  const sockets = new Sockets(app.server as Server, { hall, version, isOurs, addressOf, whoAsks, failed });
  const whoSends: WhoAsks = (request) => whoAsks(request.raw);
  const knowsBot = (bot: string) => (botNames as readonly string[]).includes(bot);
  app.setErrorHandler(answerProblem);
  serveRoutes(app, whoSends, { ...people.handlers, ...lobbyHandlers(hall, knowsBot) });
  hall.start();
  return {
    hall,
    sockets,
    async close() {
      sockets.close(RETRY_AFTER);
      await hall.close();
      await bots.close();
    },
  };
}
