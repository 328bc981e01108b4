import type { Game } from '@guildhall/kernel';
import type { BadTable, SeatPlan, Table, TableFault, TableFile } from '@guildhall/table';
import { browserShelf, OnlyForNow, type Saved, type TableSummary, withMemory } from './shelf.ts';

/** All that is read of a state: the round, which lists of tables show; 0: before the first. */
interface AnyState {
  readonly round: number;
}

/** A game whose types need not be known: its actions and events are passed on unread. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<AnyState, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyTable = Table<AnyState, any, any, any, any>;

/** Finds the rules of a game by its name and their number, or else today's; null: there is no such game. */
export type FindGame = (id: string, rules?: number) => Promise<AnyGame | null>;

export interface NewTable {
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  readonly seed?: string;
}

const engine = () => import('./engine.ts');

const shelf = withMemory(browserShelf());

function summarise({ game, state, seats }: AnyTable): Saved['summary'] {
  const decision = game.decision(state);
  const kinds = (decision?.seats ?? []).map((seat) => seats[seat]!.kind);
  const over = decision === null;
  return {
    game: game.id,
    names: seats.map((seat) => seat.name),
    colours: seats.map((seat) => seat.colour),
    round: state.round,
    over,
    waitingFor: over ? null : kinds.includes('human') ? 'human' : 'bot',
    updated: Date.now(),
    winners: over ? game.standings(state).flatMap(({ seat, place }) => (place === 1 ? seats[seat]!.name : [])) : [],
  };
}

/** Keeps a table that was opened or made here. What somebody else has added since is never written over. */
export interface Keeper {
  save(table: AnyTable): Promise<void>;
  /** After how many moves advice was asked for. It is kept beside the table, whose log tells moves alone. */
  advised(): readonly number[];
  /** Takes effect when the table is saved next. */
  noteAdvised(advised: readonly number[]): void;
  /** Whether the table would be lost with the page; left out: no. */
  isOnlyForNow?(): boolean;
}

/** `onto`: how many entries of the table are kept already; null: none, it is new. */
export function keeperOf(
  id: string,
  onto: number | null,
  where = shelf,
  advisedBefore: readonly number[] = [],
): Keeper {
  let known = onto;
  let advised = advisedBefore;
  return {
    async save(table) {
      const file = table.file();
      await where.put(id, { file, summary: summarise(table), ...(advised.length > 0 && { advised }) }, known);
      known = file.entries.length;
    },
    advised: () => advised,
    noteAdvised(now) {
      advised = now;
    },
    isOnlyForNow: () => where.isOnlyForNow?.(id) ?? false,
  };
}

/** Where it lies only in memory, the table says so when it is opened. */
async function keep(table: AnyTable): Promise<string> {
  const id = crypto.randomUUID();
  await keeperOf(id, null)
    .save(table)
    .catch((error: unknown) => {
      if (!(error instanceof OnlyForNow)) throw error;
    });
  return id;
}

export async function createTable(game: AnyGame, { options, seats, seed }: NewTable): Promise<string> {
  const { newTable, newSeed } = await engine();
  return keep(newTable(game, options, seats, seed ?? newSeed()));
}

/** Tables that wait for a person first, then the newest. */
export async function listTables(): Promise<TableSummary[]> {
  const all = await shelf.all();
  const urgency = (summary: Saved['summary']) => (summary.waitingFor === 'human' ? 0 : summary.over ? 2 : 1);
  return all
    .map(([id, { summary, file }]) => ({ id, ...summary, hasPerson: file.seats.some(({ kind }) => kind === 'human') }))
    .sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
}

export const deleteTable = (id: string): Promise<void> => shelf.remove(id);

async function mustFind(find: FindGame, { game: id, rules }: TableFile): Promise<AnyGame> {
  const game = await find(id, rules);
  if (game !== null) return game;
  const { BadTable } = await engine();
  throw new BadTable({ t: 'otherGame', found: id }, [`no game called "${id}"`]);
}

/** Opens a saved table with its keeper, or null if there is none of that name. */
export async function loadTable(id: string, find: FindGame): Promise<{ table: AnyTable; keeper: Keeper } | null> {
  const saved = await shelf.get(id);
  if (saved === undefined) return null;
  const [game, { openTable }] = await Promise.all([mustFind(find, saved.file), engine()]);
  const table = openTable(game, saved.file);
  return { table, keeper: keeperOf(id, table.revision, shelf, saved.advised) };
}

export async function exportTable(id: string): Promise<string> {
  const saved = await shelf.get(id);
  if (saved === undefined) throw new Error('this table is gone');
  return JSON.stringify(saved.file);
}

/** What is wrong with a game file; undefined: something else went wrong. */
export const faultOf = (error: unknown): TableFault | undefined =>
  error instanceof Error && error.name === 'BadTable' ? (error as BadTable).fault : undefined;

/** Takes a game file from outside; throws an error that says what is wrong with it. */
export async function importTable(json: string, find: FindGame): Promise<string> {
  const { openTable, readTable } = await engine();
  const file = readTable(json);
  return keep(openTable(await mustFind(find, file), file));
}
