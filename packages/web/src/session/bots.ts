import type { BotRequest } from '@guildhall/table';
import type { GameId } from '../games/index.ts';
import type { BotAnswer, BotJob } from './bot.worker.ts';

/** Bots think in a worker, so that the page never waits for them. */
export interface BotHost {
  ask(game: GameId, request: BotRequest<unknown, unknown>): Promise<unknown>;
  close(): void;
}

export function botHost(): BotHost {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(action: unknown): void; reject(error: Error): void }>();
  let tickets = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    const asked = waiting.get(data.ticket);
    waiting.delete(data.ticket);
    if ('action' in data) asked?.resolve(data.action);
    else asked?.reject(new Error(data.problem));
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the bot could not be loaded'));
    waiting.clear();
  });
  return {
    ask(game, request) {
      const ticket = ++tickets;
      const job: BotJob = { ...request, ticket, game };
      return new Promise((resolve, reject) => {
        waiting.set(ticket, { resolve, reject });
        worker.postMessage(job);
      });
    },
    close: () => worker.terminate(),
  };
}
