import { say } from '@guildhall/kernel';
import { expect } from 'vitest';
import { belfortTexts } from '../../src/games/belfort/texts.ts';
import { type AnyLesson, isLook, type Step } from '../../src/table/lesson/lesson.ts';
import { coachTexts } from '../../src/table/lesson/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { calm, picture, press, still, type Window } from './browser.ts';
import { spot } from './glance.ts';

type AnyStep = Step<Readonly<Record<string, unknown>>>;

interface Sight {
  /** How much of what is ringed lies under the coach, in square pixels. */
  readonly covered: number;
  /** Whether there is a ring. */
  readonly ringed: boolean;
  /** Words under the line of the ring. */
  readonly crossed: readonly string[];
  /** How far the coach reaches out of the window. */
  readonly outside: number;
}

/** Runs in the page. `named`: where what is ringed is found. */
function look(named: string): Sight {
  const coach = document.querySelector('aside[data-coach]')!.getBoundingClientRect();
  const ring = document.querySelector('span[data-coach]')?.getBoundingClientRect();
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const outside = Math.max(-coach.left, -coach.top, coach.right - innerWidth, coach.bottom - innerHeight, 0);
  if (ring === undefined) return { ringed: false, covered: 0, crossed: [], outside };
  const place = [...document.querySelectorAll(named)].find((each) => each.getClientRects().length > 0);
  const line = 3;
  const inner = new DOMRect(ring.x + line, ring.y + line, ring.width - 2 * line, ring.height - 2 * line);
  const board = place?.closest('section, footer') ?? document.createElement('p');
  const words = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const crossed: string[] = [];
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement!;
    if (parent.closest('[data-coach], .visually-hidden, script, style, [hidden]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      // a line of text has air above and below its letters
      const box = new DOMRect(x, y + height / 5, width, (height * 3) / 5);
      const shown = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2).includes(parent);
      if (shown && overlap(box, ring) > overlap(box, inner) + 1) crossed.push(words.currentNode.textContent!.trim());
    }
  }
  return { ringed: true, covered: overlap(coach, inner), crossed: [...new Set(crossed)], outside };
}

/** Walks through a lesson as the coach says, to its last step; tells what was seen on the way. */
export async function walk(window: Window, lesson: AnyLesson, name: string): Promise<Map<string, Sight>> {
  const { page, lang, size } = window;
  const { selectorOf, tabOf } = lesson.spotlights;
  const sights = new Map<string, Sight>();
  const coach = page.locator('aside[data-coach]');
  const see = async (moment: string, named: string | undefined) => {
    await still(page);
    const sight = await page.evaluate(look, named ?? 'aside');
    expect(sight.ringed, `${moment}: a ring`).toBe(named !== undefined);
    sights.set(moment, sight);
    await picture(page, `${name}-${moment}`);
  };
  /** Presses a target, by way of its tab where it is hidden. */
  const pick = async (step: AnyStep, target: string) => {
    const place = target.startsWith('use:') ? page.locator(selectorOf(target)).first() : spot(page, target);
    if (!(await place.isVisible())) {
      await press(window, page.locator(`[data-anchor="tab:${tabOf(target)}"]`));
    }
    await see(`${step.id} ${target.replace(/\W/g, '-')}`, selectorOf(target));
    await press(window, place);
    const confirm = page.getByRole('button', { name: say(tableTexts.confirm, lang), exact: true });
    if (await confirm.isVisible()) await press(window, confirm);
    await calm(page);
    const answer = page.locator('[data-anchor=question] button').first();
    if (await answer.isVisible()) {
      await see(`${step.id} question`, '[data-anchor=question]');
      await press(window, answer);
    }
    if (size === 'desktop') await page.mouse.move(2, 2);
  };
  for (const [at, step] of (lesson.steps as readonly AnyStep[]).entries()) {
    await coach.getByRole('heading', { name: say(step.title, lang) }).waitFor();
    const [first] = step.target;
    await see(`${at + 1} ${step.id}`, first && selectorOf(first));
    if (at === lesson.steps.length - 1) return sights;
    if (step.moves.length === 0) await press(window, coach.getByRole('button', { name: say(coachTexts.next, lang) }));
    else if (isLook(step.target[0]!)) await bySheet(window, step, pick);
    else for (const _ of step.moves) for (const target of step.target) await pick(step, target);
  }
  return sights;
}

/** The moves that are made in a sheet of their own: where the workers go, and which card is sold. */
async function bySheet(
  window: Window,
  step: AnyStep,
  pick: (step: AnyStep, target: string) => Promise<void>,
): Promise<void> {
  const { page, lang } = window;
  for (const { do: what, as, card } of step.moves.slice(0, 1)) {
    if (what === 'play') {
      await pick(step, `hand:${card}`);
      return pick(step, `use:${as}`);
    }
  }
  const panel = page.locator('section[aria-labelledby=send-title]');
  for (const [row, move] of step.moves.entries()) {
    const more = panel.locator('output + button');
    for (const [i, area] of ['mine', 'goldMine'].entries()) {
      for (let n = 0; n < Number(move[area]); n++) await press(window, more.nth(2 * row + i));
    }
  }
  await press(window, panel.getByRole('button', { name: say(belfortTexts.send, lang) }));
}
