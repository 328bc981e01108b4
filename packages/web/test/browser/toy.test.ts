import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScreen, createApp } from '@guildhall/server';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayTexts } from '../../src/table/replay/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { LONG, oneBrowser, picture, press, still, type Window } from './browser.ts';
import { kept } from './laying.ts';
import { Person } from './person.ts';

/*
 * The screen with another list of games: only a toy. Everything that a page shows of a game comes from its declaration,
 * so there is nothing of Belfort or Bruges to be met.
 */
const OTHERS = /belfort|bruges|brügge/i;
const TOY = join(import.meta.dirname, '../toy');

const browser = oneBrowser();
const folder = mkdtempSync(join(tmpdir(), 'guildhall-toy-'));
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  await buildScreen({ configFile: join(TOY, 'vite.config.ts'), build: { outDir: folder } });
  app = await createApp(folder);
  await app.listen({ port: 0, host: 'localhost' });
  address = `http://localhost:${(app.server.address() as AddressInfo).port}`;
}, LONG);
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page on which no other game is met. */
async function clean({ page }: Window, name: string): Promise<void> {
  await still(page);
  await picture(page, `toy-${name}`);
  expect((await page.evaluate(() => document.documentElement.outerHTML)).match(OTHERS)).toBeNull();
}

const snailsIn = (page: Page, within: string): Promise<(string | null)[]> =>
  page.locator(`${within} [data-snail]`).evaluateAll((all) => all.map((each) => each.getAttribute('data-snail')));

/** Runs in the page: what was saved last is saved once more, as a table of a game that nobody knows. */
async function forgeTable(): Promise<string> {
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const shelf = await answerOf(indexedDB.open('guildhall'));
  const tables = shelf.transaction('tables', 'readwrite').objectStore('tables');
  const [saved] = await answerOf(tables.getAll());
  const { file, summary } = saved;
  await answerOf(tables.put({ file: { ...file, game: 'chess' }, summary: { ...summary, game: 'chess' } }, 'forged'));
  shelf.close();
  return 'forged';
}

describe('a screen with another game', () => {
  test('has nothing of Belfort or Bruges in any of its files', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files.filter(({ name }) => /\.(js|css|html|svg|json|webmanifest)$/.test(name));
    expect(texts.length).toBeGreaterThan(20);
    const telling = texts.filter(
      ({ name, parentPath }) => OTHERS.test(name) || OTHERS.test(readFileSync(join(parentPath, name), 'utf8')),
    );
    expect(telling.map(({ name }) => name)).toEqual([]);
  });

  test('is played from home to its end, and kept, watched and read about', { timeout: LONG }, async () => {
    const window = await browser.open({ address });
    const { page } = window;
    await window.go('/');
    expect(await page.title()).toContain('Snail race');
    await page.locator('section svg[data-hero=snails]').waitFor();
    await page.getByText('You and 3 bots.').waitFor();
    await page.getByRole('link', { name: 'The garden' }).waitFor();
    await clean(window, 'home');

    await press(window, page.getByRole('button', { name: 'Play now against bots: Snail race' }));
    await page.waitForURL('**/table/*');
    await page.getByText('Creep one field or two.').waitFor();
    expect(await page.title()).toContain('Snail race');
    await clean(window, 'table');
    await new Person(window, 1, { keen: [] }).playToTheEnd();
    await page.locator('#end-title').waitFor();
    expect(await snailsIn(page, 'thead')).toHaveLength(4);
    expect(await page.locator('tbody th').allInnerTexts()).toContain('The end of the row');
    await clean(window, 'end');

    await press(window, page.getByRole('link', { name: tableTexts.watchReplay.en }));
    await page.locator('input[type=range]').waitFor();
    await page.getByRole('button', { name: 'Lap 2', exact: true }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: tableTexts.showResult.en }).click();
    await page.locator('#end-title').waitFor();
    await clean(window, 'replay');

    await window.go('/replay');
    await page.getByRole('heading', { name: replayTexts.finished.en }).waitFor();
    expect((await snailsIn(page, 'main')).slice(0, 4)).toEqual(['amber', 'teal', 'plum', 'lime']);
    await clean(window, 'replays');
    expect(window.troubles).toEqual([]);
  });

  test('offers its own seats, colours and names', { timeout: LONG }, async () => {
    const window = await browser.open({ address });
    const { page } = window;
    await window.go('/new');
    await page.getByRole('heading', { name: 'New snail race' }).waitFor();
    expect(await page.getByRole('group', { name: 'How many?' }).getByRole('radio').count()).toBe(3);
    expect(await page.locator('form ol > li').count()).toBe(4);
    await page.getByRole('radio', { name: '6', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Colour at seat 6: A snail in slate' }).waitFor();
    const opponents = page.getByRole('button', { name: /^Opponent at seat/ });
    expect(new Set(await opponents.allInnerTexts()).size).toBe(5);
    await clean(window, 'new');
    await press(window, page.getByRole('button', { name: 'Start the game' }));
    await page.waitForURL('**/table/*');
    await page.locator('[data-revision]').waitFor({ state: 'attached' });
    await kept(window);

    const id = await page.evaluate(forgeTable);
    await window.go('/');
    const rows = page.locator('section[aria-labelledby=tables] > ul > li');
    await rows.nth(1).waitFor();
    const known = rows.filter({ hasText: 'Snail race' });
    const unknown = rows.filter({ hasText: 'chess' });
    expect(await known.locator('[data-snail]').count()).toBe(6);
    await known.getByText('Lap 1').waitFor();
    expect(await unknown.locator('[data-snail]').count()).toBe(0);
    expect(await unknown.locator('li svg > circle').count()).toBe(6);
    await unknown.getByText('Round 1').waitFor();
    await clean(window, 'tables');
    await window.go(`/table/${id}`);
    await page.getByText(tableTexts.brokenTable.en).waitFor();
    await clean(window, 'unknown');
    expect(window.troubles).toEqual([]);
  });

  test('has its own rules, lesson and pages, and none of another', { timeout: LONG }, async () => {
    const window = await browser.open({ address });
    const { page } = window;
    await window.go('/rules/snails');
    await page.getByRole('heading', { name: 'The rules of the snail race' }).waitFor();
    await page.getByRole('heading', { name: 'The race', exact: true }).waitFor();
    await clean(window, 'rules');
    await window.go('/garden');
    await page.getByRole('heading', { name: 'The garden' }).waitFor();
    await window.go('/learn/snails');
    await page.getByRole('heading', { name: 'Take the leaf' }).waitFor();
    await press(window, page.locator('[data-target="field:2"]'));
    await page.getByRole('heading', { name: 'That is all' }).waitFor();
    await page.getByText('It is worth 1 so far.').waitFor();
    await clean(window, 'lesson');
    for (const path of ['/rules/belfort', '/new/bruges', '/persons']) {
      await window.go(path);
      await page.getByRole('heading', { name: 'This street leads nowhere' }).waitFor();
    }
    expect(window.troubles).toEqual([]);
  });
});
