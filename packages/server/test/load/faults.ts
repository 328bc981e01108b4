import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../src/store/open.ts';
import { connect as openLine } from '../online-server.ts';
import { startPostgres } from '../postgres.ts';
import { type Company, company } from './company.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

/** What was acknowledged, and what of it the store holds after everything. */
export interface Counts {
  kills: number;
  acknowledged: number;
  found: number;
  lost: number;
  /** Moves that are in the log twice, or that are there although the server said they would not be made. */
  doubled: number;
}

export interface FaultSettings {
  readonly kills: number;
  readonly tables: number;
  /** Told after each fault. */
  say(line: string): void;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const moment = () => wait(100 + Math.random() * 900);

/** Compares what was said with what is stored. */
async function compare(store: string, { ledger }: Company, kills: number): Promise<Counts> {
  const [said, refused] = [[...ledger.acknowledged], [...ledger.refused]];
  const reading = await connect(store, 'read');
  const times = new Map<string, number>();
  try {
    for (const { tbl, key, n } of await reading.all('SELECT tbl, key, COUNT(*) AS n FROM log GROUP BY tbl, key')) {
      times.set(`${tbl} ${key}`, Number(n));
    }
  } finally {
    await reading.close();
  }
  const found = said.filter((move) => times.has(move)).length;
  const twice = [...times.values()].filter((n) => n > 1).length;
  return {
    kills,
    acknowledged: said.length,
    found,
    lost: said.length - found,
    doubled: twice + refused.filter((move) => times.has(move)).length,
  };
}

/** Every table goes on, nothing is lost, nothing is there twice. */
async function prove(store: string, people: Company, kills: number, say: FaultSettings['say']): Promise<Counts> {
  await people.goesOn();
  const counts = await compare(store, people, kills);
  say(
    `${counts.kills} faults: ${counts.acknowledged} moves acknowledged, ${counts.lost} lost, ${counts.doubled} doubled; ` +
      `${people.games} games over, refused ${JSON.stringify(Object.fromEntries(people.reasons))}`,
  );
  return counts;
}

function sayTroubles(servers: readonly ServerProcess[], say: FaultSettings['say']): void {
  const troubles = servers.flatMap((server) => [...server.troubles]);
  for (const [words, times] of troubles) say(`written down ${times} times: ${words}`);
}

/** One server over a file, killed at random moments. */
export async function killSqlite({ kills, tables, say }: FaultSettings): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-faults-'));
  const store = `sqlite:${join(folder, 'data')}`;
  const server = await serverProcess(store);
  try {
    const people = await company([server.url], tables);
    let counts = await prove(store, people, 0, say);
    for (let n = 1; n <= kills; n++) {
      await moment();
      await server.kill();
      await server.start();
      counts = await prove(store, people, n, say);
    }
    people.stop();
    sayTroubles([server], say);
    return counts;
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** How servers ended that were asked to, and what sockets heard before. */
export interface Endings {
  readonly codes: (number | null)[];
  /** By onlooker and ending, whether they were told to come back, and the code by which their line was closed. */
  readonly told: { readonly bye: boolean; readonly closed: number }[];
}

/** One server over a file, asked to end at random moments, and started again. At every table somebody looks on. */
export async function endSqlite({ kills, tables, say }: FaultSettings): Promise<Counts & Endings> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-ends-'));
  const store = `sqlite:${join(folder, 'data')}`;
  const server = await serverProcess(store);
  const codes: Endings['codes'] = [];
  const told: Endings['told'][number][] = [];
  try {
    const people = await company([server.url], tables);
    let counts = await prove(store, people, 0, say);
    for (let n = 1; n <= kills; n++) {
      const onlookers = await Promise.all(
        people.ids().map(async (table) => {
          const line = await openLine(server.url, '');
          await line.say({ t: 'open', table });
          return line;
        }),
      );
      // somebody does not leave when told: meanwhile others come back, and must not be let in
      const deaf = await openLine(server.url, '');
      deaf.socket.pause();
      await moment();
      codes.push(await server.end());
      deaf.socket.terminate();
      // what was said until now is there before anybody comes back
      counts = await compare(store, people, n);
      if (counts.lost > 0) return { ...counts, codes, told };
      for (const { heard, closed } of onlookers) {
        told.push({ bye: heard.some(({ t }) => t === 'bye'), closed: await closed });
      }
      await server.start();
      counts = await prove(store, people, n, say);
    }
    people.stop();
    sayTroubles([server], say);
    return { ...counts, codes, told };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Two servers over one PostgreSQL: servers are killed, and so is the database. */
export async function killPostgres({
  kills,
  tables,
  restarts,
  say,
}: FaultSettings & { readonly restarts: number }): Promise<Counts & { restarts: number }> {
  const postgres = await startPostgres();
  const store = await postgres.newDatabase();
  const servers = [await serverProcess(store), await serverProcess(store)];
  try {
    const people = await company(
      servers.map(({ url }) => url),
      tables,
    );
    let counts = await prove(store, people, 0, say);
    let restarted = 0;
    for (let n = 1; n <= kills; n++) {
      await moment();
      // now and then both at once
      const dying = Math.random() < 0.2 ? servers : [servers[n % 2]!];
      await Promise.all(dying.map((server) => server.kill()));
      await Promise.all(dying.map((server) => server.start()));
      counts = await prove(store, people, n, say);
      if (restarted < Math.floor((n * restarts) / kills)) {
        await moment();
        await postgres.stop(restarted % 2 === 0 ? 'crash' : 'orderly');
        await moment();
        await postgres.start();
        restarted++;
        say(`PostgreSQL was restarted (${restarted})`);
        counts = await prove(store, people, n, say);
      }
    }
    people.stop();
    sayTroubles(servers, say);
    return { ...counts, restarts: restarted };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.remove();
  }
}

/** A file system of our own that can be filled up; null: this process may not mount one. */
export function smallDisk(): { readonly folder: string; fill(): void; empty(): void; remove(): void } | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (let size = 1 << 20; size >= 512; size >>= 1) {
          const block = Buffer.alloc(size);
          try {
            for (;;) writeSync(file, block);
          } catch {
            // smaller pieces may still fit
          }
        }
      } finally {
        closeSync(file);
      }
    },
    empty: () => unlinkSync(filler),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The disk is full for a while, again and again; every second time the server is killed meanwhile. Null: no disk can be mounted. */
export async function fillDisk({ kills, tables, say }: FaultSettings): Promise<Counts | null> {
  const disk = smallDisk();
  if (disk === null) return null;
  const data = join(disk.folder, 'data');
  mkdirSync(data);
  const store = `sqlite:${data}`;
  const server = await serverProcess(store);
  try {
    const people = await company([server.url], tables);
    let counts = await prove(store, people, 0, say);
    for (let n = 1; n <= kills; n++) {
      await moment();
      disk.fill();
      // as long as it is full nothing can be written, and so nothing is acknowledged
      await wait(500);
      const before = people.ledger.acknowledged.size;
      await wait(1500);
      say(`the disk was full: ${people.ledger.acknowledged.size - before} moves acknowledged meanwhile`);
      if (n % 2 === 0) await server.kill();
      disk.empty();
      if (n % 2 === 0) await server.start();
      counts = await prove(store, people, n, say);
    }
    people.stop();
    sayTroubles([server], say);
    return counts;
  } finally {
    await server.kill();
    disk.remove();
  }
}
