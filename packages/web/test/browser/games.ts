import { type Action, belfort, type Event, type Options, type State, type View } from '@guildhall/belfort';
import { makeBot } from '@guildhall/bots';
import { seeded } from '@guildhall/kernel';
import { newTable, type SeatPlan, type Table } from '@guildhall/table';

type BelfortTable = Table<State, Action, View, Event, Options>;

const SEED = '5eed'.repeat(16);

export const SEATS: readonly SeatPlan[] = [
  { kind: 'human', name: 'Ada', colour: 'red' },
  { kind: 'bot', bot: 'greedy', name: 'Bertram', colour: 'blue' },
  { kind: 'bot', bot: 'greedy', name: 'Clara', colour: 'yellow' },
];

/** A table that bots have played, everybody's seat, until the moment comes; the same one every time. */
export function playedUntil(moment: (table: BelfortTable) => boolean, seats = SEATS): BelfortTable {
  const table = newTable(belfort, {}, seats, SEED);
  const bot = makeBot<Action, View>('greedy', 'belfort');
  const random = seeded(1);
  for (let decision = table.decision(); decision !== null && !moment(table); decision = table.decision()) {
    const seat = decision.seats[0]!;
    const action = bot.choose(table.legal(seat), () => table.view([seat]), seat, random);
    table.submit(table.revision, seat, action);
  }
  return table;
}

const asks = (table: BelfortTable, seat: number, ask: string): boolean => {
  const decision = table.decision();
  return decision !== null && decision.ask === ask && decision.seats.includes(seat);
};

/** The first seat is asked this, in that round or later. */
export const whenAsked =
  (ask: string, round = 1) =>
  (table: BelfortTable): boolean =>
    table.state.round >= round && asks(table, 0, ask);

export const never = () => false;

/** What a saved table looks like on disk. */
export const fileOf = (table: BelfortTable, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(table.file())),
});
