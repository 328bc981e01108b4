import type { Browser, Page } from 'playwright-core';
import { type Weight, weigh } from '../weight.ts';
import { type Build, layTable } from './build.ts';
import { newContext } from './page.ts';

async function inNewPage<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await newContext(browser);
  const result = await act(await context.newPage());
  await context.close();
  return result;
}

/** What a page fetches that is opened first, and what opening a table adds to home; the bots' own thread is among that. */
export async function gzippedBytes(browser: Browser, build: Build): Promise<Record<string, Weight>> {
  const first = (path: string) =>
    inNewPage(browser, (page) => weigh(page, () => page.goto(build.address + path), { web: build.web }));
  const home = await first('/');
  const table = (game: 'belfort' | 'bruges') =>
    inNewPage(browser, (page) =>
      weigh(page, () => layTable(page, build, game, 'bot'), { web: build.web, before: home }),
    );
  return {
    home,
    newGame: await first('/new/belfort'),
    belfort: await table('belfort'),
    bruges: await table('bruges'),
  };
}
