import { BadReplay, type Game, type Replay, type ReplayFault, readReplay, verifyReplay } from '@guildhall/kernel';
import { BadTable, type Ending, type Move, openTable, readTable } from '@guildhall/table';

/** A whole game that holds, ready to be shown at any move. */
export interface Film<S, A, E, C extends string> {
  /** null: the file does not tell. */
  readonly names: readonly string[] | null;
  /** Which bot sat where, as far as the file tells. */
  readonly bots: readonly (string | null)[];
  readonly colours: readonly C[];
  /** [0] before the first move, [i] after i moves. */
  readonly states: readonly S[];
  readonly moves: readonly Move<A, E>[];
  readonly ending: Ending;
  /** After how many moves advice was asked for, as far as the file tells. */
  readonly advised: readonly number[];
}

/** Where every round begins, in moves, given the round after every move; the first is at [0]. */
export const roundStarts = (rounds: readonly number[]): number[] =>
  Array.from({ length: rounds.at(-1)! }, (_, i) => rounds.findIndex((round) => round > i));

/** Why there is nothing to show. */
export type Trouble =
  | { readonly t: 'noReplay'; readonly problems: readonly string[] }
  | { readonly t: 'aTable' }
  | { readonly t: 'missing' }
  | { readonly t: 'newer' }
  | { readonly t: 'fault'; readonly at: number; readonly of: number; readonly fault: ReplayFault };

export class NoFilm extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.t);
    this.name = 'NoFilm';
    this.trouble = trouble;
  }
}

/** A finished game as it was kept. */
export interface Recording {
  readonly replay: Replay;
  /** null: the file does not tell. */
  readonly seats: readonly RecordedSeat[] | null;
  /** After how many moves advice was asked for; left out: never, or nobody tells. */
  readonly advised?: readonly number[] | undefined;
}

interface RecordedSeat {
  readonly name: string;
  /** Left out: the usual one of the seat. */
  readonly colour?: string | undefined;
  /** Left out: a person sat there, or the file does not tell. */
  readonly bot?: string | undefined;
}

/** The moves of a replay, checked one by one; throws a NoFilm that says where it stops to hold. */
export function filmOf<S, A, V, E, O, C extends string>(
  game: Game<S, A, V, E, O>,
  known: readonly C[],
  { replay, seats, advised = [] }: Recording,
): Film<S, A, E, C> {
  const verdict = verifyReplay(game, replay);
  if (!verdict.ok) throw new NoFilm({ t: 'fault', at: verdict.at, of: replay.actions.length, fault: verdict.reason });
  const state = game.setup(game.options(replay.options, replay.seats), replay.seats, replay.seed);
  const states = [game.clone(state)];
  const moves = replay.actions.map(([seat, raw], i): Move<A, E> => {
    const action = raw as A;
    const effect = game.apply(state, seat, action);
    states.push(game.clone(state));
    return { seat, action, effect, events: verdict.events[i]! };
  });
  const colours = (seats ?? []).flatMap(({ colour }) => known.find((each) => each === colour) ?? []);
  return {
    names: seats?.map(({ name }) => name) ?? null,
    bots: seats?.map(({ bot }) => bot ?? null) ?? [],
    colours: colours.length === replay.seats ? colours : known.slice(0, replay.seats),
    states,
    moves,
    ending: { lines: game.score(state), standings: game.standings(state) },
    advised,
  };
}

/** Finds the rules of a game by its name and their number. */
// biome-ignore lint/suspicious/noExplicitAny: a file may be of any game
type FindGame = (id: string, rules: number) => Promise<Game<any, any, any, any, any> | null>;

/** Who played, as the file tells it; null: it does not, or not for every seat. */
function playersIn(text: string, seats: number): Recording['seats'] {
  const { players } = JSON.parse(text) as { players?: unknown };
  if (!Array.isArray(players) || players.length !== seats) return null;
  const told = players.flatMap((each: Partial<Record<keyof RecordedSeat, unknown>> | null): RecordedSeat[] =>
    typeof each?.name === 'string'
      ? [
          {
            name: each.name.slice(0, 60),
            ...(typeof each.colour === 'string' && { colour: each.colour }),
            ...(typeof each.bot === 'string' && { bot: each.bot.slice(0, 60) }),
          },
        ]
      : [],
  );
  return told.length === seats ? told : null;
}

/** After how many moves advice was asked for, as the file tells it; what is no such number is left out. */
function advisedIn(text: string): readonly number[] {
  const { advised } = JSON.parse(text) as { advised?: unknown };
  return Array.isArray(advised) ? advised.filter((after) => Number.isInteger(after)) : [];
}

/** A replay file, or the file of a finished game. */
export async function readRecording(text: string, find: FindGame): Promise<Recording> {
  try {
    const replay = readReplay(text);
    return { replay, seats: playersIn(text, replay.seats), advised: advisedIn(text) };
  } catch (error) {
    if (!(error instanceof BadReplay)) throw error;
    if (isNewer(text)) throw new NoFilm({ t: 'newer' });
    return (await recordingOfTable(text, find)) ?? fail(error.problems);
  }
}

/** Written by a later Guildhall than this one: all files here have version 1. */
function isNewer(text: string): boolean {
  try {
    const { format, version } = JSON.parse(text);
    return String(format).startsWith('guildhall') && version > 1;
  } catch {
    return false;
  }
}

function fail(problems: readonly string[]): never {
  throw new NoFilm({ t: 'noReplay', problems });
}

/** null: it is no table either. */
async function recordingOfTable(text: string, find: FindGame): Promise<Recording | null> {
  try {
    const file = readTable(text);
    const game = await find(file.game, file.rules);
    if (game === null) return fail([`there is no game called "${file.game}"`]);
    const table = openTable(game, file);
    if (table.decision() !== null) throw new NoFilm({ t: 'aTable' });
    return { replay: table.replay(), seats: table.seats };
  } catch (error) {
    if (!(error instanceof BadTable)) throw error;
    return text.includes('"guildhall-table"') ? fail(error.problems) : null;
  }
}
