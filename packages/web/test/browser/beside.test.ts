import { describe, expect, test } from 'vitest';
import { shell } from '../../src/shell/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, press, type Window } from './browser.ts';
import { midTurn as brugesMidTurn } from './bruges.ts';
import { askedFor } from './games.ts';
import { glance } from './glance.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

const canBuild = () =>
  askedFor('turn', { month: 3, more: (table) => table.legal(0).some(({ do: what }) => what === 'build') });

const panel = ({ page }: Window, name: string) => page.getByRole('dialog', { name, exact: true });
const rulesLink = ({ page }: Window) => page.getByRole('link', { name: tableTexts.rules.en, exact: true });
const settingsLink = ({ page }: Window) => page.getByRole('link', { name: tableTexts.settings.en, exact: true });

/** Marks the table in the page; a table that is laid anew has no mark. */
const mark = ({ page }: Window) =>
  page.evaluate(() => document.querySelector('[data-revision]')!.setAttribute('data-same', ''));
const isSame = async ({ page }: Window) => (await page.locator('[data-revision][data-same]').count()) === 1;

/** Picks a card that can be built, and says which. */
async function pickCard(window: Window): Promise<string> {
  const card = window.page.locator('[data-target^="hand:"][data-mark=available]').first();
  const target = (await card.getAttribute('data-target'))!;
  await press(window, card);
  return target;
}
const chosen = ({ page }: Window) =>
  page.locator('[data-mark=chosen]').evaluateAll((all) => all.map((each) => each.getAttribute('data-target')));

describe('rules and settings', () => {
  test('lie beside the table, which keeps an unfinished move; Escape and "back" close them', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, canBuild());
    await mark(window);
    const address = page.url();
    const title = await page.title();
    const card = await pickCard(window);

    await rulesLink(window).click();
    await panel(window, shell.rules.en).getByRole('heading', { level: 2 }).nth(3).waitFor();
    const { width } = (await panel(window, shell.rules.en).boundingBox())!;
    expect(width).toBeLessThanOrEqual(720);
    expect(page.url()).not.toBe(address);
    await page.keyboard.press('Escape');
    await panel(window, shell.rules.en).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await chosen(window)).toContain(card);
    expect(await rulesLink(window).evaluate((each) => each === document.activeElement)).toBe(true);

    await settingsLink(window).click();
    await panel(window, shell.settings.en).waitFor();
    await page.goBack();
    await panel(window, shell.settings.en).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await chosen(window)).toContain(card);
    expect(await isSame(window)).toBe(true);
    expect(await page.title()).toBe(title);
    expect(window.troubles).toEqual([]);
  });

  test('take each other’s place, and one step leads back', async () => {
    const window = await browser.open();
    const { page } = window;
    await page.setViewportSize({ width: 1920, height: 1080 });
    await lay(window, brugesMidTurn());
    await mark(window);
    const address = page.url();
    await page.goto(`${address}?settings=true`);
    await panel(window, shell.settings.en).waitFor();
    // opened by its address there is nothing to go back to
    await page.getByRole('button', { name: shell.backToTable.en }).click();
    await panel(window, shell.settings.en).waitFor({ state: 'detached' });
    await settingsLink(window).click();
    await panel(window, shell.settings.en).waitFor();
    await rulesLink(window).evaluate((each: HTMLElement) => each.click());
    await panel(window, shell.rules.en).waitFor();
    expect(await panel(window, shell.settings.en).count()).toBe(0);
    await page.goBack();
    await panel(window, shell.rules.en).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(window.troubles).toEqual([]);
  });

  test('cover a phone’s table, and lead back to it', async () => {
    const window = await browser.open({ size: 'phone' });
    const { page } = window;
    await lay(window, canBuild());
    await mark(window);
    const card = await pickCard(window);
    for (const [name, text] of [
      [tableTexts.rules.en, shell.rules.en],
      [tableTexts.settings.en, shell.settings.en],
    ] as const) {
      await press(window, page.getByRole('button', { name: tableTexts.menu.en }));
      await press(window, page.getByRole('link', { name, exact: true }));
      await panel(window, text).waitFor();
      expect(await panel(window, text).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.locator('[inert] [data-revision]').count()).toBe(1);
      await press(window, page.getByRole('button', { name: shell.backToTable.en }));
      await panel(window, text).waitFor({ state: 'detached' });
    }
    expect(await page.locator('[inert] [data-revision]').count()).toBe(0);
    expect(await chosen(window)).toContain(card);
    expect(await isSame(window)).toBe(true);
    expect(window.troubles).toEqual([]);
  });

  test('open where a help leads, and their links stay inside', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, canBuild());
    await mark(window);
    const address = page.url();
    const help = page.getByRole('button', { name: /^About: / });
    await help.last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: tableTexts.rulesLink.en }).click();
    const rules = panel(window, shell.rules.en);
    await rules.waitFor();
    const place = page.locator(new URL(page.url()).hash);
    await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(900);
    expect((await place.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    // the help is closed: what is behind it can be reached again
    expect(await page.getByRole('dialog').count()).toBe(1);
    const entry = page.url();
    await rules.locator('section a[href^="#"]').last().click();
    expect(page.url()).toBe(entry);
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await isSame(window)).toBe(true);
    expect(window.troubles).toEqual([]);
  });
});

describe('looking back', () => {
  const moment = async ({ page }: Window) => Number(/\d+/.exec((await glance(page)).prompt)?.[0] ?? -1);

  test('goes move by move, by buttons and by keys, and is kept while the rules are read', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, canBuild());
    await mark(window);
    const lines = page.getByRole('region', { name: tableTexts.chronicle.en }).locator('li button');
    const line = lines.nth((await lines.count()) - 8);
    await line.press('Enter');
    await expect.poll(async () => (await glance(page)).headline).toBe(tableTexts.past.en);
    const from = await moment(window);
    const before = page.getByRole('button', { name: tableTexts.moveBefore.en });
    const after = page.getByRole('button', { name: tableTexts.moveAfter.en });
    await press(window, before);
    await press(window, before);
    await press(window, after);
    expect(await moment(window)).toBe(from - 1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moment(window)).toBe(from - 2);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => moment(window)).toBe(from - 1);

    await rulesLink(window).click();
    await panel(window, shell.rules.en).waitFor();
    for (const key of ['ArrowLeft', 'Home', 'End']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await panel(window, shell.rules.en).waitFor({ state: 'detached' });
    expect(await moment(window)).toBe(from - 1);

    await page.keyboard.press('Home');
    await expect.poll(() => moment(window)).toBe(0);
    expect(await before.count()).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(async () => (await glance(page)).headline).toBe(tableTexts.yourTurn.en);
    await line.press('Enter');
    await expect.poll(async () => (await glance(page)).headline).toBe(tableTexts.past.en);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await glance(page)).headline).toBe(tableTexts.yourTurn.en);
    expect(await isSame(window)).toBe(true);
    expect(window.troubles).toEqual([]);
  });

  test.each([
    [390, 844],
    [844, 390],
  ] as const)('keeps the question of a phone as high as it was, %i × %i', async (width, height) => {
    const window = await browser.open({ size: 'phone', lang: 'de' });
    const { page } = window;
    await page.setViewportSize({ width, height });
    await lay(window, brugesMidTurn());
    await press(window, page.locator('[data-anchor="tab:log"]'));
    const now = (await page.locator('main').boundingBox())!;
    const lines = page.getByRole('region', { name: tableTexts.chronicle.de }).locator('li button');
    await press(window, lines.nth((await lines.count()) - 8));
    await page.getByRole('button', { name: tableTexts.backToNow.de }).waitFor();
    expect((await page.locator('main').boundingBox())!.y).toBe(now.y);
  });
});
