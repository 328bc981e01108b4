import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Replay } from '@guildhall/kernel';
import type { SeatPlan, TableFile } from '@guildhall/table';
import { expect, test } from 'vitest';
import { tableTexts } from '../../src/table/texts.ts';
import { LONG, oneBrowser } from './browser.ts';
import { AGAINST_BOTS, askedFor, bot, human } from './games.ts';
import { kept, lay } from './laying.ts';
import { BELFORT, BRUGES, type Habits, Person } from './person.ts';

const browser = oneBrowser();

const TABLES: readonly { game: string; seats: readonly SeatPlan[]; habits: Habits }[] = [
  { game: 'belfort', seats: AGAINST_BOTS, habits: BELFORT },
  { game: 'bruges', seats: [human('Ada', 'red'), bot('Ben', 'ivory'), bot('Clara', 'green')], habits: BRUGES },
];

/** A table that was left in the middle of a game when its rules were archived. */
function leftTable(game: string, seats: readonly SeatPlan[]): TableFile {
  const folder = new URL(`../../../${game}/archive/rules-1.replays.json`, import.meta.url);
  const replays: Replay[] = JSON.parse(readFileSync(fileURLToPath(folder), 'utf8'));
  const { rules, options, seed, actions } = replays.find((replay) => replay.seats === seats.length)!;
  const entries = actions.slice(0, Math.floor(actions.length * 0.6)).map(([seat, action]) => ({ seat, action }));
  return { format: 'guildhall-table', version: 1, game, rules, options, seed, seats, entries };
}

test.each(TABLES)('a table of $game begun under rules 1 is played to its end', { timeout: LONG }, async (table) => {
  const window = await browser.open();
  const file = leftTable(table.game, table.seats);
  await lay(window, { file: () => file });
  await new Person(window, 1, table.habits).playToTheEnd();
  const saved = await savedRules(window.page);
  expect(saved).toBe(1);
  expect(window.troubles).toEqual([]);
});

type Page = Awaited<ReturnType<typeof browser.open>>['page'];

/** The number of the rules of the table that is shown, as it is kept; `change` sets another. */
const savedRules = (page: Page, change?: number): Promise<number> =>
  page.evaluate(async (number) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const shelf = await answerOf(indexedDB.open('guildhall'));
    const id = location.pathname.split('/').at(-1)!;
    const store = shelf.transaction('tables', 'readwrite').objectStore('tables');
    const saved = await answerOf(store.get(id));
    if (number !== undefined) {
      saved.file.rules = number;
      await answerOf(store.put(saved, ...(store.keyPath === null ? [id] : [])));
    }
    shelf.close();
    return saved.file.rules;
  }, change);

test('a table of rules that are in no archive says so, can be saved as a file, and stays', async () => {
  const window = await browser.open();
  const { page } = window;
  await lay(window, askedFor('turn', { round: 2 }));
  await kept(window);
  await savedRules(page, 999);
  await page.reload();
  await page.getByRole('heading', { name: tableTexts.brokenTable.en }).waitFor();
  expect(await page.locator('main, body').first().textContent()).toContain('999');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: tableTexts.saveTable.en }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'guildhall-table', rules: 999 });
  expect(await savedRules(page)).toBe(999);
});
