import { type Lang, say } from '@guildhall/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { meTexts } from '../../src/pages/online/me/texts.ts';
import { personTexts } from '../../src/pages/online/person.texts.ts';
import { reportTexts } from '../../src/pages/online/report.texts.ts';
import { onlineTexts, phraseTexts } from '../../src/pages/online/table/texts.ts';
import { online } from '../../src/pages/online/texts.ts';
import { LONG, oneBrowser, picture, SIZES, still } from './browser.ts';
import { BRUGES, Person } from './person.ts';
import { oneServer } from './server.ts';
import { seriousFindings } from './tour.ts';
import { ask, playAll, playUntil, shown, sitDown, visits } from './visitors.ts';

const server = oneServer();
const browser = oneBrowser();
const visit = visits(browser, server);

const named = (page: Page, role: 'button' | 'textbox' | 'checkbox', name: string): Locator =>
  page.getByRole(role, { name, exact: true });

const MOST_STOPS = 150;

/** Goes there by Tab alone. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor();
  const isThere = () => place.evaluate((each) => each === document.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    if (stops === MOST_STOPS) throw new Error(`Tab does not lead to ${place}`);
    await page.keyboard.press('Tab');
  }
}

async function pressByKey(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press('Enter');
}

/** Another look of the same page: settings that were changed in another tab. */
const dress = (page: Page, settings: { readonly lang: Lang; readonly theme: 'light' | 'dark' }): Promise<void> =>
  page.evaluate((change) => {
    const key = 'guildhall.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), ...change });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, settings);

const LOOKS = [
  { size: 'desktop', theme: 'light', lang: 'en' },
  { size: 'desktop', theme: 'dark', lang: 'de' },
  { size: 'phone', theme: 'dark', lang: 'en' },
  { size: 'phone', theme: 'light', lang: 'fr' },
] as const;

test('a running table with recap, question, chat and acts is accessible in every look', { timeout: LONG }, async () => {
  const [ada, ben] = [await visit('Ada'), await visit('Ben')];
  const { page } = ada;
  const id = await sitDown([ada, ben], { game: 'bruges' });
  const [first, second] = [new Person(ada, 1, BRUGES), new Person(ben, 2, BRUGES)];
  await playUntil([first, second], 6);
  await playAll(ada, id, first);
  await ada.go('/settings');
  await playAll(ben, id, second);
  await named(ben.page, 'button', onlineTexts.acts.en).click();
  await named(ben.page, 'button', onlineTexts.pause.en).click();
  await ben.page.keyboard.press('Escape');
  await ben.page.getByRole('button', { name: onlineTexts.chat.en }).click();
  await named(ben.page, 'button', phraseTexts.hello.en).click();
  await ben.page.locator('li', { hasText: phraseTexts.hello.en }).waitFor();
  await ada.go(`/online/table/${id}`);
  await page.getByRole('region', { name: onlineTexts.recap.en }).waitFor();
  await named(page, 'button', onlineTexts.agree.en).waitFor();
  await shown(page);

  const findings: string[] = [];
  const look = async (name: string) => {
    await still(page);
    await picture(page, `online-table-${name}`);
    findings.push(...(await seriousFindings(ada)).map((found) => `${found} (${name})`));
  };
  for (const { size, theme, lang } of LOOKS) {
    await page.setViewportSize(SIZES[size].viewport);
    await dress(page, { theme, lang });
    await page.getByRole('heading', { name: say(onlineTexts.recap, lang) }).waitFor();
    await look(`${size}-${theme}`);
    for (const what of ['chat', 'acts'] as const) {
      await named(page, 'button', say(onlineTexts[what], lang)).click();
      await page.getByRole('dialog', { name: say(onlineTexts[what], lang) }).waitFor();
      await look(`${size}-${theme}-${what}`);
      await page.keyboard.press('Escape');
    }
  }
  expect(findings).toEqual([]);

  // what was put away does not come back in another language
  const recap = page.locator('section[aria-labelledby=recap]');
  await recap.getByRole('button').click();
  await recap.waitFor({ state: 'detached' });
  await dress(page, { theme: 'light', lang: 'en' });
  await named(page, 'button', onlineTexts.agree.en).waitFor();
  await still(page);
  expect(await recap.count()).toBe(0);
  expect([...ada.troubles, ...ben.troubles]).toEqual([]);
});

test('by keyboard alone: my account', async () => {
  const ada = await visit('Ada');
  const { page } = ada;
  await ada.go('/online/me');
  await tabTo(page, named(page, 'textbox', online.name.en));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Augusta');
  await page.keyboard.press('Enter');
  await page.getByText(meTexts.saved.en).waitFor();
  const notice = page.getByRole('checkbox').first();
  const before = await notice.isChecked();
  await tabTo(page, notice);
  await page.keyboard.press('Space');
  expect(await notice.isChecked()).toBe(!before);
  await tabTo(page, named(page, 'textbox', meTexts.tokenName.en));
  await page.keyboard.type('my bot');
  await page.keyboard.press('Enter');
  await named(page, 'textbox', meTexts.newToken.en).waitFor();
  await pressByKey(page, named(page, 'button', meTexts.delete.en));
  await page.getByText(meTexts.reallyDelete.en).waitFor();
  // the harmless answer has the focus
  await page.keyboard.press('Enter');
  await named(page, 'button', meTexts.delete.en).waitFor();
  expect((await ask<{ name: string }>(ada, 'GET', '/api/me')).name).toBe('Augusta');
  expect(ada.troubles).toEqual([]);
});

test('by keyboard alone: chat and acts of a table, and the page of a person', { timeout: LONG }, async () => {
  const [ada, ben] = [await visit('Ada'), await visit('Ben')];
  const { page } = ada;
  await sitDown([ada, ben], { game: 'belfort' });
  const chat = page.getByRole('button', { name: onlineTexts.chat.en, exact: true });
  const hasFocus = (place: Locator) => place.evaluate((each) => each === document.activeElement);
  await pressByKey(page, chat);
  await tabTo(page, named(page, 'textbox', onlineTexts.say.en));
  await page.keyboard.type('Good evening');
  await page.keyboard.press('Enter');
  await page.locator('li', { hasText: 'Good evening' }).waitFor();
  await pressByKey(page, named(page, 'button', phraseTexts.goodLuck.en));
  await page.locator('li', { hasText: phraseTexts.goodLuck.en }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(chat)).toBe(true);

  await pressByKey(page, named(page, 'button', onlineTexts.acts.en));
  await pressByKey(page, named(page, 'button', onlineTexts.pause.en));
  await page.getByText(onlineTexts.waitingForYes.en).waitFor();
  await page.keyboard.press('Escape');
  await pressByKey(ben.page, named(ben.page, 'button', onlineTexts.agree.en));
  await page.getByText('The game is paused').first().waitFor();

  const { id } = await ask<{ id: string }>(ben, 'GET', '/api/me');
  await ada.go(`/people/${id}`);
  await pressByKey(page, named(page, 'button', personTexts.mute.en));
  await named(page, 'button', personTexts.unmute.en).waitFor();
  const report = named(page, 'button', say(reportTexts.report, 'en', { name: 'Ben' }));
  await pressByKey(page, report);
  await tabTo(page, page.getByRole('textbox', { name: reportTexts.what.en }));
  await page.keyboard.type('Nothing, really.');
  await pressByKey(page, named(page, 'button', reportTexts.send.en));
  await page.getByText(reportTexts.thanks.en).waitFor();
  await pressByKey(page, named(page, 'button', reportTexts.close.en));
  await expect.poll(() => hasFocus(report)).toBe(true);
  expect([...ada.troubles, ...ben.troubles]).toEqual([]);
});
