import type { Browser } from 'playwright-core';
import { type Build, type GameId, layTable } from './build.ts';
import { framesOf, newContext, QUIET_MS, slowPage } from './page.ts';
import { delays, markMainThread, watchTasks } from './tasks.ts';

/** How long frames take while bots play at their usual pace and pieces travel. */
export async function botRound(browser: Browser, build: Build, game: GameId, seconds: number) {
  const context = await newContext(browser);
  const page = await slowPage(context);
  await layTable(page, build, game, 'bot');
  await page.locator('[data-target]').first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  const lines = () => page.locator('section li button').count();
  const before = await lines();
  const stop = await watchTasks(browser);
  await markMainThread(page);
  const times = (await framesOf(page, seconds)).map(({ length }) => length);
  const tasks = await stop(page);
  const linesTold = (await lines()) - before;
  await context.close();
  return {
    frames: times.length,
    // longer than two frames of a 60 Hz screen
    over33ms: times.filter((time) => time > 34).length,
    over50ms: times.filter((time) => time > 50).length,
    longestFrameMs: Math.max(...times),
    ...delays(tasks),
    linesTold,
  };
}

/** The page's long tasks while a person draws five cards with portraits and looks at them. */
export async function drawFive(browser: Browser, build: Build) {
  const context = await newContext(browser);
  const page = await slowPage(context);
  await layTable(page, build, 'bruges', 'person');
  const pile = page.locator('[data-target^="pile:"][data-mark="legal"]');
  await pile.first().waitFor({ timeout: 60_000 });
  await pile.first().hover();
  await page.waitForTimeout(QUIET_MS);
  const stop = await watchTasks(browser);
  await markMainThread(page);
  for (let card = 0; card < 5; card++) {
    // as a hand does it: `click` would look around in the page first, and that would be counted
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(QUIET_MS);
  }
  const tasks = await stop(page);
  const left = await pile.count();
  await context.close();
  if (left > 0) throw new Error('the five cards were not drawn');
  return delays(tasks);
}
