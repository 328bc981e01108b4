import { LANGS, say } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { home } from '../../src/pages/home/texts.ts';
import { problemTexts } from '../../src/table/texts.ts';
import { calm, oneBrowser } from './browser.ts';

const browser = oneBrowser();

test.each(LANGS)('without a database a game is played in memory, with one sentence about it, in %s', async (lang) => {
  const window = await browser.open({ lang });
  const { page } = window;
  await window.context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database.', 'InvalidStateError');
    };
  });
  await window.go('/');
  expect((await page.getByRole('alert').allInnerTexts()).join('').trim()).toBe('');
  await page
    .getByRole('button', { name: say(home.playNow, lang) })
    .last()
    .click();
  await page.waitForURL('**/table/*');
  const note = page.locator('p[role=alert]').filter({ hasText: say(problemTexts.notSaved, lang) });
  await note.waitFor();
  await calm(page);
  // it lies below the table, not on it
  const table = (await page.locator('[data-revision] > *').first().boundingBox())!;
  expect((await note.boundingBox())!.y).toBeGreaterThanOrEqual(table.y + table.height);
  const begun = Number(await page.locator('[data-revision]').getAttribute('data-revision'));
  await page.locator('[data-target^="pile:"]').first().click();
  await page.waitForFunction(
    (n) => Number(document.querySelector('[data-revision]')!.getAttribute('data-revision')) > n,
    begun,
  );
  expect(await note.count()).toBe(1);
  expect(await page.locator('body').innerText()).not.toMatch(/Error|mutation|database/i);
  expect(window.troubles).toEqual([]);
});
