import { fileURLToPath } from 'node:url';
import type { Lang } from '@guildhall/kernel';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../../scripts/chromium.ts';
import type { Settings } from '../../src/shell/settings.ts';

/** Where pictures for review go. */
export const SCREENS = fileURLToPath(new URL('../../../../.screens', import.meta.url));

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
        if (task.result?.state === 'fail') await window.page.screenshot({ path: `${SCREENS}/failed/${task.name}.png` });
        await window.context.close();
      });
      return window;
    },
  };
}

/** Fast bots, nothing that travels. */
const QUICK: Partial<Settings> = { speed: 'off', botPace: 'fast' };

async function openWindow(browser: Browser, visit: Visit): Promise<Window> {
  const { size = 'desktop', lang = 'en', theme = 'light', offline = false } = visit;
  const address = inject('address');
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
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  context.setDefaultTimeout(10_000);
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
