import { LANGS } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { belfortTexts } from '../../src/games/belfort/texts.ts';
import { importFaults } from '../../src/pages/home/texts.ts';
import { adviceTexts } from '../../src/table/advice/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, press, still, type Window } from './browser.ts';
import { FOUR_PLAYERS, games } from './bruges.ts';
import { askedFor, bot, fileOf, human } from './games.ts';
import { handOf, spot } from './glance.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

const LONG_NAMES = ['Bartholomeus', 'Maximiliane', 'Wilhelmina'];
const four = (colours: readonly string[]) => [
  human('Ada', colours[0]!),
  ...LONG_NAMES.map((name, i) => bot(name, colours[i + 1]!)),
];

/** The names on the panels that do not fit their place. */
const cutNames = ({ page }: Window, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));

/** Until a bot is at work: the bots wait for ever, so that it stays so. */
async function letBotsMove(window: Window): Promise<void> {
  await window.page.getByRole('button', { name: tableTexts.next.en }).waitFor();
  await still(window.page);
}

describe('a bot that is next', () => {
  test('keeps its whole name in Bruges, and is not said to think while it waits for the player', async () => {
    const window = await browser.open({ settings: { botPace: 'step' } });
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 2, seats: four(['red', 'ivory', 'green', 'ink']) }));
    const [card] = await handOf(page);
    await press(window, spot(page, card!));
    await press(window, spot(page, 'use:workers'));
    const end = page.locator('[data-target=end][data-mark=available]');
    if ((await end.count()) > 0) await press(window, end);
    await letBotsMove(window);
    expect(await cutNames(window, '[data-anchor^="panel:"] h3')).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(/thinking/i);
  });

  test('keeps its whole name in Belfort, and is not said to think while it waits for the player', async () => {
    const window = await browser.open({ settings: { botPace: 'step' } });
    const { page } = window;
    const seats = four(['red', 'blue', 'yellow', 'purple']);
    await lay(
      window,
      askedFor('turn', { month: 2, seats, more: ({ legal }) => legal(0).some(({ do: what }) => what === 'endTurn') }),
    );
    await press(window, spot(page, 'end'));
    await letBotsMove(window);
    expect(await cutNames(window, '[data-anchor^="panel:"] p b:first-of-type')).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(/thinking/i);
  });
});

test('the frame round a pile that may be drawn from leaves its number free', async () => {
  const window = await browser.open();
  const { page } = window;
  await lay(window, games.askedFor('draw', { round: 2 }));
  const frame = (await page.locator('[data-target="pile:0"][data-mark=legal]').boundingBox())!;
  const number = (await page
    .locator('main svg text')
    .filter({ hasText: /^\d+$/ })
    .evaluateAll((all, { x, y, width, height }) => {
      const boxes = all.map((each) => each.getBoundingClientRect());
      const near = boxes.find((box) => box.x > x && box.x < x + width && box.y > y + height / 2 && box.y < y + height);
      return near === undefined ? null : { left: near.left, right: near.right, top: near.top, bottom: near.bottom };
    }, frame))!;
  expect(number.left).toBeGreaterThan(frame.x);
  expect(number.right).toBeLessThan(frame.x + frame.width);
  expect(number.bottom).toBeLessThan(frame.y + frame.height);
});

test('the second click of a double click is not taken for a click on what lies there then', async () => {
  const window = await browser.open();
  const { page } = window;
  await lay(window, games.askedFor('turn', { round: 2 }));
  const [first, second] = await handOf(page);
  await press(window, spot(page, first!));
  const chosen = async () =>
    (await page.locator('[data-anchor^="card:"]:has([data-target^="use:"])').getAttribute('data-anchor'))!;
  expect(await chosen()).toBe(first!.replace('hand', 'card'));
  const neighbour = (await page.locator(`button[data-target="${second}"]`).boundingBox())!;
  await page.mouse.move(neighbour.x + neighbour.width / 2, neighbour.y + 20);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await still(page);
  expect(await chosen()).toBe(first!.replace('hand', 'card'));
  await page.mouse.down();
  await page.mouse.up();
  await still(page);
  expect(await chosen()).toBe(second!.replace('hand', 'card'));
});

test.each(['desktop', 'phone'] as const)('before the roll no die says what it means, %s', async (size) => {
  const window = await browser.open({ size });
  const { page } = window;
  await lay(window, games.askedFor('draw', { round: 3 }));
  const words = () => page.locator('main').first().innerText();
  expect(await words()).not.toMatch(/^(price \d|threat)$/m);
  await lay(
    window,
    games.askedFor('turn', { round: 3, more: ({ state: { dice } }) => Math.min(...Object.values(dice)) < 3 }),
  );
  expect(await words()).toMatch(/^price \d$/m);
});

test('the newest line of the chronicle is in sight as a whole', async () => {
  const window = await browser.open();
  const { page } = window;
  for (const table of [games.askedFor('turn', { round: 4, seats: FOUR_PLAYERS }), askedFor('turn', { month: 4 })]) {
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await lay(window, table);
      await still(page);
      const list = page.getByRole('region', { name: tableTexts.chronicle.en }).locator('[tabindex="0"]');
      const { line, box } = await list.evaluate((each) => ({
        line: [...each.querySelectorAll('button')].at(-1)!.getBoundingClientRect().bottom,
        box: each.getBoundingClientRect().bottom,
      }));
      expect(line).toBeLessThanOrEqual(box + 0.5);
    }
  }
});

test.each(LANGS)('in a wide window the names of the guilds leave the tax in sight, %s', async (lang) => {
  const window = await browser.open({ lang });
  const { page } = window;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await lay(window, askedFor('place', { month: 4 }));
  await still(page);
  const strip = (await page.locator('ul[class*=strip]').boundingBox())!;
  const taxes = await page
    .locator('svg text')
    .filter({ hasText: /^−\d/ })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(taxes.length).toBeGreaterThan(5);
  const covered = taxes.filter(({ left, top }) => left < strip.x + strip.width && top > strip.y);
  expect(covered).toEqual([]);
});

test('who passes by key in Belfort sends the workers by key too, and goes on at what is asked then', async () => {
  const window = await browser.open();
  const { page } = window;
  await lay(window, askedFor('place', { month: 2 }));
  const focused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
  await page.keyboard.press('e');
  await focused('[aria-labelledby=send-title] button');
  const send = page.getByRole('button', { name: belfortTexts.send.en });
  await send.focus();
  await page.keyboard.press('Enter');
  await send.waitFor({ state: 'detached' });
  await page.waitForFunction((title) => document.title.startsWith(title), tableTexts.yourTurn.en);
  await focused(':is([data-mark=available], [data-mark=legal]):not([data-target=end])');
  expect(window.troubles).toEqual([]);
});

test('advice in Belfort does not lie over what it speaks of, on a phone held sideways', async () => {
  const window = await browser.open({ size: 'phone' });
  const { page } = window;
  await page.setViewportSize({ width: 844, height: 390 });
  await lay(window, askedFor('place', { month: 3 }));
  await press(window, page.getByRole('button', { name: adviceTexts.ask.en }));
  await page.getByText(adviceTexts.would.en).waitFor();
  await still(page);
  const note = (await page.locator('[popover=manual]').boundingBox())!;
  const places = await page
    .locator('[data-target][data-advised]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const isFree = ({ left, right, top, bottom }: DOMRect) =>
    note.x >= right || note.x + note.width <= left || note.y >= bottom || note.y + note.height <= top;
  expect(places.length).toBeGreaterThan(0);
  expect(places.every(isFree)).toBe(true);
  expect(note.y + note.height).toBeLessThanOrEqual(390);
});

test('a file of a newer version is said to be newer, not damaged', async () => {
  const window = await browser.open();
  const { page } = window;
  const saved = games.askedFor('turn').file() as { version: number };
  const words = (fault: keyof typeof importFaults) => importFaults[fault].en.split('{')[0]!;
  await window.go('/');
  await page
    .locator('input[type=file]')
    .setInputFiles(fileOf({ file: () => ({ ...saved, version: saved.version + 1 }) }));
  const alert = page.getByRole('alert').filter({ hasText: 'game.json' });
  await alert.waitFor();
  expect(await alert.innerText()).toContain(words('newer'));
  expect(await alert.innerText()).not.toContain(words('damaged'));
});

test.each(['desktop', 'phone'] as const)('a table that is not there says so and leads home, %s', async (size) => {
  const window = await browser.open({ size });
  const { page } = window;
  await window.go('/table/nothing');
  await page.getByRole('heading', { level: 1, name: tableTexts.missing.en }).waitFor();
  await page.getByText(tableTexts.missingText.en).waitFor();
  await press(window, page.getByRole('link', { name: tableTexts.home.en }));
  await page.waitForURL((url) => url.pathname === '/');
  expect(window.troubles).toEqual([]);
});
