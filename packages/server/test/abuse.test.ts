import { expect, test } from 'vitest';
import { abuse } from './load/abuse.ts';

// The short form of `npm run bench:abuse`.
test('malformed, forged, stale, repeated, oversized and untimely messages are answered, and change nothing', async () => {
  const report = await abuse(1400, () => {});
  expect(report.unanswered).toEqual([]);
  expect(report.changed).toEqual([]);
  expect(report.kinds).toBeGreaterThanOrEqual(30);
  expect(report.messages).toBeGreaterThanOrEqual(1400);
}, 240_000);
