import { effortOf } from '@guildhall/bots/bot';
import type { BotRequest } from '@guildhall/table';
import type { Advised, BotJob, FromBots, ToBots } from './serveBots.ts';

type Request = BotRequest<unknown, unknown>;

/** Who answers for the bots of a table. A new question ends the thought about the one before. */
export interface BotHost {
  ask(request: Request): Promise<unknown>;
  /** What the bot of the request would do, and why; tells how far it is, from 0 to 1. */
  advise(request: Request, progress: (share: number) => void): Promise<Advised>;
  /** Who thinks decides by what it knows now. */
  hurry(): void;
  /** Nobody waits for an answer any more. */
  drop(): void;
  close(): void;
}

/** What is worth the help of other workers: options that are played ahead for one decision. */
const WORTH_HELP = 5_000;
const MOST_WORKERS = 4;
/** Who is asked for advice. */
export const ADVISER = 'expert';

/** As many as there are cores beside the one that draws the page. */
export const workersFor = (cores: number | undefined): number => Math.max(1, Math.min((cores ?? 2) - 1, MOST_WORKERS));

interface Asked {
  readonly ticket: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
  progress?(share: number): void;
}

/**
 * Bots think in workers, so that the page never waits for them. The first is started when the first bot is asked; it
 * leads. The others play pieces of long thoughts for it, and are started for the first of those.
 */
export function botHost(
  start: () => Worker,
  workers: number = workersFor(globalThis.navigator?.hardwareConcurrency),
): BotHost {
  let tickets = 0;
  let asked: Asked | null = null;
  let lead: Worker | null = null;
  let helpers: Worker[] = [];

  function dismiss(): void {
    for (const worker of helpers) worker.terminate();
    lead?.terminate();
    lead = null;
    helpers = [];
  }

  function hire(): Worker {
    const worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<FromBots>) => {
      if (data.ticket !== asked?.ticket) return;
      if ('progress' in data) return asked.progress?.(data.progress);
      const { resolve, reject } = asked;
      asked = null;
      if ('action' in data) resolve(data.action);
      else if ('advised' in data) resolve(data.advised);
      else reject(new Error(data.problem));
    });
    // whoever asks again gets new workers: this one may not even have been loaded
    worker.addEventListener('error', (event) => {
      dismiss();
      asked?.reject(new Error(event.message || 'the bot could not be loaded'));
      asked = null;
    });
    return worker;
  }

  /** The one who leads is told of a helper; should that break down, it does everything itself. */
  function hireHelper(name: number, lead: Worker): Worker {
    const worker = start();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ t: 'help' } satisfies ToBots, [port1]);
    lead.postMessage({ t: 'helper', name } satisfies ToBots, [port2]);
    worker.addEventListener('error', () => lead.postMessage({ t: 'lost', name } satisfies ToBots));
    return worker;
  }

  function send<T>(request: Request, rest: Pick<BotJob, 'advise'>, progress?: (share: number) => void): Promise<T> {
    lead ??= hire();
    const leading = lead;
    if (helpers.length === 0 && effortOf(request.bot) > WORTH_HELP) {
      helpers = Array.from({ length: workers - 1 }, (_, name) => hireHelper(name, leading));
    }
    const job: BotJob = { ...request, ...rest, ticket: ++tickets };
    return new Promise<T>((resolve, reject) => {
      asked = {
        ticket: job.ticket,
        resolve: resolve as (answer: unknown) => void,
        reject,
        ...(progress && { progress }),
      };
      leading.postMessage({ t: 'ask', job } satisfies ToBots);
    });
  }

  const tell = (what: 'hurry' | 'drop') => {
    if (asked !== null) lead?.postMessage({ t: what } satisfies ToBots);
  };

  return {
    ask: (request) => send(request, {}),
    advise: (request, progress) => send<Advised>(request, { advise: true }, progress),
    hurry: () => tell('hurry'),
    drop() {
      tell('drop');
      asked = null;
    },
    close: dismiss,
  };
}
