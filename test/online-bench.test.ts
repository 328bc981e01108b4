import { expect, test } from 'vitest';
import { measure } from '../bench/online/contest.ts';
import { plot } from '../bench/online/plot.ts';

// The short form of `npm run bench:server`: it plays, and it measures something.
test('tables of four clients play over sockets, and their moves are counted', async () => {
  const measured = await measure('sqlite', 4, 2, null);
  expect(measured.movesPerSecond).toBeGreaterThan(0);
  expect(measured.cpuMicrosPerMove).toBeGreaterThan(0);
  // what a move tells four people is a few kilobytes at most
  expect(measured.bytesPerMove).toBeLessThan(4000);
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
