import { type Lang, say, wordingOf } from '@guildhall/kernel';
import type { Locator, Page } from 'playwright-core';
import { tableTexts } from '../../src/table/texts.ts';
import type { Window } from './browser.ts';

/** What somebody sees at a glance. */
export interface Glance {
  /** Which move is shown. */
  readonly revision: number;
  /** Whether parts of it are still to be drawn. */
  readonly comingUp: boolean;
  readonly headline: string;
  readonly prompt: string;
  /** Whether the headline asks us, in our own turn or in somebody else's. */
  readonly asked: boolean;
  readonly over: boolean;
  readonly curtain: boolean;
  readonly sending: boolean;
  /** Answers in the dialogue "which one?", without the one that leaves it. */
  readonly answers: number;
  /** Whether a tapped place waits for a yes. */
  readonly confirming: boolean;
  readonly problem: string | null;
  /** What glows, as far as it is in the page; a target may be there more than once. */
  readonly glowing: readonly (readonly [target: string, mark: string])[];
  /** The board that is up; null where all are in sight. */
  readonly tab: string | null;
  /** The other boards on which something can be done, as the bar of boards counts it. */
  readonly busy: readonly string[];
}

/** What to look for, in the language of the page. */
const wordsOf = (lang: Lang) => ({
  turn: say(tableTexts.yourTurn, lang),
  answer: wordingOf(tableTexts.yourAnswer, lang).split('{name}') as [string, string],
  confirm: say(tableTexts.confirm, lang),
  cancel: say(tableTexts.cancel, lang),
});

/** Runs in the page. */
function look(words: ReturnType<typeof wordsOf>): Glance {
  const find = (selector: string) => document.querySelector(selector);
  const all = (selector: string, within: ParentNode | null = document) => [
    ...(within?.querySelectorAll(selector) ?? []),
  ];
  const anchored = (board: Element) => board.getAttribute('data-anchor')!.slice('tab:'.length);
  const [headline = '', prompt = ''] = all('[role=status][aria-live] > *').map((each) => each.textContent);
  const [before, after] = words.answer;
  return {
    revision: Number(find('[data-revision]')?.getAttribute('data-revision') ?? -1),
    comingUp: find('[aria-busy="true"]') !== null,
    headline,
    prompt,
    asked: headline === words.turn || (headline.startsWith(before) && headline.endsWith(after)),
    over: find('#end-title') !== null,
    curtain: find('#curtain-title') !== null,
    sending: find('#send-title') !== null,
    answers: all('button', find('[data-anchor=question]')).filter((each) => each.textContent !== words.cancel).length,
    confirming: all('button').some((each) => each.textContent === words.confirm),
    problem: find('p[role=alert]')?.textContent || null,
    glowing: all('[data-target][data-mark]')
      .filter((each) => each.closest('[inert]') === null)
      .map((each) => [each.getAttribute('data-target')!, each.getAttribute('data-mark')!] as const)
      .filter(([, mark]) => mark === 'available' || mark === 'legal' || mark === 'chosen'),
    tab: all('nav [aria-current][data-anchor^="tab:"]').map(anchored)[0] ?? null,
    busy: all('[data-anchor^="tab:"][data-busy]').map(anchored),
  };
}

export const glance = (page: Page, lang: Lang = 'en'): Promise<Glance> => page.evaluate(look, wordsOf(lang));

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
