import type { Browser, BrowserContext, Page } from 'playwright-core';

/** About a middling phone, if this is a middling computer. */
export const SLOWDOWN = 4;
/** Long enough for what comes after a move, or after a page is up. */
export const QUIET_MS = 1500;

export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', serviceWorkers: 'block' });

/** Milliseconds since the page was asked for. */
interface Notes {
  firstPaint: number;
  largest: number;
  tasks: { start: number; duration: number }[];
}

/** Runs inside the page before anything else and notes when it painted and which tasks were long. */
function takeNotes(): void {
  const notes: Notes = { firstPaint: 0, largest: 0, tasks: [] };
  Object.assign(globalThis, { notes });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    notes.largest = entry.startTime;
  });
  observe('longtask', (entry) => notes.tasks.push({ start: entry.startTime, duration: entry.duration }));
}

export const readNotes = (page: Page): Promise<Notes> =>
  page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);

/** Waits until a largest paint is noted. */
export async function largestPaint(page: Page, timeout: number): Promise<void> {
  await page.waitForFunction(() => (globalThis as unknown as { notes: Notes }).notes.largest > 0, null, { timeout });
}

export const clock = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** A new page on a slowed processor. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(takeNotes);
  return page;
}
