import { prompts } from '@guildhall/belfort';
import { expect, test } from 'vitest';
import { setupTexts } from '../../src/games/belfort/setup/texts.ts';
import { newGame } from '../../src/pages/new-game/texts.ts';
import { LONG, oneBrowser } from './browser.ts';
import { Person } from './person.ts';

const browser = oneBrowser();

/** What is only asked where two play, about the neutral builders. */
const NEUTRAL = ['neutralDwarf', 'neutralCard', 'neutralSite'] as const;

test('a person plays a whole game against one bot and runs a neutral builder', { timeout: LONG }, async () => {
  const window = await browser.open();
  const { page } = window;
  await window.go('/new/belfort');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByText(setupTexts.neutral.en).waitFor();
  await page.getByRole('button', { name: newGame.start.en }).click();
  await page.waitForURL('**/table/*');

  const person = new Person(window, 2);
  const asked = new Set<string>();
  await person.playUntil(({ prompt, over }) => {
    for (const ask of NEUTRAL) if (prompt === prompts[ask].en) asked.add(ask);
    return over;
  });
  expect([...asked].sort()).toEqual([...NEUTRAL].sort());
  const totals = await page.locator('tfoot tr').first().locator('td').allTextContents();
  expect(totals).toHaveLength(2);
  expect(totals.map(Number).every(Number.isInteger)).toBe(true);
  expect(window.troubles).toEqual([]);
});
