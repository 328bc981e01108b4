import { LANGS } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { home } from '../../src/pages/home/texts.ts';
import { LONG, oneBrowser, type Size } from './browser.ts';
import { Person } from './person.ts';

/** From the home page to the end screen, by clicks or taps on what glows and nothing else. */
export function wholeGames(size: Size, ...langs: readonly (typeof LANGS)[number][]): void {
  const browser = oneBrowser();

  describe(`a person plays a whole game against two bots, ${size}`, () => {
    test.each(langs)('in %s', { timeout: LONG }, async (lang) => {
      const window = await browser.open({ lang, size, seed: LANGS.indexOf(lang) });
      const { page } = window;
      const person = new Person(window, LANGS.indexOf(lang));
      await window.go('/');
      await person.press(page.locator('[data-game=belfort]').getByRole('button', { name: home.playNow[lang] }));
      await page.waitForURL('**/table/*');
      await person.playToTheEnd();
      const totals = await page.locator('tfoot tr').first().locator('td').allTextContents();
      expect(totals.map(Number).every(Number.isInteger)).toBe(true);
      expect(totals).toHaveLength(3);
      const clicked = [...person.clicked];
      expect(clicked).toEqual(expect.arrayContaining(['hand', 'send', 'symbol', 'end']));
      if (size === 'phone') expect(clicked).toContain('confirm');
      expect(window.troubles).toEqual([]);
    });
  });
}
