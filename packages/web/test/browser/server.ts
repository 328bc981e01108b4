import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, openDb, readConfig, WEB } from '@guildhall/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';

/** The whole product for the tests of a file: the screen, and a server with a store of its own. */
export function oneServer(): { address(): string } {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-screen-'));
  let app: FastifyInstance;
  let db: Awaited<ReturnType<typeof openDb>>;
  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'error', LIMITS: 'off', BOT_THREADS: '1', BOT_DELAY: '0' });
    db = await openDb(`sqlite:${folder}`);
    app = await createApp(WEB, db, config);
    await app.listen({ port: 0, host: 'localhost' });
  });
  afterAll(async () => {
    await app.close();
    await db.close();
    rmSync(folder, { recursive: true });
  });
  return { address: () => `http://localhost:${(app.server.address() as AddressInfo).port}` };
}
