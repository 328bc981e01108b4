// What the screen weighs and how fast it comes up, in a real Chromium on a slowed processor. Prints one JSON object.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import { buildReason, buildScreen, createApp, WEB } from '@guildhall/server';
import { newTable } from '@guildhall/table';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { type Weight, weigh } from './weight.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, seconds: { type: 'string', default: '20' } },
});
const RUNS = Number(values.runs);
const WATCHED_SECONDS = Number(values.seconds);
/** About a middling phone, if this is a middling computer. */
const SLOWDOWN = 4;
const QUIET_MS = 1500;

/** Milliseconds after the navigation; blocking time from the first paint on. */
interface Opening {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
}

interface Frames {
  seconds: number;
  frames: number;
  /** Longer than two frames of a 60 Hz screen. */
  over33ms: number;
  over50ms: number;
  longestMs: number;
  medianMs: number;
  /** Lines that the chronicle gained meanwhile. */
  told: number;
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
};

const medians = <T extends { [K in keyof T]: number }>(runs: readonly T[]): T =>
  Object.fromEntries(
    (Object.keys(runs[0]!) as (keyof T)[]).map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as T;

/** Runs inside the page before anything else and takes notes. */
function takeNotes(): void {
  const notes = { fcp: 0, lcp: 0, tasks: [] as { start: number; duration: number }[] };
  Object.assign(globalThis, { notes });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    notes.lcp = entry.startTime;
  });
  observe('longtask', (entry) => notes.tasks.push({ start: entry.startTime, duration: entry.duration }));
}

const readNotes = (page: Page): Promise<Opening> =>
  page.evaluate(() => {
    const { fcp, lcp, tasks } = (
      globalThis as unknown as { notes: { fcp: number; lcp: number; tasks: { start: number; duration: number }[] } }
    ).notes;
    const late = tasks.filter(({ start, duration }) => start + duration > fcp);
    const blocking = late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { firstContentfulPaint: fcp, largestContentfulPaint: lcp, totalBlockingTime: blocking };
  });

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(takeNotes);
  return page;
}

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', serviceWorkers: 'block' });

type GameId = 'belfort' | 'bruges';
const COLOURS = { belfort: ['red', 'blue', 'yellow'], bruges: ['red', 'ivory', 'green'] } as const;

/** A table put on the shelf by way of the home page: it plays by itself, or waits for a person on the first seat. */
async function layTable(page: Page, address: string, game: GameId, person = false): Promise<string> {
  const seats = COLOURS[game].map((colour, i) =>
    person && i === 0
      ? { kind: 'human' as const, name: 'Person', colour }
      : { kind: 'bot' as const, bot: 'greedy', name: `Bot ${i + 1}`, colour },
  );
  const seed = '0'.repeat(64);
  const table = game === 'belfort' ? newTable(belfort, {}, seats, seed) : newTable(bruges, {}, seats, seed);
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles({
    name: 'table.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(table.file())),
  });
  await page.waitForURL('**/table/*');
  return page.url();
}

/** A page that is opened first. */
async function weightOf(browser: Browser, address: string): Promise<Weight> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const weight = await weigh(page, () => page.goto(address));
  await context.close();
  return weight;
}

/** What opening a table adds to the home page; the bots' own thread is among that. */
async function tableWeight(browser: Browser, address: string, game: GameId): Promise<Weight> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const home = await weigh(page, () => page.goto(address));
  const table = await weigh(page, () => layTable(page, address, game), home);
  await context.close();
  return table;
}

async function weights(browser: Browser, address: string) {
  return {
    home: await weightOf(browser, address),
    newGame: await weightOf(browser, `${address}/new/belfort`),
    belfort: await tableWeight(browser, address, 'belfort'),
    bruges: await tableWeight(browser, address, 'bruges'),
  };
}

async function openings(browser: Browser, address: string, game: GameId | null): Promise<Opening> {
  const runs: Opening[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await newContext(browser);
    let url = address;
    if (game !== null) {
      const first = await context.newPage();
      url = await layTable(first, address, game);
      await first.close();
    }
    const page = await slowPage(context);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    runs.push(await readNotes(page));
    await context.close();
  }
  return medians(runs);
}

/** How long frames take while bots play at their usual pace and pieces travel. */
async function botRound(browser: Browser, address: string, game: GameId): Promise<Frames> {
  const context = await newContext(browser);
  const page = await slowPage(context);
  await layTable(page, address, game);
  await page.locator('[data-target]').first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  const lines = () => page.locator('section li button').count();
  const before = await lines();
  const times = await page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((resolve) => {
        const lengths: number[] = [];
        const start = performance.now();
        let last = start;
        const frame = (now: number) => {
          lengths.push(now - last);
          last = now;
          if (now - start < milliseconds) requestAnimationFrame(frame);
          else resolve(lengths);
        };
        requestAnimationFrame(frame);
      }),
    WATCHED_SECONDS * 1000,
  );
  const told = (await lines()) - before;
  await context.close();
  return {
    seconds: WATCHED_SECONDS,
    frames: times.length,
    over33ms: times.filter((time) => time > 34).length,
    over50ms: times.filter((time) => time > 50).length,
    longestMs: Math.round(Math.max(...times)),
    medianMs: median(times),
    told,
  };
}

interface Drawing {
  longestTaskMs: number;
  tasksOver50ms: number;
}

/** The page's long tasks while a person draws five cards with portraits and looks at them. */
async function drawFive(browser: Browser, address: string): Promise<Drawing> {
  const context = await newContext(browser);
  const page = await slowPage(context);
  await layTable(page, address, 'bruges', true);
  const pile = page.locator('[data-target^="pile:"][data-mark="legal"]');
  await pile.first().waitFor({ timeout: 60_000 });
  await pile.first().hover();
  await page.waitForTimeout(QUIET_MS);
  const begun = await page.evaluate(() => performance.now());
  for (let card = 0; card < 5; card++) {
    // as a hand does it: `click` would look around in the page first, and that would be counted
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(QUIET_MS);
  }
  const lengths = await page.evaluate((from) => {
    const { tasks } = (globalThis as unknown as { notes: { tasks: { start: number; duration: number }[] } }).notes;
    return tasks.filter(({ start }) => start >= from).map(({ duration }) => duration);
  }, begun);
  const left = await pile.count();
  await context.close();
  if (left > 0) throw new Error('the five cards were not drawn');
  return { longestTaskMs: Math.round(Math.max(0, ...lengths)), tasksOver50ms: lengths.length };
}

async function drawings(browser: Browser, address: string): Promise<Drawing & { longestOfAllMs: number }> {
  const runs: Drawing[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await drawFive(browser, address));
  return { ...medians(runs), longestOfAllMs: Math.max(...runs.map(({ longestTaskMs }) => longestTaskMs)) };
}

const reason = buildReason();
if (reason !== null) {
  console.error(`Building the screen (${reason}) …`);
  await buildScreen();
}
const app = await createApp(WEB);
const address = await app.listen({ port: 0, host: 'localhost' });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const report = {
    gzippedBytes: await weights(browser, address),
    opening: {
      home: await openings(browser, address, null),
      belfort: await openings(browser, address, 'belfort'),
      bruges: await openings(browser, address, 'bruges'),
    },
    botRound: {
      belfort: await botRound(browser, address, 'belfort'),
      bruges: await botRound(browser, address, 'bruges'),
    },
    drawingFiveCards: await drawings(browser, address),
    cpuSlowdown: SLOWDOWN,
    runs: RUNS,
    chromium: browser.version(),
    cpu: cpus()[0]?.model ?? 'unknown',
  };
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  await app.close();
}
