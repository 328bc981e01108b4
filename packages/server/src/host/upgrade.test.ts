import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { leaveOldStore, oldVersions } from '../../test/fixtures.ts';
import { listener, newFolder, testHall } from '../../test/hall.ts';
import { openDb } from '../store/open.ts';
import { engineOf } from './engines.ts';

test.each(oldVersions)(
  'tables that version %i of the store left in mid-game are played to their end',
  async (version) => {
    const address = `sqlite:${newFolder()}`;
    await leaveOldStore(address, version);
    const db = await openDb(address);
    const here = testHall(db);
    const { store } = here.hall;
    for (const { id, game, rules } of await store.lobby(['running'], 100)) {
      const engine = await engineOf(game, rules);
      expect(engine.rules).toBe(1);
      const table = here.hall.table(id);
      const watcher = listener(null);
      await table.open(watcher);
      const before = (await store.read(id))!;
      // people who have been away for long: a bot plays for each of them from here on
      for (const { person } of before.seats) if (person !== null) await table.seat(person, randomUUID(), 'bot');
      await table.due();
      await vi.waitFor(async () => expect((await store.read(id))!.places).not.toBeNull(), {
        timeout: 60_000,
        interval: 50,
      });
      const after = (await store.read(id))!;
      expect(after).toMatchObject({ status: 'over', rules: 1 });
      expect(after.revision).toBeGreaterThan(before.revision);
      expect(watcher.heard.some((message) => message.t === 'step' && message.ending !== undefined)).toBe(true);
    }
    expect(here.failures).toEqual([]);
    await here.hall.close();
  },
  120_000,
);
