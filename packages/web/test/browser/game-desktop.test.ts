import { LANGS } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { home } from '../../src/pages/home/texts.ts';
import { useBrowser } from './browser.ts';
import { Person } from './person.ts';

const browser = useBrowser();

describe('a person plays a whole game against two bots, on a desk', () => {
  test.each(LANGS)('in %s', { timeout: 180_000 }, async (lang) => {
    const window = await browser.open({ lang });
    const { page } = window;
    await window.go('/');
    await page.getByRole('button', { name: home.playNow[lang] }).click();
    await page.waitForURL('**/table/*');
    const person = new Person(window, lang.length);
    await person.playToTheEnd();
    expect(await page.locator('#end-title').textContent()).not.toBe('');
    expect(window.troubles).toEqual([]);
    console.log(lang, person.steps, [...person.clicked].join(' '));
  });
});
