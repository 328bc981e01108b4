import { expect, test } from 'vitest';
import { oneBrowser, press, still } from './browser.ts';
import { games } from './bruges.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

test('on a tablet every card of a hand is read as a whole, and its help is on the card itself', async () => {
  const window = await browser.open({ size: 'tablet' });
  const { page } = window;
  await lay(window, games.askedFor('turn', { round: 1 }));
  await still(page);
  const hand = await page.locator('[data-anchor=hand] li').evaluateAll((slots) =>
    slots.map((slot) => {
      const help = slot.querySelector('button[aria-haspopup]')!.getBoundingClientRect();
      const seen = document.elementFromPoint(help.x + help.width / 2, help.y + help.height / 2);
      const card = slot.querySelector('[lang]')!;
      return {
        ownHelp: slot.contains(seen),
        cut: card.scrollHeight > card.clientHeight + 1,
        right: card.getBoundingClientRect().right,
        left: card.getBoundingClientRect().left,
      };
    }),
  );
  expect(hand).toHaveLength(5);
  expect(hand.every(({ ownHelp }) => ownHelp)).toBe(true);
  expect(hand.every(({ cut }) => !cut)).toBe(true);
  expect(hand.slice(1).every(({ left }, i) => left >= hand[i]!.right)).toBe(true);
});

test('with a mouse in a window of that width all six uses of a card are in sight', async () => {
  const window = await browser.open();
  const { page } = window;
  await page.setViewportSize({ width: 1024, height: 768 });
  await lay(window, games.askedFor('turn', { round: 1 }));
  await press(window, page.locator('[data-target^="hand:"]').first());
  await still(page);
  const sheet = (await page.locator('ul:has(> li > [data-target="use:workers"])').boundingBox())!;
  const last = (await page.locator('button[data-target="use:person"]').boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(sheet.y + sheet.height + 1);
  expect(last.y + last.height).toBeLessThanOrEqual(768);
});
