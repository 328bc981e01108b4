import type { TableFile } from '@guildhall/table';
import { exportTable } from '../session/tables.ts';
import { call } from './client.ts';
import { enter } from './me.ts';

/** Names on this device may be longer than a name online. */
const LONGEST_NAME = 24;

/**
 * Goes on with a table of this device on the server: its first person's seat is mine, the other people's seats are open
 * to whoever has the link. The table on this device stays as it is.
 */
export async function putOnline(id: string): Promise<string> {
  const file = JSON.parse(await exportTable(id)) as TableFile;
  const mySeat = Math.max(
    0,
    file.seats.findIndex(({ kind }) => kind === 'human'),
  );
  await enter(file.seats[mySeat]!.name.slice(0, LONGEST_NAME));
  const table = await call('putOnline', { body: { file, mySeat, pace: { kind: 'free' }, takebacks: true } });
  return table.id;
}
