import { expect, test } from 'vitest';
import { addressKey, Buckets } from './limits.ts';

test('a bucket gives so many at once, and more with time', () => {
  const buckets = new Buckets(2, 1);
  expect([1, 2, 3].map(() => buckets.take('a', 0))).toEqual([true, true, false]);
  expect(buckets.take('b', 0)).toBe(true);
  expect([buckets.take('a', 999), buckets.take('a', 1000), buckets.take('a', 1000)]).toEqual([false, true, false]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
