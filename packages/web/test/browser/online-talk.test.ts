import { say } from '@guildhall/kernel';
import type { QuickPhrase } from '@guildhall/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reportTexts } from '../../src/pages/online/report.texts.ts';
import { onlineTexts, phraseTexts } from '../../src/pages/online/table/texts.ts';
import { oneBrowser } from './browser.ts';
import { oneServer } from './server.ts';
import { seriousFindings } from './tour.ts';
import { ask, sitDown, type Visitor, visits } from './visitors.ts';

const server = oneServer();
const browser = oneBrowser();
const visit = visits(browser, server);

const en = (text: Parameters<typeof say>[0], params?: Parameters<typeof say>[2]) => say(text, 'en', params);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chat = (page: Page) => page.getByRole('button', { name: /^Chat/ });

async function saying({ page }: Visitor, ...phrases: QuickPhrase[]): Promise<void> {
  await chat(page).click();
  for (const phrase of phrases) {
    await button(page, phraseTexts[phrase].en).click();
    await page.locator('li', { hasText: phraseTexts[phrase].en }).waitFor();
  }
  await page.keyboard.press('Escape');
}

/** Something that arrives after all that was said before. */
async function askForPause({ page }: Visitor): Promise<void> {
  await button(page, onlineTexts.acts.en).click();
  await button(page, onlineTexts.pause.en).click();
  await page.keyboard.press('Escape');
}

interface Told {
  readonly reports: readonly { readonly table: string; readonly other: string; readonly text: { text: string } }[];
}

test('muted people are not counted among what is new, and can be reported from the chat and from their page', async () => {
  const [ada, ben] = [await visit('Ada'), await visit('Ben', { size: 'phone' })];
  const { page } = ada;
  const id = await sitDown([ada, ben], { game: 'belfort' });
  await saying(ben, 'hello');
  await button(page, en(onlineTexts.chatNew, { n: 1 })).click();
  await button(page, en(onlineTexts.mute, { name: 'Ben' })).click();
  await button(page, en(onlineTexts.unmute, { name: 'Ben' })).waitFor();
  await page.keyboard.press('Escape');
  await saying(ben, 'thanks', 'sorry');
  await askForPause(ben);
  await button(page, onlineTexts.agree.en).waitFor();
  await button(page, onlineTexts.chat.en).click();

  // nothing is sent without a word; then it is, and thanked for
  await button(page, en(reportTexts.report, { name: 'Ben' })).click();
  const sheet = page.getByRole('dialog', { name: en(reportTexts.report, { name: 'Ben' }) });
  const send = sheet.getByRole('button', { name: reportTexts.send.en });
  await send.click();
  await sheet.getByRole('alert').filter({ hasText: reportTexts.whatMissing.en }).waitFor();
  expect(await seriousFindings(ada)).toEqual([]);
  await sheet.getByRole('textbox').fill('He is rude.');
  await send.click();
  await sheet.getByText(reportTexts.thanks.en).waitFor();
  // Escape closes this sheet alone
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await button(page, en(onlineTexts.unmute, { name: 'Ben' })).waitFor();

  const { id: other } = await ask<{ id: string }>(ben, 'GET', '/api/me');
  await ada.go(`/people/${other}`);
  await button(page, en(reportTexts.report, { name: 'Ben' })).click();
  await sheet.getByRole('textbox').fill('And again.');
  // an answer that says no is told in words, and what was written stays
  await page.route('**/report', (route) =>
    route.fulfill({ status: 429, json: { why: 'tooFast', message: 'wait a little' } }),
  );
  await send.click();
  await sheet.getByRole('alert').filter({ hasText: 'That was a lot at once.' }).waitFor();
  await page.unroute('**/report');
  expect(await sheet.getByRole('textbox').inputValue()).toBe('And again.');
  await send.click();
  await sheet.getByText(reportTexts.thanks.en).waitFor();
  const { reports } = await ask<Told>(ada, 'GET', '/api/me/export');
  expect(reports).toMatchObject([
    { table: id, other, text: { text: 'He is rude.' } },
    { table: id, other, text: { text: 'And again.' } },
  ]);
  expect([...ada.troubles.filter((each) => !each.startsWith('429')), ...ben.troubles]).toEqual([]);
});
