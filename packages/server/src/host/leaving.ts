import type { StoredSeat, StoredTable, TableChange } from '../store/table-rows.ts';

interface Left {
  readonly change: TableChange;
  readonly seats: readonly { readonly n: number; readonly set: Partial<StoredSeat> }[];
}

/** What changes when somebody leaves a table before its start, or does not want the seat that is kept for them; null: they have none. */
export function leaving(table: StoredTable, person: string): Left | null {
  const n = table.seats.findIndex((seat) => seat.person === person);
  if (n < 0) return null;
  const seats = [{ n, set: { person: null, shareHash: null, share: null, invited: false } }];
  if (table.host !== person) return { change: {}, seats };
  const heir =
    table.seats.find((seat) => seat.person !== null && !seat.invited && seat.person !== person)?.person ?? null;
  // a table that nobody is left at is closed; else the next person has it
  return { change: heir === null ? { status: 'ended', endedAt: Date.now() } : { host: heir }, seats };
}
