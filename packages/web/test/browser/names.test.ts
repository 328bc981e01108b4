import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONG, oneBrowser, press, type Size, show, still, type Window } from './browser.ts';
import { games } from './bruges.ts';
import { askedFor } from './games.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

/**
 * Runs in the page, on one control: the words that are seen on it, also those that are kept from who listens. Numbers
 * are left out: they are read out as words where there is one (“a red worker”).
 */
function seenWords(this: HTMLElement): string[] {
  const isSeen = (element: Element): boolean => {
    const { clip, clipPath, opacity, visibility, display } = getComputedStyle(element);
    const cut = clip !== 'auto' || clipPath === 'inset(50%)' || clipPath === 'inset(100%)';
    if (cut || opacity === '0' || visibility !== 'visible' || display === 'none') return false;
    return element === this || isSeen(element.parentElement!);
  };
  const walker = document.createTreeWalker(this, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const around = walker.currentNode.parentElement!;
    if (isSeen(around) && around.getClientRects().length > 0) text += ` ${walker.currentNode.textContent}`;
  }
  return text.match(/\p{L}{2,}/gu) ?? [];
}

const ROLES = ['button', 'link', 'radio', 'checkbox', 'tab', 'combobox'];

/** Controls whose name leaves out words that are seen on them. */
async function mismatches(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const found: string[] = [];
  let controls = 0;
  for (const { role, name, backendDOMNodeId, ignored } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !ROLES.includes(role?.value)) continue;
    controls++;
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: seenWords.toString(),
      returnByValue: true,
    });
    const spoken: string = (name?.value ?? '').toLowerCase();
    const missing = (result.value as string[]).filter((word) => !spoken.includes(word.toLowerCase()));
    if (spoken === '') found.push(`a ${role!.value} without a name`);
    if (missing.length > 0) found.push(`“${spoken}” lacks ${missing.join(', ')}`);
  }
  await session.detach();
  expect(controls).toBeGreaterThan(10);
  return found;
}

async function openCard(window: Window): Promise<void> {
  await press(window, window.page.locator('[data-target^="hand:"][data-mark=available]').first());
}
const tabs = (page: Page) => page.locator('[data-anchor^="tab:"]');

const SCENES: Readonly<Record<string, (window: Window) => Promise<void>>> = {
  'Belfort, placing': (window) => lay(window, askedFor('place', { month: 4 })),
  'Belfort, a turn': (window) => lay(window, askedFor('turn', { month: 5 })),
  'Bruges, drawing': (window) => lay(window, games.askedFor('draw', { round: 3 })),
  'Bruges, a turn': (window) => lay(window, games.askedFor('turn', { round: 5 })),
  'Bruges, an open card': async (window) => {
    await lay(window, games.askedFor('turn', { round: 4 }));
    await openCard(window);
  },
};

describe('what is seen on a control is in its name', () => {
  test.each(['desktop', 'tablet', 'phone'] as const satisfies Size[])('on a %s', { timeout: LONG }, async (size) => {
    const window = await browser.open({ size });
    const { page } = window;
    const found: string[] = [];
    const look = async (where: string) => {
      await still(page);
      await show(page);
      for (const each of await mismatches(page)) found.push(`${where}: ${each}`);
    };
    for (const [scene, reach] of Object.entries(SCENES)) {
      await reach(window);
      await look(scene);
      const boards = scene.includes('card') ? 0 : await tabs(page).count();
      for (let i = 0; i < boards; i++) {
        await press(window, tabs(page).nth(i));
        await look(`${scene}, board ${i + 1}`);
      }
    }
    expect([...new Set(found)]).toEqual([]);
    expect(window.troubles).toEqual([]);
  });
});

/**
 * Runs in the page: what can be done, and has no mark that is left where the system sets the colours. Drawings keep
 * their own.
 */
function unmarked(): string[] {
  const live = document.querySelectorAll(':is([data-mark=available], [data-mark=legal], [data-mark=chosen])');
  return [...live]
    .filter((each) => each.closest('[inert]') === null && each.getClientRects().length > 0)
    .filter((each) => each instanceof HTMLElement && getComputedStyle(each).outlineStyle === 'none')
    .map((each) => `${each.getAttribute('data-target')} ${each.getAttribute('data-mark')}`);
}

test.each(['desktop', 'phone'] as const)('where the system sets the colours every mark stays, %s', async (size) => {
  const window = await browser.open({ size });
  const { page } = window;
  await page.emulateMedia({ forcedColors: 'active' });
  const found: string[] = [];
  for (const [scene, reach] of Object.entries(SCENES)) {
    await reach(window);
    await still(page);
    const boards = Math.max(1, await tabs(page).count());
    for (let i = 0; i < boards; i++) {
      if (boards > 1) await press(window, tabs(page).nth(i));
      for (const each of await page.evaluate(unmarked)) found.push(`${scene}: ${each}`);
    }
  }
  expect([...new Set(found)]).toEqual([]);
  expect(window.troubles).toEqual([]);
});
