import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { stdTimeFunctions } from 'pino';
import { type Online, type OnlineSettings, serveOnline } from './online.ts';
import type { Db } from './store/db.ts';

/** Styles may be inline, because drawings and React Aria set them; scripts never are. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** A browser that came by https once comes by nothing else for a year. Neighbours of the host decide for themselves. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' } as const;

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** A name under assets/ contains a hash of its content, so it may be kept for ever; anything else is asked for anew. */
const cacheControl = (file: string): string =>
  file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** An address of the app's own router, such as /table/…, and not a file that is missing. */
const isPage = (url: string): boolean => {
  const path = url.split('?')[0]!;
  return !path.startsWith('/assets/') && !path.startsWith('/api/') && !path.slice(path.lastIndexOf('/')).includes('.');
};

const SECRET_FIELDS = [
  'cookie',
  'authorization',
  'password',
  'old',
  'token',
  'secret',
  'seed',
  'share',
  'mail',
  'webhook',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** What the server does beside handing out files. */
export interface AppSettings extends OnlineSettings {
  readonly logLevel: string;
  /** Where lines of the log go; left out: to the standard output. */
  readonly logTo?: { write(line: string): void };
}

/** Lines of JSON. Requests are not written down, and what could hold a secret is cut out wherever it turns up. */
function logOf({ logLevel, logTo }: AppSettings): NonNullable<FastifyServerOptions['logger']> {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS, censor: 'left out' },
    ...(logTo === undefined ? {} : { stream: logTo }),
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null: without a store. */
    readonly online: Online | null;
  }
}

/** The server over a built screen in the folder `web`; with a store also online tables. */
export async function createApp(web: string, db?: Db, settings?: AppSettings): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    // what people send is not written down
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < (settings?.proxies ?? 0),
    logger: settings !== undefined && logOf(settings),
  });
  const headers = settings?.origin?.startsWith('https:') ? { ...HEADERS, ...ONLY_HTTPS } : HEADERS;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  await app.register(fastifyStatic, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControl(file));
    },
  });
  const online = db === undefined || settings === undefined ? null : serveOnline(app, db, settings, version);
  app.decorate('online', online);
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (online === null || (await online.isWell())) return { status: 'ok', version };
    return reply.code(503).send({ status: 'the store is not available', version });
  });
  if (online !== null) {
    app.addHook('preClose', () => online.leave());
    app.addHook('onClose', () => online.close());
  }
  app.setNotFoundHandler((request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && isPage(request.url)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
  });
  return app;
}
