/** The thread that writes the file. Everything that waits is written in one transaction, and answered after it. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { StartError } from '../port.ts';
import type { Appended, Row, Statement } from './db.ts';
import { migrate } from './migrate.ts';
import { openToWrite, prepared, sqliteConnection, type Trouble, troubleOf } from './sqlite-file.ts';

/** An entry goes to the writer as a list of values: names of fields would be copied with every one of them. */
export type Entry = readonly [
  table: string,
  revision: number,
  at: number,
  seat: number | null,
  by: string,
  kind: string,
  body: string,
  key: string,
  status: string,
  waiting: string,
  deadline: number | null,
  botDue: number | null,
];
export type Job = Entry | { readonly write: readonly Statement[] };
export type Failed = { readonly trouble: Trouble; readonly message: string };
export type Outcome = Appended | Row[][] | Failed;
/**
 * First whether the store is open, then an answer to each job, in the order of the jobs. A number: so many entries were
 * written, and there was nothing else.
 */
export type Report = { readonly open: true } | { readonly refused: string } | readonly Outcome[] | number;

const port = parentPort!;
const report = (message: Report) => port.postMessage(message);

const INSERT = `INSERT INTO log (tbl, revision, at, seat, made_by, kind, body, key)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8 FROM tbl WHERE id = $1 AND revision = $2 - 1 ON CONFLICT DO NOTHING`;
/** After most moves the table runs as before and no bot is asked: then the indexes of these columns are left alone. */
const PASS = `UPDATE tbl SET revision = $2, waiting = $4, deadline = $5
  WHERE id = $1 AND status = $3 AND bot_due IS $6`;
const UPDATE = 'UPDATE tbl SET revision = $2, status = $3, waiting = $4, deadline = $5, bot_due = $6 WHERE id = $1';

class NoRow extends Error {}

const failed = (error: unknown): Failed => ({
  trouble: error instanceof NoRow ? 'conflict' : troubleOf(error),
  message: error instanceof Error ? error.message : String(error),
});

const opened = await open();
if (opened !== null) {
  report({ open: true });
  serve(opened);
}

async function open() {
  try {
    const store = openToWrite(workerData as string);
    try {
      await migrate(sqliteConnection(store.file));
      return store;
    } catch (error) {
      store.close();
      throw error;
    }
  } catch (error) {
    if (!(error instanceof StartError) && troubleOf(error) === 'wrong') throw error;
    report({ refused: (error as Error).message });
    return null;
  }
}

function serve({ file, close }: ReturnType<typeof openToWrite>): void {
  const { run } = prepared(file);

  function append([table, revision, at, seat, by, kind, body, key, ...row]: Entry): Appended {
    const { count } = run({ sql: INSERT, values: [table, revision, at, seat, by, kind, body, key] });
    if (count === 0) return 'taken';
    const values = [table, revision, ...row];
    if (run({ sql: PASS, values }).count === 0) run({ sql: UPDATE, values });
    return 'written';
  }

  function execute(statement: Statement): Row[] {
    const { rows, count } = run(statement);
    if (statement.must && count === 0) throw new NoRow(`found no row: ${statement.sql}`);
    return rows;
  }

  /** One statement undoes itself when it fails; several need a point to go back to. */
  function group(statements: readonly Statement[]): Row[][] {
    if (statements.length === 1) return [execute(statements[0]!)];
    run({ sql: 'SAVEPOINT one' });
    try {
      const rows = statements.map(execute);
      run({ sql: 'RELEASE one' });
      return rows;
    } catch (error) {
      if (file.isTransaction) {
        run({ sql: 'ROLLBACK TO one' });
        run({ sql: 'RELEASE one' });
      }
      throw error;
    }
  }

  /** What is wrong with one job is its own affair; when the store cannot write, none is written. */
  function perform(job: Job): Outcome {
    try {
      return 'write' in job ? group(job.write) : append(job);
    } catch (error) {
      const failure = failed(error);
      if (failure.trouble === 'unavailable') throw error;
      return failure;
    }
  }

  /** SQLite undoes some failures by itself. */
  function undo(): void {
    try {
      if (file.isTransaction) run({ sql: 'ROLLBACK' });
    } catch {
      // The disk is away: what was not committed is gone anyway.
    }
  }

  function commit(jobs: readonly Job[]): Outcome[] {
    try {
      run({ sql: 'BEGIN IMMEDIATE' });
      const outcomes = jobs.map(perform);
      run({ sql: 'COMMIT' });
      return outcomes;
    } catch (error) {
      undo();
      const failure: Failed = { trouble: 'unavailable', message: failed(error).message };
      return jobs.map(() => failure);
    }
  }

  port.on('message', (first: readonly Job[] | 'close') => {
    const jobs: Job[] = [];
    let closing = false;
    for (let message: typeof first | undefined = first; message !== undefined; ) {
      if (message === 'close') closing = true;
      else jobs.push(...message);
      message = receiveMessageOnPort(port)?.message;
    }
    if (jobs.length > 0) {
      const outcomes = commit(jobs);
      report(outcomes.every((outcome) => outcome === 'written') ? outcomes.length : outcomes);
    }
    if (!closing) return;
    close();
    port.close();
  });
}
