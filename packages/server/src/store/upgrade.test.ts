import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveOldStore, oldVersions } from '../../test/fixtures.ts';
import { kinds } from '../../test/stores.ts';
import { wakeTable } from '../host/awake.ts';
import { versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { connect, openDb } from './open.ts';
import { tableStore } from './tables.ts';

test('a store of every version that was ever used is kept for these tests', () => {
  expect(oldVersions).toEqual(MIGRATIONS.map((_, i) => i + 1));
});

describe.each(kinds)('a store on $name', (kind) => {
  beforeAll(() => kind.begin());
  afterAll(() => kind.end());

  test.each(oldVersions)('that version %i left is opened, and its tables wake where they were', async (version) => {
    const address = await kind.address();
    await leaveOldStore(address, version);
    const before = await connect(address, 'read');
    expect(await versionOf(before)).toBe(version);
    await before.close();

    const db = await openDb(address);
    const store = tableStore(db);
    const tables = await store.lobby(['running'], 100);
    expect(tables.map(({ id }) => id)).toEqual(
      ['belfort', 'bruges'].flatMap((game) => ['asleep', 'bot', 'early'].map((name) => `${game}-${name}`)),
    );
    for (const table of tables) {
      expect(table.rules).toBe(1);
      const { charter, hosted } = await wakeTable(store, table);
      expect(hosted.revision).toBe(table.revision);
      expect(charter.game.decision(hosted.state)?.seats).toEqual(table.waiting);
    }
    expect(await store.snapshot('bruges-asleep')).not.toBeNull();
    expect(await store.chat('belfort-early', 9)).toHaveLength(2);
    await db.close();
    const after = await connect(address, 'read');
    expect(await versionOf(after)).toBe(MIGRATIONS.length);
    await after.close();
  });
});
