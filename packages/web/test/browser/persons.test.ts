import { CARDS } from '@guildhall/bruges';
import type { Lang } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { LONG, oneBrowser, picture, press, still, type Window } from './browser.ts';
import { seriousFindings } from './tour.ts';

const browser = oneBrowser();

const cards = ({ page }: Window) => page.locator('article:visible');
const chip = ({ page }: Window, name: string, value: string) =>
  page.locator(`input[type=checkbox][name=${name}][value="${value}"]`);

async function openPersons(window: Window, rest = ''): Promise<void> {
  await window.go(`/persons${rest}`);
  await window.page.locator('article').first().waitFor();
}

describe('the list of persons', () => {
  test.each([
    ['en', 'COACH', 'Coachman'],
    ['de', 'kutscher', 'Kutscher'],
    ['fr', 'cocher', 'Cocher'],
  ] as readonly (readonly [Lang, string, string])[])('finds the Coachman in %s', async (lang, query, name) => {
    const window = await browser.open({ lang });
    await openPersons(window);
    expect(await cards(window).count()).toBe(CARDS);
    await window.page.getByRole('searchbox').fill(query);
    await window.page.waitForURL((url) => url.searchParams.get('q') === query);
    await expect.poll(() => cards(window).count()).toBeLessThan(5);
    const names = await cards(window).getByRole('heading').allTextContents();
    expect(names).toContain(name);
    expect(await window.page.getByRole('main').getByRole('status').textContent()).toContain(`${names.length} `);
    expect(window.troubles).toEqual([]);
  });

  test('filters combine, stand in the address and come back with it', async () => {
    const window = await browser.open();
    await openPersons(window);
    await chip(window, 'colour', 'blue').check();
    await chip(window, 'group', 'castle').check();
    await expect.poll(() => cards(window).count()).toBe(3);
    await chip(window, 'price', '3').check();
    await chip(window, 'acts', 'worker').check();
    await window.page.waitForURL((url) => url.search === '?colour=blue&group=castle&price=3&acts=worker');
    expect(await cards(window).getByRole('heading').allTextContents()).toContain('Coachman');
    const found = await cards(window).count();
    await window.page.reload();
    await cards(window).first().waitFor();
    expect(await cards(window).count()).toBe(found);
    expect(await chip(window, 'group', 'castle').isChecked()).toBe(true);

    await window.page.getByRole('searchbox').fill('nobody has this word');
    const all = window.page.getByRole('main').getByRole('button', { name: 'Show all' });
    await window.page.getByText('Nobody in Bruges is like that').waitFor();
    await all.last().click();
    await window.page.waitForURL((url) => url.search === '');
    await expect.poll(() => cards(window).count()).toBe(CARDS);
    expect(window.troubles).toEqual([]);
  });

  test.each(['desktop', 'phone'] as const)('an address leads to one person, %s', async (size) => {
    const window = await browser.open({ size });
    await openPersons(window, '#weaver');
    const weaver = window.page.locator('#weaver');
    const margin = () =>
      weaver.evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return Math.min(top, innerHeight - bottom);
      });
    await expect.poll(margin).toBeGreaterThan(0);
    await expect.poll(() => weaver.getAttribute('data-wanted')).toBe('true');
    await expect.poll(() => weaver.evaluate((card) => card === document.activeElement)).toBe(true);
    expect(window.troubles).toEqual([]);
  });

  test('the name of a person is its address', async () => {
    const window = await browser.open();
    await openPersons(window, '?group=church');
    await window.page.getByRole('link', { name: 'Bishop' }).click();
    await window.page.waitForURL((url) => url.hash === '#bishop' && url.search === '?group=church');
    await window.page.locator('#bishop[data-wanted=true]').waitFor();
  });

  test('with the keyboard', async () => {
    const window = await browser.open();
    await openPersons(window);
    await window.page.getByRole('searchbox').focus();
    await window.page.keyboard.press('Tab');
    await window.page.keyboard.press('Space');
    await window.page.waitForURL((url) => url.search === '?colour=blue');
    await expect.poll(() => cards(window).count()).toBe(33);
  });
});

describe('the rules of Bruges', () => {
  test('every link inside leads somewhere, and the search leaves what fits', async () => {
    const window = await browser.open();
    await window.go('/rules/bruges');
    await window.page.locator('main section').first().waitFor();
    const lost = await window.page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]'), (link) =>
        link.hash.slice(1),
      ).filter((id) => document.getElementById(id) === null),
    );
    expect(lost).toEqual([]);
    await window.page.getByRole('searchbox').fill('statue');
    await expect.poll(() => window.page.locator('main section > h2').count()).toBeLessThan(10);
    expect(await window.page.locator('section#canals').count()).toBe(1);
    expect(window.troubles).toEqual([]);
  });

  test('leads to a person', async () => {
    const window = await browser.open();
    await window.go('/rules/bruges');
    await window.page.getByRole('link', { name: 'Queen' }).click();
    await window.page.waitForURL(/\/persons#queen$/);
    await window.page.locator('#queen[data-wanted]').waitFor();
  });
});

describe.each([
  ['desktop', 'light', 'en'],
  ['desktop', 'dark', 'de'],
  ['phone', 'light', 'fr'],
  ['phone', 'dark', 'de'],
] as const)('%s, %s, %s', (size, theme, lang) => {
  test.each(['/persons', '/rules/bruges'])('%s is accessible and fits', { timeout: LONG }, async (path) => {
    const window = await browser.open({ size, theme, lang });
    await window.go(path);
    await window.page.locator('main h2').first().waitFor();
    if (size === 'phone' && path === '/persons') await press(window, window.page.locator('search button').first());
    await still(window.page);
    const name = path.slice(1).replace('/', '-');
    await picture(window.page, `${size}-${theme}-${name}`);
    expect(await seriousFindings(window)).toEqual([]);
    expect(await window.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(window.troubles).toEqual([]);
  });
});
