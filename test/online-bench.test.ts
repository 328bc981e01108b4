import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { measure } from '../bench/online/contest.ts';
import { flood } from '../bench/online/flood.ts';
import { plot } from '../bench/online/plot.ts';

// The short form of `npm run bench:server`: it plays, and it measures something.
test('tables of four clients play over sockets, and their moves are counted', async () => {
  const measured = await measure('sqlite', 4, 2, null);
  expect(measured.movesPerSecond).toBeGreaterThan(0);
  expect(measured.cpuMicrosPerMove).toBeGreaterThan(0);
  // what a move tells four people is a few kilobytes at most
  expect(measured.bytesPerMove).toBeLessThan(4000);
}, 120_000);

// The short form of the flood in `npm run bench:abuse`. How long others wait is measured there: here the machine is busy.
test('while one address floods the server, others play on', async () => {
  const { calmP99, floodP99, sent } = await flood(1, () => {}, { tables: 3, seconds: 2 });
  expect(sent).toBeGreaterThan(200);
  expect(calmP99).toBeGreaterThan(0);
  expect(floodP99).toBeGreaterThan(0);
}, 120_000);

// The short form of `npm run bench:soak`.
test('a soak takes samples of memory and latency, and draws them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-soak-test-'));
  const svg = join(folder, 'soak.svg');
  const soak = fileURLToPath(new URL('../bench/soak.ts', import.meta.url));
  const flags = ['--minutes', '0.07', '--tables', '3', '--svg', svg, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [soak, ...flags]);
  const { samples } = JSON.parse(stdout) as { samples: { heapMiB: number; moves: number }[] };
  expect(samples.length).toBeGreaterThan(1);
  for (const { heapMiB } of samples) expect(heapMiB).toBeGreaterThan(0);
  expect(samples.reduce((sum, { moves }) => sum + moves, 0)).toBeGreaterThan(0);
  expect(existsSync(svg)).toBe(true);
  rmSync(folder, { recursive: true });
}, 120_000);

test('a plot shows every sample', () => {
  const sample = { heapMiB: 40, rssMiB: 120, p50: 2, p99: 9, moves: 100 };
  const svg = plot(
    [
      { minute: 0, ...sample },
      { minute: 1, ...sample },
    ],
    'two samples',
  );
  expect(svg.match(/<polyline points="[^ "]+ [^ "]+"/g)).toHaveLength(3);
});
