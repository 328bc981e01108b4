import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameAt, layTables } from '../../packages/server/test/load/lay.ts';
import { RUNTIME, type ServerProcess, serverProcess } from '../../packages/server/test/load/server-process.ts';
import { type Postgres, startPostgres } from '../../packages/server/test/postgres.ts';
import type { PlayReport } from './playing.ts';

/**
 * `postgres2`: two servers over one database. `bare`: sockets and SQLite without a game, below which no server here can be.
 * `peerSameGames`: the other server with our games, in the way that costs it least; `peerAsTaught`: in the way that its
 * documentation teaches.
 */
export const CONTESTANTS = [
  'sqlite',
  'postgres',
  'postgres2',
  'bare',
  'peer',
  'peerSameGames',
  'peerAsTaught',
] as const;
export type Contestant = (typeof CONTESTANTS)[number];

export interface Measured {
  readonly movesPerSecond: number;
  /** Time of the processor that the servers used, in microseconds for each move. */
  readonly cpuMicrosPerMove: number;
  /** From sending a move to the answer that it is made, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** All that the four clients of a table receive for one move. */
  readonly bytesPerMove: number;
}

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const PEER = path('../peers/boardgame-io');
/** So many moves are made before anything is measured, so that all code is compiled; but for so many seconds at most. */
const WARM_UP_MOVES = 30_000;
const WARM_UP_SECONDS = 15;
/** A game has about 320 moves; when it ends, its people go on with another one. So many moves are enough for a measurement. */
const MOVES_OF_A_GAME = 300;
const ENOUGH_MOVES = 80_000;

export async function installPeer(say: (line: string) => void): Promise<void> {
  if (existsSync(join(PEER, 'node_modules/boardgame.io'))) return;
  say('installing what the server is compared with');
  execFileSync('npm', ['ci', '--prefix', PEER, '--ignore-scripts', '--loglevel', 'error'], { stdio: 'ignore' });
}

let database: Postgres | null = null;
async function postgres(): Promise<Postgres> {
  database ??= await startPostgres();
  return database;
}

export interface Clients {
  play(seconds: number, pace: number | null): Promise<PlayReport>;
  close(): void;
}

const next = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the clients ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });

/** Starts a process of clients, and waits until all of them sit. */
export async function clients(program: string, task: object): Promise<Clients> {
  const child = fork(program, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(task);
  await next(child);
  return {
    async play(seconds, pace) {
      child.send({ seconds, pace });
      return (await next<{ report: PlayReport }>(child)).report;
    },
    close: () => child.kill('SIGKILL'),
  };
}

export interface Hosting {
  readonly servers: readonly ServerProcess[];
  readonly clients: Clients;
  close(): Promise<void>;
}

/** By table, the games that its people play one after the other; those of our own tables. */
const sameGames = (tables: number, games: number) =>
  Array.from({ length: tables }, (_, table) =>
    Array.from({ length: games }, (_, i) => {
      const { name, seed, moves } = gameAt(table * games + i);
      return { id: `match-${table}-${i}`, name, seed, moves: moves() };
    }),
  );

/** Servers over a new store with running tables, and clients who sit at them. */
export async function hosting(
  contestant: Contestant,
  tables: number,
  { env = {}, games = 1 }: { readonly env?: Readonly<Record<string, string>>; readonly games?: number } = {},
): Promise<Hosting> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'));
  const servers: ServerProcess[] = [];
  let seated: Clients | null = null;
  const close = async () => {
    seated?.close();
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true });
  };
  if (contestant === 'peer') {
    servers.push(await serverProcess('', { TABLES: String(tables) }, RUNTIME, join(PEER, 'server.mjs')));
    seated = await clients(join(PEER, 'clients.mjs'), { url: servers[0]!.url, count: tables });
    return { servers, clients: seated, close };
  }
  if (contestant === 'peerSameGames' || contestant === 'peerAsTaught') {
    const file = join(folder, 'games.json');
    writeFileSync(file, JSON.stringify(sameGames(tables, games)));
    const taught = contestant === 'peerAsTaught' ? { AS_TAUGHT: 'yes' } : {};
    servers.push(await serverProcess('', { GAMES: file, ...taught }, RUNTIME, join(PEER, 'same-games-server.mjs')));
    seated = await clients(join(PEER, 'same-games-clients.mjs'), { url: servers[0]!.url, file });
    return { servers, clients: seated, close };
  }
  const inFile = contestant === 'sqlite' || contestant === 'bare';
  const store = inFile ? `sqlite:${join(folder, 'data')}` : await (await postgres()).newDatabase();
  const file = join(folder, 'tables.json');
  writeFileSync(file, JSON.stringify(await layTables(store, tables, games)));
  const count = contestant === 'postgres2' ? 2 : 1;
  if (contestant === 'bare') servers.push(await serverProcess(store, env, RUNTIME, path('./bare.ts')));
  else for (let i = 0; i < count; i++) servers.push(await serverProcess(store, env, ['--expose-gc']));
  seated = await clients(path('./clients.ts'), { urls: servers.map(({ url }) => url), companies: file });
  return { servers, clients: seated, close };
}

const cpuOf = async (servers: readonly ServerProcess[]): Promise<number> => {
  const used = await Promise.all(servers.map((server) => server.usage()));
  return used.reduce((sum, { cpu }) => sum + cpu.user + cpu.system, 0);
};

export async function measure(
  contestant: Contestant,
  tables: number,
  seconds: number,
  pace: number | null,
): Promise<Measured> {
  const games = pace === null ? Math.ceil(ENOUGH_MOVES / tables / MOVES_OF_A_GAME) : 1;
  const { servers, clients, close } = await hosting(contestant, tables, { games });
  try {
    let warm = 0;
    for (let second = 0; second < WARM_UP_SECONDS && warm < WARM_UP_MOVES; second++) {
      warm += (await clients.play(1, pace)).moves;
    }
    const before = await cpuOf(servers);
    const { moves, seconds: took, p50, p99, bytesPerMove } = await clients.play(seconds, pace);
    const used = (await cpuOf(servers)) - before;
    return {
      movesPerSecond: Math.round(moves / took),
      cpuMicrosPerMove: Math.round(used / moves),
      p50,
      p99,
      bytesPerMove,
    };
  } finally {
    await close();
  }
}
