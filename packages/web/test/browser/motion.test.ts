import { expect, test } from 'vitest';
import { select as belfort } from '../../src/games/belfort/anchors.ts';
import { select as bruges } from '../../src/games/bruges/anchors.ts';
import { oneBrowser, press, still, type Window } from './browser.ts';
import { games } from './bruges.ts';
import { askedFor } from './games.ts';
import { handOf, spot } from './glance.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();
/** The bots wait, so that only one's own move is seen. */
const MOVING = { speed: 'normal', motion: 'full', botPace: 'step' } as const;
const beforeBuying = () =>
  askedFor('turn', { month: 3, more: (table) => table.legal(0).some(({ do: what }) => what === 'buy') });

interface Airborne {
  /** Every way through the air so far: where it began and where it ended. */
  ways?: { from: string; to: string }[];
}

/** Runs in the page. Writes down each piece that flies from now on. */
function watchFlights(): void {
  const page = globalThis as Airborne;
  const ways: Airborne['ways'] = [];
  page.ways = ways;
  const place = (frame: ComputedKeyframe) => /translate\((.*?)\)/.exec(String(frame.transform))![1]!;
  new MutationObserver((changes) => {
    for (const piece of changes.flatMap(({ addedNodes }) => [...addedNodes] as Element[])) {
      const frames = (piece.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
      ways.push({ from: place(frames[0]!), to: place(frames.at(-1)!) });
    }
  }).observe(document.querySelector('[data-flights]')!, { childList: true });
}

const waysOf = async ({ page }: Window) => {
  await page.waitForFunction(() => (globalThis as Airborne).ways!.length > 0);
  await still(page);
  expect(await page.locator('[data-flights] > *').count(), 'all have landed').toBe(0);
  return page.evaluate(() => (globalThis as Airborne).ways!);
};

/** The middle of something on the page, as keyframes name it. */
const middleOf = ({ page }: Window, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2].map((n) => `${Number(n.toFixed(1))}px`).join(', ');
    });

test('what is bought in Belfort flies from the trading post to the goods, and the gold goes there', async () => {
  const window = await browser.open({ settings: MOVING });
  await lay(window, beforeBuying());
  await still(window.page);
  const [post, wood, gold] = await Promise.all(
    [belfort.anchor('post'), belfort.anchor('mine:wood'), belfort.anchor('mine:gold')].map((each) =>
      middleOf(window, each),
    ),
  );
  await window.page.evaluate(watchFlights);
  await press(window, spot(window.page, 'buy:wood'));
  const ways = await waysOf(window);
  expect(ways).toContainEqual({ from: post, to: wood });
  expect(ways).toContainEqual({ from: gold, to: post });
  expect(window.troubles).toEqual([]);
});

test('a card of Bruges that is played for workers goes to the discard pile, and they come from it', async () => {
  const window = await browser.open({ settings: MOVING });
  await lay(window, games.askedFor('turn', { round: 3 }));
  await still(window.page);
  const [card] = await handOf(window.page);
  const discard = await middleOf(window, bruges.anchor('discard'));
  await window.page.evaluate(watchFlights);
  await press(window, spot(window.page, card!));
  await press(window, spot(window.page, 'use:workers'));
  const ways = await waysOf(window);
  expect(ways.map(({ to }) => to)).toContain(discard);
  expect(ways.length).toBeGreaterThan(1);
  expect(window.troubles).toEqual([]);
});

test('nothing travels for those who want less motion', async () => {
  const window = await browser.open({ settings: { ...MOVING, motion: 'reduced' } });
  await lay(window, beforeBuying());
  await still(window.page);
  await window.page.evaluate(watchFlights);
  await press(window, spot(window.page, 'buy:wood'));
  for (const { from, to } of await waysOf(window)) expect(to, 'a sum fades where it is').toBe(from);
  expect(window.troubles).toEqual([]);
});
