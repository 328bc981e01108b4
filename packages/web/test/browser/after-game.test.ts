import { belfort } from '@guildhall/belfort';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { resultTexts } from '../../src/games/belfort/result/texts.ts';
import { replayTexts } from '../../src/table/replay/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { calm, oneBrowser, press, still, type Window } from './browser.ts';
import { games as bruges, FOUR_PLAYERS } from './bruges.ts';
import { type BelfortTable, type Filed, fileOf, finished } from './games.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();
const standingsOf = (table: BelfortTable) => [...belfort.standings(table.state)].sort((a, b) => a.place - b.place);

/** The first game that ends with equal scores, or with none. */
function gameWith(tie: boolean): BelfortTable {
  for (let seed = 0; seed < 300; seed++) {
    const table = finished({ seed });
    if (new Set(standingsOf(table).map(({ score }) => score)).size < table.seats.length === tie) return table;
  }
  throw new Error(`no game ${tie ? 'with' : 'without'} a tie in 300`);
}

const numbers = async (cells: Locator) => (await cells.allInnerTexts()).map(Number);

describe('the result', () => {
  test('adds up for everybody, in the whole game and scoring by scoring', async () => {
    const window = await browser.open();
    const { page } = window;
    const table = gameWith(false);
    await lay(window, table);
    const end = page.locator('section[aria-labelledby=end-title]');
    const scores = standingsOf(table).map(({ score }) => score);
    const total = end.locator('tfoot td');
    await total.first().waitFor();
    expect(await numbers(total)).toEqual(scores);
    const sums = scores.map(() => 0);
    for (let part = 1; part <= 3; part++) {
      await end.locator('input[type=radio]').nth(part).check({ force: true });
      await calm(page);
      (await numbers(total)).forEach((points, i) => {
        sums[i]! += points;
      });
    }
    expect(sums).toEqual(scores);
    expect(await end.getByText(resultTexts.tieRule.en).count()).toBe(0);
    expect(window.troubles).toEqual([]);
  });

  test('says what decided between equal scores', async () => {
    const window = await browser.open();
    const table = gameWith(true);
    await lay(window, table);
    const end = window.page.locator('section[aria-labelledby=end-title]');
    const standings = standingsOf(table);
    const tied = standings.find(({ seat, score }) =>
      standings.some((other) => other.seat !== seat && other.score === score),
    )!;
    await end.getByText(resultTexts.tieRule.en).first().waitFor();
    await end.getByText(`${table.seats[tied.seat]!.name}: ${tied.tieBreak}`).first().waitFor();
  });

  test('adds up in Bruges too, where every item is scored but once', async () => {
    const window = await browser.open();
    const end = window.page.locator('section[aria-labelledby=end-title]');
    await lay(window, bruges.finished());
    const total = end.locator('tfoot td');
    await total.first().waitFor();
    const all = await numbers(total);
    expect(await end.locator('tbody small:not(:empty)').count()).toBe(0);
    await end.locator('input[type=radio]').nth(1).check({ force: true });
    await calm(window.page);
    const during = await numbers(total);
    await end.locator('input[type=radio]').nth(2).check({ force: true });
    await calm(window.page);
    const final = await numbers(total);
    expect(during.map((points, i) => points + final[i]!)).toEqual(all);
    expect(window.troubles).toEqual([]);
  });

  test('can be put away and brought back', async () => {
    const window = await browser.open({ size: 'phone' });
    const { page } = window;
    await lay(window, finished());
    await page.getByRole('button', { name: tableTexts.lookAtTable.en }).click();
    await page.locator('#end-title').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: tableTexts.showResult.en }).click();
    await page.locator('#end-title').waitFor();
  });
});

async function watch(window: Window, table: Filed = finished()) {
  await window.go('/replay');
  await window.page.locator('input[type=file]').setInputFiles(fileOf(table));
  await window.page.locator('input[type=range]').waitFor();
}
const box = async (locator: Locator) => (await locator.boundingBox())!;

describe('the replay', () => {
  const at = async ({ page }: Window) => Number(await page.locator('input[type=range]').inputValue());

  test('is driven by keys and by months', async () => {
    const window = await browser.open();
    const { page } = window;
    const table = finished();
    await watch(window, table);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(() => at(window)).toBe(2);
    await page.keyboard.press('End');
    await expect.poll(() => at(window)).toBe(table.moves.length);
    await page.getByRole('button', { name: tableTexts.showResult.en }).click();
    await page.locator('#end-title').waitFor();
    await page.getByRole('button', { name: replayTexts.backToReplay.en }).click();
    await press(window, page.getByRole('button', { name: 'Month 4', exact: true }));
    expect(table.stateAfter(await at(window)).round).toBe(4);
    expect(table.stateAfter((await at(window)) - 1).round).toBe(3);
    await page.keyboard.press('PageDown');
    await expect.poll(async () => table.stateAfter(await at(window)).round).toBe(5);
    await press(window, page.getByRole('button', { name: replayTexts.first.en }));
    expect(await at(window)).toBe(0);
    await page.getByRole('button', { name: replayTexts.play.en }).click();
    await expect.poll(() => at(window)).toBeGreaterThan(1);
    expect(window.troubles).toEqual([]);
  });

  test.each(['desktop', 'tablet', 'phone'] as const)(
    'fits a %s: nothing hides or is cut, nothing can be undone',
    async (size) => {
      const window = await browser.open({ size });
      const { page } = window;
      await watch(window);
      await page.locator('input[type=range]').fill('120');
      await still(page);
      expect(await page.getByRole('button', { name: tableTexts.undo.en }).count()).toBe(0);
      const { width, height } = page.viewportSize()!;
      const city = await box(page.locator('main svg:has([data-target^="symbol:"])').first());
      const hands = await box(page.locator('ul[tabindex="0"]:has(h2)'));
      const controls = await box(page.getByRole('region', { name: replayTexts.controls.en }));
      expect(city.y + city.height).toBeLessThanOrEqual(hands.y + 1);
      expect(hands.y + hands.height).toBeLessThanOrEqual(controls.y + 1);
      expect(controls.y + controls.height).toBeLessThanOrEqual(height + 1);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('ul[tabindex="0"] li li b')]
          .filter((name) => name.scrollWidth > name.clientWidth)
          .map((name) => name.innerText),
      );
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

  test('through one player’s eyes the other hands are closed', async () => {
    const window = await browser.open();
    const { page } = window;
    await watch(window);
    const open = page.locator('ul[tabindex="0"] li li b');
    await page.keyboard.press('ArrowRight');
    await open.first().waitFor();
    const all = await open.count();
    await page.getByRole('combobox', { name: replayTexts.eyes.en }).selectOption('1');
    await calm(page);
    const own = await open.count();
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(all);
  });

  test('a game that ended here can be watched without a file', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, finished());
    await window.go('/replay');
    await page.getByRole('link', { name: /^Watch: Ada/ }).click();
    await page.locator('input[type=range]').waitFor();
  });
});

describe('the replay of Bruges', () => {
  test.each(['desktop', 'tablet', 'phone'] as const)('fits a %s, and nothing jumps from move to move', async (size) => {
    const window = await browser.open({ size });
    const { page } = window;
    const table = bruges.finished();
    await watch(window, table);
    const hands = page.locator('ul[tabindex="0"]:has(h2)');
    const empty = await box(hands);
    await page.locator('input[type=range]').fill('120');
    await hands.locator('li li').first().waitFor();
    await still(page);
    const filled = await box(hands);
    const controls = await box(page.getByRole('region', { name: replayTexts.controls.en }));
    expect(filled.height).toBe(empty.height);
    expect(filled.height).toBeLessThan(170);
    expect(filled.y + filled.height).toBeLessThanOrEqual(controls.y + 1);
    // nobody's houses are one's own
    expect(await page.locator('[data-anchor="tab:houses"]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(window.troubles).toEqual([]);
  });

  test.each([
    [1366, 657],
    [768, 1024],
  ] as const)('at %i × %i the hands lie above the controls, within their frames', async (width, height) => {
    const window = await browser.open();
    const { page } = window;
    await page.setViewportSize({ width, height });
    await watch(window, bruges.finished({ seats: FOUR_PLAYERS }));
    await page.locator('input[type=range]').fill('180');
    const hands = page.locator('ul[tabindex="0"]:has(h2)');
    await hands.locator('li li').first().waitFor();
    await still(page);
    const controls = await box(page.getByRole('region', { name: replayTexts.controls.en }));
    const over = await hands.locator(':scope > li').evaluateAll((players) =>
      players.map((player) => {
        const cards = [...player.querySelectorAll('li')].map((card) => card.getBoundingClientRect().right);
        return Math.max(0, ...cards.map((right) => Math.round(right - player.getBoundingClientRect().right)));
      }),
    );
    expect(over).toEqual(over.map(() => 0));
    const filled = await box(hands);
    expect(filled.y + filled.height).toBeLessThanOrEqual(controls.y + 1);
  });

  test('the chronicle is at the move that is shown, also where nothing is told of it', async () => {
    const window = await browser.open();
    const { page } = window;
    const table = bruges.finished();
    await watch(window, table);
    const drawn = table.moves.findIndex((_, at) => at > 150 && table.stateAfter(at).stage === 'draw') + 1;
    await page.locator('input[type=range]').fill(`${drawn}`);
    await still(page);
    const list = page.getByRole('region', { name: tableTexts.chronicle.en }).locator('[tabindex="0"]');
    expect(await list.evaluate((each) => each.scrollTop)).toBeGreaterThan(200);
  });

  test('through one player’s eyes everybody’s houses are still there', async () => {
    const window = await browser.open();
    const { page } = window;
    await watch(window, bruges.finished());
    await page.getByRole('combobox', { name: replayTexts.eyes.en }).selectOption('1');
    for (const seat of [0, 1, 2]) await page.locator(`[data-anchor="panel:${seat}"]`).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: tableTexts.showResult.en }).click();
    await page.locator('#end-title').waitFor();
  });
});
