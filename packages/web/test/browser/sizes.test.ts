import { PERSONS } from '@guildhall/bruges';
import { expect, test } from 'vitest';
import { calm, oneBrowser, still, type Window } from './browser.ts';
import { type BrugesTable, games as bruges, FOUR_PLAYERS } from './bruges.ts';
import { askedFor, type BelfortTable, bot, human } from './games.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

const FIVE = [
  human('Ada', 'red'),
  bot('Bertram', 'blue'),
  bot('Clara', 'yellow'),
  bot('Doris', 'purple'),
  bot('Emil', 'green'),
];
/** As much as can be open at once at the end of a turn. */
const muchIsOpen = (table: BelfortTable) =>
  ['buy', 'sell', 'hire', 'use', 'wall', 'buyCard'].every((what) =>
    table.legal(0).some((action) => action.do === what),
  );

/** What can be done, and is in the page but not wholly in sight. */
const hidden = ({ page }: Window): Promise<string[]> =>
  page.evaluate(() => {
    const [right, bottom] = [innerWidth + 1, innerHeight + 1];
    const live = document.querySelectorAll(':is([data-mark=available], [data-mark=legal])[data-target]');
    return [...live]
      .filter((each) => each.closest('[inert], [data-anchor=hand]') === null)
      .filter((each) => {
        const box = (each.querySelector('[data-hit]') ?? each).getBoundingClientRect();
        // what scrolls away within its own board is as hidden as what lies outside the window
        const frames = [...document.querySelectorAll('main, main > *')].filter((frame) => frame.contains(each));
        const floor = Math.min(bottom, ...frames.map((frame) => frame.getBoundingClientRect().bottom + 1));
        return box.bottom > floor || box.right > right || box.top < -1 || box.left < -1;
      })
      .map((each) => each.getAttribute('data-target')!);
  });

const LOW = [
  [1280, 720],
  [1366, 657],
  [1440, 880],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
  [1024, 768],
  [1024, 600],
  [960, 540],
  [844, 390],
] as const;

test.each(LOW)(
  '%i × %i: whatever can be done in Belfort is in sight, or its board is one press away',
  async (width, height) => {
    const window = await browser.open();
    const { page } = window;
    await page.setViewportSize({ width, height });
    for (const table of [
      askedFor('place', { month: 4, seats: FIVE }),
      askedFor('turn', { month: 3, more: muchIsOpen }),
    ]) {
      await lay(window, table);
      expect(await hidden(window)).toEqual([]);
      const city = page.locator('[data-anchor="tab:city"]');
      if ((await city.count()) > 0) {
        await city.click();
        await calm(page);
        expect(await hidden(window)).toEqual([]);
      }
      const end = (await page.locator('[data-target=end]').boundingBox())!;
      expect(end.y + end.height).toBeLessThanOrEqual(height);
      const board = (await page.locator('main svg[role=group]').first().boundingBox())!;
      expect(Math.min(board.width, board.height)).toBeGreaterThan(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(window.troubles).toEqual([]);
  },
);

test.each([
  [1366, 657, 540],
  [1280, 720, 640],
] as const)('%i × %i: the town of Bruges is as large as hand and houses allow', async (width, height, least) => {
  const window = await browser.open();
  const { page } = window;
  await page.setViewportSize({ width, height });
  // the Notary's text fills the card to its last line
  const isLong = (card: number) => PERSONS[card]!.id === 'notary';
  const more = ({ state }: BrugesTable) => state.players[0]!.hand.some(isLong);
  await lay(window, bruges.askedFor('turn', { round: 3, seats: FOUR_PLAYERS, more }));
  await still(page);
  const town = page.locator('main section[aria-label]').filter({ has: page.locator('[data-target="pile:0"]') });
  expect((await town.boundingBox())!.width).toBeGreaterThan(least);
  // no text of a card runs over its edge
  const cards = page.locator('[data-target^="hand:"] [data-look=full]');
  const over = await cards.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
  expect(over).toEqual(over.map(() => 0));
});
