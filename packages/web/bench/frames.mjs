/**
 * Frames of a running table in Chromium on a slowed-down processor.
 *
 *     node packages/web/bench/frames.mjs [address] [slowdown]
 *
 * Plays a round against three bots, then moves the pointer over the city, and prints how long frames and tasks took.
 */
import { chromium } from 'playwright-core';

const [address = 'http://localhost:5173', slowdown = '4'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on('pageerror', (error) => console.error(error.message));
await page.addInitScript(() => {
  localStorage.setItem('guildhall.settings', JSON.stringify({ botPace: 'normal', motion: 'full', lang: 'en' }));
});

await page.goto(`${address}/new/belfort`);
await page.waitForTimeout(1500);
await page.locator('main button[type=submit], main button:has-text("Start")').last().click();
await page.waitForURL('**/table/**');
await page.waitForTimeout(4000);

const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) });

/** Watches frames and long tasks while something goes on. */
async function watch(name, action) {
  await page.evaluate(() => {
    const seen = { frames: [], tasks: [], flights: 0 };
    globalThis.seen = seen;
    const layer = document.querySelector('[data-flights]');
    new MutationObserver(() => {
      seen.flights = Math.max(seen.flights, layer.children.length);
    }).observe(layer, { childList: true });
    let last = performance.now();
    const frame = (now) => {
      seen.frames.push(now - last);
      last = now;
      if (globalThis.seen === seen) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    seen.observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    });
    seen.observer.observe({ type: 'longtask' });
  });
  await action();
  const { frames, tasks, flights } = await page.evaluate(() => {
    const { frames, tasks, flights, observer } = globalThis.seen;
    observer.disconnect();
    globalThis.seen = null;
    return { frames: frames.slice(1), tasks, flights };
  });
  frames.sort((a, b) => a - b);
  const share = (part) => Math.round(frames[Math.floor((frames.length - 1) * part)]);
  const over = (limit) => frames.filter((frame) => frame > limit).length;
  console.log(
    `${name}: ${frames.length} frames, median ${share(0.5)} ms, 95 % ${share(0.95)} ms, worst ${share(1)} ms; ` +
      `over 50 ms: ${over(50)}, over 100 ms: ${over(100)}; ` +
      `long tasks: ${tasks.length}, ${Math.round(tasks.reduce((sum, task) => sum + task, 0))} ms, ` +
      `worst ${Math.round(Math.max(0, ...tasks))} ms; most pieces in the air: ${flights}`,
  );
}

/** Does the first thing that glows. */
const act = () =>
  page.evaluate(() => {
    const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const dialog = [
      ...document.querySelectorAll('[role=dialog] button, section[aria-labelledby=send-title] button'),
    ].filter((b) => !b.disabled);
    const glowing = [...document.querySelectorAll('[data-mark=legal]:not([data-target=end])')];
    const end = document.querySelector('[data-target=end]:not([data-mark=idle])');
    const next = dialog.at(-1) ?? glowing[0] ?? end;
    if (next) press(next);
  });

await watch('bot round', async () => {
  for (let i = 0; i < 20; i++) {
    await act();
    await page.waitForTimeout(1000);
  }
});
await watch('pointer over the city', async () => {
  for (let i = 0; i < 60; i++) {
    await page.mouse.move(420 + (i % 12) * 35, 200 + Math.floor(i / 12) * 90);
    await page.waitForTimeout(50);
  }
});
await browser.close();
