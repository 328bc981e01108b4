import { fileURLToPath } from 'node:url';
import type { Lang } from '@guildhall/kernel';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../../scripts/chromium.ts';
import type { Settings } from '../../src/shell/settings.ts';

/** Where pictures for review go. */
const SCREENS = fileURLToPath(new URL('../../../../.screens', import.meta.url));

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true },
  'tablet upright': { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
} as const;
export type Size = keyof typeof SIZES;

export interface Visit {
  readonly size?: Size;
  readonly lang?: Lang;
  readonly theme?: 'light' | 'dark';
  readonly settings?: Partial<Settings>;
  /** Lets the service worker do its work; otherwise every page comes straight from the server. */
  readonly offline?: boolean;
  /** A page draws its chance from this, so that a new table is the same one every time. */
  readonly seed?: number;
  /** Another build than that of most tests, and where it is served. */
  readonly address?: string;
}

/** A browser window of its own, with nothing remembered from others. */
export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly lang: Lang;
  readonly size: Size;
  /** Errors in the console, uncaught ones, and files that did not arrive. */
  readonly troubles: readonly string[];
  go(path: string): Promise<void>;
}

/** One browser for the tests of a file. */
export function oneBrowser(): { open(visit?: Visit): Promise<Window> } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: [...CHROMIUM_FLAGS] });
  });
  afterAll(() => browser?.close());
  return {
    async open(visit = {}) {
      const window = await openWindow(browser, visit);
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') {
          await picture(window.page, `failed/${task.name}`);
        }
        await window.context.close();
      });
      return window;
    },
  };
}

/** Fast bots, nothing that travels. */
const QUICK: Partial<Settings> = { speed: 'off', botPace: 'fast' };

/** Far beyond what a busy machine needs: only something that never comes takes so long. */
const PATIENCE = 90_000;

/** For a test of many moves or scenes. */
export const LONG = 600_000;

/** Runs in every page before its own code. */
function prepare(seed: number): void {
  let word = seed;
  const next = () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return word;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 24;
    return array;
  };
  const page = globalThis as { clicks?: number };
  page.clicks = 0;
  const count = ({ isTrusted }: Event) => {
    if (isTrusted) page.clicks!++;
  };
  addEventListener('click', count, true);
}

/**
 * Runs in every page, at whose pixels nobody looks yet. What is wholly transparent is laid out, answers to clicks and
 * counts as visible like everything else, but is not painted: without a graphics card that is a quarter of the work.
 */
function hide(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}

/** Paints the page from now on, until another is loaded: for whoever looks at its pixels, or asks what is transparent. */
export const show = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.opacity = '1';
  });

/** A picture for review. */
export async function picture(page: Page, name: string, whole = false): Promise<void> {
  await show(page);
  await page.screenshot({ path: `${SCREENS}/${name}.png`, fullPage: whole });
}

/**
 * Runs in the page. A task in the background comes after everything else that waits for the page's thread; a table that
 * is still coming up says so.
 */
async function idle(): Promise<void> {
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await scheduler.postTask(() => {}, { priority: 'background' });
  } while (document.querySelector('[aria-busy="true"]') !== null);
}

/** Until the page has drawn all it was told to. */
export const calm = (page: Page): Promise<void> => page.evaluate(idle);

/** Runs in the page. */
async function watchUntilStill(): Promise<void> {
  await document.fonts.ready;
  let changed = false;
  const watch = new MutationObserver(() => {
    changed = true;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const moving = () =>
    document.getAnimations().some(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState === 'running' && !endless;
    });
  for (let frames = 0; frames < 5; frames++) {
    changed = false;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (changed || moving()) frames = -1;
  }
  watch.disconnect();
}

/** Until nothing on the page changes any more, fonts and drawings that come one after the other included. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(watchUntilStill);
  await calm(page);
}

/** Clicks, or taps where there is a finger; returns when the page has taken it in and drawn what comes of it. */
export async function press({ page, size }: Window, place: Locator): Promise<void> {
  const before = await page.evaluate(() => (globalThis as { clicks?: number }).clicks!);
  await (size === 'desktop' ? place.click() : place.tap());
  // a tap is on its way for a while
  await page.waitForFunction((n) => (globalThis as { clicks?: number }).clicks! > n, before);
  await calm(page);
}

/** Answers that say no and are meant to: there is no server behind these files, or nobody has a name here yet. */
const isMeant = (status: number, url: string): boolean => {
  const { pathname } = new URL(url);
  return (status === 404 && pathname === '/api/site') || (status === 401 && pathname === '/api/me');
};

async function openWindow(browser: Browser, visit: Visit): Promise<Window> {
  const {
    size = 'desktop',
    lang = 'en',
    theme = 'light',
    offline = false,
    seed = 0,
    address = inject('address'),
  } = visit;
  const settings = { ...QUICK, lang, theme, ...visit.settings };
  const context = await browser.newContext({
    ...SIZES[size],
    locale: lang,
    colorScheme: theme,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: [{ name: 'guildhall.settings', value: JSON.stringify(settings) }] }],
    },
  });
  const troubles: string[] = [];
  context.on('console', (message) => {
    // what did not arrive is counted below
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource: the server')) return;
    troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400 && !isMeant(response.status(), response.url()))
      troubles.push(`${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(prepare, seed);
  await context.addInitScript(hide);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  return {
    page,
    context,
    lang,
    size,
    troubles,
    async go(path) {
      await page.goto(address + path);
      await page.locator('main').first().waitFor();
    },
  };
}
