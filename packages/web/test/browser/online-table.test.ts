import type { TableInfo } from '@guildhall/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { adviceTexts } from '../../src/table/advice/texts.ts';
import { LONG, oneBrowser, still, type Window } from './browser.ts';
import { BELFORT, BRUGES, Person } from './person.ts';
import { oneServer } from './server.ts';
import { seriousFindings } from './tour.ts';
import { ask as askServer, playAll, playUntil, revisionOf, shown, sitDown, type Visitor, visits } from './visitors.ts';

/*
 * Several real browsers at one table of a real server. What is typed and pressed is what people type and press; tables
 * are opened by request, because the pages for that have tests of their own.
 */
const server = oneServer();
const browser = oneBrowser();
const visit = visits(browser, server);

/** How long the lid of a laptop stays closed. */
const LID = 20_000;

/** What everybody has at the end. */
async function totals({ page }: Window): Promise<number[]> {
  const row = page.locator('tfoot tr').first();
  await row.waitFor();
  return (await row.locator('td').allTextContents()).map(Number);
}

describe('a table of two people and a bot', () => {
  test('is played to its end, whatever happens on the way', { timeout: LONG }, async () => {
    const ada = await visit('Ada');
    const ben = await visit('Ben', { size: 'phone' });
    const id = await sitDown([ada, ben], { game: 'belfort', bots: 1 });
    const watcher = await browser.open({ address: server.address() });
    await watcher.go(`/online/table/${id}`);
    await shown(watcher.page);
    expect(await watcher.page.locator('[data-target^="hand:"]').count()).toBe(0);
    const persons = [new Person(ada, 3, BELFORT), new Person(ben, 4, BELFORT)];
    await playUntil(persons, 12);

    // the lid is closed in mid-turn, and opened again: no reload, nothing lost
    const mark = 'still the same page';
    await ada.page.evaluate((text) => Object.assign(globalThis, { mark: text }), mark);
    const before = await revisionOf(ada.page);
    const letGo = await ada.cut();
    await ada.page.getByText('Connection lost').waitFor();
    await ada.page.waitForTimeout(LID);
    letGo();
    await ada.page.getByRole('img', { name: 'Connected' }).waitFor();
    await playUntil(persons, before + 12);
    expect(await ada.page.evaluate(() => (globalThis as { mark?: string }).mark)).toBe(mark);

    // a reload
    await ben.page.reload();
    await shown(ben.page);
    await playUntil(persons, before + 20);

    // a bot takes over, and the person comes back
    await ben.page.getByRole('button', { name: 'Table', exact: true }).click();
    await ben.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await ada.page.getByText('a bot plays for Ben').waitFor({ state: 'attached' });
    await ben.page.keyboard.press('Escape');
    await ben.page.getByRole('button', { name: 'Play myself again' }).first().click();
    await ada.page.getByText('a bot plays for Ben').waitFor({ state: 'detached' });

    // undo by consent
    const far = Math.max(await revisionOf(ada.page), await revisionOf(ben.page));
    await playUntil(persons, far + 4);
    await ada.page.getByRole('button', { name: 'Table', exact: true }).click();
    await ada.page.getByRole('button', { name: 'Ask to take back my last move' }).click();
    await ada.page.keyboard.press('Escape');
    await ben.page.getByRole('button', { name: 'Agree' }).click();
    await ben.page.getByRole('button', { name: 'Agree' }).waitFor({ state: 'detached' });

    // a second tab of one person sees the same
    const tab = await ada.context.newPage();
    await tab.goto(`${server.address()}/online/table/${id}`);
    await shown(tab);
    const hand = (page: Page) => page.locator('[data-target^="hand:"]').count();
    await expect.poll(() => hand(tab), { timeout: 30_000 }).toBe(await hand(ada.page));
    await tab.close();

    // words
    await ada.page.getByRole('button', { name: 'Chat' }).click();
    await ada.page.getByRole('button', { name: 'Well played!' }).click();
    await ada.page.keyboard.press('Escape');
    await ben.page.getByRole('button', { name: 'Chat, 1 new line' }).waitFor();

    await playUntil(persons);
    expect(await totals(ben)).toEqual(await totals(ada));
    expect(await totals(watcher)).toEqual(await totals(ada));
    expect([...ben.troubles, ...watcher.troubles]).toEqual([]);
    // the end of the line was meant
    expect(ada.troubles.filter((trouble) => !trouble.includes('WebSocket'))).toEqual([]);
  });
});

describe('a table of one person and a bot', () => {
  test('has no advice, and says why', async () => {
    const ada = await visit('Ada');
    const { page } = ada;
    await sitDown([ada], { game: 'belfort', bots: 1 });
    const reason = page.getByText(adviceTexts.notOnline.en);
    const ask = page.getByRole('button', { name: adviceTexts.ask.en, disabled: true });
    await ask.click({ force: true });
    await reason.waitFor();
    await still(page);
    expect(await seriousFindings(ada)).toEqual([]);
    await page.keyboard.press('Escape');
    await reason.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await reason.waitFor();
    expect(await page.locator('[data-advised]').count()).toBe(0);
    expect(ada.troubles).toEqual([]);
  });
});

describe('a table that allows advice', () => {
  test('gives it to whoever is asked, and everybody sees that they asked', { timeout: LONG }, async () => {
    const people = [await visit('Ada'), await visit('Ben')];
    const id = await sitDown(people, { game: 'bruges', advice: true });
    const persons = people.map((person, i) => new Person(person, i + 1, BRUGES));
    const { seats, waiting } = await askServer<TableInfo>(people[0]!, 'GET', `/api/tables/${id}`);
    const asked = people.findIndex(({ name }) => name === seats[waiting[0]!]!.person!.name);
    const asker = people[asked]!;
    const marks = ({ page }: Visitor) => page.locator('section li button').getByText(adviceTexts.asked.en);
    await asker.page.getByRole('button', { name: adviceTexts.ask.en }).click();
    await asker.page.getByText(adviceTexts.would.en).waitFor();
    await asker.page.locator('[data-advised]').first().waitFor({ state: 'attached' });
    await still(asker.page);
    expect(await seriousFindings(asker)).toEqual([]);
    await asker.page.keyboard.press('Escape');
    await playAll(asker, id, persons[asked]!);
    for (const each of people) await marks(each).first().waitFor();
    // who comes later sees it, too
    await people[0]!.page.reload();
    await marks(people[0]!).first().waitFor();
    expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
  });
});

describe('a table of four people', () => {
  test('is played to its end', { timeout: LONG }, async () => {
    const people = await Promise.all([
      visit('Ada'),
      visit('Ben', { size: 'tablet' }),
      visit('Cleo', { lang: 'de' }),
      visit('Dan', { theme: 'dark' }),
    ]);
    await sitDown(people, { game: 'bruges' });
    const persons = people.map((person, i) => new Person(person, i + 1, BRUGES));
    await playUntil(persons);
    const [first, ...others] = await Promise.all(people.map(totals));
    for (const other of others) expect(other).toEqual(first);
    expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
  });
});
