import { say } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { townTexts } from '../../src/games/bruges/boards/town.texts.ts';
import { brugesTexts } from '../../src/games/bruges/texts.ts';
import { home } from '../../src/pages/home/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, press, type Window } from './browser.ts';
import { midTurn } from './bruges.ts';
import { askedFor } from './games.ts';
import { spot } from './glance.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

const canBuild = () =>
  askedFor('turn', { month: 3, more: (table) => table.legal(0).some(({ do: what }) => what === 'build') });
const tab = ({ page }: Window, name: string) => page.locator(`[data-anchor="tab:${name}"]`);
const glowing = ({ page }: Window) =>
  page.locator('main [data-target]:is([data-mark=available], [data-mark=legal])').count();

/** Two fingers on a line, from one distance to another. */
async function pinch(
  { page, context }: Window,
  { x, y }: { x: number; y: number },
  from: number,
  to: number,
): Promise<void> {
  const session = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: apart === undefined ? [] : fingers(apart) });
  await touch('touchStart', from);
  for (let i = 1; i <= 8; i++) await touch('touchMove', from + ((to - from) * i) / 8);
  await touch('touchEnd');
}

const middleOf = async ({ page }: Window, selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** How wide the drawing of a board is. */
const widthOf = ({ page }: Window, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => Math.round(each.getBoundingClientRect().width));

describe('the tab bar counts what can be done on another board', () => {
  test('Belfort', async () => {
    const window = await browser.open({ size: 'phone', lang: 'fr' });
    await lay(window, canBuild());
    const busy = Number(await tab(window, 'calendar').getAttribute('data-busy'));
    expect(busy).toBeGreaterThan(0);
    const name = await tab(window, 'calendar').getAttribute('aria-label');
    expect(name).toMatch(new RegExp(`^Calendrier, ${busy} possibilité`));
    await press(window, tab(window, 'calendar'));
    expect(await glowing(window)).toBe(busy);
    expect(await tab(window, 'calendar').getAttribute('data-busy')).toBeNull();
  });

  test('Bruges', async () => {
    const window = await browser.open({ size: 'phone' });
    await lay(window, midTurn());
    const busy = Number(await tab(window, 'houses').getAttribute('data-busy'));
    expect(busy).toBeGreaterThan(0);
    const name = say(tableTexts.busy, 'en', { board: brugesTexts.houses.en, n: busy });
    expect(await window.page.getByRole('button', { name, exact: true }).count()).toBe(1);
    await press(window, tab(window, 'houses'));
    expect(await glowing(window)).toBe(busy);
  });
});

describe('two fingers', () => {
  const RING = '[data-whole] svg';

  test('open the ring of Bruges, enlarge it, and leave it whole again', async () => {
    const window = await browser.open({ size: 'phone' });
    const { page } = window;
    await lay(window, midTurn());
    await pinch(window, await middleOf(window, 'main svg[viewBox]'), 60, 160);
    await page.locator(RING).first().waitFor();
    const whole = await widthOf(window, RING);
    await pinch(window, await middleOf(window, RING), 80, 200);
    await expect.poll(() => widthOf(window, RING)).toBeGreaterThan(whole * 2);
    await press(window, page.getByRole('button', { name: tableTexts.fit.en }));
    await expect.poll(() => widthOf(window, RING)).toBe(whole);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(window, RING)).toBeGreaterThan(whole);
    await page.keyboard.press('0');
    await expect.poll(() => widthOf(window, RING)).toBe(whole);
    await press(window, page.getByRole('button', { name: townTexts.close.en }));
    expect(await page.locator(RING).count()).toBe(0);
    expect(window.troubles).toEqual([]);
  });

  test('enlarge the city of Belfort, where taps still build', async () => {
    const window = await browser.open({ size: 'phone' });
    const { page } = window;
    const city = 'main svg[role=group]';
    await lay(window, canBuild());
    const whole = await widthOf(window, city);
    await press(window, page.locator('[data-target^="hand:"][data-mark=available]').first());
    const site = await page.locator('[data-target^="symbol:"][data-mark=legal]').first().getAttribute('data-target');
    await pinch(window, await middleOf(window, city), 80, 160);
    await expect.poll(() => widthOf(window, city)).toBeGreaterThan(whole * 1.8);
    await spot(page, site!).scrollIntoViewIfNeeded();
    await press(window, spot(page, site!));
    await page.getByRole('button', { name: tableTexts.confirm.en }).waitFor();
    await press(window, page.getByRole('button', { name: tableTexts.fit.en }));
    await expect.poll(() => widthOf(window, city)).toBe(whole);
    expect(window.troubles).toEqual([]);
  });
});

test('a board that goes away leaves the focus in the tab bar', async () => {
  const window = await browser.open({ size: 'phone' });
  const { page } = window;
  await lay(window, canBuild());
  await press(window, tab(window, 'me'));
  await page.locator('main [data-target^="hand:"][data-mark=available]').first().focus();
  await page.keyboard.press('Enter');
  // the sites are in the city
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-anchor'))).toBe('tab:city');
});

test.each([
  ['Belfort', canBuild],
  ['Bruges', midTurn],
] as const)('the chronicle of %s has the room that the tabs leave, with its newest line in sight', async (_, table) => {
  const window = await browser.open({ size: 'phone' });
  const { page } = window;
  await lay(window, table());
  await press(window, tab(window, 'log'));
  const chronicle = page.getByRole('region', { name: tableTexts.chronicle.en });
  const { height } = (await chronicle.boundingBox())!;
  expect(height).toBeGreaterThan(300);
  const line = chronicle.getByRole('listitem').last();
  await line.waitFor();
  const edges = [await line.boundingBox(), await chronicle.boundingBox()].map((box) => box!.y + box!.height);
  expect(edges[0]).toBeLessThanOrEqual(edges[1]!);
});

test('the home page does without the picture that cannot be loaded', async () => {
  const window = await browser.open({ size: 'phone' });
  const { page } = window;
  let asked = 0;
  await page.route('**/QuayDrawing*', (route) => {
    asked++;
    return route.abort();
  });
  await window.go('/');
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(await page.locator('[data-game=bruges]').getByRole('button', { name: home.playNow.en }).isVisible()).toBe(
    true,
  );
  expect(window.troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
});
