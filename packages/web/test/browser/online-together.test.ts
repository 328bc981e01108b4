import { say, type Text } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';
import { tables } from '../../src/pages/home/texts.ts';
import { lobby } from '../../src/pages/online/lobby.texts.ts';
import { room } from '../../src/pages/online/room.texts.ts';
import { onlineTexts, refusedTexts } from '../../src/pages/online/table/texts.ts';
import { online } from '../../src/pages/online/texts.ts';
import { replayTexts } from '../../src/table/replay/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, still, type Window } from './browser.ts';
import { finished, TWO_PEOPLE } from './games.ts';
import { glance } from './glance.ts';
import { lay } from './laying.ts';
import { oneServer } from './server.ts';
import { seriousFindings } from './tour.ts';
import { ask, shown, sitDown, type Visitor, visits } from './visitors.ts';

/*
 * What people at one table do together beside playing: ask each other, step aside, end, and play again. Nobody plays a
 * whole game here: what is needed of one is laid.
 */
const server = oneServer();
const browser = oneBrowser();
const visit = visits(browser, server);
afterEach(() => vi.restoreAllMocks());

const en = (text: Text, params?: Parameters<typeof say>[2]) => say(text, 'en', params);
const buttons = (page: Page | Locator, text: Text, params?: Parameters<typeof say>[2]): Locator =>
  page.getByRole('button', { name: en(text, params), exact: true });
const seat = (page: Page, n: number): Locator => page.locator(`[data-seat="${n}"]`);
const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
const infoOf = (window: Pick<Window, 'page'>, id: string) => ask<TableInfo>(window, 'GET', `/api/tables/${id}`);

/** By the menu of the table. */
async function act({ page }: Visitor, text: Text, params?: Parameters<typeof say>[2]): Promise<void> {
  await buttons(page, onlineTexts.acts).click();
  await buttons(page, text, params).click();
  await page.keyboard.press('Escape');
}

/** The line on other pages. */
const wantsAgainAt = (page: Page): Locator =>
  page.getByRole('link', { name: en(online.wantsAgainAt, { name: 'Ada', game: 'Belfort' }), exact: true });

test('two people ask each other: for a pause, to play on, and to end; then they play again at a new table', async () => {
  const ada = await visit('Ada');
  const ben = await visit('Ben', { size: 'phone' });
  await ben.page.clock.install();
  const id = await sitDown([ada, ben], { game: 'belfort', bots: 1 });
  const watcher = await browser.open({ address: server.address() });
  await watcher.go(`/online/table/${id}`);
  await shown(watcher.page);
  await watcher.page.getByRole('img', { name: en(onlineTexts.watching) }).waitFor();

  // a request is withdrawn, or lapses by itself
  const agree = buttons(ben.page, onlineTexts.agree);
  await act(ada, onlineTexts.pause);
  await agree.waitFor();
  await buttons(ada.page, onlineTexts.withdraw).click();
  await agree.waitFor({ state: 'detached' });
  await act(ada, onlineTexts.pause);
  await agree.waitFor();
  await ben.page.clock.fastForward('06:00');
  await agree.waitFor({ state: 'detached' });
  await buttons(ada.page, onlineTexts.withdraw).click();
  await buttons(ada.page, onlineTexts.withdraw).waitFor({ state: 'detached' });

  // an answer that comes too late by the server's clock is told so
  await act(ada, onlineTexts.pause);
  await ben.page.clock.setSystemTime(new Date());
  await ben.page.reload();
  await shown(ben.page);
  await agree.waitFor();
  const late = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  await agree.click();
  await ben.page.getByText(en(refusedTexts.nothingAsked)).waitFor();
  late.mockRestore();
  await agree.waitFor({ state: 'detached' });

  // a pause, and on; who looks at another page hears that they are asked
  await ben.go('/online');
  await act(ada, onlineTexts.pause);
  await ben.page.getByRole('link', { name: /^You are asked for something at Belfort with Ada and / }).click();
  await agree.click();
  await expect.poll(() => ben.page.evaluate(() => document.activeElement?.closest('main') != null)).toBe(true);
  await ada.page.getByText('The game is paused until').waitFor();
  expect((await glance(ada.page)).headline).toBe('The game is paused');
  await act(ben, onlineTexts.resume);
  await buttons(ada.page, onlineTexts.agree).click();
  await ada.page.getByText('The game is paused until').waitFor({ state: 'detached' });

  // the end
  await act(ada, onlineTexts.end);
  await buttons(ben.page, onlineTexts.refuse).waitFor();
  await agree.click();
  for (const { page } of [ada, ben, watcher]) await page.getByText(en(onlineTexts.ended)).waitFor();
  expect(await buttons(watcher.page, onlineTexts.rematch).count()).toBe(0);
  await watcher.page.getByRole('link', { name: en(tableTexts.watchReplay) }).waitFor();

  // once more, with the same people
  await buttons(ada.page, onlineTexts.rematch).click();
  await seat(ada.page, 1).getByText(en(room.notYetHere)).waitFor();
  await ada.page.getByText(en(room.waitToCome, { names: 'Ben', n: 1 })).waitFor();
  const next = tableOf(ada.page);
  await ben.page.getByText(en(onlineTexts.wantsAgain, { name: 'Ada' })).waitFor();
  expect(await watcher.page.getByText(en(onlineTexts.wantsAgain, { name: 'Ada' })).count()).toBe(0);
  // the page of the table says it, and nothing says it a second time
  expect(await wantsAgainAt(ben.page).count()).toBe(0);
  await buttons(ben.page, onlineTexts.rematch).click();
  await ben.page.waitForURL(`**/online/table/${next}`);
  await seat(ada.page, 1).getByText(en(room.notYetHere)).waitFor({ state: 'detached' });
  for (const { page } of [ada, ben]) {
    expect(await page.evaluate((key) => localStorage.getItem(key), `guildhall.share.${next}`)).not.toBeNull();
  }
  await buttons(ada.page, room.start).click();
  for (const { page } of [ada, ben]) await shown(page);
  expect([...ada.troubles, ...ben.troubles, ...watcher.troubles]).toEqual([]);
});

test('somebody who is away is played for; who is invited finds the new table in the lobby, and may decline', async () => {
  const ada = await visit('Ada');
  const ben = await visit('Ben');
  // all are asked at the start of Belfort, whoever begins
  const id = await sitDown([ada, ben], { game: 'belfort' });
  await ben.go('/online');
  await ada.page.getByText(en(onlineTexts.notHere, { name: 'Ben' })).waitFor({ state: 'attached' });
  await buttons(ada.page, onlineTexts.acts).click();
  const replace = buttons(ada.page, onlineTexts.replace, { name: 'Ben' });
  await replace.click();
  await ada.page.getByRole('alert').getByText(en(refusedTexts.tooEarly)).waitFor();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60_000);
  await replace.click();
  await ada.page.getByText(en(onlineTexts.botPlays, { name: 'Ben' })).waitFor({ state: 'attached' });
  vi.restoreAllMocks();

  // nobody else is asked now, so there is a question before
  await buttons(ada.page, onlineTexts.endAlone).click();
  await ada.page.getByText(en(onlineTexts.endSure)).waitFor();
  await buttons(ada.page, onlineTexts.cancel).click();
  expect((await infoOf(ada, id)).status).toBe('running');
  await buttons(ada.page, onlineTexts.endAlone).click();
  await buttons(ada.page, onlineTexts.sure).click();
  await expect.poll(async () => (await infoOf(ada, id)).status).toBe('ended');
  await ada.page.keyboard.press('Escape');
  await buttons(ada.page, onlineTexts.rematch).first().click();
  await ada.page.getByText(en(room.waitToCome, { names: 'Ben', n: 1 })).waitFor();

  await wantsAgainAt(ben.page).waitFor();
  await still(ben.page);
  expect(await seriousFindings(ben)).toEqual([]);
  const next = tableOf(ada.page);
  const row = ben.page.locator(`[data-table="${next}"]`);
  await row.getByText(en(online.waitsForYou)).waitFor();
  await ben.page.getByText(en(lobby.waiting, { n: 1 })).waitFor();
  await row.getByRole('link', { name: /^Sit down/ }).click();
  await ben.page.getByText(en(room.keptForYou, { host: 'Ada' })).waitFor();
  await buttons(ben.page, room.decline).click();
  await seat(ada.page, 1).getByText(en(room.free)).waitFor();

  // a game that was ended has its replay, and its shuffle can be checked
  await ben.page
    .locator(`[data-table="${id}"]`)
    .getByRole('link', { name: /^Replay/ })
    .click();
  await buttons(ben.page, replayTexts.fairButton).click();
  await ben.page.getByText(en(replayTexts.fairYes)).waitFor();
  expect([...ada.troubles, ...ben.troubles]).toEqual([]);
});

test('a game of this device is put online, somebody gives up, and after its end both play again', async () => {
  const file = finished({ seats: TWO_PEOPLE }).file();
  const by = file.entries.map((entry) => ('seat' in entry ? entry.seat : -1));
  // Ben is asked, and Ada once more after him
  const near = by.lastIndexOf(1, by.lastIndexOf(0));
  const ada = await visit('Ada');
  await lay(ada, { file: () => ({ ...file, entries: file.entries.slice(0, near) }) });
  await ada.go('/');
  await ada.page.getByRole('button', { name: new RegExp(`^${tables.putOnline.en}`) }).click();
  await seat(ada.page, 1).getByText(en(room.free)).waitFor();
  // this device has chosen the seed
  expect(await ada.page.getByRole('heading', { name: en(room.fair) }).count()).toBe(0);
  const ben = await visit('Ben');
  await ben.go(`/online/table/${tableOf(ada.page)}`);
  await buttons(ben.page, room.sitAt, { n: 2 }).click();
  await buttons(ada.page, room.start).click();
  await shown(ben.page);

  await buttons(ben.page, onlineTexts.acts).click();
  await buttons(ben.page, onlineTexts.resign).click();
  await buttons(ben.page, onlineTexts.sure).click();
  await ben.page.keyboard.press('Escape');
  await ada.page.getByText(en(onlineTexts.gaveUp, { name: 'Ben' })).waitFor({ state: 'attached' });
  await act(ada, onlineTexts.letBot);
  const end = (page: Page) => page.locator('section[aria-labelledby=end-title]');
  await buttons(end(ada.page), onlineTexts.rematch).click();
  await end(ben.page)
    .getByText(en(onlineTexts.wantsAgain, { name: 'Ada' }))
    .waitFor();
  await buttons(end(ben.page), onlineTexts.rematch).click();
  await ben.page.waitForURL(`**/online/table/${tableOf(ada.page)}`);
  await ada.page.getByText(en(room.ready)).waitFor();
  expect([...ada.troubles, ...ben.troubles]).toEqual([]);
});
