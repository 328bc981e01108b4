import { describe, expect, test } from 'vitest';
import { LONG, oneBrowser, press, show, still, type Window } from './browser.ts';
import { games as bruges, FOUR_PLAYERS } from './bruges.ts';
import { askedFor, bot, type Filed, human } from './games.ts';
import { lay } from './laying.ts';
import { type Found, tooSmall } from './measure.ts';

const browser = oneBrowser();

const FIVE = [
  human('Ada', 'red'),
  bot('Bertram', 'blue'),
  bot('Clara', 'yellow'),
  bot('Doris', 'purple'),
  bot('Emil', 'green'),
];

const MOUSE = [
  [1440, 900],
  [1280, 720],
] as const;
const TOUCH = [
  [390, 844],
  [844, 390],
] as const;
const TABLETS = [
  [1024, 768],
  [768, 1024],
] as const;
const WINDOWS = [
  ...MOUSE.map(([width, height]) => ({ size: 'desktop' as const, width, height })),
  ...TOUCH.map(([width, height]) => ({ size: 'phone' as const, width, height })),
  ...TABLETS.map(([width, height]) => ({ size: 'tablet' as const, width, height })),
];

/** No smaller: letters and figures, what is clicked, what is tapped. */
const TEXT = 11;
const CLICKED = 24;
const TAPPED = 44;

/** What may be smaller under a finger, and why. */
const EXCEPTIONS: readonly (readonly [where: RegExp, why: string])[] = [
  [
    /\[(symbol|guild):\d+\]/,
    'seventy-five sites on a city as wide as a phone: two fingers or the glass enlarge it, and a tap asks before it builds',
  ],
];

const SCENES: Readonly<Record<'Belfort' | 'Bruges', Readonly<Record<string, () => Filed>>>> = {
  Belfort: {
    placing: () => askedFor('place', { month: 4, seats: FIVE }),
    acting: () => askedFor('turn', { month: 5, seats: FIVE }),
  },
  Bruges: {
    drawing: () => bruges.askedFor('draw', { round: 3, seats: FOUR_PLAYERS }),
    acting: () => bruges.askedFor('turn', { round: 5, seats: FOUR_PLAYERS }),
  },
};

/** Every board of the table: all at once, or one after the other where they are behind tabs. */
async function onEveryBoard(window: Window, look: (board: string) => Promise<void>): Promise<void> {
  const tabs = window.page.locator('[data-anchor^="tab:"]');
  const count = await tabs.count();
  if (count === 0) return look('table');
  for (let i = 0; i < count; i++) {
    await press(window, tabs.nth(i));
    await still(window.page);
    await look((await tabs.nth(i).getAttribute('data-anchor'))!);
  }
}

const said = (board: string, { place, text, size }: Found) => `${size} px at ${board}: ${place} “${text}”`;
const isExcused = (line: string) => EXCEPTIONS.some(([where]) => where.test(line));

describe.each(['Belfort', 'Bruges'] as const)('%s', (game) => {
  test.each(WINDOWS)(
    'has no text and no target that is too small at $width × $height',
    { timeout: LONG },
    async ({ size, width, height }) => {
      const window = await browser.open({ size });
      const { page } = window;
      await page.setViewportSize({ width, height });
      const faults = new Set<string>();
      for (const [name, table] of Object.entries(SCENES[game])) {
        await lay(window, table());
        await still(page);
        const look = async (board: string) => {
          const least = { text: TEXT, target: size === 'desktop' ? CLICKED : TAPPED };
          await show(page);
          for (const each of await page.evaluate(tooSmall, least)) faults.add(said(`${name}, ${board}`, each));
        };
        await onEveryBoard(window, look);
        const card = page.locator('[data-target^="hand:"][data-mark=available]').first();
        if (name === 'acting' && (await card.count()) > 0) {
          await press(window, card);
          await still(page);
          await look('card picked');
        }
      }
      expect([...faults].filter((line) => size === 'desktop' || !isExcused(line))).toEqual([]);
      expect(window.troubles).toEqual([]);
    },
  );
});
