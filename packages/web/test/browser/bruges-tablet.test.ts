import { describe, expect, test } from 'vitest';
import { tableTexts } from '../../src/table/texts.ts';
import { LONG, oneBrowser, press, still, type Window } from './browser.ts';
import { games } from './bruges.ts';
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
