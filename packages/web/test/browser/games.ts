import { type Action, belfort, type Event, type Options, type State, type View } from '@guildhall/belfort';
import type { Bot } from '@guildhall/bots';
import { firstPricesOf, greedyBy } from '@guildhall/bots/tools';
import { type Game, seeded } from '@guildhall/kernel';
import { newTable, openTable, type SeatPlan, type Table, type TableFile } from '@guildhall/table';

export type BelfortTable = Table<State, Action, View, Event, Options>;

export const bot = (name: string, colour: string): SeatPlan => ({ kind: 'bot', bot: 'greedy', name, colour });
export const human = (name: string, colour: string): SeatPlan => ({ kind: 'human', name, colour });

export const AGAINST_BOTS: readonly SeatPlan[] = [human('Ada', 'red'), bot('Bertram', 'blue'), bot('Clara', 'yellow')];
export const TWO_PEOPLE: readonly SeatPlan[] = [human('Ada', 'red'), human('Ben', 'blue'), bot('Clara', 'yellow')];

interface Choice<O> {
  readonly seats?: readonly SeatPlan[];
  readonly options?: Partial<O>;
  readonly seed?: number;
}

interface Moment<T, O> extends Choice<O> {
  readonly round?: number;
  more?(table: T): boolean;
}

/** Tables of a game, played by bots on every seat; the same ones every time, whatever bots have learned since. */
export function gamesOf<S extends { round: number }, A, V, E, O>(
  game: Game<S, A, V, E, O>,
  usual: readonly SeatPlan[],
  player = greedyBy(game.id, firstPricesOf(game.id)) as Bot<A, V>,
) {
  type Played = Table<S, A, V, E, O>;

  /** Played until the moment comes or the game ends. */
  function playedUntil(moment: (table: Played) => boolean, choice: Choice<O> = {}): Played {
    const { seats = usual, options = {}, seed = 0 } = choice;
    const table = newTable(game, options, seats, seed.toString(16).padStart(64, '0'));
    const random = seeded(seed);
    for (let decision = table.decision(); decision !== null && !moment(table); decision = table.decision()) {
      const seat = decision.seats[0]!;
      table.submit(
        table.revision,
        seat,
        player.choose(table.legal(seat), () => table.view([seat]), seat, random),
      );
    }
    return table;
  }

  /** What was looked for before: some moments are found only after many games, and asked for by test after test. */
  const known: { readonly wanted: string; readonly more: unknown; readonly file: TableFile }[] = [];

  /** The first game in which the first seat is asked this, in that round or later, and all of `more` is true. */
  function askedFor(ask: string, wish: Moment<Played, O> = {}): Played {
    const wanted = JSON.stringify([ask, wish]);
    const before = known.find((each) => each.wanted === wanted && each.more === wish.more);
    // a table of one's own: tests may play on
    if (before !== undefined) return openTable(game, before.file);
    const table = search(ask, wish);
    known.push({ wanted, more: wish.more, file: table.file() });
    return table;
  }

  function search(ask: string, { round = 1, more = () => true, ...choice }: Moment<Played, O>): Played {
    const moment = (table: Played) => {
      const decision = table.decision()!;
      return decision.ask === ask && decision.seats.includes(0) && table.state.round >= round && more(table);
    };
    for (let seed = 0; seed < 200; seed++) {
      const table = playedUntil(moment, { ...choice, seed });
      if (table.decision() !== null) return table;
    }
    throw new Error(`nobody is asked "${ask}" in 200 games`);
  }

  /** A table for each of several moments, the first of its kind; all of them from one row of games. */
  function momentsOf<K extends string>(moments: Readonly<Record<K, (table: Played) => boolean>>): Record<K, Played> {
    const missing = new Set(Object.keys(moments) as K[]);
    const found = {} as Record<K, Played>;
    const look = (table: Played) => {
      for (const name of missing) {
        if (!moments[name](table)) continue;
        missing.delete(name);
        found[name] = openTable(game, table.file());
      }
      return missing.size === 0;
    };
    for (let seed = 0; seed < 1000 && missing.size > 0; seed++) playedUntil(look, { seed });
    if (missing.size > 0) throw new Error(`1000 games without ${[...missing].join(', ')}`);
    return found;
  }

  return {
    askedFor,
    momentsOf,
    untouched: (choice?: Choice<O>): Played => playedUntil(() => true, choice),
    finished: (choice?: Choice<O>): Played => playedUntil(() => false, choice),
  };
}

const games = gamesOf(belfort, AGAINST_BOTS);
export const { finished, untouched } = games;

/** The first game in which the first seat is asked this, in that month or later, and all of `more` is true. */
export const askedFor = (
  ask: string,
  { month = 1, ...moment }: Moment<BelfortTable, Options> & { month?: number } = {},
): BelfortTable => games.askedFor(ask, { ...moment, round: month });

/** Whatever can be saved. */
export interface Filed {
  file(): unknown;
}

/** A saved table, for a file input. */
export const fileOf = (table: Filed, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(table.file())),
});
