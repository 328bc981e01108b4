import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Input, Part, TaskName } from './batch-tasks.ts';
import { Failure, messageOf } from './failure.ts';
import { progressBar } from './progress.ts';

/** The things of a batch, by number: from `from` up to but not including `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a thread does next; null: there is nothing left. */
export type Order = (Range & { readonly batch: number }) | null;

export interface Batches<T extends TaskName> {
  readonly task: T;
  readonly input: Input<T>;
  readonly total: number;
  /** What is counted, in words. */
  readonly unit: string;
  /** Things in a batch; left out: as many as keep all threads busy and the bar moving. */
  readonly size?: number;
  readonly threads?: number | undefined;
  /** What is known already of a batch, and needs no doing. */
  known?(range: Range): Part<T> | undefined;
  /** What was done, in the order in which it is ready. */
  done?(range: Range, part: Part<T>): void;
  /** What is going on, for the message when it breaks off. */
  readonly what: string;
}

/** Node before 24.3 says in every thread that type stripping is experimental. */
const QUIET = ['--disable-warning=ExperimentalWarning'];

/**
 * Does many things in threads. Batches depend on the number of things alone and come back in order, so that threads do
 * not change the result.
 */
export async function inBatches<T extends TaskName>(plan: Batches<T>): Promise<Part<T>[]> {
  const { total, size = Math.min(50, Math.ceil(total / 200)) } = plan;
  const parts: Part<T>[] = [];
  const todo: (Range & { batch: number })[] = [];
  let done = 0;
  for (let batch = 0; batch * size < total; batch++) {
    const range = { from: batch * size, to: Math.min(total, (batch + 1) * size) };
    const known = plan.known?.(range);
    if (known === undefined) todo.push({ batch, ...range });
    else {
      parts[batch] = known;
      done += range.to - range.from;
    }
  }
  if (todo.length === 0) return parts;
  const progress = progressBar(total, plan.unit, done);
  progress.show(done);

  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let order: Order = null;
      const next = () => {
        order = todo.shift() ?? null;
        worker.postMessage(order);
      };
      worker.on('message', (part: Part<T>) => {
        try {
          parts[order!.batch] = part;
          plan.done?.(order!, part);
          done += order!.to - order!.from;
          progress.show(done);
          next();
        } catch (error) {
          reject(error);
        }
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with code ${code}`))));
      next();
    });

  const workers = Array.from(
    { length: Math.min(plan.threads ?? availableParallelism(), todo.length) },
    () =>
      new Worker(new URL('./batch-worker.ts', import.meta.url), {
        workerData: { task: plan.task, input: plan.input },
        execArgv: QUIET,
      }),
  );
  try {
    await Promise.all(workers.map(work));
  } catch (error) {
    throw new Failure(`${plan.what} broke off: ${messageOf(error)}`);
  } finally {
    progress.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return parts;
}
