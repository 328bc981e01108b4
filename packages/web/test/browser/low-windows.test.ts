import type { Action } from '@guildhall/bruges';
import { LANGS } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { LONG, oneBrowser, press, still } from './browser.ts';
import { games } from './bruges.ts';
import { untouched } from './games.ts';
import { lay } from './laying.ts';
import { BELFORT, BRUGES, Person } from './person.ts';

const browser = oneBrowser();

/** Phones held sideways, short windows, and what is left of a window when the page is enlarged. */
const TOUCHED = [
  [667, 375],
  [844, 390],
  [932, 430],
] as const;
const CLICKED = [
  [640, 320],
  [960, 540],
  [1024, 600],
  [1366, 640],
] as const;
const WINDOWS = [
  ...TOUCHED.map(([width, height]) => ({ size: 'phone' as const, width, height })),
  ...CLICKED.map(([width, height]) => ({ size: 'desktop' as const, width, height })),
];
const GAMES = {
  belfort: { table: () => untouched(), habits: BELFORT, board: 'city' },
  bruges: { table: () => games.untouched(), habits: BRUGES, board: 'town' },
} as const;

describe.each(['belfort', 'bruges'] as const)('%s', (game) => {
  const { table, habits, board } = GAMES[game];
  test.each(WINDOWS)('shows its board at $width × $height and can be played', { timeout: LONG }, async (look) => {
    const { size, width, height } = look;
    const window = await browser.open({ size });
    const { page } = window;
    await page.setViewportSize({ width, height });
    await lay(window, table());
    await still(page);
    await press(window, page.locator(`[data-anchor="tab:${board}"]`));
    const box = (await page.locator(`main[data-tab=${board}]`).boundingBox())!;
    expect(box.height).toBeGreaterThan(0.7 * height);
    expect(box.width).toBeGreaterThan(0.4 * width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const begun = Number(await page.locator('[data-revision]').getAttribute('data-revision'));
    await new Person(window, 1, habits).playUntil(({ revision, asked }) => asked && revision > begun + 25);
    expect(window.troubles).toEqual([]);
  });
});

/** A card that can be put to all six uses. */
const manifold = (legal: readonly Action[]): number | undefined => {
  const plays = legal.filter((action) => action.do === 'play');
  return plays.find(({ card }) => new Set(plays.filter((play) => play.card === card).map(({ as }) => as)).size === 6)
    ?.card;
};

test.each(LANGS)('all six uses of a card are in sight on a phone held sideways, %s', async (lang) => {
  const window = await browser.open({ size: 'phone', lang });
  const { page } = window;
  const table = games.askedFor('turn', { round: 4, more: (each) => manifold(each.legal(0)) !== undefined });
  for (const [width, height] of [
    [915, 412],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await lay(window, table);
    await press(window, page.locator(`[data-target="hand:${manifold(table.legal(0))}"]`).first());
    const uses = page.locator('li > [data-target^="use:"]');
    await uses.nth(5).waitFor();
    await still(page);
    const ends = await uses.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(6);
    expect(Math.max(...ends)).toBeLessThanOrEqual(height);
  }
});
