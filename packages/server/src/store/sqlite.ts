import { once } from 'node:events';
import { setImmediate } from 'node:timers';
import { Worker } from 'node:worker_threads';
import { StartError } from '../port.ts';
import { type Append, type Appended, Conflict, type Db, type Row, type Statement, StoreDown } from './db.ts';
import { openToRead, prepared, troubleOf } from './sqlite-file.ts';
import type { Entry, Job, Outcome, Report } from './sqlite-writer.ts';

interface Waiting {
  readonly resolve: (value: Appended | Row[][]) => void;
  readonly reject: (error: Error) => void;
}

function answer({ resolve, reject }: Waiting, outcome: Outcome): void {
  if (typeof outcome === 'string' || Array.isArray(outcome)) return resolve(outcome);
  const { trouble, message } = outcome as Exclude<Outcome, string | Row[][]>;
  if (trouble === 'unavailable') reject(new StoreDown(message));
  else reject(trouble === 'conflict' ? new Conflict(message) : new Error(message));
}

const entryOf = (entry: Append): Entry => [
  entry.table,
  entry.revision,
  entry.at,
  entry.seat,
  entry.by,
  entry.kind,
  entry.body,
  entry.key,
  entry.status,
  entry.waiting,
  entry.deadline,
  entry.botDue,
];

/** The thread that writes, once the store is open. */
async function startWriter(folder: string): Promise<Worker> {
  // Flags of the program, such as those of a script on the command line, are not for its threads.
  const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: folder, execArgv: [] });
  const [first] = (await once(worker, 'message')) as [Report];
  if (typeof first === 'object' && 'refused' in first) throw new StartError(first.refused);
  return worker;
}

/** A store in one file of a folder. Writes go to a thread of their own; reads are made here, and are short. */
export async function openSqlite(folder: string): Promise<Db> {
  const worker = await startWriter(folder);
  const checkpoints = new Worker(new URL('./sqlite-checkpoints.ts', import.meta.url), {
    workerData: folder,
    execArgv: [],
  });
  // Without it the writer makes checkpoints itself. It keeps no process alive.
  checkpoints.on('error', () => {});
  checkpoints.unref();
  const checkpointsEnded = once(checkpoints, 'exit');
  const file = openToRead(folder);
  const { run } = prepared(file);
  /** What was sent to the writer and is not answered yet, in order. */
  const sent: Waiting[] = [];
  let next: Job[] = [];
  let down: StoreDown | null = null;

  worker.on('message', (outcomes: readonly Outcome[] | number) => {
    if (typeof outcomes === 'number') for (const { resolve } of sent.splice(0, outcomes)) resolve('written');
    else for (const [i, waiting] of sent.splice(0, outcomes.length).entries()) answer(waiting, outcomes[i]!);
  });
  const fail = (cause: unknown) => {
    down ??= new StoreDown(cause);
    for (const { reject } of sent.splice(0)) reject(down);
  };
  worker.on('error', fail);
  const ended = once(worker, 'exit').then(() => fail('it was closed'));

  function send(): void {
    if (next.length > 0) worker.postMessage(next);
    next = [];
  }

  /** Jobs of one turn of the event loop go to the writer together. */
  function ask(job: Job): Promise<Appended | Row[][]> {
    if (down !== null) return Promise.reject(down);
    if (next.length === 0) setImmediate(send);
    next.push(job);
    return new Promise((resolve, reject) => sent.push({ resolve, reject }));
  }

  return {
    kind: 'sqlite',
    async read(statement: Statement) {
      if (down !== null) throw down;
      try {
        return run(statement).rows;
      } catch (error) {
        throw troubleOf(error) === 'unavailable' ? new StoreDown(error) : error;
      }
    },
    write: (statements) =>
      (statements.length === 0 ? Promise.resolve([]) : ask({ write: statements })) as Promise<Row[][]>,
    append: (entry: Append) => ask(entryOf(entry)) as Promise<Appended>,
    tell() {},
    hear() {},
    async close() {
      checkpoints.postMessage('close');
      if (down !== null) return;
      send();
      await checkpointsEnded;
      worker.postMessage('close');
      await ended;
      if (file.isOpen) file.close();
    },
  };
}
