import { Worker } from 'node:worker_threads';
import { effortOf } from '@guildhall/bots';
import type { BotJob } from './surroundings.ts';

export interface BotTicket extends BotJob {
  readonly ticket: number;
}
/** What a thread is told: a job, or that somebody is in a hurry for the answer to one. */
export type ToBots = { readonly job: BotTicket } | { readonly hurry: number };
export type BotAnswer =
  | { readonly ticket: number; readonly action: unknown }
  | { readonly ticket: number; readonly problem: string };

interface Waiting {
  readonly job: BotTicket;
  readonly effort: number;
  /** Whether a thread broke down while it was at it. */
  failed: boolean;
  resolve(action: unknown): void;
  reject(error: Error): void;
}

interface Hand {
  readonly worker: Worker;
  readonly at: Map<number, Waiting>;
}

/** What takes longer than this is long: such jobs wait for their turn, all others are taken at once. */
const LONG = 5_000;
/** So many long jobs at a time are thought about in one thread, a piece of each in turn. */
const LONG_AT_ONCE = 2;
/** After this long a bot decides by what it knows. */
const HURRIED_AFTER = 6_000;
/** A bot that has not answered after this long is given up, and its thread with it. */
const GIVEN_UP_AFTER = 20_000;

export interface BotPool {
  think(job: BotJob): Promise<unknown>;
  /** Moves that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

interface Patience {
  readonly hurriedAfter?: number;
  readonly givenUpAfter?: number;
}

/**
 * Threads in which bots think. A table has one job at a time. A thread thinks in pieces and takes what comes in between,
 * so that a quick bot answers at once however long others think beside it. Long jobs wait until a thread is free for
 * them: by level, each level in its turn and in the order in which they came, so that every table gets its turn.
 */
export function botPool(
  threads: number,
  { hurriedAfter = HURRIED_AFTER, givenUpAfter = GIVEN_UP_AFTER }: Patience = {},
): BotPool {
  /** Long jobs by how long they take. The first queue is the one whose turn it is. */
  const queues = new Map<number, Waiting[]>();
  const hands = new Set<Hand>();
  let tickets = 0;
  let closed = false;

  function hire(): Hand {
    const hand: Hand = { worker: new Worker(new URL('./bot-worker.ts', import.meta.url)), at: new Map() };
    hand.worker.unref();
    hand.worker.on('message', (answer: BotAnswer) => {
      const asked = hand.at.get(answer.ticket);
      hand.at.delete(answer.ticket);
      if ('action' in answer) asked?.resolve(answer.action);
      else asked?.reject(new Error(answer.problem));
      next();
    });
    hand.worker.on('error', (error) => dismiss(hand, error as Error));
    hands.add(hand);
    return hand;
  }

  /** Whoever was to blame is told; what others had asked of the thread is asked again, once. */
  function dismiss(hand: Hand, error: Error, blamed?: number): void {
    if (!hands.delete(hand)) return;
    void hand.worker.terminate();
    for (const [ticket, each] of hand.at) {
      if (each.failed || ticket === blamed) each.reject(error);
      else {
        each.failed = blamed === undefined;
        take(each);
      }
    }
    hand.at.clear();
    next();
  }

  const longIn = ({ at }: Hand): number => [...at.values()].filter(({ effort }) => effort > LONG).length;

  /** The thread with the least to do; a new one, as long as there may be more. */
  function leastBusy(): Hand {
    const busy = (hand: Hand) => longIn(hand) * threads * 10 + hand.at.size;
    const [first] = [...hands].sort((a, b) => busy(a) - busy(b));
    return first !== undefined && (first.at.size === 0 || hands.size >= threads) ? first : hire();
  }

  function give(hand: Hand, waiting: Waiting): void {
    const { job } = waiting;
    const { ticket } = job;
    hand.at.set(ticket, waiting);
    hand.worker.postMessage({ job } satisfies ToBots);
    const isAtIt = () => hand.at.get(ticket) === waiting;
    setTimeout(() => {
      if (isAtIt()) hand.worker.postMessage({ hurry: ticket } satisfies ToBots);
    }, hurriedAfter).unref();
    setTimeout(() => {
      if (isAtIt()) dismiss(hand, new Error('a bot thought for too long'), ticket);
    }, givenUpAfter).unref();
  }

  function take(waiting: Waiting): void {
    const { effort } = waiting;
    if (effort <= LONG) return give(leastBusy(), waiting);
    const queue = queues.get(effort) ?? [];
    queue.push(waiting);
    queues.set(effort, queue);
    next();
  }

  /** Long jobs, as long as there are threads with room for them. */
  function next(): void {
    while (!closed && queues.size > 0) {
      const hand = leastBusy();
      if (longIn(hand) >= LONG_AT_ONCE) return;
      const [effort, queue] = queues.entries().next().value!;
      const waiting = queue.shift()!;
      // the other levels come first now
      queues.delete(effort);
      if (queue.length > 0) queues.set(effort, queue);
      give(hand, waiting);
    }
  }

  return {
    get waiting() {
      return [...queues.values()].reduce((sum, queue) => sum + queue.length, 0);
    },
    think: (job) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the bots have gone'));
        take({ job: { ...job, ticket: ++tickets }, effort: effortOf(job.bot), failed: false, resolve, reject });
      }),
    async close() {
      closed = true;
      const all = [...hands];
      hands.clear();
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
