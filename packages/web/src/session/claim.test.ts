import { expect, test } from 'vitest';
import { claimTable } from './claim.ts';

/** Node has had locks since 24.5; the pin for one platform is older. */
const missing = globalThis.navigator?.locks === undefined;
if (missing) console.warn('left out: this Node has no Web Locks, which the claims are made of');
const locks = test.skipIf(missing);

locks('one table is claimed once at a time', async () => {
  const first = await claimTable('a');
  expect(first).not.toBeNull();
  expect(await claimTable('a')).toBeNull();
  expect(await claimTable('b')).not.toBeNull();
});

locks('a claim that is given back is free at once', async () => {
  const first = await claimTable('c');
  first!.release();
  const second = await claimTable('c');
  expect(second).not.toBeNull();
  second!.release();
});

locks('whoever is taken over is told', async () => {
  const first = await claimTable('d');
  const second = await claimTable('d', true);
  await first!.lost;
  expect(second).not.toBeNull();
  expect(await claimTable('d')).toBeNull();
});
