import type { Browser, Page } from 'playwright-core';

/** What the page's main thread did in one go. */
export interface Task {
  /** Milliseconds since the page was asked for. */
  readonly start: number;
  readonly duration: number;
  /** Without the time in which the machine was busy with something else. */
  readonly processor: number;
}

/** One event of Chromium's trace, as far as it is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const MARK = 'bench';

/** Tells the main thread of a page from all others, and the page's clock from the trace's. To be set while being watched. */
export const markMainThread = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    performance.mark(mark);
  }, MARK);

/** Begins to watch; what is returned ends it. */
export async function watchTasks(browser: Browser): Promise<(page: Page) => Promise<Task[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async (page) => {
    const marked = await page.evaluate((mark) => performance.getEntriesByName(mark).at(-1)?.startTime, MARK);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    const mark = events.findLast(({ name, ph }) => name === MARK && ph !== 'X');
    if (marked === undefined || mark === undefined) throw new Error('the main thread was not marked');
    return events
      .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid)
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        start: marked + (ts - mark.ts) / 1000,
        duration: dur / 1000,
        processor: tdur / 1000,
      }));
  };
}

/** From this length on a task is felt. */
const LONG_MS = 50;

/** How tasks hold up the page, by the clock and by the time of the processor. */
export function delays(tasks: readonly Task[]) {
  const of = (lengths: readonly number[]) => ({
    blocking: lengths.reduce((sum, length) => sum + Math.max(0, length - LONG_MS), 0),
    long: lengths.filter((length) => length > LONG_MS).length,
    longest: Math.max(0, ...lengths),
  });
  const [clock, processor] = [of(tasks.map((task) => task.duration)), of(tasks.map((task) => task.processor))];
  return {
    blockingMs: clock.blocking,
    blockingProcessorMs: processor.blocking,
    longTasks: clock.long,
    longTasksProcessor: processor.long,
    longestTaskMs: clock.longest,
    longestTaskProcessorMs: processor.longest,
  };
}
