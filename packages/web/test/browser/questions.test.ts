import { type Options, promptOf } from '@guildhall/belfort';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { importFaults } from '../../src/pages/home/texts.ts';
import { oneBrowser, press } from './browser.ts';
import { askedFor } from './games.ts';
import { glance, spot } from './glance.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

const options: Partial<Options> = {
  guilds: 'custom',
  custom: ['thieves', 'bandits', 'spies', 'wizards', 'architects'],
};
const robbery = () => askedFor('rob', { options, month: 2, more: (table) => table.legal(0).length > 4 });

/** How far apart two boxes are on the screen. */
async function distance(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const gap = (from: number, size: number, at: number, length: number) =>
    Math.max(0, at - (from + size), from - (at + length));
  return Math.hypot(gap(a.x, a.width, b.x, b.width), gap(a.y, a.height, b.y, b.height));
}

test('whom to rob is chosen at the panels, what to take in a bubble beside them', async () => {
  const table = robbery();
  const window = await browser.open();
  await lay(window, table);
  const { page } = window;
  const victims = new Set(table.legal(0).flatMap((action) => (action.do === 'rob' ? [`seat:${action.from}`] : [])));
  expect(new Set((await glance(page)).glowing.map(([target]) => target))).toEqual(new Set([...victims, 'end']));
  const [victim] = victims;
  await spot(page, victim!).click();
  const dialog = page.locator('[role=dialog]');
  await dialog.waitFor();
  expect(await distance(dialog, spot(page, victim!))).toBeLessThan(30);
  const from = Number(victim!.slice(5));
  expect(await dialog.locator('h2').textContent()).toContain(table.seats[from]!.name);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect((await glance(page)).glowing.map(([, mark]) => mark)).not.toContain('chosen');

  await spot(page, victim!).click();
  await dialog.locator('button').first().click();
  await dialog.waitFor({ state: 'detached' });
  expect(window.troubles).toEqual([]);
});

const both = (table: ReturnType<typeof robbery>) => [1, 2].every((seat) => table.state.players[seat]!.gold > 1);
const theft = () => askedFor('steal', { options, month: 2, more: both });

test('[B16] the last player may be the first victim of the thieves, and the other follows', async () => {
  const table = theft();
  const window = await browser.open();
  await lay(window, table);
  const { page } = window;
  await spot(page, 'seat:2').click();
  await page.locator('[role=dialog] button').first().click();
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  expect((await glance(page)).glowing.map(([target]) => target).toSorted()).toEqual(['end', 'seat:1']);
  await spot(page, 'seat:1').click();
  await turnOf(window);
  const gold = (await page.locator('[data-anchor="mine:gold"]').first().textContent()) ?? '';
  expect(Number.parseInt(gold.replace(/\D*/, ''), 10)).toBe(table.state.players[0]!.gold + 2);
  expect(window.troubles).toEqual([]);
});

test.each(['steal', 'rob', 'swap'])('[B16] [B11] %s may be declined with the closing button', async (ask) => {
  const window = await browser.open();
  await lay(window, askedFor(ask, { options, month: 2 }));
  const { page } = window;
  expect(await spot(page, 'end').textContent()).toContain('Decline');
  expect((await glance(page)).prompt).toContain('You may decline.');
  await spot(page, 'end').click();
  await turnOf(window);
  expect(window.troubles).toEqual([]);
});

test('[B8] a gatehouse gnome acts at the free half that glows', async () => {
  const more = (each: ReturnType<typeof robbery>) => each.legal(0).some((action) => action.do === 'extend');
  const table = askedFor('turn', { more });
  const [symbol] = table.legal(0).flatMap((action) => (action.do === 'extend' ? [action.symbol] : []));
  const window = await browser.open();
  await lay(window, table);
  const { page } = window;
  expect((await glance(page)).prompt).toContain('gnome');
  // by way of its card, or at once
  const card = table.state.players[0]!.built.findIndex(({ waiting }) => waiting);
  await spot(page, `built:${card}`).click();
  expect((await glance(page)).glowing).toContainEqual([`symbol:${symbol}`, 'legal']);
  await page.keyboard.press('Escape');
  await page.locator(`[data-target="symbol:${symbol}"] [data-hit]`).click();
  await page.locator(`[data-piece="marker:${symbol}"]`).waitFor();
  expect(window.troubles).toEqual([]);
});

/** Waits until the action turn goes on. */
async function turnOf({ page }: Awaited<ReturnType<typeof browser.open>>): Promise<void> {
  await page.locator('[role=status]', { hasText: /You can|Nothing more/ }).waitFor();
}

test('a lowered price is chosen at the building it is for, which is named', async () => {
  const table = askedFor('discount', { options, more: (each) => each.legal(0).length > 1 });
  const window = await browser.open({ lang: 'de' });
  await lay(window, table);
  const { page } = window;
  const frame = table.state.agenda.findLast((each) => each.t === 'discount')!;
  const dialog = page.locator('[role=dialog]');
  await dialog.waitFor();
  expect(await distance(dialog, page.locator(`[data-target="symbol:${frame.symbol}"] [data-hit]`))).toBeLessThan(40);
  const prompt = promptOf(table.decision()!, table.legal(0), table.view([0]), 0, 'de');
  expect((await glance(page)).prompt).toBe(prompt);
  expect(prompt).toContain(await dialog.locator('h2').textContent());
  await dialog.locator('button').first().click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator(`[data-piece="marker:${frame.symbol}"]`).count()).toBe(1);
});

test('on a phone the question rises from the lower edge', async () => {
  const window = await browser.open({ size: 'phone' });
  await lay(window, robbery());
  const { page } = window;
  const victim = (await glance(page)).glowing.find(([target]) => target.startsWith('seat:'));
  await press(window, spot(page, victim![0]));
  const box = (await page.locator('[role=dialog]').boundingBox())!;
  expect(box.y + box.height).toBeGreaterThan(800);
  expect(box.width).toBeGreaterThan(340);
});

test('the spies’ loot is read on the panels before it is chosen', async () => {
  const table = askedFor('spy', { options });
  const window = await browser.open();
  await lay(window, table);
  const { page } = window;
  const frame = table.state.agenda.findLast((each) => each.t === 'spy')!;
  for (const [seat, card] of frame.picks.entries()) {
    if (card === null) continue;
    const panel = await page.locator(`[data-anchor="panel:${seat}"]`).textContent();
    expect(panel?.toLowerCase()).toContain(card);
  }
});

test('the phase line names the setup before the first month', async () => {
  const window = await browser.open();
  await lay(window, askedFor('startingHand', { month: 0 }));
  expect(await window.page.locator('[aria-current]').first().textContent()).toBe('Setup');
});

test('a file that cannot be opened says why, in the language of the page', async () => {
  const saved = robbery().file();
  const files = [
    ['notJson', 'no json'],
    ['otherFile', '{}'],
    ['damaged', JSON.stringify({ ...saved, seed: 'x' })],
    ['badEntry', JSON.stringify({ ...saved, entries: [{ seat: 0, action: { do: 'endTurn' } }] })],
    ['otherGame', JSON.stringify({ ...saved, game: 'chess' })],
  ] as const;
  const window = await browser.open({ lang: 'fr' });
  await window.go('/');
  for (const [fault, text] of files) {
    const file = { name: 'partie.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await window.page.locator('input[type=file]').setInputFiles(file);
    const [before] = importFaults[fault].fr.split('{');
    await window.page.getByRole('alert').getByText(before!).waitFor();
  }
});
