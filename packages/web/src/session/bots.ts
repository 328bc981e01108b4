import type { BotRequest } from '@guildhall/table';
import type { BotAnswer, BotJob } from './serveBots.ts';

/** Who answers for the bots of a table. */
export interface BotHost {
  ask(request: BotRequest<unknown, unknown>): Promise<unknown>;
  close(): void;
}

/** Bots think in a worker, so that the page never waits for them. It is started when the first one is asked. */
export function botHost(start: () => Worker): BotHost {
  const waiting = new Map<number, { resolve(action: unknown): void; reject(error: Error): void }>();
  let tickets = 0;
  let running: Worker | null = null;

  function hire(): Worker {
    const worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      const asked = waiting.get(data.ticket);
      waiting.delete(data.ticket);
      if ('action' in data) asked?.resolve(data.action);
      else asked?.reject(new Error(data.problem));
    });
    // whoever asks again gets a new worker: this one may not even have been loaded
    worker.addEventListener('error', (event) => {
      running = null;
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new Error(event.message || 'the bot could not be loaded'));
      waiting.clear();
    });
    return worker;
  }

  return {
    ask(request) {
      running ??= hire();
      const worker = running;
      const job: BotJob = { ...request, ticket: ++tickets };
      return new Promise((resolve, reject) => {
        waiting.set(job.ticket, { resolve, reject });
        worker.postMessage(job);
      });
    },
    close: () => running?.terminate(),
  };
}
