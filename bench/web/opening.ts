import type { Browser, Page } from 'playwright-core';
import { type Build, type GameId, layTable } from './build.ts';
import { newContext, slowPage } from './page.ts';
import { delays, markMainThread, watchTasks } from './tasks.ts';

/** From the first navigation on; by then even a slow page has long been up. */
const WATCHED_MS = 7000;
/** A paint is reported when its frame reaches the screen: without a graphics card that can be seconds later. */
const PAINT_MS = 30_000;

/** Milliseconds since the page was asked for. */
interface Paints {
  first: number;
  largest: number;
}

/** Runs inside the page before anything else. */
function notePaints(): void {
  const paints: Paints = { first: 0, largest: 0 };
  Object.assign(globalThis, { paints });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.first = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paints.largest = entry.startTime;
  });
}

async function readPaints(page: Page): Promise<Paints> {
  const noted = await page.waitForFunction(
    () => {
      const { paints } = globalThis as unknown as { paints: Paints };
      return paints.largest > 0 && paints;
    },
    null,
    { timeout: PAINT_MS },
  );
  return (await noted.jsonValue()) as Paints;
}

/** Opens home, or a table at which it is a person's turn, as a visitor does who comes for the first time. */
export async function opening(browser: Browser, build: Build, game: GameId | null) {
  const context = await newContext(browser);
  let url = build.address;
  if (game !== null) {
    const first = await context.newPage();
    url = await layTable(first, build, game, 'person');
    await first.close();
  }
  const page = await slowPage(context);
  await page.addInitScript(notePaints);
  const stop = await watchTasks(browser);
  await page.goto(url);
  await page.waitForTimeout(WATCHED_MS);
  await markMainThread(page);
  const paints = await readPaints(page);
  const tasks = await stop(page);
  await context.close();
  return {
    firstContentfulPaintMs: paints.first,
    largestContentfulPaintMs: paints.largest,
    ...delays(tasks.filter(({ start, duration }) => start + duration > paints.first)),
  };
}
