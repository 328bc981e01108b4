import { type Replay, recordReplay } from '@guildhall/kernel';
import type { StoredTable } from '../store/table-rows.ts';
import type { TableStore } from '../store/tables.ts';
import { standingAt } from './awake.ts';
import { engineOf } from './engines.ts';

/** The replay of a finished game, with how its seed came about if it was drawn here. */
export async function replayOf(store: TableStore, row: StoredTable): Promise<Replay> {
  const game = await engineOf(row.game, row.rules);
  const options = game.options(row.options, row.seats.length);
  const actions = await standingAt(store, row.id, row.revision);
  const replay = recordReplay(
    game,
    options,
    row.seats.length,
    row.seed!,
    actions.map(({ seat, action }) => [seat, action] as const),
  );
  return row.origin === null ? replay : { ...replay, origin: row.origin };
}
