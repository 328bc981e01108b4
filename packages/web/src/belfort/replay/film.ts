import { type Action, belfort, type Event, type State } from '@guildhall/belfort';
import { BadReplay, type Replay, type ReplayFault, readReplay, verifyReplay } from '@guildhall/kernel';
import { BadTable, type Move, openTable, readTable } from '@guildhall/table';
import { COLOURS, type Colour } from '../screen/contract.ts';

/** A whole game that holds, ready to be shown at any move. */
export interface Film {
  /** null: the file does not tell. */
  readonly names: readonly string[] | null;
  readonly colours: readonly Colour[];
  /** [0] before the first move, [i] after i moves. */
  readonly states: readonly State[];
  readonly moves: readonly Move<Action, Event>[];
}

/** Where every month begins, in moves; the first is at [0]. */
export const monthStarts = ({ states }: Pick<Film, 'states'>): number[] =>
  Array.from({ length: states.at(-1)!.round }, (_, i) => states.findIndex(({ round }) => round > i));

/** Why there is nothing to show. */
export type Trouble =
  | { readonly t: 'noReplay'; readonly problems: readonly string[] }
  | { readonly t: 'aTable' }
  | { readonly t: 'missing' }
  | { readonly t: 'fault'; readonly at: number; readonly of: number; readonly fault: ReplayFault };

export class NoFilm extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.t);
    this.name = 'NoFilm';
    this.trouble = trouble;
  }
}

const isColour = (colour: string): colour is Colour => (COLOURS as readonly string[]).includes(colour);

/** The moves of a replay, checked one by one; throws a NoFilm that says where it stops to hold. */
export function filmOf(
  replay: Replay,
  seats: readonly { readonly name: string; readonly colour: string }[] | null = null,
): Film {
  const verdict = verifyReplay(belfort, replay);
  if (!verdict.ok) throw new NoFilm({ t: 'fault', at: verdict.at, of: replay.actions.length, fault: verdict.reason });
  const state = belfort.setup(belfort.options(replay.options, replay.seats), replay.seats, replay.seed);
  const states = [belfort.clone(state)];
  const moves = replay.actions.map(([seat, raw], i): Move<Action, Event> => {
    const action = raw as Action;
    const effect = belfort.apply(state, seat, action);
    states.push(belfort.clone(state));
    return { seat, action, effect, events: verdict.events[i]! };
  });
  const colours = (seats ?? []).map(({ colour }) => colour).filter(isColour);
  return {
    names: seats?.map(({ name }) => name) ?? null,
    colours: colours.length === replay.seats ? colours : COLOURS.slice(0, replay.seats),
    states,
    moves,
  };
}

/** A replay file, or the file of a finished game. */
export function readFilm(text: string): Film {
  try {
    return filmOf(readReplay(text));
  } catch (error) {
    if (!(error instanceof BadReplay)) throw error;
    return filmOfTable(text) ?? fail(error.problems);
  }
}

function fail(problems: readonly string[]): never {
  throw new NoFilm({ t: 'noReplay', problems });
}

/** null: it is no table either. */
function filmOfTable(text: string): Film | null {
  try {
    const table = openTable(belfort, readTable(text));
    if (table.decision() !== null) throw new NoFilm({ t: 'aTable' });
    return filmOf(table.replay(), table.seats);
  } catch (error) {
    if (!(error instanceof BadTable)) throw error;
    return text.includes('"guildhall-table"') ? fail(error.problems) : null;
  }
}
