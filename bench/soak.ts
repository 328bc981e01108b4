// Whether a server stays as it is: tables that play at a steady pace for a long time, with memory and latency over time,
// and a plot of both.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { layTables } from '../packages/server/test/load/lay.ts';
import { serverProcess } from '../packages/server/test/load/server-process.ts';
import { clients } from './online/contest.ts';
import { plot, type Sample } from './online/plot.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    tables: { type: 'string', default: '200' },
    /** Where the plot goes. */
    svg: { type: 'string', default: 'soak.svg' },
    json: { type: 'boolean', default: false },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.minutes) * 60;
/** After so long the games are nearly over, and others begin: one move a second, and a game has at least 250. */
const WAVE = 240;
const SAMPLE = Math.min(15, seconds / 4);

const folder = mkdtempSync(join(tmpdir(), 'guildhall-soak-'));
const store = `sqlite:${join(folder, 'data')}`;
const laid = await layTables(store, tables * Math.ceil(seconds / WAVE));
const server = await serverProcess(store, { SLEEP_AFTER: '30000' }, ['--expose-gc']);
const samples: Sample[] = [];
const begun = Date.now();
try {
  for (let wave = 0; Date.now() - begun < seconds * 1000; wave++) {
    const file = join(folder, 'tables.json');
    writeFileSync(file, JSON.stringify(laid.slice(wave * tables, (wave + 1) * tables)));
    const seated = await clients(fileURLToPath(new URL('./online/clients.ts', import.meta.url)), {
      urls: [server.url],
      companies: file,
    });
    const until = Math.min(Date.now() + WAVE * 1000, begun + seconds * 1000);
    while (Date.now() < until) {
      const { p50, p99, moves } = await seated.play(SAMPLE, 1000);
      const { heapUsed, rss } = (await server.usage(true)).memory;
      const mib = (bytes: number) => Math.round(bytes / 104_857.6) / 10;
      const minute = Math.round((Date.now() - begun) / 600) / 100;
      samples.push({ minute, heapMiB: mib(heapUsed), rssMiB: mib(rss), p50, p99, moves });
      process.stderr.write(`${JSON.stringify(samples.at(-1))}\n`);
    }
    seated.close();
  }
  writeFileSync(values.svg, plot(samples, `${tables} tables, one move a second each`));
  console.log(values.json ? JSON.stringify({ tables, samples }) : `plot: ${values.svg}`);
} finally {
  await server.kill();
  rmSync(folder, { recursive: true });
}
process.exit(0);
