import { say } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { settings } from '../../src/pages/settings/texts.ts';
import { shortcutTexts, tableTexts, undoTexts } from '../../src/table/texts.ts';
import { calm, oneBrowser, press, still } from './browser.ts';
import { games } from './bruges.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

/** What can be done now. */
const MAY = ':is([data-mark="available"], [data-mark="legal"])';

describe('keys at the table of Bruges', () => {
  test('a card and its use are chosen by digits, and the focus goes to what is asked next', async () => {
    const window = await browser.open({ settings: { botPace: 'fast' } });
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 1 }));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toContain(tableTexts.yourTurn.en);
    const before = await page.locator('[data-revision]').getAttribute('data-revision');
    await page.keyboard.press('1');
    await page.locator('[data-target^="use:"]').first().waitFor();
    const focused = (where: string) =>
      page.waitForFunction((selector) => document.activeElement?.matches(selector), `${where}${MAY}`);
    await focused('li > [data-target^="use:"]');
    // dice and street have buttons for guilders and a house too: the first of the list is meant
    await page.evaluate(() => {
      const note = ({ target }: Event) => {
        const pressed = (target as Element).closest('[data-target]')!.getAttribute('data-target')!;
        document.documentElement.dataset.pressed = pressed;
      };
      addEventListener('click', note, { capture: true, once: true });
    });
    await page.keyboard.press('1');
    expect(await page.locator('html').getAttribute('data-pressed')).toBe('use:workers');
    await page.waitForFunction(
      (n) => document.querySelector('[data-revision]')!.getAttribute('data-revision') !== n,
      before,
    );
    await page.waitForFunction((title) => document.title.startsWith(title), say(tableTexts.yourTurn, 'en'));
    await calm(page);
    await focused('');
    // a die that brought its guilders has nothing more to do
    await page.keyboard.press('1');
    await page.locator('[data-target="use:guilders"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-target^="use:"]').first().waitFor({ state: 'detached' });
    await focused('');
    expect(window.troubles).toEqual([]);
  });

  test('“?” lists the keys', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 1 }));
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: shortcutTexts.title.en }).waitFor();
    await page.getByText(shortcutTexts.off.en).waitFor();
    await page.keyboard.press('?');
    await expect.poll(() => page.getByRole('heading', { name: shortcutTexts.title.en }).count()).toBe(0);
  });

  test('letters and digits can be switched off in the settings; Escape stays', async () => {
    const window = await browser.open();
    const { page } = window;
    await window.go('/settings');
    const choice = page.getByRole('group', { name: settings.keys.en });
    await choice.getByRole('radio', { name: settings.off.en }).check({ force: true });
    await lay(window, games.askedFor('turn', { round: 1 }));
    const before = await page.locator('[data-revision]').getAttribute('data-revision');
    for (const key of ['1', 'e', 'u', '?']) await page.keyboard.press(key);
    await still(page);
    expect(await page.locator('[data-target^="use:"]').count()).toBe(0);
    expect(await page.getByRole('heading', { name: shortcutTexts.title.en }).count()).toBe(0);
    expect(await page.locator('[data-revision]').getAttribute('data-revision')).toBe(before);
    await press(window, page.locator('[data-target^="hand:"]').first());
    await page.locator('[data-target^="use:"]').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-target^="use:"]').count()).toBe(0);
  });
});

test('what a threat will do is said on pointing at its ring, and not replaced by “not now”', async () => {
  const window = await browser.open();
  const { page } = window;
  await lay(window, games.askedFor('turn', { round: 1 }));
  await page.locator('[data-target="marker:blue"]').hover();
  const bubble = page
    .locator('aside[role=status]')
    .filter({ hasText: 'A blue 5 or 6 brings everybody a flood marker.' });
  await bubble.waitFor();
  expect(await bubble.innerText()).toMatch(/marker drowns your/);
});

test('the button for taking back says why it cannot', async () => {
  const window = await browser.open();
  const { page } = window;
  await lay(window, games.untouched());
  const undo = page.getByRole('button', { name: tableTexts.undo.en });
  expect(await undo.isEnabled()).toBe(false);
  await undo.click({ force: true });
  await page.getByText(undoTexts.nothingToUndo!.en).waitFor();
});

test('with the setting on, a move that ends the turn is asked about', async () => {
  const window = await browser.open({ settings: { askEnd: true } });
  const { page } = window;
  await lay(window, games.askedFor('turn', { round: 1 }));
  const revision = () => page.locator('[data-revision]').getAttribute('data-revision');
  const before = await revision();
  await page.locator('[data-target^="hand:"]').first().click();
  await page.locator('button[data-target="use:workers"]').click();
  const confirm = page.getByRole('button', { name: tableTexts.confirm.en, exact: true });
  await confirm.waitFor();
  expect(await revision()).toBe(before);
  await confirm.click();
  await expect.poll(revision).not.toBe(before);
  expect(window.troubles).toEqual([]);
});

test('where the system sets the colours, what may be done has a line round it', async () => {
  const window = await browser.open();
  const { page } = window;
  await page.emulateMedia({ forcedColors: 'active' });
  await lay(window, games.askedFor('draw', { round: 1 }));
  const pile = page.locator('[data-target="pile:0"][data-mark=legal]');
  expect(await pile.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
});
