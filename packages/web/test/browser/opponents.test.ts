import { makeBot } from '@guildhall/bots';
import type { Action, View } from '@guildhall/bruges';
import { seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/pages/new-game/texts.ts';
import { opponents } from '../../src/pages/opponents/texts.ts';
import { adviceTexts } from '../../src/table/advice/texts.ts';
import { levelHints } from '../../src/table/faces/texts.ts';
import { replayFile } from '../../src/table/replay/file.ts';
import { replayTexts } from '../../src/table/replay/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { calm, oneBrowser, press, still, type Window } from './browser.ts';
import { type BrugesTable, games as bruges } from './bruges.ts';
import { askedFor, finished, human, TWO_PEOPLE } from './games.ts';
import { lay } from './laying.ts';
import { seriousFindings } from './tour.ts';

const browser = oneBrowser();

const seats = ({ page }: Window) => page.locator('form ol > li');
const levels = ({ page }: Window) => page.getByRole('group', { name: opponents.levels.en }).getByRole('radio');
const who = ({ page }: Window, n: number) => page.getByRole('button', { name: `Opponent at seat ${n}: ` });
const levelAt = ({ page }: Window, n: number) => page.getByRole('combobox', { name: `Level at seat ${n}` });

test('a new game is against apprentices with faces; levels and characters are chosen by keys, and remembered', async () => {
  const window = await browser.open();
  const { page } = window;
  await window.go('/new/belfort');
  expect(await levelAt(window, 2).inputValue()).toBe('apprentice');
  expect(await seats(window).locator('svg[viewBox="0 0 64 64"] path').count()).toBeGreaterThan(20);

  // one control for all, and one for each
  await levels(window).nth(1).focus();
  await page.keyboard.press('ArrowRight');
  expect(await levelAt(window, 2).inputValue()).toBe('journeyman');
  await page.getByText(levelHints.journeyman.en).waitFor();
  await levelAt(window, 3).selectOption('novice');
  await page.getByText(opponents.mixed.en).waitFor();

  // who sits elsewhere swaps seats
  const [second, third] = [await who(window, 2).innerText(), await who(window, 3).innerText()];
  await who(window, 2).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('list', { name: 'Opponent at seat 2' }).getByRole('button', { name: third });
  await choice.focus();
  await still(page);
  expect(await seriousFindings(window)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await who(window, 2).innerText()).toBe(third);
  expect(await who(window, 3).innerText()).toBe(second);

  await page.getByRole('button', { name: newGame.start.en }).click();
  await page.waitForURL('**/table/*');
  await page.locator('[data-anchor="panel:1"]').getByText(third).waitFor();
  await page.locator('[data-anchor="panel:1"] svg[viewBox="0 0 64 64"] path').first().waitFor({ state: 'attached' });
  await window.go('/new/belfort');
  expect(await who(window, 2).innerText()).toBe(third);
  expect([await levelAt(window, 2).inputValue(), await levelAt(window, 3).inputValue()]).toEqual([
    'journeyman',
    'novice',
  ]);
  expect(window.troubles).toEqual([]);
});

test('after two wins home and a new game suggest the next level', async () => {
  const window = await browser.open();
  const { page } = window;
  await window.go('/');
  await page.getByText('Level: Apprentice.').first().waitFor();
  await page.evaluate(() => {
    const results = ['a', 'b'].map((table) => ({ table, level: 'apprentice', won: true }));
    localStorage.setItem('guildhall.opponents', JSON.stringify({ bruges: { levels: ['apprentice'], results } }));
  });
  const sentence = 'You are winning: Journeyman is the next step.';
  await window.go('/');
  await page.getByText(sentence).waitFor();
  await window.go('/new/bruges');
  await page.getByText(sentence).waitFor();
  expect(await levelAt(window, 2).inputValue()).toBe('journeyman');
});

describe('advice', () => {
  const desk = ({ page }: Window) => page.getByRole('button', { name: adviceTexts.ask.en });

  test('is shown on the board of Belfort and in words, by a key, and noted in the chronicle', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, askedFor('place', { month: 3 }));
    await desk(window).waitFor();
    await page.keyboard.press('h');
    await page.getByText(adviceTexts.would.en).waitFor();
    await page.locator('[data-advised]').first().waitFor({ state: 'attached' });
    await still(page);
    expect(await seriousFindings(window)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.getByText(adviceTexts.would.en).count()).toBe(0);
    expect(await page.locator('[data-advised]').count()).toBe(0);
    await press(window, page.locator('button[data-target=end]').first());
    await page.locator('section li button').getByText(adviceTexts.asked.en).waitFor();
    // with the move goes what was asked about the position before
    expect(window.troubles).toEqual([]);
  });

  test.each(['desktop', 'phone'] as const)('is put away with the move in Bruges, %s', async (size) => {
    const window = await browser.open({ size });
    const { page } = window;
    await lay(window, bruges.askedFor('turn', { round: 2 }));
    await press(window, desk(window));
    await page.getByText(adviceTexts.would.en).waitFor();
    const note = (await page.locator('[popover=manual]').boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(note.x).toBeGreaterThanOrEqual(0);
    expect(note.x + note.width).toBeLessThanOrEqual(width);
    expect(note.y + note.height).toBeLessThanOrEqual(height);
    await press(window, page.getByRole('button', { name: adviceTexts.done.en, exact: true }));
    expect(await page.getByText(adviceTexts.would.en).count()).toBe(0);
    expect(window.troubles).toEqual([]);
  });

  test.each(['desktop', 'phone'] as const)('is refused where several share a screen, %s', async (size) => {
    const window = await browser.open({ size });
    const { page } = window;
    await lay(window, askedFor('turn', { month: 2, seats: TWO_PEOPLE }));
    await press(window, page.locator('[aria-labelledby=curtain-title]').getByRole('button'));
    const reason = page.getByText(adviceTexts.notTogether.en);
    await page.getByRole('button', { name: adviceTexts.ask.en, disabled: true }).click({ force: true });
    await reason.waitFor();
    await still(page);
    expect(await seriousFindings(window)).toEqual([]);
    await press(window, page.getByRole('button', { name: adviceTexts.done.en, exact: true }));
    await reason.waitFor({ state: 'detached' });
    expect(window.troubles).toEqual([]);
  });

  test('is noted in the chronicle of a replay', async () => {
    const window = await browser.open();
    const { page } = window;
    const { seats, moves, replay } = finished();
    const own = moves.flatMap(({ seat }, i) => (seat === 0 ? [i] : []));
    const files = [own, []].map((advised) => ({
      name: 'replay.json',
      mimeType: 'application/json',
      buffer: Buffer.from(replayFile(replay(), seats, advised)),
    }));
    for (const [i, file] of files.entries()) {
      await window.go('/replay');
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText(replayTexts.beginning.en).waitFor();
      await calm(page);
      const marks = page.locator('section li button').getByText(adviceTexts.asked.en);
      expect((await marks.count()) > 0).toBe(i === 0);
    }
    expect(window.troubles).toEqual([]);
  });

  test.each([
    ['held', 844],
    ['turned', 390],
  ])('does not lie over what it speaks of, on a phone %s sideways', async (_, width) => {
    const window = await browser.open({ size: 'phone' });
    const { page } = window;
    await page.setViewportSize({ width, height: 844 + 390 - width });
    await lay(window, bruges.askedFor('turn', { round: 2 }));
    await press(window, desk(window));
    await page.getByText(adviceTexts.would.en).waitFor();
    await page.setViewportSize({ width: 844, height: 390 });
    await still(page);
    const note = (await page.locator('[popover=manual]').boundingBox())!;
    const card = (await page.locator('[data-target^="hand:"][data-advised]').first().boundingBox())!;
    const beside = note.x + note.width <= card.x || note.x >= card.x + card.width;
    expect(beside || note.y + note.height <= card.y || note.y >= card.y + card.height).toBe(true);
    expect(note.y + note.height).toBeLessThanOrEqual(390);
  });
});

/** How many worlds the bot plays through for its decision if nobody hurries it. */
function worldsFor(table: BrugesTable): number {
  const { bot, legal, view, seat, chance } = table.botRequest()!;
  const thinking = makeBot<Action, View>(bot, 'bruges').thinking!;
  const question = thinking.question(legal, view, seat, seeded(chance));
  const search = thinking.search(question);
  let worlds = 0;
  for (let step = search.next(); !step.done; step = search.next(thinking.play(question, step.value))) {
    worlds += step.value.worlds.length;
  }
  return worlds;
}

/** Runs in the worker of the bots before its own code: it rests before every world. */
function tire(): void {
  const worker = globalThis as { rest?: number; worlds?: number };
  worker.rest = 1000;
  worker.worlds = 0;
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message: unknown) {
    worker.worlds!++;
    setTimeout(() => post.call(this, message), worker.rest);
  };
}

test('a master that thinks for long can be hurried', async () => {
  const master = { kind: 'bot', bot: 'master/borrin', name: 'Borrin', colour: 'ivory' } as const;
  const many = 100;
  const table = bruges.askedFor('turn', {
    seats: [master, human('Ada', 'red')],
    more: (each) => worldsFor(each) > many,
  });
  const window = await browser.open();
  const { page } = window;
  // one core to spare: one worker
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 }));
  await page.route('**/bots.worker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${tire})();${await response.text()}` });
  });
  await lay(window, table);
  const revision = page.locator('[data-revision]');
  const before = await revision.getAttribute('data-revision');
  const hurry = page.getByRole('button', { name: tableTexts.hurry.en, exact: true });
  await press(window, hurry);
  await expect.poll(() => revision.getAttribute('data-revision')).not.toBe(before);
  const [worker] = page.workers();
  const worlds = await worker!.evaluate(() => (globalThis as { worlds?: number }).worlds!);
  expect(worlds).toBeGreaterThan(0);
  expect(worlds).toBeLessThan(many / 2);

  // rested, it plays on
  await worker!.evaluate(() => Object.assign(globalThis, { rest: 0 }));
  await page.getByText(tableTexts.yourTurn.en).first().waitFor();
  expect(await hurry.count()).toBe(0);
  expect(window.troubles).toEqual([]);
});
