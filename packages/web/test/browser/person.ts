import { below, type Lang, type RandomState, say, seeded, wordingOf } from '@guildhall/kernel';
import type { Locator, Page } from 'playwright-core';
import { belfortTexts } from '../../src/games/belfort/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { calm, press, type Window } from './browser.ts';
import { type Glance, glance, spot } from './glance.ts';

/** What somebody does in a game's open turns, where there is more to do than to answer a question. */
export interface Habits {
  /** How keen they are on something, the first kinds first. */
  readonly keen: readonly (readonly [kind: RegExp, keenness: number])[];
  /** Ends the turn's other business, so only when nothing else is left. */
  readonly last?: RegExp;
  /** Lies in the hand by itself, and waits for a place. */
  readonly held?: RegExp;
}

export const BELFORT: Habits = {
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
  keen: [
    [/^person:/, 0.6],
    [/^hand:/, 1],
  ],
};

const MOST_STEPS = 1500;
/** So many looks at a table where nobody moves; there is at least a frame between two of them. */
const MOST_LOOKS = 3000;
/** So often is a thing pressed that does not answer: the second tap of a double tap is not meant, and ignored. */
const MOST_TAPS = 4;

/** Whether there is something to do or to see, so that nothing will change by itself. */
const isOurs = ({ comingUp, asked, over, curtain, problem }: Glance): boolean =>
  !comingUp && (asked || over || curtain || problem !== null);

/**
 * Plays like somebody who only knows the screen: clicks what glows, rather something useful than the closing button.
 * Looks only when the page has drawn everything, so that the same table and the same seed make the same game.
 */
export class Person {
  readonly #window: Window;
  readonly #page: Page;
  readonly #lang: Lang;
  readonly #habits: Habits;
  readonly #random: RandomState;
  readonly #seen = new Set<string>();
  /** What was picked where nothing had changed since. */
  readonly #tried = new Set<string>();
  /** The boards that were up since something was done. */
  readonly #lookedAt = new Set<string>();
  #placed = 0;
  #wantsToPlace = 3;
  #steps = 0;

  constructor(window: Window, seed = 1, habits = BELFORT) {
    this.#window = window;
    this.#page = window.page;
    this.#lang = window.lang;
    this.#habits = habits;
    this.#random = seeded(seed);
  }

  /** Everything that was ever clicked, by its kind. */
  get clicked(): ReadonlySet<string> {
    return this.#seen;
  }

  /**
   * Plays on until the moment comes; fails if nothing goes on. `anyTime`: it may come while others are asked, too;
   * otherwise it is looked for only when there is something to do.
   */
  async playUntil(moment: (now: Glance) => boolean, anyTime = false): Promise<Glance> {
    for (; this.#steps < MOST_STEPS; this.#steps++) {
      const now = await this.#look((seen) => isOurs(seen) || (anyTime && moment(seen)));
      if (moment(now)) return now;
      if (now.problem !== null) throw new Error(`the table complains: ${now.problem}`);
      if (now.over) throw new Error('the game is over before the moment came');
      await this.#step(now);
    }
    throw new Error(`no end after ${MOST_STEPS} steps: ${JSON.stringify(await this.#look())}`);
  }

  playToTheEnd(): Promise<Glance> {
    return this.playUntil(({ over }) => over);
  }

  /** What there is to see when the others have moved; lets them skip ahead. */
  async #look(enough: (now: Glance) => boolean = isOurs): Promise<Glance> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const now = await glance(this.#page, this.#lang);
      if (enough(now)) return now;
      await this.#skip();
      await calm(this.#page);
    }
    throw new Error(`nothing happens: ${JSON.stringify(await glance(this.#page, this.#lang))}`);
  }

  /** Found and pressed at once: a moment later it may be our turn, and the button gone. */
  #skip(): Promise<void> {
    return this.#page.evaluate(
      ([skip, handOver]) => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent === skip || textContent.startsWith(handOver!))?.click();
      },
      [say(tableTexts.skip, this.#lang), wordingOf(tableTexts.handOver, this.#lang).split('{name}')[0]!],
    );
  }

  #chance = (probability: number): boolean => below(this.#random, 1000) < probability * 1000;
  #oneOf = <T>(all: readonly T[]): T => all[below(this.#random, all.length)]!;

  /** Presses something, and takes the pointer away: what it points at opens a bubble that may lie over the next thing. */
  async press(place: Locator): Promise<void> {
    await press(this.#window, place);
    if (this.#window.size === 'desktop') await this.#page.mouse.move(2, 2);
  }

  /** Does something, until it shows. */
  async #do(what: string, place: Locator, before: Glance): Promise<void> {
    this.#seen.add(what.split(':')[0]!);
    this.#lookedAt.clear();
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      await this.press(place);
      const after = await glance(this.#page, this.#lang);
      if (JSON.stringify(after) !== JSON.stringify(before)) return;
      if (this.#window.size === 'desktop') break;
    }
    throw new Error(`nothing comes of pressing ${what}: ${JSON.stringify(before)}`);
  }

  async #step(now: Glance): Promise<void> {
    const page = this.#page;
    if (now.curtain) return this.#do('curtain', page.locator('[aria-labelledby=curtain-title] button'), now);
    if (now.answers > 0) {
      const answers = page.locator('[data-anchor=question] button');
      return this.#do('answer', answers.nth(below(this.#random, now.answers)), now);
    }
    if (now.sending) return this.#send(now);
    if (now.confirming) {
      const name = say(tableTexts.confirm, this.#lang);
      return this.#do('confirm', page.getByRole('button', { name, exact: true }), now);
    }
    const target = this.#wish(now);
    if (target !== null) {
      this.#tried.add(this.#key(now, target));
      return this.#do(target, spot(page, target), now);
    }
    await this.#lookElsewhere(now);
  }

  #key = ({ prompt, glowing }: Glance, target: string): string =>
    `${target} of ${prompt} ${glowing.map((each) => each.join('=')).join(' ')}`;

  /** The boards that were not looked at yet although there is something to do on them. */
  #elsewhere = ({ busy }: Glance): string[] => busy.filter((tab) => !this.#lookedAt.has(tab));

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
    return this.#elsewhere(now).length === 0 && closing.length > 0 ? this.#oneOf(closing) : null;
  }

  /** Nothing to do in sight: another board where there are some, and the closing button when all have been looked at. */
  async #lookElsewhere(now: Glance): Promise<void> {
    if (now.tab !== null) this.#lookedAt.add(now.tab);
    const [next] = this.#elsewhere(now);
    if (next !== undefined) return this.press(this.#page.locator(`[data-anchor="tab:${next}"]`));
    if (now.glowing.some(([target, mark]) => target === 'end' && mark !== 'chosen')) {
      return this.#do('end', spot(this.#page, 'end'), now);
    }
    if (this.#tried.size === 0) throw new Error(`there is nothing to do: ${JSON.stringify(now)}`);
    this.#lookedAt.clear();
    this.#tried.clear();
  }

  /** Some to the mines, the rest to forest and quarry. */
  async #send(now: Glance): Promise<void> {
    const panel = this.#page.locator('section[aria-labelledby=send-title]');
    const more = panel.locator('output + button');
    for (const n of Array.from({ length: await more.count() }, (_, n) => n)) {
      const one = more.nth(n);
      if (this.#chance(0.6) && (await one.isEnabled())) await this.press(one);
    }
    this.#placed = 0;
    this.#wantsToPlace = 1 + below(this.#random, 3);
    await this.#do('send', panel.getByRole('button', { name: say(belfortTexts.send, this.#lang) }), now);
  }
}
