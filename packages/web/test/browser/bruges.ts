import type { Bot } from '@guildhall/bots';
import { type Action, bruges, type Event, type Options, type State, type View } from '@guildhall/bruges';
import { below, LANGS } from '@guildhall/kernel';
import type { Table } from '@guildhall/table';
import { describe, expect, test } from 'vitest';
import { LONG, type oneBrowser, picture, press, type Size, still, type Window } from './browser.ts';
import { bot, gamesOf, human } from './games.ts';
import { lay } from './laying.ts';
import { BRUGES, Person } from './person.ts';
import { seriousFindings } from './tour.ts';

type Browsing = ReturnType<typeof oneBrowser>;
export type BrugesTable = Table<State, Action, View, Event, Options>;

const AGAINST_BOTS = [human('Ada', 'red'), bot('Bertram', 'ivory'), bot('Clara', 'green')];
export const FOUR_PLAYERS = [...AGAINST_BOTS, bot('Dora', 'ink')];
export const TWO_PEOPLE = [human('Ada', 'red'), human('Ben', 'ivory'), bot('Clara', 'green')];

export const games = gamesOf(bruges, AGAINST_BOTS);

/** Builds, recruits and uses whomever it can, and leaves the rest to chance: sooner or later it is asked everything. */
const curious: Bot<Action, View> = {
  name: 'curious',
  choose(legal, _view, _seat, random) {
    const people = legal.filter(
      (action) => action.do === 'activate' || (action.do === 'play' && action.as === 'person'),
    );
    const houses = legal.filter((action) => action.do === 'play' && action.as === 'house');
    const liked = below(random, 4) > 0 ? people : below(random, 2) > 0 ? houses : [];
    const from = liked.length > 0 ? liked : legal;
    return from[below(random, from.length)]!;
  },
};
export const curiousGames = gamesOf(bruges, AGAINST_BOTS, curious);

/** The persons whose use changes nothing but amounts and leaves the turn open: it can be taken back. */
export function readyPerson(table: BrugesTable): number | null {
  for (const action of table.legal(0)) {
    if (action.do !== 'activate') continue;
    const after = bruges.clone(table.state);
    const effect = bruges.apply(after, 0, action);
    if (effect !== 'barrier' && bruges.decision(after)?.ask === 'turn') return action.person;
  }
  return null;
}

/** In the middle of a turn, with somebody who can be used first. */
export const midTurn = () => games.askedFor('turn', { round: 3, more: (table) => readyPerson(table) !== null });

/** From the first card drawn to the end screen, by clicks or taps on what glows and nothing else. */
export function wholeGames(browser: Browsing, size: Size, ...langs: readonly (typeof LANGS)[number][]): void {
  describe(`a person plays a whole game of Bruges against two bots, ${size}`, () => {
    test.each(langs)('in %s', { timeout: LONG }, async (lang) => {
      const window = await browser.open({ lang, size });
      const { page } = window;
      const seed = LANGS.indexOf(lang);
      await lay(window, games.untouched({ seed }));
      const person = new Person(window, seed, BRUGES);
      await person.playToTheEnd();
      const totals = await page.locator('tfoot tr').first().locator('td').allTextContents();
      expect(totals).toHaveLength(3);
      expect(totals.map(Number).every(Number.isInteger)).toBe(true);
      const clicked = [...person.clicked];
      expect(clicked).toEqual(expect.arrayContaining(['pile', 'hand', 'use']));
      if (size === 'phone') expect(clicked).toContain('confirm');
      expect(window.troubles).toEqual([]);
    });
  });
}

const page = (path: string) => (window: Window) => window.go(path);
const moment = (table: () => BrugesTable) => (window: Window) => lay(window, table());
const pick =
  (table: () => BrugesTable) =>
  async (window: Window): Promise<void> => {
    await lay(window, table());
    await window.page.locator('[data-target^="hand:"][data-mark=available]').first().click();
    await window.page.locator('[data-target^="use:"]').first().waitFor();
  };

/** Every page of the game, and every moment that looks different. */
const SCENES: Readonly<Record<string, (window: Window) => Promise<void>>> = {
  'new-game': page('/new/bruges'),
  rules: page('/rules/bruges'),
  persons: page('/persons'),
  learn: page('/learn/bruges'),
  draw: moment(() => games.askedFor('draw', { round: 3 })),
  advance: moment(() => games.askedFor('advance', { round: 3 })),
  turn: moment(() => games.askedFor('turn', { round: 5 })),
  card: pick(() => games.askedFor('turn', { round: 4 })),
  afterwards: moment(() => games.askedFor('afterwards', { round: 4 })),
  threat: moment(() => games.askedFor('fire')),
  curtain: moment(() => games.askedFor('turn', { round: 2, seats: TWO_PEOPLE })),
  end: moment(() => games.finished()),
};

/** Looks at everything: a picture for review under .screens, and axe. */
export function brugesTour(browser: Browsing, size: Size): void {
  describe(`every page and moment of Bruges, ${size}`, () => {
    test.each(['light', 'dark'] as const)('is accessible in %s', { timeout: LONG }, async (theme) => {
      const window = await browser.open({ size, theme, lang: theme === 'dark' ? 'de' : 'en' });
      const findings: string[] = [];
      const look = async (name: string) => {
        await still(window.page);
        await picture(window.page, `${size}-${theme}-bruges-${name}`);
        for (const found of await seriousFindings(window)) findings.push(`${name}: ${found}`);
        const wide = await window.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) findings.push(`${name}: ${wide} pixels too wide`);
      };
      for (const [name, reach] of Object.entries(SCENES)) {
        await reach(window);
        await look(name);
        if (size !== 'phone' || name !== 'turn') continue;
        for (const tab of ['houses', 'others', 'log']) {
          await press(window, window.page.locator(`[data-anchor="tab:${tab}"]`));
          await look(`${name}-${tab}`);
        }
      }
      expect(findings).toEqual([]);
      expect(window.troubles).toEqual([]);
    });
  });
}
