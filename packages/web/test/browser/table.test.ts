import { readFileSync } from 'node:fs';
import { promptOf, properties } from '@guildhall/belfort';
import type { Lang } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { belfortTexts } from '../../src/games/belfort/texts.ts';
import { tables } from '../../src/pages/home/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, type Window } from './browser.ts';
import { askedFor, human, TWO_PEOPLE } from './games.ts';
import { glance, handOf, spot, tabTo } from './glance.ts';
import { kept, lay, momentOf } from './laying.ts';

const browser = oneBrowser();

const midTurn = () =>
  askedFor('turn', { month: 3, more: (table) => table.legal(0).some(({ do: what }) => what === 'buy') });

const undo = ({ page }: Window) => page.getByRole('button', { name: tableTexts.undo.en });

describe('a table is kept', () => {
  test('a reload in the middle of a turn brings it back as it was', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, midTurn());
    const before = await momentOf(window);
    await spot(page, 'buy:wood').click();
    await expect.poll(() => undo(window).isEnabled()).toBe(true);
    await page.mouse.move(2, 2);
    const bought = await momentOf(window);
    expect(bought).not.toEqual(before);
    await kept(window);
    await page.reload();
    await page.locator('[data-target="buy:wood"]').waitFor();
    expect(await momentOf(window)).toEqual(bought);
    expect(window.troubles).toEqual([]);
  });

  test('undo takes the last step back, also after a reload', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, midTurn());
    const before = await momentOf(window);
    await spot(page, 'buy:wood').click();
    await expect.poll(() => undo(window).isEnabled()).toBe(true);
    await kept(window);
    await page.reload();
    await undo(window).click();
    await page.mouse.move(2, 2);
    await expect.poll(() => momentOf(window)).toEqual(before);
    expect(window.troubles).toEqual([]);
  });

  test('what is written to a file can be opened again', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, midTurn());
    const before = await momentOf(window);
    await window.go('/');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: tables.export.en }).click();
    const path = await (await download).path();
    await page.getByRole('button', { name: tables.delete.en }).click();
    await page.getByRole('button', { name: tables.delete.en, exact: true }).click();
    await page.getByText(tables.none.en).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: readFileSync(path) });
    await page.waitForURL('**/table/*');
    await page.locator('[data-target="buy:wood"]').waitFor();
    expect(await momentOf(window)).toEqual(before);
    expect(window.troubles).toEqual([]);
  });

  test.each([
    ['no JSON', 'once upon a time', /not a Guildhall file/],
    ['another kind of file', '{"name": "guildhall"}', /not a saved table/],
    ['a table with an impossible move', null, /move \d+ of \d+ is not allowed/],
  ])('%s is refused in words', async (_, content, words) => {
    const window = await browser.open();
    const { page } = window;
    const file = midTurn().file();
    const spoilt = { ...file, entries: file.entries.map((entry, i) => (i === 2 ? { ...entry, seat: 2 } : entry)) };
    await window.go('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content ?? JSON.stringify(spoilt)),
    });
    const alert = page.getByRole('alert').filter({ hasText: 'broken.json' });
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(words);
    expect(page.url()).not.toContain('/table/');
    expect(window.troubles).toEqual([]);
  });
});

test('the language can be changed in the middle of a turn', async () => {
  const window = await browser.open();
  const { page } = window;
  const table = midTurn();
  const prompt = (lang: Lang) => promptOf(table.decision()!, table.legal(0), table.view([0]), 0, lang);
  await lay(window, table);
  const [first] = await handOf(page);
  const card = properties[first!.slice('hand:'.length) as keyof typeof properties];
  const name = () =>
    page
      .locator(`[data-target="${first}"]`)
      .first()
      .evaluate((each) => `${each.ariaLabel ?? ''} ${each.textContent}`);
  expect((await glance(page)).prompt).toBe(prompt('en'));
  expect(await name()).toContain(card.name.en);
  await page.getByRole('link', { name: tableTexts.settings.en }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).last().check({ force: true });
  await page.goBack();
  await page.locator('[data-target="buy:wood"]').waitFor();
  expect((await glance(page)).prompt).toBe(prompt('de'));
  expect(await name()).toContain(card.name.de);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(window.troubles).toEqual([]);
});

describe('around one screen', () => {
  test('a curtain hides every hand until the next person takes over', async () => {
    const window = await browser.open();
    const { page } = window;
    const table = askedFor('turn', {
      seats: TWO_PEOPLE,
      month: 2,
      more: ({ legal, state: { players } }) =>
        // and Ben comes next
        legal(0).some(({ do: what }) => what === 'endTurn') && players[1]!.crest === players[0]!.crest + 1,
    });
    const hands = [0, 1].map((seat) => table.state.players[seat]!.hand.map((card) => `hand:${card}`).sort());
    const curtain = page.locator('[aria-labelledby=curtain-title]');
    const takeOver = async (name: string) => {
      await curtain.getByText(tableTexts.curtain.en.replace('{name}', name)).waitFor();
      expect(await handOf(page), 'behind the curtain').toEqual([]);
      await curtain.getByRole('button').click();
      await curtain.waitFor({ state: 'detached' });
    };
    await lay(window, table);
    await takeOver('Ada');
    expect((await handOf(page)).sort()).toEqual(hands[0]);
    await page.locator('[data-target=end]').click();
    const next = page.getByRole('button', { name: /^Hand over to / });
    await curtain.or(next).first().waitFor();
    // the result of one's own move is seen, and can be taken back, until the screen is handed over
    expect(await curtain.count()).toBe(0);
    expect((await handOf(page)).sort()).toEqual(hands[0]);
    await next.click();
    await takeOver('Ben');
    expect((await handOf(page)).sort()).toEqual(hands[1]);
    expect(window.troubles).toEqual([]);
  });

  test('where nothing secret is asked the turn goes on with a name and no curtain, and can still be taken back', async () => {
    const window = await browser.open();
    const { page } = window;
    const seats = [human('Ada', 'red'), human('Ben', 'blue')];
    const table = askedFor('place', { seats, month: 2 });
    await lay(window, table);
    const banner = page.locator('[data-banner]');
    await banner.filter({ hasText: 'Ada' }).waitFor({ state: 'attached' });
    expect(await page.locator('#curtain-title').count()).toBe(0);
    expect(await handOf(page)).toEqual([]);
    await page
      .locator('[data-mark=legal]:not([data-target=end])')
      .first()
      .locator('[data-hit]')
      .or(page.locator('button[data-mark=legal]'))
      .first()
      .click();
    await banner.filter({ hasText: 'Ben' }).waitFor({ state: 'attached' });
    expect(await page.locator('#curtain-title').count()).toBe(0);
    await undo(window).click();
    await banner.filter({ hasText: 'Ada' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: tableTexts.showHand.en }).click();
    await expect.poll(async () => (await handOf(page)).length).toBe(table.state.players[0]!.hand.length);
    expect(window.troubles).toEqual([]);
  });

  test('nothing of the table can be reached by keyboard behind the curtain', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, askedFor('turn', { seats: TWO_PEOPLE, month: 2 }));
    await page.locator('#curtain-title').waitFor();
    for (let i = 0; i < 6; i++) {
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
      );
      expect(inside).toBe(true);
      await page.keyboard.press('Tab');
    }
  });
});

describe('with the keyboard alone', () => {
  test('a worker is placed, and the rest is sent to work', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, askedFor('place', { month: 2 }));
    const told = async () => (await momentOf(window)).chronicle.length;
    const before = await told();
    await tabTo(window, '[data-mark=legal]:not([data-target=end])');
    await page.keyboard.press('Enter');
    await expect.poll(told).toBeGreaterThan(before);
    await expect.poll(async () => (await glance(page)).headline).toBe(tableTexts.yourTurn.en);
    await tabTo(window, '[data-target=end][data-mark=available]');
    await page.keyboard.press('Enter');
    await page.locator('#send-title').waitFor();
    await tabTo(window, 'output + button:enabled');
    await page.keyboard.press('Enter');
    const send = page.getByRole('button', { name: belfortTexts.send.en });
    await send.waitFor();
    for (let i = 0; i < 150 && !(await send.evaluate((button) => button === document.activeElement)); i++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.locator('#send-title').waitFor({ state: 'detached' });
    expect(window.troubles).toEqual([]);
  });

  test('Escape puts a card back', async () => {
    const window = await browser.open();
    const { page } = window;
    const canBuild = askedFor('turn', {
      month: 2,
      more: (table) => table.legal(0).some(({ do: what }) => what === 'build'),
    });
    await lay(window, canBuild);
    await tabTo(window, '[data-target^="hand:"][data-mark=available]');
    await page.keyboard.press('Enter');
    await page.locator('[data-target^="symbol:"][data-mark=legal]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-mark=legal]').count()).toBe(0);
    expect(window.troubles).toEqual([]);
  });
});
