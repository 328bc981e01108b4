import { describe, expect, test } from 'vitest';
import { tableTexts } from '../../src/table/texts.ts';
import { LONG, oneBrowser, press, still, type Window } from './browser.ts';
import { FOUR_PLAYERS, games } from './bruges.ts';
import { lay } from './laying.ts';
import { BRUGES, Person } from './person.ts';
import { seriousFindings } from './tour.ts';

const browser = oneBrowser();

const tooWide = ({ page }: Window) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(['tablet', 'tablet upright'] as const)('Bruges, %s', (size) => {
  test.each([
    ['light', 'en'],
    ['dark', 'de'],
  ] as const)('a whole round by taps, %s', { timeout: LONG }, async (theme, lang) => {
    const window = await browser.open({ size, theme, lang });
    await lay(window, games.untouched({ seed: 2 }));
    const person = new Person(window, 2, BRUGES);
    // cards are drawn at the beginning of a round: once more after cards were played, the first one is over
    let played = false;
    await person.playUntil(({ glowing }) => {
      played ||= person.clicked.has('use');
      return played && glowing.some(([target]) => target.startsWith('pile:'));
    });
    expect([...person.clicked]).toEqual(expect.arrayContaining(['pile', 'hand', 'use']));
    expect(window.troubles).toEqual([]);
  });

  test('nothing serious for axe, with a card open and the chronicle too', { timeout: LONG }, async () => {
    const window = await browser.open({ size });
    const { page } = window;
    for (const ask of ['draw', 'afterwards', 'fire', 'turn']) {
      await lay(window, games.askedFor(ask));
      expect([ask, await seriousFindings(window), await tooWide(window)]).toEqual([ask, [], 0]);
    }
    await press(window, page.locator('[data-target^="hand:"][data-mark=available]').first());
    await page.locator('[data-target^="use:"]').first().waitFor();
    await press(window, page.getByRole('button', { name: tableTexts.chronicle.en, exact: true }));
    expect(await seriousFindings(window)).toEqual([]);
    expect(await tooWide(window)).toBe(0);
  });

  test('the town stays where it is, whatever is asked', async () => {
    const window = await browser.open({ size, lang: 'de' });
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 5 }));
    const town = page.locator('main section[aria-label]').filter({ has: page.locator('[data-target="pile:0"]') });
    await still(page);
    const before = await town.boundingBox();
    await press(window, page.locator('[data-target^="hand:"][data-mark=available]').first());
    await page.getByRole('button', { name: tableTexts.putBack.de }).waitFor();
    await still(page);
    expect(await town.boundingBox()).toEqual(before);
  });

  test('the chronicle gives the focus back when it is closed', async () => {
    const window = await browser.open({ size });
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 2 }));
    const log = page.getByRole('button', { name: tableTexts.chronicle.en, exact: true });
    await log.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: tableTexts.closeChronicle.en }).press('Enter');
    await expect.poll(() => log.evaluate((each) => each === document.activeElement)).toBe(true);
  });
});

/** What reaches over the edge of the window or of what it lies in. */
const cut = ({ page }: Window, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const frames = [...document.querySelectorAll('main > *, footer > *')];
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const floor = Math.min(
          innerHeight,
          ...frames.filter((frame) => frame.contains(each)).map((frame) => frame.getBoundingClientRect().bottom),
        );
        const isShort = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).textOverflow === 'ellipsis';
        return bottom > floor + 1 || right > innerWidth + 1 || left < -1 || top < -1 || isShort;
      })
      .map((each) => each.innerText || each.getAttribute('data-target') || each.outerHTML.slice(0, 60));
  }, selector);

describe('the smallest tablets', () => {
  test('held sideways show all three others, by their whole names', async () => {
    for (const size of ['tablet', 'desktop'] as const) {
      const window = await browser.open({ size });
      await window.page.setViewportSize({ width: 1024, height: 768 });
      await lay(window, games.askedFor('turn', { round: 7, seats: FOUR_PLAYERS }));
      await still(window.page);
      expect(await window.page.locator('main [data-anchor^="panel:"]').count()).toBe(3);
      expect([size, await cut(window, 'main [data-anchor^="panel:"], main h3, main h3 button')]).toEqual([size, []]);
    }
  });

  test('upright have room for the own houses, and for the six uses of a card', async () => {
    const window = await browser.open({ size: 'tablet', lang: 'de' });
    const { page } = window;
    await page.setViewportSize({ width: 768, height: 1024 });
    const many = games.askedFor('turn', {
      round: 7,
      seats: FOUR_PLAYERS,
      more: ({ state }) => state.players[0]!.houses.length > 6,
    });
    await lay(window, many);
    await press(window, page.locator('[data-target^="hand:"][data-mark=available]').first());
    await page.locator('li > [data-target^="use:"]').nth(5).waitFor();
    await still(page);
    expect(await cut(window, '[data-anchor="panel:0"] li, li > [data-target^="use:"], header b, main b')).toEqual([]);
  });

  test('draw the own houses also while a step is offered', async () => {
    const window = await browser.open({ size: 'tablet', lang: 'fr' });
    const { page } = window;
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      const offered = games.askedFor('advance', { more: ({ state }) => state.players[0]!.houses.length > 5 });
      await lay(window, offered);
      await still(page);
      const heights = await page
        .locator('[data-anchor^="house:0:"] svg')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(24);
    }
  });

  test('keep the town where it is while one looks back', async () => {
    const window = await browser.open({ size: 'tablet', lang: 'fr' });
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 7, seats: FOUR_PLAYERS }));
    const header = () => page.locator('header').first().boundingBox();
    const now = await header();
    await press(window, page.getByRole('button', { name: tableTexts.chronicle.fr, exact: true }));
    const lines = page.getByRole('region', { name: tableTexts.chronicle.fr }).locator('li button');
    await press(window, lines.nth((await lines.count()) - 8));
    await page.getByRole('button', { name: tableTexts.backToNow.fr }).waitFor();
    expect(await header()).toEqual(now);
  });

  test('show another player’s panel as wide as it needs', async () => {
    const window = await browser.open({ size: 'tablet upright' });
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 5, seats: FOUR_PLAYERS }));
    await press(window, page.locator('[data-anchor="panel:2"] button').first());
    const panel = page.getByRole('dialog').locator('[data-anchor="panel:2"]');
    await panel.waitFor();
    expect((await panel.boundingBox())!.width).toBeGreaterThan(350);
  });
});
