import { type Action, belfort, type Event, type Options, type State, type View } from '@guildhall/belfort';
import { makeBot } from '@guildhall/bots';
import { seeded } from '@guildhall/kernel';
import { newTable, type SeatPlan, type Table } from '@guildhall/table';

export type BelfortTable = Table<State, Action, View, Event, Options>;

const bot = (name: string, colour: string): SeatPlan => ({ kind: 'bot', bot: 'greedy', name, colour });
const human = (name: string, colour: string): SeatPlan => ({ kind: 'human', name, colour });

export const AGAINST_BOTS: readonly SeatPlan[] = [human('Ada', 'red'), bot('Bertram', 'blue'), bot('Clara', 'yellow')];
export const TWO_PEOPLE: readonly SeatPlan[] = [human('Ada', 'red'), human('Ben', 'blue'), bot('Clara', 'yellow')];

interface Choice {
  readonly seats?: readonly SeatPlan[];
  readonly options?: Partial<Options>;
  readonly seed?: number;
}

/** A table that bots have played, on every seat, until the moment comes or the game ends; the same one every time. */
export function playedUntil(moment: (table: BelfortTable) => boolean, choice: Choice = {}): BelfortTable {
  const { seats = AGAINST_BOTS, options = {}, seed = 0 } = choice;
  const table = newTable(belfort, options, seats, seed.toString(16).padStart(64, '0'));
  const player = makeBot<Action, View>('greedy', 'belfort');
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

/** The first game in which the first seat is asked this, in that month or later, and all of `more` is true. */
export function askedFor(
  ask: string,
  { month = 1, more = () => true, ...choice }: Choice & { month?: number; more?(table: BelfortTable): boolean } = {},
): BelfortTable {
  const moment = (table: BelfortTable) => {
    const decision = table.decision()!;
    return decision.ask === ask && decision.seats.includes(0) && table.state.round >= month && more(table);
  };
  for (let seed = 0; seed < 200; seed++) {
    const table = playedUntil(moment, { ...choice, seed });
    if (table.decision() !== null) return table;
  }
  throw new Error(`nobody is asked "${ask}" in 200 games`);
}

export const finished = (choice?: Choice): BelfortTable => playedUntil(() => false, choice);

/** A saved table, for a file input. */
export const fileOf = (table: BelfortTable, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(table.file())),
});
