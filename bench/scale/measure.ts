import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Viewer } from '../../packages/server/src/host/audience.ts';
import type { Append } from '../../packages/server/src/store/db.ts';
import { openDb } from '../../packages/server/src/store/open.ts';
import { addPerson, layTable, newFolder, openStore, testHall } from '../../packages/server/test/hall.ts';
import { startPostgres } from '../../packages/server/test/postgres.ts';
import type { Costs } from './model.ts';

const SEATS = 4;
/**
 * One message to one socket: 16 to 17 µs of processor with `ws`, measured apart with a client in another process, and
 * 18 KiB for a socket that is idle.
 */
const MESSAGE = 17e-6;
const SOCKET_KIB = 18;

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

function heap(): number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
  return process.memoryUsage().heapUsed / 1024;
}

/** Bots play at tables with four people who look on, as they would see their own moves. */
async function measureTables(tables: number, moves: number) {
  const folder = newFolder();
  const db = await openStore(folder);
  let made = 0;
  let bytes = 0;
  const enough = Promise.withResolvers<void>();
  const hall = testHall(
    {
      ...db,
      append(entry) {
        if (++made === moves) enough.resolve();
        return db.append(entry);
      },
    },
    {
      async think({ legal, chance }) {
        // no more: who thinks for ever moves nothing
        if (made >= moves) await new Promise(() => {});
        return legal[chance % legal.length];
      },
    },
  );
  const table = (id: string) => hall.hall.table(id);
  const ids: string[] = [];
  const views: [string, Viewer][] = [];
  for (let n = 0; n < tables; n++) {
    const people = await Promise.all(Array.from({ length: SEATS }, (_, i) => addPerson(db, `P${i}`)));
    const id = await layTable(hall, { people, game: n % 2 === 0 ? 'belfort' : 'bruges' });
    ids.push(id);
    for (const person of people) {
      const send = (text: string) => {
        bytes += text.length;
      };
      views.push([id, { person, send }]);
    }
  }
  const empty = heap();
  for (const id of ids) await table(id).start();
  for (const [id, viewer] of views) await table(id).open(viewer);
  const full = heap();
  const [begun, from, told] = [process.cpuUsage(), made, bytes];
  await Promise.all(views.map(([id, { person }]) => table(id).seat(person!, randomUUID(), 'bot')));
  await enough.promise;
  const move = cpuSeconds(begun) / (moves - from);
  const perMove = (bytes - told) / (moves - from);

  const other = testHall(db);
  const opening = process.cpuUsage();
  for (const [id, viewer] of views) await other.hall.table(id).open({ ...viewer });
  const open = cpuSeconds(opening) / views.length;
  await db.close();
  rmSync(folder, { recursive: true, force: true });
  return { move, bytes: perMove, open, tableKiB: (full - empty) / tables };
}

/** What a batch costs, and each entry in it: one entry at a time, and many at once. */
async function measureStore(entries: number) {
  const server = await startPostgres(true);
  const db = await openDb(await server.newDatabase());
  const TABLES = 500;
  const { hall } = testHall(db);
  const person = await addPerson(db, 'Ada');
  const ids: string[] = [];
  for (let n = 0; n < TABLES; n++)
    ids.push(await layTable({ hall, changes: [], failures: [] }, { people: [person], bots: 1 }));
  const append = (table: string, revision: number): Append => ({
    table,
    revision,
    at: Date.now(),
    seat: 0,
    by: person,
    kind: 'move',
    body: '{"actions":[{"t":"place","spot":"a1","cost":"wood"}]}',
    key: `key-${revision}`,
    status: 'running',
    waiting: '[1]',
    deadline: null,
    botDue: null,
  });
  const single = 100;
  let begun = performance.now();
  for (let n = 1; n <= single; n++) await db.append(append(ids[0]!, n));
  const alone = (performance.now() - begun) / single / 1000;
  const rounds = Math.ceil(entries / (TABLES - 1));
  begun = performance.now();
  for (let n = 1; n <= rounds; n++) await Promise.all(ids.slice(1).map((id) => db.append(append(id, n))));
  const entry = (performance.now() - begun) / (rounds * (TABLES - 1)) / 1000;
  await db.close();
  await server.remove();
  return { entry, batch: Math.max(0, alone - entry) };
}

/** Costs of this machine. Both cores should be idle. */
export async function measure(moves: number): Promise<Costs> {
  const store = await measureStore(moves);
  return { ...(await measureTables(60, moves)), message: MESSAGE, socketKiB: SOCKET_KIB, ...store };
}
