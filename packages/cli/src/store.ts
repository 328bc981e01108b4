import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import {
  backup,
  connect,
  migrate,
  type ReadReport,
  readConfig,
  reportsIn,
  restore,
  StartError,
  versionOf,
} from '@guildhall/server/store';
import { Failure, messageOf } from './failure.ts';

interface StoreOptions {
  readonly store?: string;
}

type Connection = Awaited<ReturnType<typeof connect>>;

async function withStore<T>(
  { store }: StoreOptions,
  purpose: 'read' | 'write',
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  try {
    const address = readConfig({ STORE: store ?? process.env.STORE }).store;
    const connection = await connect(address, purpose);
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  } catch (error) {
    throw error instanceof StartError ? new Failure(error.message) : error;
  }
}

/** How much is gathered before it is written. */
const CHUNK = 1 << 16;

/** Whoever has the file has everything, so only its owner may read it. It gets its name when it is whole. */
async function writeLines(file: string, produce: (write: (line: string) => Promise<void>) => Promise<number>) {
  if (await stat(file).catch(() => null)) throw new Failure(`${file} is there already; nothing was written`);
  const part = `${file}.part`;
  const out = await open(part, 'w', 0o600);
  try {
    let waiting = '';
    const flush = async () => {
      await out.write(waiting);
      waiting = '';
    };
    const count = await produce(async (line) => {
      waiting += `${line}\n`;
      if (waiting.length >= CHUNK) await flush();
    });
    await flush();
    await out.sync();
    await out.close();
    await rename(part, file);
    return count;
  } catch (error) {
    await out.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

export async function backupCommand(file: string, options: StoreOptions): Promise<number> {
  const rows = await withStore(options, 'read', (connection) =>
    writeLines(file, (write) => backup(connection, write)).catch((error: unknown) => {
      if (error instanceof StartError || error instanceof Failure) throw error;
      throw new Failure(`the backup could not be made: ${messageOf(error)}`);
    }),
  );
  console.log(`ok: ${rows} rows are in ${file}. It holds secrets; keep it as safe as the store itself.`);
  return 0;
}

/** The file is opened when its first line is asked for: lines that nobody waits for would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

export async function restoreCommand(file: string, options: StoreOptions): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw new Failure(`cannot read ${file}: ${messageOf(error)}`);
  });
  if (!found.isFile()) throw new Failure(`cannot read ${file}: it is not a file`);
  const rows = await withStore(options, 'write', (connection) => restore(connection, linesOf(file)));
  console.log(`ok: ${rows} rows were restored`);
  return 0;
}

export async function migrateCommand(options: StoreOptions): Promise<number> {
  const [steps, version] = await withStore(
    options,
    'write',
    async (connection) => [await migrate(connection), await versionOf(connection)] as const,
  );
  console.log(`ok: the store is at version ${version}; steps taken: ${steps}`);
  return 0;
}

/** What people wrote must not steer the terminal. */
const harmless = (text: string): string => text.replaceAll(/\p{C}/gu, ' ');
const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function reportLines({ at, by, about, table, text, words }: ReadReport): string[] {
  const called = ({ name, id }: ReadReport['by']): string =>
    `${name === null ? 'somebody who has gone' : harmless(name)} (${id})`;
  return [
    `${when(at)}  ${called(about)} at table ${table}, reported by ${called(by)}`,
    `  ${harmless(text)}`,
    ...words.map((word) => `  ${when(word.at)}  said: ${harmless(word.text ?? word.phrase ?? '')}`),
  ];
}

export async function reportsCommand(options: StoreOptions): Promise<number> {
  const reports = await withStore(options, 'read', reportsIn);
  console.log(
    reports.length === 0 ? 'nobody was reported' : reports.map((each) => reportLines(each).join('\n')).join('\n\n'),
  );
  return 0;
}
