import { bruges } from '@guildhall/bruges';
import { newTable } from '@guildhall/table';
import { expect, test } from 'vitest';
import { home } from '../../src/pages/home/texts.ts';
import { oneBrowser } from './browser.ts';
import { bot } from './games.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

test('after the first visit the app opens and plays without a network', async () => {
  const window = await browser.open({ offline: true });
  const { page, context } = window;
  await window.go('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
  await context.setOffline(true);
  await page.reload();
  const pictures = page.locator('[data-game] img:visible');
  const drawn = () =>
    pictures.evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toEqual([true, true]);
  await page.locator('[data-game=belfort]').getByRole('button', { name: home.playNow.en }).click();
  await page.waitForURL('**/table/*');
  await page.locator('[data-target^="hand:"][data-mark=legal]').first().waitFor();
  await page.reload();
  await page.locator('[data-target^="hand:"][data-mark=legal]').first().waitFor();
  await lay(window, newTable(bruges, {}, [bot('Ada', 'red'), bot('Ben', 'ivory')], '0'.repeat(64)));
  await page.locator('section li button').nth(3).waitFor(); // so the bots can think as well
  await window.go('/rules/belfort');
  await page.locator('h1').first().waitFor();
  expect(window.troubles).toEqual([]);
});
