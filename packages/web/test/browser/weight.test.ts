import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { belfort } from '@guildhall/belfort';
import { bruges } from '@guildhall/bruges';
import { newTable } from '@guildhall/table';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { weigh } from '../../../../bench/weight.ts';
import { oneBrowser, still } from './browser.ts';
import { bot, fileOf } from './games.ts';
import { oneServer } from './server.ts';

const browser = oneBrowser();
const server = oneServer();
const KILO = 1000;
/** Home alone, and all that has been loaded when a table is open: what the home page leaves out, the table brings. */
const [HOME, IN_ALL] = [250 * KILO, 400 * KILO];
/** What the bots of a game bring beyond its rules. */
const BOTS = 40 * KILO;
/** What the lobby brings beyond home. */
const LOBBY = 60 * KILO;
/** What the table of a server brings beyond home: its game, and the way there, but no bots. */
const ONLINE_TABLE = 220 * KILO;
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
  // nobody at this table has a face
  expect(Object.keys(table.files).some((name) => name.includes('/faces-'))).toBe(false);
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

test.each(['belfort', 'bruges'] as const)('an online table of %s is not too heavy beyond home', async (game) => {
  const window = await browser.open({ address: server.address() });
  const { page } = window;
  const home = await weigh(page, () => window.go('/'));
  const id = await page.evaluate(async (game) => {
    const ask = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { id: string };
    };
    await ask('/api/enter', { name: 'Ada' });
    const { id } = await ask('/api/tables', {
      game,
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
      pace: { kind: 'free' },
      listed: false,
      takebacks: true,
    });
    await ask(`/api/tables/${id}/start`, {});
    return id;
  }, game);
  const table = await weigh(
    page,
    async () => {
      await window.go(`/online/table/${id}`);
      await page.locator('[data-revision]').waitFor({ state: 'attached' });
      await still(page);
    },
    { before: home },
  );
  // the server thinks for bots
  expect(Object.keys(table.files).filter((name) => name.includes('bots.worker'))).toEqual([]);
  expect(table.js, JSON.stringify(table.files, null, 1)).toBeLessThan(ONLINE_TABLE);
});

/** What code weighs with all that it loads at once. */
async function weightOf(code: string): Promise<number> {
  const entry = join(import.meta.dirname, 'entry.ts');
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of loaded)
    for (const next of chunks.find((each) => each.fileName === name)!.imports) loaded.add(next);
  return chunks
    .filter(({ fileName }) => loaded.has(fileName))
    .reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}

test.each(['belfort', 'bruges'])('the bots of %s are light beyond its rules', async (game) => {
  const bots = await weightOf(`import '../../src/games/${game}/bots.worker.ts';`);
  const rules = await weightOf(`import { engineFor } from '@guildhall/${game}'; self.rules = engineFor;`);
  expect(bots - rules).toBeGreaterThan(5 * KILO);
  expect(bots - rules).toBeLessThan(BOTS);
});
