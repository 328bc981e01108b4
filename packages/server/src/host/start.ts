import { type Origin, seedOf } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
import { askedPeople } from '@guildhall/table';
import { infoOf, type StoredTable, type TableChange } from '../store/table-rows.ts';
import { hashOf, missingShares, originOf } from './draw.ts';
import type { Inside } from './inside.ts';
import { type Done, Refusing } from './surroundings.ts';

/** Everybody sits: people reveal their shares of the seed. */
export async function start(inside: Inside): Promise<TableInfo> {
  const { store, now, drawingTime } = inside.around;
  const until = now() + drawingTime;
  if (!(await store.change(inside.id, ['gathering'], { status: 'drawing', deadline: until }))) {
    throw new Refusing('notRunning', 'the game has begun already');
  }
  inside.forget();
  const row = await inside.load();
  inside.changedRow({ revision: 0, asked: [], row: true });
  inside.tellRow();
  await drawIfReady(inside, row);
  return infoOf(inside.row!);
}

export async function reveal(inside: Inside, person: string, share: string): Promise<Done> {
  const row = await inside.load();
  const seat = inside.mySeat(person);
  if (row.status !== 'drawing') throw new Refusing('notRunning', 'no shares are drawn now');
  if (row.seats[seat]!.shareHash !== hashOf(share)) {
    throw new Refusing('badShare', 'this is not the share that was promised');
  }
  const { store } = inside.around;
  await store.change(inside.id, ['drawing'], {}, [{ n: seat, set: { share } }]);
  inside.row = await store.read(inside.id);
  await drawIfReady(inside, inside.row!);
  return { revision: 0 };
}

/** Draws the seed when all shares are there or the time is up, and begins the game. */
export async function drawIfReady(inside: Inside, row: StoredTable): Promise<void> {
  const missing = missingShares(row);
  const { store, now } = inside.around;
  if (missing.length > 0 && now() < (row.deadline ?? 0)) {
    inside.tellAll({ t: 'drawing', table: inside.id, missing, until: row.deadline });
    inside.schedule();
    return;
  }
  // a game that began elsewhere has its seed already
  const origin = row.seed === null ? originOf(row) : row.origin;
  const seed = row.seed ?? seedOf(origin as Origin, row.game, row.rules, row.options);
  const at = now();
  const begun: TableChange = { status: 'running', seed, origin, startedAt: at, deadline: null, botDue: at };
  if (!(await store.change(inside.id, ['drawing'], begun))) return inside.forget();
  inside.forget();
  const { charter, hosted } = await inside.wake();
  await noteRow(inside);
  const asked = askedPeople(charter, hosted).flatMap((seat) => inside.row!.seats[seat]!.person ?? []);
  inside.changedRow({ revision: 0, asked, row: true });
}

/** Puts who is asked, and until when, into the stored row. */
async function noteRow(inside: Inside): Promise<void> {
  const { waiting, deadline, status } = inside.row!;
  const { store, now } = inside.around;
  await store.change(inside.id, [status], { waiting, deadline, botDue: inside.botDue(now()) });
}
