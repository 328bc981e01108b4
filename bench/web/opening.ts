import type { Browser } from 'playwright-core';
import { type Build, type GameId, layTable } from './build.ts';
import { clock, largestPaint, newContext, readNotes, slowPage } from './page.ts';

/** From asking for the page; by then even a slow one has long been up. */
const WATCHED_MS = 7000;
/** The largest paint is reported when its frame reaches the screen: without a graphics card that can be seconds later. */
const PAINT_MS = 30_000;

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
  await page.goto(url);
  await page.waitForTimeout(Math.max(0, WATCHED_MS - (await clock(page))));
  await largestPaint(page, PAINT_MS);
  const { firstPaint, largest, tasks } = await readNotes(page);
  await context.close();
  const late = tasks.filter(({ start, duration }) => start + duration > firstPaint);
  return {
    firstContentfulPaintMs: firstPaint,
    largestContentfulPaintMs: largest,
    totalBlockingTimeMs: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTaskMs: Math.max(0, ...late.map(({ duration }) => duration)),
  };
}
