import { LANGS, say } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { coachTexts } from '../../src/table/lesson/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, press, type Size, still, type Visit, type Window } from './browser.ts';
import { askedFor, type BelfortTable, bot, type Filed, human, TWO_PEOPLE } from './games.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

/** The longest name that a bot of ours has is among them. */
const FIVE = [
  human('Ada', 'red'),
  { ...bot('Lambrecht', 'blue'), bot: 'expert/lambrecht' },
  { ...bot('Pernelle', 'yellow'), bot: 'expert/pernelle' },
  bot('Marieke', 'purple'),
  bot('Melchior', 'green'),
];
const UPRIGHT = ['phone', 390, 844] as const;
const SIDEWAYS = ['phone', 844, 390] as const;
const TABLET = ['tablet', 1024, 768] as const;
const TABLET_UPRIGHT = ['tablet', 768, 1024] as const;

async function laid(
  [size, width, height]: readonly [Size, number, number],
  table: Filed,
  visit: Visit = {},
): Promise<Window> {
  const window = await browser.open({ size, ...visit });
  await window.page.setViewportSize({ width, height });
  await lay(window, table);
  await still(window.page);
  return window;
}

test.each([UPRIGHT, SIDEWAYS, TABLET, TABLET_UPRIGHT])(
  'sending workers fits a %s of %i × %i in every language, and a finger',
  async (...place) => {
    const table = askedFor('distribute', { month: 4, seats: FIVE });
    for (const lang of LANGS) {
      const window = await laid(place, table, { lang });
      const panel = window.page.locator('section[aria-labelledby=send-title]');
      const sheet = panel.locator('..');
      await panel.waitFor();
      expect(
        await sheet.evaluate((each) => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]),
      ).toEqual([0, 0]);
      const over = await panel.evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(over, lang).toBeLessThanOrEqual(0);
      for (const step of await panel.locator('output + button').all()) {
        const { width, height } = (await step.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    }
  },
);

test.each([
  [UPRIGHT, 5],
  [SIDEWAYS, 5],
  [TABLET, 5],
  [TABLET_UPRIGHT, 3],
  [['desktop', 1280, 720], 5],
] as const)('no name of a player is cut: %j, %i players', async (place, players) => {
  const { page } = await laid(place, askedFor('place', { month: 2, seats: FIVE.slice(0, players) }));
  const cut = await page
    .locator('[data-anchor^="panel:"] [class*=name]')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
  expect(cut).toEqual([]);
});

test.each([UPRIGHT, SIDEWAYS])(
  'whoever comes next moves no board by showing their hand: %s, %i × %i',
  async (...place) => {
    for (const lang of LANGS) {
      const window = await laid(place, askedFor('place', { month: 2, seats: TWO_PEOPLE }), { lang });
      const header = () => window.page.locator('header').first().boundingBox();
      const before = await header();
      await press(window, window.page.getByRole('button', { name: say(tableTexts.showHand, lang), exact: true }));
      expect(await header(), lang).toEqual(before);
    }
  },
);

const canBuild = (table: BelfortTable) => table.legal(0).some(({ do: what }) => what === 'build');

test('on a phone held sideways the price of a card does not push the hand from under the finger', async () => {
  const window = await laid(SIDEWAYS, askedFor('turn', { month: 3, more: canBuild }), { lang: 'fr' });
  const { page } = window;
  const card = page.locator('[data-target^="hand:"][data-mark=available]').first();
  const target = (await card.getAttribute('data-target'))!;
  await press(window, card);
  expect(await page.locator(`[data-target="${target}"]`).first().getAttribute('data-mark')).toBe('chosen');
  // the closing button is still beside the goods
  const goods = (await page.locator('[data-anchor="mine:gold"]').boundingBox())!;
  const end = (await page.locator('[data-target=end]').boundingBox())!;
  expect(end.x).toBeGreaterThanOrEqual(goods.x + goods.width);
  expect(end.y).toBeLessThanOrEqual(goods.y);
});

test('on a phone held sideways what asks to be confirmed lies beside the city', async () => {
  for (const lang of LANGS) {
    const window = await laid(SIDEWAYS, askedFor('turn', { month: 3, more: canBuild }), { lang });
    const { page } = window;
    await press(window, page.locator('[data-target^="hand:"][data-mark=available]').first());
    await press(window, page.locator('[data-target^="symbol:"][data-mark=legal] [data-hit]').first());
    const confirm = page.getByRole('button', { name: say(tableTexts.confirm, lang), exact: true });
    const sheet = page.locator('aside[role=status]').filter({ has: confirm });
    const [box, city] = [(await sheet.boundingBox())!, (await page.locator('main').boundingBox())!];
    expect(box.x, lang).toBeGreaterThanOrEqual(city.x + city.width);
    expect(box.y + box.height, lang).toBeLessThanOrEqual(390);
    expect(await sheet.evaluate((each) => each.scrollHeight - each.clientHeight), lang).toBeLessThanOrEqual(0);
  }
});

test('a card that was picked leaves the title above it in sight', async () => {
  const window = await laid(['desktop', 1440, 900], askedFor('turn', { month: 3, more: canBuild }));
  const { page } = window;
  await press(window, page.locator('[data-target^="hand:"][data-mark=available]').first());
  await still(page);
  const title = (await page.locator('[data-anchor=hand] h2').boundingBox())!;
  const card = (await page.locator('[data-target^="hand:"][data-mark=chosen]').first().boundingBox())!;
  expect(card.y).toBeGreaterThanOrEqual(title.y + title.height - 1);
});

test.each([['desktop', 1440, 900], ['desktop', 1920, 1080], TABLET, TABLET_UPRIGHT] as const)(
  'the longest sentence stays within the header, %s %i × %i',
  async (...place) => {
    for (const lang of LANGS) {
      const { page } = await laid(place, askedFor('turn', { month: 5, seats: FIVE }), { lang });
      const prompt = (await page.locator('div:has(> [role=status][aria-live])').first().boundingBox())!;
      const header = (await page.locator('header').first().boundingBox())!;
      expect(prompt.y, lang).toBeGreaterThanOrEqual(header.y);
      expect(prompt.y + prompt.height, lang).toBeLessThanOrEqual(header.y + header.height);
    }
  },
);

test.each([UPRIGHT, SIDEWAYS, TABLET_UPRIGHT])(
  'looking back on a %s of %i × %i, words and buttons lie side by side',
  async (...place) => {
    for (const lang of LANGS) {
      const window = await laid(place, askedFor('turn', { month: 3, more: canBuild }), { lang });
      const { page } = window;
      await press(window, page.locator('[data-anchor="tab:log"]'));
      const lines = page.getByRole('region', { name: say(tableTexts.chronicle, lang) }).locator('li button');
      await press(window, lines.nth((await lines.count()) - 8));
      await still(page);
      const prompt = page.locator('[role=status][aria-live]').filter({ hasText: say(tableTexts.past, lang) });
      const { right, words } = await prompt.evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const rects = [...range.getClientRects()].map((rect) => rect.right);
        return { right: each.getBoundingClientRect().right, words: Math.max(...rects) };
      });
      expect(words, lang).toBeLessThanOrEqual(right + 8);
      const before = (await page.getByRole('button', { name: say(tableTexts.moveBefore, lang) }).boundingBox())!;
      expect(words, lang).toBeLessThanOrEqual(before.x + 1);
    }
  },
);

test('where the system sets the colours, what is chosen is seen', async () => {
  const window = await browser.open();
  const { page } = window;
  await page.emulateMedia({ forcedColors: 'active' });
  await window.go('/new/belfort');
  await still(page);
  const looks = await page.locator('fieldset').evaluateAll((groups) =>
    groups.map((group) =>
      [...group.querySelectorAll('label')].map((label) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(label);
        return [label.querySelector('input')!.checked, `${backgroundColor} ${outlineStyle}`] as const;
      }),
    ),
  );
  for (const group of looks) {
    const [chosen] = group.filter(([checked]) => checked);
    for (const [checked, look] of group) if (!checked) expect(look).not.toBe(chosen?.[1]);
  }
});

test.each([SIDEWAYS, TABLET])('the coach and the question where workers go fit a %s of %i × %i', async (...place) => {
  const [size, width, height] = place;
  const window = await browser.open({ size, lang: 'de' });
  const { page } = window;
  await page.setViewportSize({ width, height });
  await window.go('/learn/belfort');
  const coach = page.locator('aside[data-coach]');
  const [next, skip] = [coachTexts.next, coachTexts.skip].map(({ de }) => coach.getByRole('button', { name: de }));
  const question = page.locator('div:has(> section[aria-labelledby=send-title])');
  await coach.waitFor();
  for (let steps = 0; steps < 8 && !(await question.isVisible()); steps++) {
    await press(window, next!.or(skip!));
    await still(page);
  }
  const [a, b] = [(await coach.boundingBox())!, (await question.boundingBox())!];
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart).toBe(true);
});
