import { backOf, bruges, cardsOf, PERSONS, promptOf } from '@guildhall/bruges';
import type { Lang } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, still, type Window } from './browser.ts';
import { brugesTour, FOUR_PLAYERS, games, midTurn, readyPerson, TWO_PEOPLE, wholeGames } from './bruges.ts';
import { glance, handOf, spot, tabTo } from './glance.ts';
import { kept, lay, momentOf } from './laying.ts';

const browser = oneBrowser();

wholeGames(browser, 'desktop', 'fr');
brugesTour(browser, 'desktop');

const undo = ({ page }: Window) => page.getByRole('button', { name: tableTexts.undo.en });

describe('a table of Bruges is kept', () => {
  test('a reload in the middle of a turn brings it back, and undo takes the last step back', async () => {
    const window = await browser.open();
    const { page } = window;
    const table = midTurn();
    const person = `person:${readyPerson(table)}`;
    await lay(window, table);
    const before = await momentOf(window);
    await spot(page, person).click();
    await expect.poll(() => undo(window).isEnabled()).toBe(true);
    await page.mouse.move(2, 2);
    const used = await momentOf(window);
    expect(used).not.toEqual(before);
    await kept(window);
    await page.reload();
    await page.locator('[data-target^="hand:"]').first().waitFor();
    expect(await momentOf(window)).toEqual(used);
    await undo(window).click();
    await page.mouse.move(2, 2);
    await expect.poll(() => momentOf(window)).toEqual(before);
    expect(window.troubles).toEqual([]);
  });
});

/** A moment in which a card played for workers ends the turn and shows nothing that was hidden. */
const lastWord = () =>
  games.askedFor('turn', {
    round: 2,
    more: (table) => {
      const play = table.legal(0).find((action) => action.do === 'play' && action.as === 'workers');
      if (play === undefined) return false;
      const after = bruges.clone(table.state);
      return bruges.apply(after, 0, play) !== 'barrier' && bruges.decision(after)?.seats[0] !== 0;
    },
  });

test('a move that ends the turn can be taken back until the next player moves', async () => {
  const window = await browser.open({ settings: { botPace: 'step' } });
  const { page } = window;
  const table = lastWord();
  await lay(window, table);
  const before = await momentOf(window);
  const play = table.legal(0).find((action) => action.do === 'play' && action.as === 'workers');
  await spot(page, `hand:${(play as { card: number }).card}`).click();
  await spot(page, 'use:workers').click();
  await expect.poll(async () => (await glance(page)).headline).not.toBe(tableTexts.yourTurn.en);
  await undo(window).click();
  await page.mouse.move(2, 2);
  await expect.poll(() => momentOf(window)).toEqual(before);
  expect(window.troubles).toEqual([]);
});

test('a double click on a card opens it and no more', async () => {
  const window = await browser.open();
  const { page } = window;
  await lay(window, games.askedFor('turn', { round: 2 }));
  const told = () => page.getByRole('region', { name: tableTexts.chronicle.en }).textContent();
  const before = await told();
  const last = (await handOf(page)).at(-1)!;
  await page.locator(`[data-target="${last}"]`).first().dblclick();
  await page.locator('[data-target^="use:"]').first().waitFor();
  await still(page);
  expect(await told()).toBe(before);
  expect(window.troubles).toEqual([]);
});

test('the language can be changed in the middle of a turn', async () => {
  const window = await browser.open();
  const { page } = window;
  const table = midTurn();
  const prompt = (lang: Lang) => promptOf(table.decision()!, table.legal(0), table.view([0]), 0, lang);
  await lay(window, table);
  const [first] = await handOf(page);
  const person = PERSONS[Number(first!.slice('hand:'.length))]!;
  const card = page.locator(`[data-target="${first}"]`).first();
  expect((await glance(page)).prompt).toBe(prompt('en'));
  expect(await card.textContent()).toContain(person.name.en);
  await page.getByRole('link', { name: tableTexts.settings.en }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).last().check({ force: true });
  await page.goBack();
  await card.waitFor();
  expect((await glance(page)).prompt).toBe(prompt('de'));
  expect(await card.textContent()).toContain(person.name.de);
  expect(window.troubles).toEqual([]);
});

test('around one screen a curtain hides every hand, of which the others see the backs', async () => {
  const window = await browser.open();
  const { page } = window;
  const table = games.askedFor('turn', { round: 2, seats: TWO_PEOPLE });
  const hands = [0, 1].map((seat) => table.state.players[seat]!.hand);
  const curtain = page.locator('[aria-labelledby=curtain-title]');
  const takeOver = async (name: string) => {
    await curtain.getByText(tableTexts.curtain.en.replace('{name}', name)).waitFor();
    expect(await handOf(page), 'behind the curtain').toEqual([]);
    await curtain.getByRole('button').click();
    await curtain.waitFor({ state: 'detached' });
  };
  const backs = (seat: number) => page.locator(`[data-anchor="hand:${seat}"]`).textContent();
  await lay(window, table);
  await takeOver('Ada');
  expect((await handOf(page)).sort()).toEqual(hands[0]!.map((card) => `hand:${card}`).sort());
  expect(await backs(1)).toContain(cardsOf(hands[1]!.map(backOf), 'en'));
  await spot(page, `hand:${hands[0]![0]}`).click();
  await spot(page, 'use:workers').click();
  const end = page.locator('[data-target=end][data-mark]');
  const next = page.getByRole('button', { name: /^Hand over to / });
  await next.or(end).first().waitFor();
  if ((await next.count()) === 0) await end.first().click();
  await next.click();
  await takeOver('Ben');
  expect((await handOf(page)).sort()).toEqual(hands[1]!.map((card) => `hand:${card}`).sort());
  expect(await backs(0)).toContain(cardsOf(hands[0]!.slice(1).map(backOf), 'en'));
  expect(window.troubles).toEqual([]);
});

test('a chosen card is named in the question', async () => {
  const window = await browser.open();
  const { page } = window;
  await lay(window, games.askedFor('turn', { round: 2 }));
  const [first] = await handOf(page);
  await spot(page, first!).click();
  const { name } = PERSONS[Number(first!.slice('hand:'.length))]!;
  await expect.poll(async () => (await glance(page)).prompt).toContain(name.en);
  expect(window.troubles).toEqual([]);
});

test('in a low window the chronicle lies in a drawer, and nobody is cut off', async () => {
  const window = await browser.open();
  const { page } = window;
  await page.setViewportSize({ width: 1280, height: 760 });
  await lay(window, games.askedFor('turn', { round: 4, seats: FOUR_PLAYERS }));
  const chronicle = page.getByRole('region', { name: tableTexts.chronicle.en });
  expect(await chronicle.count()).toBe(0);
  const lowest = await page
    .locator('[data-anchor^="panel:"]')
    .evaluateAll((panels) => Math.max(...panels.slice(0, 3).map((panel) => panel.getBoundingClientRect().bottom)));
  expect(lowest).toBeLessThan((await page.locator('[data-anchor="panel:0"]').boundingBox())!.y);
  const [card] = await handOf(page);
  await spot(page, card!).click();
  await page.getByRole('button', { name: tableTexts.chronicle.en, exact: true }).click();
  await chronicle.waitFor();
  await page.keyboard.press('Escape');
  await chronicle.waitFor({ state: 'detached' });
  expect(await page.locator('[data-target^="use:"]').count(), 'the chosen card stays open').toBeGreaterThan(0);
  expect(window.troubles).toEqual([]);
});

describe('with the keyboard alone', () => {
  test('a card is played for workers', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 2 }));
    const told = async () => (await momentOf(window)).chronicle.length;
    const before = await told();
    await tabTo(window, '[data-target^="hand:"][data-mark=available]');
    await page.keyboard.press('Enter');
    await page.locator('[data-target="use:workers"]').first().waitFor();
    const there = () => page.evaluate(() => document.activeElement?.matches('[data-target="use:workers"]') ?? false);
    if (!(await there())) await tabTo(window, '[data-target="use:workers"]');
    await page.keyboard.press('Enter');
    await expect.poll(told).toBeGreaterThan(before);
    expect(window.troubles).toEqual([]);
  });

  test('Escape puts a card back', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, games.askedFor('turn', { round: 2 }));
    await tabTo(window, '[data-target^="hand:"][data-mark=available]');
    await page.keyboard.press('Enter');
    await page.locator('[data-target^="use:"]').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-target^="use:"]').count()).toBe(0);
    expect(window.troubles).toEqual([]);
  });
});
