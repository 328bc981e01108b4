import { Worker } from 'node:worker_threads';
import type { BotJob } from './surroundings.ts';

export interface BotTicket extends BotJob {
  readonly ticket: number;
}
export type BotAnswer =
  | { readonly ticket: number; readonly action: unknown }
  | { readonly ticket: number; readonly problem: string };

interface Waiting {
  readonly job: BotTicket;
  resolve(action: unknown): void;
  reject(error: Error): void;
}

interface Hand {
  readonly worker: Worker;
  at: Waiting | null;
}

/** A bot that has not answered after this long is given up, and its thread with it. */
const LONGEST_THOUGHT = 20_000;

export interface BotPool {
  think(job: BotJob): Promise<unknown>;
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * Threads in which bots think. A table has one job at a time, and jobs are taken in the order in which they came, so
 * that every table gets its turn.
 */
export function botPool(threads: number): BotPool {
  const queue: Waiting[] = [];
  const hands = new Set<Hand>();
  let tickets = 0;
  let closed = false;

  function hire(): Hand {
    const hand: Hand = { worker: new Worker(new URL('./bot-worker.ts', import.meta.url)), at: null };
    hand.worker.unref();
    hand.worker.on('message', (answer: BotAnswer) => {
      const { at } = hand;
      if (at?.job.ticket !== answer.ticket) return;
      hand.at = null;
      if ('action' in answer) at.resolve(answer.action);
      else at.reject(new Error(answer.problem));
      next();
    });
    hand.worker.on('error', (error) => dismiss(hand, error as Error));
    hands.add(hand);
    return hand;
  }

  function dismiss(hand: Hand, error: Error): void {
    if (!hands.delete(hand)) return;
    void hand.worker.terminate();
    hand.at?.reject(error);
    hand.at = null;
    next();
  }

  function next(): void {
    if (closed || queue.length === 0) return;
    const free = [...hands].find(({ at }) => at === null) ?? (hands.size < threads ? hire() : undefined);
    if (free === undefined) return;
    const waiting = queue.shift()!;
    free.at = waiting;
    free.worker.postMessage(waiting.job);
    const { ticket } = waiting.job;
    setTimeout(() => {
      if (free.at?.job.ticket === ticket) dismiss(free, new Error('a bot thought for too long'));
    }, LONGEST_THOUGHT).unref();
    next();
  }

  return {
    get waiting() {
      return queue.length;
    },
    think: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job: { ...job, ticket: ++tickets }, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      const all = [...hands];
      hands.clear();
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
