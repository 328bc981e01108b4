import type { AddressInfo } from 'node:net';
import { readConfig } from './config.ts';
import { buildReason, buildScreen, createApp, listenError, probePort, StartError, WEB } from './index.ts';
import { withProgress } from './progress.ts';
import { stopOnSignals } from './stop.ts';
import { openDb } from './store/open.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { port, host } = config;
  await probePort(port, host);
  const reason = buildReason();
  if (reason !== null) {
    await withProgress(`Building the screen (${reason}), about a minute `, buildScreen());
  }
  const db = await openDb(config.store);
  const app = await createApp(WEB, db, config);
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, port);
  }
  // PORT=0 lets the system choose.
  const { port: chosen } = app.server.address() as AddressInfo;
  console.log(`Guildhall is open: http://${host}:${chosen}`);
  stopOnSignals(app);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
