import type { Browser, Page } from 'playwright-core';
import { type Build, type GameId, layTable } from './build.ts';
import { framesOf, newContext, slowPage } from './page.ts';

export const THINKERS = ['journeyman', 'adept', 'expert'] as const;

/** A question to a worker, and when the page asked it and heard the answer. */
interface Thought {
  readonly job: { readonly ticket: number; readonly legal: readonly unknown[] };
  readonly asked: number;
  answered: number | null;
}

/** What the page notes of its bots. */
interface Noted {
  worker: string;
  readonly thoughts: Thought[];
}
type Noting = Window & { noted: Noted };

/** Before anything else runs in the page: every worker that is started is listened to. */
function listen(): void {
  const noted: Noted = { worker: '', thoughts: [] };
  (window as unknown as Noting).noted = noted;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      noted.worker = String(url);
      this.addEventListener('message', ({ data }) => {
        const thought = noted.thoughts.find(({ job }) => job.ticket === data.ticket);
        if (thought !== undefined && 'action' in data) thought.answered = performance.now();
      });
    }
    override postMessage(
      message: { t: string; job?: Thought['job'] },
      rest?: Transferable[] | StructuredSerializeOptions,
    ): void {
      if (message.t === 'ask') noted.thoughts.push({ job: message.job!, asked: performance.now(), answered: null });
      super.postMessage(message, rest as StructuredSerializeOptions);
    }
  };
}

/**
 * Answers the questions once more in the main thread of an empty page: the processor of a worker cannot be slowed. The code
 * is that of the build's own worker, which hears messages of a window as well. The first answer warms it up.
 */
async function answerHere(page: Page, { worker, thoughts }: Noted): Promise<number[]> {
  await page.goto(worker);
  const jobs = thoughts.map(({ job }) => job).filter(({ legal }) => legal.length > 1);
  return page.evaluate(
    async ({ worker, jobs }) => {
      await import(worker);
      const times: number[] = [];
      for (const [i, job] of [...jobs.slice(0, 1), ...jobs].entries()) {
        const ticket = i + 1;
        const start = performance.now();
        await new Promise<void>((resolve, reject) => {
          const hear = ({ data }: MessageEvent) => {
            if (data.ticket !== ticket) return;
            removeEventListener('message', hear);
            if ('problem' in data) reject(new Error(data.problem));
            else resolve();
          };
          addEventListener('message', hear);
          postMessage({ t: 'ask', job: { ...job, ticket } });
        });
        times.push(performance.now() - start);
      }
      return times.slice(1);
    },
    { worker, jobs },
  );
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** How long bots of each level think on a slowed processor, and what the page does meanwhile. */
export async function thinking(browser: Browser, build: Build, game: GameId, seconds: number) {
  const figures: Record<string, number> = {};
  for (const level of THINKERS) {
    const context = await newContext(browser);
    const page = await slowPage(context);
    await page.addInitScript(listen);
    await layTable(page, build, game, 'bot', level);
    await page.locator('[data-target]').first().waitFor();
    const frames = await framesOf(page, seconds);
    const noted = await page.evaluate(() => (window as unknown as Noting).noted);
    await page.close();
    const meanwhile = frames.filter(({ end, length }) =>
      noted.thoughts.some(({ asked, answered }) => asked < end && end - length < (answered ?? end)),
    );
    const times = await answerHere(await slowPage(context), noted);
    await context.close();
    Object.assign(figures, {
      [`${level}Decisions`]: times.length,
      [`${level}P50Ms`]: quantile(times, 0.5),
      [`${level}P95Ms`]: quantile(times, 0.95),
      [`${level}Frames`]: meanwhile.length,
      [`${level}FramesOver50ms`]: meanwhile.filter(({ length }) => length > 50).length,
    });
  }
  return figures;
}
