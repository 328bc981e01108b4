import type { Browser, BrowserContext, Page } from 'playwright-core';

/** About a middling phone, if this is a middling computer. */
export const SLOWDOWN = 4;
/** Long enough for what comes after a move, or after a page is up. */
export const QUIET_MS = 1500;

export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', serviceWorkers: 'block' });

/** A new page on a slowed processor. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Frames of the page for a while, by the page's clock. */
export const framesOf = (page: Page, seconds: number): Promise<{ readonly end: number; readonly length: number }[]> =>
  page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => {
        const frames: { end: number; length: number }[] = [];
        const start = performance.now();
        let last = start;
        const frame = (now: number) => {
          frames.push({ end: now, length: now - last });
          last = now;
          if (now - start < milliseconds) requestAnimationFrame(frame);
          else resolve(frames);
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );
