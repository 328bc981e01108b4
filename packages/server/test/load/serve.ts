// The whole server without the built screen, as a process of its own. It tells its address to the process that started
// it, and what it has used when it is asked.
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { stopOnSignals } from '../../src/stop.ts';
import { openDb } from '../../src/store/open.ts';

const config = readConfig(process.env);
const db = await openDb(config.store);
const app = await createApp(fileURLToPath(new URL('./site', import.meta.url)), db, config);
await app.listen({ port: config.port, host: config.host });
stopOnSignals(app);
const { port } = app.server.address() as AddressInfo;
const tell = (message: object) => process.send?.(message);
tell({ url: `http://${config.host}:${port}` });

process.on('message', (asked: unknown) => {
  if (asked === 'collect') globalThis.gc?.();
  if (asked === 'end') void app.close().then(() => process.exit(0));
  else tell({ usage: { cpu: process.cpuUsage(), memory: process.memoryUsage() } });
});
// nobody is left to stop it
process.on('disconnect', () => process.exit(0));
