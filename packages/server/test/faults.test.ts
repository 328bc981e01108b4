import { expect, test } from 'vitest';
import { endSqlite, fillDisk, killPostgres, killSqlite } from './load/faults.ts';

// The short form of `npm run bench:faults`.
const settings = { kills: 3, tables: 3, say: () => {} };
const NOTHING_LOST = { lost: 0, doubled: 0 };

test('a server over SQLite is killed under load: what was acknowledged is there once, and every table goes on', async () => {
  const counts = await killSqlite(settings);
  expect(counts).toMatchObject({ ...NOTHING_LOST, found: counts.acknowledged });
  expect(counts.acknowledged).toBeGreaterThan(settings.tables * settings.kills);
}, 240_000);

test('a server is asked to end under load: sockets are told, it ends by itself, and what was acknowledged is there', async () => {
  const counts = await endSqlite({ ...settings, kills: 2 });
  expect(counts).toMatchObject({ ...NOTHING_LOST, found: counts.acknowledged, codes: [0, 0] });
  expect(counts.told).toEqual(Array.from({ length: 2 * settings.tables }, () => ({ bye: true, closed: 1012 })));
}, 240_000);

test('servers over PostgreSQL are killed under load, and PostgreSQL too: nothing is lost, and every table goes on', async () => {
  const counts = await killPostgres({ ...settings, restarts: 1 });
  expect(counts).toMatchObject({ ...NOTHING_LOST, found: counts.acknowledged, restarts: 1 });
}, 240_000);

test('a full disk: what cannot be written is not acknowledged, and every table goes on when there is room again', async ({
  skip,
}) => {
  const counts = await fillDisk({ ...settings, kills: 2 });
  // a small disk can be mounted by root on Linux alone
  if (counts === null) return skip();
  expect(counts).toMatchObject({ ...NOTHING_LOST, found: counts.acknowledged });
}, 240_000);
