import { decisionOf, type Holder, hostedDeadline, type LogEntry, standing, wake } from '@guildhall/table';
import type { StoredSeat, StoredTable } from '../store/table-rows.ts';
import type { TableStore } from '../store/tables.ts';
import { type AnyGame, engineOf } from './engines.ts';
import { type AnyCharter, type AnyHosted, type Told, toldOf } from './news.ts';

/** A table in memory, once its game has begun. */
export interface Awake {
  readonly charter: AnyCharter;
  readonly hosted: AnyHosted;
  told: Told;
}

const charterOf = (game: AnyGame, { options, seats, seed, pace }: StoredTable): AnyCharter => ({
  game,
  options: game.options(options, seats.length),
  seed: seed!,
  timing: pace,
  seats: seats.map(({ person, bot }) => ({
    owner: person !== null,
    bot: person === null ? bot : null,
    resigned: false,
  })),
});

const isStepBack = ({ entry: { kind } }: { readonly entry: LogEntry }): boolean => kind === 'undo' || kind === 'rewind';

/** Reads a table whose game has begun: from its snapshot and what came after it. */
export async function wakeTable(store: TableStore, row: StoredTable): Promise<Awake> {
  const charter = charterOf(await engineOf(row.game, row.rules), row);
  const begun = row.startedAt ?? row.createdAt;
  const snapshot = (await store.snapshot(row.id)) as AnyHosted | null;
  let from = snapshot;
  let log = await store.log(row.id, from?.revision ?? 0);
  if (from !== null && log.some(isStepBack)) {
    // a step back is played again from the first entry on
    from = null;
    log = await store.log(row.id);
  }
  const entries = log.map(({ entry }) => entry);
  const known = from === null ? entries : [...new Array<LogEntry>(from.revision), ...entries];
  const hosted = wake(charter, begun, known, from);
  return { charter, hosted, told: toldOf(charter, hosted) };
}

/** All that has happened at a table up to a revision. */
export async function entriesAt(store: TableStore, id: string, revision: number): Promise<LogEntry[]> {
  const log = await store.log(id);
  return log.flatMap((row) => (row.revision <= revision ? [row.entry] : []));
}

/** The actions that stand at a table. */
export const standingAt = async (store: TableStore, id: string, revision: number) =>
  standing(await entriesAt(store, id, revision));

/** The row of a table that runs: what its log has made of it. */
export function rowOf(row: StoredTable, { charter, hosted }: Awake): StoredTable {
  const decision = decisionOf(charter, hosted);
  const over = charter.game.decision(hosted.state) === null;
  const status = hosted.ended ? 'ended' : over ? 'over' : hosted.clock.pausedUntil === null ? 'running' : 'paused';
  return {
    ...row,
    status,
    revision: hosted.revision,
    waiting: decision?.seats ?? [],
    deadline: hostedDeadline(charter, hosted),
    seats: row.seats.every((seat, n) => isHeldBy(seat, hosted.holders[n]!))
      ? row.seats
      : row.seats.map((seat, n) => {
          const { bot, resigned } = hosted.holders[n]!;
          return { ...seat, bot, resigned };
        }),
  };
}

const isHeldBy = (seat: StoredSeat, { bot, resigned }: Holder): boolean =>
  seat.bot === bot && seat.resigned === resigned;
