import { type Action, type ActionOf, belfort, campDone, explain, tellReason, treasuryNow } from '@guildhall/belfort';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { select } from '../../src/games/belfort/anchors.ts';
import { factsOf } from '../../src/games/belfort/screen/facts.ts';
import { hintOf } from '../../src/games/belfort/screen/hints.ts';
import { screenTexts } from '../../src/games/belfort/screen/texts.ts';
import { belfortTexts } from '../../src/games/belfort/texts.ts';
import { oneBrowser, press, still, type Window } from './browser.ts';
import { askedFor, type BelfortTable } from './games.ts';
import { glance, spot } from './glance.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();
const namesOf = (table: BelfortTable) => table.seats.map(({ name }) => name);

/** What is said about what the pointer is at. */
const bubble = ({ page }: Window) => page.locator('aside[role=status]:not([data-coach])');
const hit = ({ page }: Window, symbol: number) => page.locator(`[data-target="symbol:${symbol}"] [data-hit]`);

/** How far apart two boxes are, and how much of one lies on the other. */
async function between(one: Locator, other: Locator): Promise<{ gap: number; covered: boolean }> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const apart = (from: number, size: number, at: number, length: number) =>
    Math.max(at - (from + size), from - (at + length));
  const [x, y] = [apart(a.x, a.width, b.x, b.width), apart(a.y, a.height, b.y, b.height)];
  return { gap: Math.hypot(Math.max(0, x), Math.max(0, y)), covered: x < 0 && y < 0 };
}

const doable = <D extends Action['do']>(table: BelfortTable, what: D): ActionOf<D>[] =>
  table.legal(0).filter((action): action is ActionOf<D> => action.do === what);

test('what a card is stands first, why it cannot be built below it, and both beside the card', async () => {
  const poor = (table: BelfortTable) => doable(table, 'build').length === 0;
  const table = askedFor('turn', { month: 2, more: poor });
  const window = await browser.open();
  await lay(window, table);
  const [property] = table.state.players[0]!.hand;
  const card = window.page.locator(`[data-target="hand:${property}"]`).first();
  await card.hover();
  await bubble(window).waitFor();
  const about = { view: table.view([0]), me: 0, names: namesOf(table), lang: 'en' } as const;
  const reason = tellReason(explain(table.state, 0, { do: 'build', property: property! })!, 'en', about.names);
  expect(await bubble(window).locator('p').allTextContents()).toEqual([...factsOf(`hand:${property!}`, about), reason]);
  const { gap, covered } = await between(bubble(window), card);
  expect(gap).toBeLessThan(40);
  expect(covered).toBe(false);
  expect(window.troubles).toEqual([]);
});

test('a house or guild that is only looked at is not built by one click', async () => {
  const rich = (each: BelfortTable) => doable(each, 'guild').length > 0 && doable(each, 'build').length > 0;
  const table = askedFor('turn', { month: 2, more: rich });
  const window = await browser.open();
  const { page } = window;
  await lay(window, table);
  const unchanged = async () => expect((await glance(page)).revision).toBe(table.revision);
  await press(window, hit(window, doable(table, 'build')[0]!.symbol));
  await unchanged();
  expect(await page.locator('[data-anchor=question]').count()).toBe(0);
  const [{ symbol: guild }] = doable(table, 'guild') as [ActionOf<'guild'>];
  await press(window, hit(window, guild));
  const question = page.locator('[data-anchor=question]');
  await question.getByText(screenTexts.buysGuild.en).waitFor();
  await unchanged();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await unchanged();
  await press(window, hit(window, guild));
  await press(window, question.getByRole('button').first());
  await page.locator(select.piece(`marker:${guild}`)).waitFor();
  expect(window.troubles).toEqual([]);
});

test('“if scored now” follows what is pointed at, and the bubble says the points', async () => {
  const preview = (table: BelfortTable, action: Action) => {
    const view = table.view([0]);
    const imagined = belfort.imagine(view, 1);
    return hintOf(
      { view, imagined, me: 0, decision: table.decision(), names: namesOf(table), lang: 'en' },
      'end',
      action,
    );
  };
  const change = (table: BelfortTable) =>
    doable(table, 'build').find((action) =>
      preview(table, action).notes.some((note) => note.startsWith('If scored now')),
    );
  const table = askedFor('turn', { month: 3, more: (each) => change(each) !== undefined });
  const action = change(table)!;
  const { scoring, notes } = preview(table, action);
  const window = await browser.open();
  const { page } = window;
  await lay(window, table);
  const sums = page.locator('[data-look=score] button b');
  const shown = async () => (await sums.allTextContents()).map(Number).toSorted();
  const before = await shown();
  await press(window, spot(page, `hand:${action.property}`));
  await hit(window, action.symbol).hover();
  await expect.poll(shown).toEqual([...scoring!].toSorted());
  expect(before).not.toEqual([...scoring!].toSorted());
  expect(await bubble(window).locator('p').allTextContents()).toContain(notes.at(-1));
  await page.mouse.move(2, 2);
  await expect.poll(shown).toEqual(before);
  expect(window.troubles).toEqual([]);
});

interface Pill {
  readonly text: string;
  readonly y: number;
}

/** Runs in the page. Writes down what floats from now on, and where. */
function watchPills(): void {
  const pills: Pill[] = [];
  Object.assign(globalThis, { pills });
  new MutationObserver((changes) => {
    for (const piece of changes.flatMap(({ addedNodes }) => [...addedNodes] as Element[])) {
      const frames = (piece.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
      const [, y] = /translate\(.*?, (.*?)px\)/.exec(String(frames[0]!.transform))!;
      pills.push({ text: piece.textContent.trim().replace('−', '-'), y: Number(y) });
    }
  }).observe(document.querySelector('[data-flights]')!, { childList: true });
}

test('after a swap of crests what came and went stands at the rows of those who got it', async () => {
  const telling = (table: BelfortTable) => {
    const [, one, two] = treasuryNow(table.state).map(({ income }) => income);
    const alone = campDone(table.state) === table.state.camp.length;
    const offered = table.legal(0).some((action) => action.do === 'crest' && action.of === 1);
    return alone && offered && one !== 0 && one !== two;
  };
  const table = askedFor('crest', { month: 3, more: telling });
  const window = await browser.open({ settings: { speed: 'normal', motion: 'full', botPace: 'step' } });
  const { page } = window;
  await lay(window, table);
  await still(page);
  const rowOf = async (seat: number) => (await page.locator(select.anchor(`panel:${seat}`)).boundingBox())!;
  const before = await rowOf(1);
  await page.evaluate(watchPills);
  await press(window, page.locator('button[data-target="seat:1"]'));
  const text = `+${treasuryNow(table.state)[1]!.income}`;
  await page.waitForFunction(
    (wanted) => (globalThis as { pills?: Pill[] }).pills!.some((pill) => pill.text === wanted),
    text,
  );
  await still(page);
  const after = await rowOf(1);
  expect(after.y).not.toBe(before.y);
  const pills = await page.evaluate(() => (globalThis as { pills?: Pill[] }).pills!);
  const own = pills.filter((pill) => pill.text === text).map(({ y }) => y);
  expect(own.some((y) => y > after.y - 12 && y < after.y + after.height)).toBe(true);
  expect(window.troubles).toEqual([]);
});

/** Runs in the page. What floats now stays in the air until somebody takes it away. */
function holdPills(): void {
  const old = [...document.querySelector('[data-flights]')!.children];
  for (const piece of old) for (const animation of piece.getAnimations()) animation.pause();
  Object.assign(globalThis, { old });
}

test('what still floats when crests are swapped does not stay at a row that has moved', async () => {
  const last = ({ state: { camp, players } }: BelfortTable) =>
    camp.length === 1 && camp[0]!.seat === 0 && [1, 2].every((seat) => players[seat]!.passed);
  const window = await browser.open({ settings: { speed: 'normal', motion: 'full', botPace: 'step' } });
  const { page } = window;
  await lay(window, askedFor('distribute', { month: 2, more: last }));
  await press(window, page.getByRole('button', { name: belfortTexts.send.en }));
  await page.locator('[data-flights] > *').first().waitFor();
  await page.evaluate(holdPills);
  await press(window, page.locator('button[data-target="seat:1"]'));
  await page.waitForFunction(() => {
    const { old } = globalThis as { old?: Element[] };
    return old!.length > 0 && old!.every((piece) => !piece.isConnected);
  });
  expect(window.troubles).toEqual([]);
});
