import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp } from '@guildhall/server';
import type { SeatPlan } from '@guildhall/table';
import type { Page } from 'playwright-core';

export type GameId = 'belfort' | 'bruges';

/** A built checkout of this repository, served like `npm start` does it. */
export interface Build {
  readonly folder: string;
  /** The built screen. */
  readonly web: string;
  readonly address: string;
  /** A new table as it is saved. Made by the build's own rules, which are the only ones that surely can read it. */
  saved(game: GameId, seats: readonly SeatPlan[]): Promise<unknown>;
  close(): Promise<void>;
}

const SEED = '0'.repeat(64);

export async function openBuild(path: string): Promise<Build> {
  const folder = resolve(path);
  const web = join(folder, 'packages/web/dist');
  const app = await createApp(web);
  const address = await app.listen({ port: 0, host: 'localhost' });
  const room = (name: string) => import(pathToFileURL(join(folder, 'packages', name, 'src/index.ts')).href);
  return {
    folder,
    web,
    address,
    async saved(game, seats) {
      const [{ newTable }, rules] = await Promise.all([room('table'), room(game)]);
      return newTable(rules[game], {}, seats, SEED).file();
    },
    close: () => app.close(),
  };
}

const COLOURS = { belfort: ['red', 'blue', 'yellow'], bruges: ['red', 'ivory', 'green'] } as const;

/** Puts a table on the shelf by way of the home page and opens it: it plays by itself, or waits for a person on the first seat. */
export async function layTable(
  page: Page,
  build: Build,
  game: GameId,
  first: 'person' | 'bot',
  bot = 'greedy',
): Promise<string> {
  const seats = COLOURS[game].map((colour, i) =>
    first === 'person' && i === 0
      ? { kind: 'human' as const, name: 'Person', colour }
      : { kind: 'bot' as const, bot, name: `Bot ${i + 1}`, colour },
  );
  await page.goto(build.address);
  await page.locator('input[type=file]').setInputFiles({
    name: 'table.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(await build.saved(game, seats))),
  });
  await page.waitForURL('**/table/*');
  return page.url();
}
