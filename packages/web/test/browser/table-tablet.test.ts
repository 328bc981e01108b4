import { describe, expect, test } from 'vitest';
import { home } from '../../src/pages/home/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { LONG, oneBrowser, press, type Window } from './browser.ts';
import { askedFor } from './games.ts';
import { handOf, spot } from './glance.ts';
import { lay } from './laying.ts';
import { Person } from './person.ts';
import { seriousFindings } from './tour.ts';

const browser = oneBrowser();
const TABS = ['collection', 'calendar', 'me', 'log', 'city'] as const;

const tab = ({ page }: Window, name: (typeof TABS)[number]) => page.locator(`[data-anchor="tab:${name}"]`);
const current = ({ page }: Window) => page.locator('[aria-current][data-anchor^="tab:"]');
const show = async (window: Window, name: (typeof TABS)[number]) => {
  if ((await current(window).getAttribute('data-anchor')) !== `tab:${name}`) await press(window, tab(window, name));
};

const findings = async (window: Window): Promise<string[]> => {
  const all = [];
  for (const name of TABS) {
    await show(window, name);
    all.push(...(await seriousFindings(window)));
  }
  return all;
};

const canBuild = () =>
  askedFor('turn', { month: 3, more: (table) => table.legal(0).some(({ do: what }) => what === 'build') });

describe.each(['tablet', 'tablet upright'] as const)('%s', (size) => {
  test('two whole rounds by taps', { timeout: LONG }, async () => {
    const window = await browser.open({ size });
    const { page } = window;
    const person = new Person(window, 3);
    await window.go('/');
    await person.press(page.locator('[data-game=belfort]').getByRole('button', { name: home.playNow.en }));
    await page.waitForURL('**/table/*');
    // everybody is sent to work once a round: the third time, two rounds are over
    let rounds = 0;
    let before = false;
    await person.playUntil(({ sending }) => {
      if (sending && !before) rounds++;
      before = sending;
      return rounds === 3;
    });
    expect([...person.clicked]).toEqual(expect.arrayContaining(['hand', 'send', 'end']));
    expect(window.troubles).toEqual([]);
  });

  test('nothing serious for axe, whichever board is up', { timeout: LONG }, async () => {
    const window = await browser.open({ size });
    await lay(window, askedFor('place', { month: 4 }));
    expect(await findings(window)).toEqual([]);
    await lay(window, canBuild());
    expect(await findings(window)).toEqual([]);
  });

  test('a tapped site is confirmed, or left for another', async () => {
    const window = await browser.open({ size });
    const { page } = window;
    await lay(window, canBuild());
    await show(window, 'city');
    const hand = await handOf(page);
    await press(window, page.locator('[data-target^="hand:"][data-mark=available]').first());
    const sites = page.locator('[data-target^="symbol:"][data-mark=legal]');
    const site = await sites.first().getAttribute('data-target');
    const legal = await sites.count();
    await press(window, spot(page, site!));
    await press(window, page.getByRole('button', { name: tableTexts.cancel.en }));
    await expect.poll(() => sites.count()).toBe(legal);
    await press(window, spot(page, site!));
    await press(window, page.getByRole('button', { name: tableTexts.confirm.en }));
    await expect.poll(async () => (await handOf(page)).length).toBe(hand.length - 1);
    expect(window.troubles).toEqual([]);
  });
});

test('a board that goes away by itself leaves the focus in the tab bar', async () => {
  const window = await browser.open({ size: 'tablet upright' });
  const { page } = window;
  await lay(window, askedFor('place', { month: 4 }));
  await show(window, 'collection');
  await page.locator('main [data-target^="plank:"][data-mark=legal]').first().focus();
  await page.keyboard.press('Enter');
  // once to choose it, once to confirm
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-anchor'))).toBe('tab:city');
});
