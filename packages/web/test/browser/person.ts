import { below, type Lang, type RandomState, say, seeded, type Text, wordingOf } from '@guildhall/kernel';
import type { Locator, Page } from 'playwright-core';
import { belfortTexts } from '../../src/games/belfort/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import type { Size, Window } from './browser.ts';

/** What somebody sees at a glance. */
export interface Glance {
  readonly headline: string;
  readonly prompt: string;
  readonly over: boolean;
  readonly curtain: boolean;
  readonly sending: boolean;
  /** Answers in the dialogue "which one?". */
  readonly answers: number;
  readonly problem: string | null;
  /** What glows, as far as it is in the page; a target may be there more than once. */
  readonly glowing: readonly (readonly [target: string, mark: string])[];
}

export const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const [headline, prompt] = [...(document.querySelector('[role=status][aria-live]')?.children ?? [])];
    const ways = document.querySelector('[role=dialog]:not([aria-modal]):not(section) > h2')?.parentElement;
    return {
      headline: headline?.textContent ?? '',
      prompt: prompt?.textContent ?? '',
      over: document.querySelector('#end-title') !== null,
      curtain: document.querySelector('#curtain-title') !== null,
      sending: document.querySelector('#send-title') !== null,
      answers: ways?.querySelectorAll('button').length ?? 0,
      problem: document.querySelector('p[role=alert]')?.textContent || null,
      glowing: [...document.querySelectorAll('[data-target][data-mark]')]
        .filter((each) => each.closest('[inert]') === null)
        .map((each) => [each.getAttribute('data-target')!, each.getAttribute('data-mark')!] as const)
        .filter(([, mark]) => mark === 'available' || mark === 'legal' || mark === 'chosen'),
    };
  });

/** The place where a target is clicked. */
export const spot = (page: Page, target: string): Locator => {
  const all = page.locator(`[data-target="${target}"][data-mark]`);
  return target.startsWith('symbol:') || target.startsWith('guild:')
    ? all
        .locator('[data-hit]')
        .or(page.locator(`button[data-target="${target}"]`))
        .first()
    : all.and(page.locator('[data-mark=available], [data-mark=legal], [data-mark=chosen]')).first();
};

export const handOf = (page: Page): Promise<string[]> =>
  page.locator('[data-target^="hand:"]').evaluateAll((all) => all.map((each) => each.getAttribute('data-target')!));

/** Presses Tab until the focus is on something that fits. */
export async function tabTo({ page }: Window, selector: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} cannot be reached by Tab`);
}

/** What somebody does in a game's open turns, where there is more to do than to answer a question. */
export interface Habits {
  /** The boards of a small screen that are looked through, in this order. */
  readonly tabs: readonly string[];
  /** How keen they are on something, the first kinds first. */
  readonly keen: readonly (readonly [kind: RegExp, keenness: number])[];
  /** Ends the turn's other business, so only when nothing else is left. */
  readonly last?: RegExp;
  /** Lies in the hand by itself, and waits for a place. */
  readonly held?: RegExp;
}

export const BELFORT: Habits = {
  tabs: ['city', 'collection', 'calendar', 'me'],
  keen: [
    [/^guild:/, 1],
    [/^built:/, 1],
    [/^hand:/, 1],
    [/^gnomes$/, 0.8],
    [/^wall$/, 0.4],
    [/^exchange:/, 0.5],
    [/^(buy|sell):/, 0.25],
  ],
  last: /^(pool:|deck$)/,
  held: /^worker:/,
};

export const BRUGES: Habits = {
  tabs: ['town', 'houses', 'others'],
  keen: [
    [/^person:/, 0.6],
    [/^hand:/, 1],
  ],
};

const MOST_STEPS = 1500;
/** So many looks, a little apart, at a table where nothing happens. */
const PATIENCE = 400;

/** In one's own turn, or in somebody else's. */
export function isAsked(headline: string, lang: Lang): boolean {
  const [before, after] = wordingOf(tableTexts.yourAnswer, lang).split('{name}') as [string, string];
  return headline === say(tableTexts.yourTurn, lang) || (headline.startsWith(before) && headline.endsWith(after));
}

/** Plays like somebody who only knows the screen: clicks what glows, rather something useful than the closing button. */
export class Person {
  readonly page: Page;
  readonly lang: Lang;
  readonly size: Size;
  readonly #habits: Habits;
  readonly #random: RandomState;
  readonly #seen = new Set<string>();
  readonly #tried = new Set<string>();
  #tab: string;
  /** The boards to look through; none where all are in sight. */
  #tabs: readonly string[] = [];
  readonly #lookedAt = new Set<string>();
  #placed = 0;
  #wantsToPlace = 3;
  #still = 0;
  /** Once is enough until it is our turn again. */
  #skipped = false;
  steps = 0;

  constructor({ page, lang, size }: Window, seed = 1, habits = BELFORT) {
    this.page = page;
    this.lang = lang;
    this.size = size;
    this.#habits = habits;
    this.#tab = habits.tabs[0]!;
    this.#random = seeded(seed);
  }

  /** Everything that was ever clicked, by its kind. */
  get clicked(): ReadonlySet<string> {
    return this.#seen;
  }

  /** Plays on until the moment comes; fails if nothing goes on. */
  async playUntil(moment: (now: Glance) => boolean): Promise<Glance> {
    for (; this.steps < MOST_STEPS; this.steps++) {
      const now = await glance(this.page);
      if (moment(now)) return now;
      if (now.problem !== null) throw new Error(`the table complains: ${now.problem}`);
      await this.#step(now);
    }
    throw new Error(`no end after ${MOST_STEPS} steps: ${JSON.stringify(await glance(this.page))}`);
  }

  playToTheEnd(): Promise<Glance> {
    return this.playUntil(({ over }) => over);
  }

  async press(place: Locator): Promise<void> {
    const press = () => (this.size !== 'desktop' ? place.tap({ timeout: 3000 }) : place.click({ timeout: 3000 }));
    try {
      await press();
    } catch {
      // Something pointed at may open a bubble in the way: look elsewhere and try once more.
      await this.page.mouse.move(2, 2);
      await press();
    }
  }

  #chance = (probability: number): boolean => below(this.#random, 1000) < probability * 1000;
  #oneOf = <T>(all: readonly T[]): T => all[below(this.#random, all.length)]!;
  #button = (text: Text): Locator => this.page.getByRole('button', { name: say(text, this.lang), exact: true });

  /** Does something, and is ready for whatever comes of it. */
  async #do(what: string, place: Locator): Promise<void> {
    this.#seen.add(what.split(':')[0]!);
    this.#lookedAt.clear();
    this.#still = 0;
    this.#skipped = false;
    await this.press(place);
  }

  async #step(now: Glance): Promise<void> {
    const { page } = this;
    if (now.curtain) return this.#do('curtain', page.locator('[aria-labelledby=curtain-title] button'));
    if (now.answers > 0) {
      const answers = page.locator('[role=dialog] > h2 ~ button');
      const cancel = await page
        .locator('[role=dialog] > button', { hasText: say(tableTexts.cancel, this.lang) })
        .count();
      return this.#do('answer', answers.nth(below(this.#random, now.answers - cancel)));
    }
    if (now.sending) return this.#send();
    const confirm = this.#button(tableTexts.confirm);
    if ((await confirm.count()) > 0) return this.#do('confirm', confirm);
    if (!isAsked(now.headline, this.lang)) return this.#wait();
    if (this.size !== 'desktop') {
      // a question may have brought up another board
      const up = page.locator('nav [aria-current][data-anchor^="tab:"]');
      const [tab] = await up.evaluateAll((all) => all.map((each) => each.getAttribute('data-anchor')!));
      this.#tabs = tab === undefined ? [] : this.#habits.tabs;
      this.#tab = tab?.slice('tab:'.length) ?? this.#tab;
    }
    const target = this.#wish(now);
    if (target !== null) {
      this.#tried.add(this.#key(now, target));
      return this.#do(target, spot(page, target));
    }
    await this.#lookElsewhere(now);
  }

  #key = ({ prompt, glowing }: Glance, target: string): string =>
    `${target} of ${prompt} ${glowing.map((each) => each.join('=')).join(' ')}`;

  /** What to click on the part of the table that is in sight; null: nothing here. */
  #wish(now: Glance): string | null {
    const fresh = (target: string) => !this.#tried.has(this.#key(now, target));
    const by = (mark: string) =>
      now.glowing.filter(([target, its]) => its === mark && fresh(target)).map(([target]) => target);
    const { keen, last, held } = this.#habits;
    const isHeld = (target: string) => held?.test(target) === true;
    const picking = now.glowing.some(([target, mark]) => mark === 'chosen' && !isHeld(target));
    const placing = now.glowing.some(([target, mark]) => mark === 'chosen' && isHeld(target));
    const answers = by('legal').filter((target) => target !== 'end');
    if (placing) {
      if (this.#placed >= this.#wantsToPlace) return 'end';
      if (answers.length > 0) this.#placed++;
    }
    if (answers.length > 0) return this.#oneOf(answers);
    if (picking || placing) return null;
    const offers = by('available').filter((target) => target !== 'end' && !isHeld(target));
    for (const [kind, keenness] of keen) {
      const some = offers.filter((target) => kind.test(target));
      if (some.length > 0 && this.#chance(keenness)) return this.#oneOf(some);
    }
    const closing = offers.filter((target) => last?.test(target) === true);
    const everywhere = this.#tabs.every((tab) => this.#lookedAt.has(tab) || tab === this.#tab);
    return everywhere && closing.length > 0 ? this.#oneOf(closing) : null;
  }

  /** Nothing to do in sight: another tab where there are some, and the closing button when all have been looked at. */
  async #lookElsewhere(now: Glance): Promise<void> {
    this.#lookedAt.add(this.#tab);
    const next = this.#tabs.find((tab) => !this.#lookedAt.has(tab));
    if (next !== undefined) {
      this.#tab = next;
      return this.press(this.page.locator(`[data-anchor="tab:${next}"]`));
    }
    if (now.glowing.some(([target, mark]) => target === 'end' && mark !== 'chosen')) {
      return this.#do('end', spot(this.page, 'end'));
    }
    this.#lookedAt.clear();
    this.#tried.clear();
    await this.#pause(now);
  }

  async #wait(): Promise<void> {
    const skip = this.#button(tableTexts.skip);
    if (!this.#skipped && (await skip.count()) > 0) {
      this.#skipped = true;
      await skip.click({ timeout: 500 }).catch(() => {}); // it may be gone before the mouse gets there
      return;
    }
    await this.#pause();
  }

  async #pause(now?: Glance): Promise<void> {
    if (++this.#still > PATIENCE)
      throw new Error(`nothing happens: ${JSON.stringify(now ?? (await glance(this.page)))}`);
    await this.page.waitForTimeout(25);
  }

  /** Some to the mines, the rest to forest and quarry. */
  async #send(): Promise<void> {
    const panel = this.page.locator('section[aria-labelledby=send-title]');
    const more = panel.locator('output + button');
    for (const n of Array.from({ length: await more.count() }, (_, n) => n)) {
      const one = more.nth(n);
      if (this.#chance(0.6) && (await one.isEnabled())) await this.press(one);
    }
    this.#placed = 0;
    this.#wantsToPlace = 1 + below(this.#random, 3);
    await this.#do('send', panel.getByRole('button', { name: say(belfortTexts.send, this.lang) }));
  }
}
