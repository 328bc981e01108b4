import type { AddressInfo } from 'node:net';
import { buildReason, buildScreen, createApp, listenError, probePort, readPort, StartError, WEB } from './index.ts';
import { withProgress } from './progress.ts';

/** Only this machine, unless told otherwise: HOST=0.0.0.0 opens the table to the local network. */
const host = process.env.HOST || 'localhost';

async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  await probePort(port, host);
  const reason = buildReason();
  if (reason !== null) {
    await withProgress(`Building the screen (${reason}), about a minute `, buildScreen());
  }
  const app = await createApp(WEB);
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, port);
  }
  // PORT=0 lets the system choose.
  const { port: chosen } = app.server.address() as AddressInfo;
  console.log(`Guildhall is open: http://${host}:${chosen}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
