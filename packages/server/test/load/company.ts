import { type Visitor, visitor } from '../online-server.ts';
import { type Player, player } from './player.ts';

/** What was said about moves, for comparing it with what is stored. Each as `table key`. */
export interface Ledger {
  readonly acknowledged: Set<string>;
  readonly refused: Set<string>;
}

interface Table {
  readonly id: string;
  readonly players: readonly Player[];
  acknowledged: number;
}

const GAMES = ['belfort', 'bruges'] as const;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** However busy the machine is, a table that goes on has moved by then. */
const PATIENCE = 90_000;

/** Does something at a server that may be away just now. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
  }
}

async function known(coming: Promise<Visitor>): Promise<Visitor> {
  const person = await coming;
  if (person.cookie() === '') throw new Error('the server could not take in anybody');
  return person;
}

/** People at tables who play without end: where a game is over, a new one begins. */
export async function company(addresses: readonly string[], count: number) {
  const ledger: Ledger = { acknowledged: new Set(), refused: new Set() };
  const tables: Table[] = [];
  const reasons = new Map<string, number>();
  let stopped = false;
  let games = 0;
  let failure: unknown = null;

  async function layTable(place: number): Promise<void> {
    const game = GAMES[place % GAMES.length]!;
    // at every third table a bot sits as well
    const bots = place % 3 === 0 ? 1 : 0;
    const url = () => ({ url: addresses[Math.floor(Math.random() * addresses.length)]! });
    const people = await Promise.all(
      Array.from({ length: 4 - bots }, (_, i) => insist(() => known(visitor(url(), `Player ${i}`)))),
    );
    const seats = [
      { kind: 'me' },
      ...people.slice(1).map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' })),
    ];
    const wish = { game, options: {}, seats, pace: { kind: 'free' }, listed: false, takebacks: true };
    const done = async (route: 'newTable' | 'join' | 'start', body: object, id = '', who = people[0]!) => {
      const { status, answer, wrong } = await who.ask(route, body as never, { id });
      // done already, by a request whose answer was lost
      if (status === 409) return null;
      if (status !== 200) throw new Error(`${route}: ${status} ${wrong.message}`);
      return answer;
    };
    const laid = (await insist(() => done('newTable', wish)))!;
    for (const person of people.slice(1)) await insist(() => done('join', {}, laid.id, person));
    await insist(() => done('start', {}, laid.id));
    let over = false;
    const table: Table = {
      id: laid.id,
      acknowledged: 0,
      players: people.map(({ cookie }) =>
        player({
          game,
          table: laid.id,
          cookie: cookie(),
          addresses,
          events: {
            acknowledged(key) {
              table.acknowledged++;
              ledger.acknowledged.add(`${laid.id} ${key}`);
            },
            refused(key, why) {
              ledger.refused.add(`${laid.id} ${key}`);
              reasons.set(why, (reasons.get(why) ?? 0) + 1);
            },
            over() {
              if (over || stopped) return;
              over = true;
              games++;
              setTimeout(() => {
                for (const each of table.players) each.stop();
                layTable(place).catch((error: unknown) => {
                  failure = error;
                });
              }, 200);
            },
          },
        }),
      ),
    };
    tables[place] = table;
  }
  await Promise.all(Array.from({ length: count }, (_, place) => layTable(place)));

  return {
    ledger,
    reasons,
    get games() {
      return games;
    },
    ids: () => tables.map(({ id }) => id),
    /** Resolves when at every table a move was acknowledged after now. */
    async goesOn(): Promise<void> {
      const before = tables.map((table) => ({ table, count: table.acknowledged }));
      const end = Date.now() + PATIENCE;
      for (;;) {
        if (failure !== null) throw failure;
        const standing = before.find(({ table, count }, i) => tables[i] === table && table.acknowledged === count);
        if (standing === undefined) return;
        if (Date.now() > end) {
          const { id, players } = standing.table;
          throw new Error(`table ${id} does not go on:\n${players.map((each) => each.describe()).join('\n')}`);
        }
        await wait(20);
      }
    },
    stop() {
      stopped = true;
      for (const { players } of tables) for (const each of players) each.stop();
    },
  };
}
export type Company = Awaited<ReturnType<typeof company>>;
