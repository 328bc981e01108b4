import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CAST } from '@guildhall/bots/cast';
import { addLanguage, type Lang } from '@guildhall/kernel';
import { buildScreen, createApp } from '@guildhall/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PSEUDO, plainWords, pseudoCatalogue } from '../../../../scripts/pseudo.ts';
import { allTexts } from '../../../../scripts/texts.ts';
import { BOT_NAMES } from '../../src/pages/usual.ts';
import { LONG, oneBrowser, picture, type Size, still, type Window } from './browser.ts';
import { games as bruges, midTurn } from './bruges.ts';
import { askedFor, finished } from './games.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();
let lang: Lang;
let address: string;
let close: () => Promise<void>;

/** The app once more, with one file more among its languages. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-'));
  const [languages, outDir] = [join(folder, 'languages'), join(folder, 'dist')];
  const catalogue = pseudoCatalogue(await allTexts());
  mkdirSync(languages);
  writeFileSync(join(languages, `${PSEUDO}.json`), JSON.stringify(catalogue));
  lang = addLanguage(PSEUDO, catalogue);
  await buildScreen({ resolve: { alias: { '#languages': languages } }, build: { outDir, emptyOutDir: true } });
  const app = await createApp(outDir);
  await app.listen({ port: 0, host: 'localhost' });
  address = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  close = async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
}, LONG);
afterAll(() => close?.());

/** What no catalogue translates. */
const NOT_TRANSLATED: readonly string[] = [
  // names of the site, the games and the players
  ...['Guildhall', 'Belfort', 'Bruges'],
  ...['Ada', 'Bertram', 'Clara', ...BOT_NAMES, ...CAST.map(({ name }) => name)],
  // languages in their own words
  ...['English', 'Deutsch', 'Pseudo', 'Accents'],
  // the king’s numerals in the rules
  ...['III', 'VII'],
  // lists and times come from the browser, which knows no pseudo-language
  ...['and', 'now'],
];

/** Runs in the page: all its words, also those for assistive technology and those not in sight. */
function everyWord(): string {
  const words = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript') === null) words.push(node.nodeValue!);
  }
  for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
    for (const each of document.body.querySelectorAll(`[${name}]`)) words.push(each.getAttribute(name)!);
  }
  return words.join('\n');
}

/** Runs in the page: words that stick out of the window or of their box, where nobody can scroll to them. */
function lostWords(): string[] {
  const lost: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const parent = node.parentElement!;
    const range = new Range();
    range.selectNodeContents(node);
    const { left, right, top, width } = range.getBoundingClientRect();
    // drawings are cropped on purpose, and the way to the content shows when it is reached
    const shown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (width === 0 || !shown || parent.closest('svg, [href="#content"]') !== null) continue;
    for (let box: Element | null = parent; box !== null; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      const page = box === document.documentElement;
      const { left: from, right: to } = page ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
      // for assistive technology only, or cut off with dots, or within reach
      if (to - from < 2 || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') break;
      if (!page && overflowX !== 'hidden' && overflowX !== 'clip') continue;
      if (left < from - 2 || right > to + 2 || (page && top + scrollY < -2)) {
        lost.push(node.nodeValue!);
        break;
      }
    }
  }
  return lost;
}

const page = (path: string) => (window: Window) => window.go(path);

const SCENES: Readonly<Record<string, (window: Window) => Promise<void>>> = {
  home: page('/'),
  settings: page('/settings'),
  'new Belfort': page('/new/belfort'),
  'new Bruges': page('/new/bruges'),
  'rules of Belfort': page('/rules/belfort'),
  'rules of Bruges': page('/rules/bruges'),
  persons: page('/persons'),
  'first game of Belfort': page('/learn/belfort'),
  'first game of Bruges': page('/learn/bruges'),
  replay: page('/replay'),
  'nothing there': page('/nowhere'),
  'table of Belfort': (window) => lay(window, askedFor('turn', { month: 5 })),
  'table of Bruges': (window) => lay(window, midTurn()),
  'end of Belfort': (window) => lay(window, finished()),
  'end of Bruges': (window) => lay(window, bruges.finished()),
  'home with tables': page('/'),
};

describe('a language that one file adds', () => {
  test.each(['desktop', 'phone'] as const satisfies Size[])(
    'is read on every page, %s',
    { timeout: LONG },
    async (size) => {
      const window = await browser.open({ lang, size, address });
      const findings: string[] = [];
      for (const [name, reach] of Object.entries(SCENES)) {
        await reach(window);
        await still(window.page);
        await picture(window.page, `pseudo-${size}-${name.replaceAll(' ', '-')}`);
        const plain = plainWords(await window.page.evaluate(everyWord)).filter(
          (word) => !NOT_TRANSLATED.includes(word),
        );
        if (plain.length > 0) findings.push(`${name}: in plain English: ${plain.join(', ')}`);
        const lost = await window.page.evaluate(lostWords);
        if (lost.length > 0) findings.push(`${name}: out of sight: ${lost.join(' | ')}`);
        const wide = await window.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) findings.push(`${name}: ${wide} pixels too wide`);
      }
      expect(findings).toEqual([]);
      expect(window.troubles).toEqual([]);
    },
  );

  test('is chosen like the others, and is not loaded before', async () => {
    const window = await browser.open({ address });
    const loaded: string[] = [];
    window.page.on('request', (request) => loaded.push(request.url()));
    await window.go('/settings');
    const catalogue = () => loaded.filter((url) => url.includes(PSEUDO));
    expect(catalogue()).toEqual([]);
    const group = window.page.getByRole('main').getByRole('radio', { name: /Pseudo/ });
    await group.click({ force: true });
    await expect.poll(() => window.page.locator('html').getAttribute('lang')).toBe(PSEUDO);
    expect(catalogue()).toHaveLength(1);
    await window.page.reload();
    await expect.poll(() => window.page.locator('html').getAttribute('lang')).toBe(PSEUDO);
    expect(plainWords(await window.page.getByRole('heading', { level: 1 }).innerText())).toEqual([]);
    expect(window.troubles).toEqual([]);
  });
});
