import { expect, test } from 'vitest';
import { spanOf } from './time.ts';

const days = (n: number) => `${n} d`;

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_725_000, '1:02:05'],
  [47 * 3_600_000, '47:00:00'],
  [3.5 * 86_400_000, '3 d'],
])('%d ms is shown as %s', (ms, text) => expect(spanOf(ms, days)).toBe(text));
