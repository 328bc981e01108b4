import { randomUUID } from 'node:crypto';
import { below, seeded } from '@guildhall/kernel';
import { todaysEngine } from '../../src/host/engines.ts';
import { hashOf, newSecret } from '../../src/people/secrets.ts';
import { openDb } from '../../src/store/open.ts';
import { tableStore } from '../../src/store/tables.ts';

/** A game that runs, with the moves that are going to be made. */
export interface LaidGame {
  /** Of its table. */
  readonly id: string;
  readonly moves: readonly { readonly seat: number; readonly action: unknown }[];
}

/** The cookies of four people, and the games that they play one after the other. */
export interface LaidCompany {
  readonly cookies: readonly string[];
  readonly games: readonly LaidGame[];
}

const SEATS = 4;

/** The game with this number: Belfort and Bruges in turns. The seed is known, so its random moves can be chosen before. */
export function gameAt(number: number): { readonly name: string; readonly seed: string; moves(): LaidGame['moves'] } {
  const name = number % 2 === 0 ? 'belfort' : 'bruges';
  const seed = hashOf(`seed ${number}`);
  return { name, seed, moves: () => movesOf(name, seed, number) };
}

function movesOf(name: string, seed: string, number: number): LaidGame['moves'] {
  const game = todaysEngine(name)!;
  const state = game.setup(game.options({}, SEATS), SEATS, seed);
  const random = seeded(number);
  const moves: { seat: number; action: unknown }[] = [];
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const seat = decision.seats[0]!;
    const legal = game.legal(state, seat);
    const action = legal[below(random, legal.length)];
    game.apply(state, seat, action);
    moves.push({ seat, action });
  }
  return moves;
}

/** Writes running tables into a store, as they would be after a start: live games with a clock, for so many times four people. */
export async function layTables(store: string, count: number, games = 1): Promise<LaidCompany[]> {
  const db = await openDb(store);
  const tables = tableStore(db);
  const laid: LaidCompany[] = [];
  const at = Date.now();
  const pace = { kind: 'live', minutes: 180, seconds: 300 } as const;
  async function gather(number: number): Promise<LaidCompany> {
    const people = Array.from({ length: SEATS }, () => ({ id: randomUUID(), secret: newSecret() }));
    await db.write(
      people.flatMap(({ id, secret }, seat) => [
        {
          sql: `INSERT INTO person (id, name, notices, created_at, seen_at) VALUES ($1, $2, '{"live":["browser"],"turns":["browser"]}', $3, $3)`,
          values: [id, `Player ${seat}`, at],
        },
        {
          sql: `INSERT INTO session (hash, id, person, kind, name, created_at, used_at)
            VALUES ($1, $2, $3, 'browser', NULL, $4, $4)`,
          values: [hashOf(secret), randomUUID(), id, at],
        },
      ]),
    );
    const ids = people.map((person) => person.id);
    return {
      cookies: people.map(({ secret }) => `guildhall=${secret}`),
      games: await Promise.all(Array.from({ length: games }, (_, i) => lay(ids, number * games + i))),
    };
  }

  async function lay(people: readonly string[], number: number): Promise<LaidGame> {
    const { name, seed, moves } = gameAt(number);
    const game = todaysEngine(name)!;
    const id = randomUUID().slice(0, 12);
    await tables.create({
      id,
      game: name,
      rules: game.rules,
      options: game.options({}, SEATS),
      pace,
      listed: false,
      takebacks: true,
      advice: false,
      host: people[0]!,
      commitment: seed,
      secret: seed,
      createdAt: at,
      begun: { seed, entries: [] },
      seats: people.map((person) => ({ person, bot: null, colour: null, shareHash: null, share: null })),
    });
    await tables.change(id, ['gathering'], { status: 'running', startedAt: at });
    return { id, moves: moves() };
  }
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, i) => gather(from + i));
    laid.push(...(await Promise.all(some)));
  }
  await db.close();
  return laid;
}
