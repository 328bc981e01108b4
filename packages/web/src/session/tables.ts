import type { BadTable, Table, TableFault, TableFile } from '@guildhall/table';
import { createStore, del, entries, get, set } from 'idb-keyval';
import { type AnyGame, type GameId, isGame, loadGame } from '../games/index.ts';
import type { NewTable, TableSummary } from './contract.ts';

export type { NewTable, SeatSetup, TableSummary } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyTable = Table<any, any, any, any, any>;

interface Saved {
  readonly file: TableFile;
  readonly summary: Omit<TableSummary, 'id'>;
}

const engine = () => import('./engine.ts');

const shelf = createStore('guildhall', 'tables');

function summarise(game: AnyGame, table: AnyTable): Saved['summary'] {
  const decision = table.decision();
  const kinds = (decision?.seats ?? []).map((seat) => table.seats[seat]!.kind);
  const over = decision === null;
  const standings = game.standings(table.state);
  return {
    game: game.id as GameId,
    names: table.seats.map((seat) => seat.name),
    colours: table.seats.map((seat) => seat.colour),
    round: table.state.round,
    over,
    waitingFor: over ? null : kinds.includes('human') ? 'human' : 'bot',
    updated: Date.now(),
    winners: over ? standings.filter(({ place }) => place === 1).map(({ seat }) => table.seats[seat]!.name) : [],
  };
}

/** Keeps the table as it is now. */
export async function saveTable(id: string, table: AnyTable): Promise<void> {
  const saved: Saved = { file: table.file(), summary: summarise(table.game, table) };
  await set(id, saved, shelf);
}

async function keep(table: AnyTable): Promise<string> {
  const id = crypto.randomUUID();
  await saveTable(id, table);
  return id;
}

export async function createTable(spec: NewTable): Promise<string> {
  const [game, { newTable, newSeed }] = await Promise.all([loadGame(spec.game), engine()]);
  return keep(newTable(game, spec.options, spec.seats, spec.seed ?? newSeed()));
}

/** Tables that wait for a person first, then the newest. */
export async function listTables(): Promise<TableSummary[]> {
  const all = await entries<string, Saved>(shelf);
  const urgency = (summary: Saved['summary']) => (summary.waitingFor === 'human' ? 0 : summary.over ? 2 : 1);
  return all
    .map(([id, { summary }]) => ({ id, ...summary }))
    .sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
}

export const deleteTable = (id: string): Promise<void> => del(id, shelf);

/** Opens a saved table, or null if there is none of that name. */
export async function loadTable(id: string): Promise<AnyTable | null> {
  const saved = await get<Saved>(id, shelf);
  if (saved === undefined) return null;
  const [game, { openTable }] = await Promise.all([loadGame(saved.file.game), engine()]);
  return openTable(game, saved.file);
}

export async function exportTable(id: string): Promise<string> {
  const saved = await get<Saved>(id, shelf);
  if (saved === undefined) throw new Error('this table is gone');
  return JSON.stringify(saved.file);
}

/** What is wrong with a game file; undefined: something else went wrong. */
export const faultOf = (error: unknown): TableFault | undefined =>
  error instanceof Error && error.name === 'BadTable' ? (error as BadTable).fault : undefined;

/** Takes a game file from outside; throws an error that says what is wrong with it. */
export async function importTable(json: string): Promise<string> {
  const { BadTable, openTable, readTable } = await engine();
  const file = readTable(json);
  if (!isGame(file.game)) throw new BadTable({ t: 'otherGame', found: file.game }, [`no game called "${file.game}"`]);
  return keep(openTable(await loadGame(file.game), file));
}
