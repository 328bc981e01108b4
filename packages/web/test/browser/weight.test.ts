import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import { newTable } from '@guildhall/table';
import { expect, test } from 'vitest';
import { weigh } from '../../../../bench/weight.ts';
import { oneBrowser } from './browser.ts';
import { bot, fileOf } from './games.ts';
import { oneServer } from './server.ts';

const browser = oneBrowser();
const server = oneServer();
const KILO = 1000;
/** Home alone, and all that has been loaded when a table is open: what the home page leaves out, the table brings. */
const [HOME, IN_ALL] = [250 * KILO, 400 * KILO];
/** What the lobby brings beyond home. */
const LOBBY = 60 * KILO;
const SEED = '0'.repeat(64);

/** Played by bots, so that their thread is loaded too. */
const tables = {
  belfort: newTable(belfort, {}, [bot('Ada', 'red'), bot('Ben', 'blue')], SEED),
  bruges: newTable(bruges, {}, [bot('Ada', 'red'), bot('Ben', 'ivory')], SEED),
};

test.each(['belfort', 'bruges'] as const)('the table of %s is loaded on demand and not too heavy', async (game) => {
  const window = await browser.open();
  const { page } = window;
  const home = await weigh(page, () => window.go('/'));
  expect(home.js, 'home').toBeLessThan(HOME);
  const table = await weigh(
    page,
    async () => {
      await page.locator('input[type=file]').setInputFiles(fileOf(tables[game]));
      await page.locator('section li button').nth(3).waitFor();
    },
    { before: home },
  );
  expect(Object.keys(table.files).some((name) => name.includes('bots.worker'))).toBe(true);
  expect(home.js + table.js, JSON.stringify(table.files, null, 1)).toBeLessThan(IN_ALL);
});

test('the lobby is light beyond home, and home does not get heavier by a server', async () => {
  const window = await browser.open({ address: server.address() });
  const home = await weigh(window.page, () => window.go('/'));
  expect(home.js, 'home').toBeLessThan(HOME);
  const lobby = await weigh(window.page, () => window.go('/online'), { before: home });
  expect(Object.keys(lobby.files).some((name) => name.includes('LobbyPage'))).toBe(true);
  expect(lobby.js, JSON.stringify(lobby.files, null, 1)).toBeLessThan(LOBBY);
});
