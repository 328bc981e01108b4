import { CAST, type CharacterId } from '@guildhall/bots/cast';
import { LEVELS, type Level } from '@guildhall/bots/levels';
import type { SeatPlan } from '@guildhall/table';

/** How a game against bots of one level ended. */
export interface Result {
  readonly table: string;
  readonly level: Level;
  readonly won: boolean;
}

/** What this browser remembers of somebody's opponents in a game. */
export interface Remembered {
  /** How many played last; null: nobody has chosen yet. */
  readonly players: number | null;
  /** By seat, as chosen last. */
  readonly levels: readonly Level[];
  /** By seat: who was chosen by hand; null: whoever comes. */
  readonly characters: readonly (CharacterId | null)[];
  /** The last ones, oldest first. */
  readonly results: readonly Result[];
}

export const NOTHING: Remembered = { players: null, levels: [], characters: [], results: [] };

/** Against whom somebody plays their first game. */
export const FIRST_LEVEL: Level = 'apprentice';

export interface Suggestion {
  readonly level: Level;
  /** What speaks for it; null: it is the level that was played before. */
  readonly why: 'wins' | 'losses' | null;
}

const LOOKED_AT = 3;

/**
 * The second win in three games at a level leads to the next one, three losses in a row to the one before. Games before the
 * level was changed do not count.
 */
export function suggestion({ levels, results }: Pick<Remembered, 'levels' | 'results'>): Suggestion {
  const chosen = levels.every((level) => level === levels[0]) ? levels[0] : undefined;
  const level = chosen ?? results.at(-1)?.level ?? FIRST_LEVEL;
  const since = results.findLastIndex((result) => result.level !== level) + 1;
  const last = results.slice(since).slice(-LOOKED_AT);
  const wins = last.filter(({ won }) => won).length;
  const hasWon = last.at(-1)?.won === true;
  const [lower, higher] = [LEVELS[LEVELS.indexOf(level) - 1], LEVELS[LEVELS.indexOf(level) + 1]];
  if (hasWon && wins >= 2 && higher !== undefined) return { level: higher, why: 'wins' };
  if (last.length === LOOKED_AT && wins === 0 && lower !== undefined) return { level: lower, why: 'losses' };
  return { level, why: null };
}

const MOST_RESULTS = 12;

/** A game counts once. */
export const withResult = (remembered: Remembered, result: Result): Remembered =>
  remembered.results.some(({ table }) => table === result.table)
    ? remembered
    : {
        ...remembered,
        levels: remembered.levels.length > 0 ? remembered.levels : [result.level],
        results: [...remembered.results, result].slice(-MOST_RESULTS),
      };

/** The level of all bots at a table where one person plays against them; null: there is no such level. */
export function levelAt(seats: readonly SeatPlan[]): Level | null {
  const bots = seats.flatMap(({ kind, bot }) => (kind === 'bot' ? [bot?.split('/')[0] ?? ''] : []));
  if (bots.length !== seats.length - 1) return null;
  return LEVELS.find((level) => bots.every((bot) => bot === level)) ?? null;
}

const KEY = 'guildhall.opponents';
const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);
const isCharacter = (value: unknown): value is CharacterId => CAST.some(({ id }) => id === value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Keeps what is valid: an older or newer version may have written it. */
export function readRemembered(raw: unknown): Remembered {
  const { players, levels, characters, results } = (raw ?? {}) as Partial<Record<keyof Remembered, unknown>>;
  return {
    players: typeof players === 'number' && Number.isInteger(players) ? players : null,
    levels: list(levels).filter(isLevel),
    characters: list(characters).map((each) => (isCharacter(each) ? each : null)),
    results: list(results).flatMap((each) => {
      const { table, level, won } = (each ?? {}) as Partial<Record<keyof Result, unknown>>;
      return typeof table === 'string' && isLevel(level) && typeof won === 'boolean' ? [{ table, level, won }] : [];
    }),
  };
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const remembered = (game: string): Remembered => readRemembered(readAll()[game]);

export function remember(game: string, change: Partial<Remembered>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [game]: { ...remembered(game), ...change } }));
  } catch {
    // storage is switched off or full: the next game begins as the first one did
  }
}

export const noteResult = (game: string, result: Result): void => remember(game, withResult(remembered(game), result));
