import { type Action as BelfortAction, type Event as BelfortEvent, belfort } from '@guildhall/belfort';
import { type Action, bruges, type Event } from '@guildhall/bruges';
import { describe, expect, test } from 'vitest';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, press, type Window } from './browser.ts';
import { type BrugesTable, games } from './bruges.ts';
import { askedFor, type BelfortTable } from './games.ts';
import { spot } from './glance.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();
/** Everything is shown, and no bot moves before it is told to. */
const SHOWN = { speed: 'slow', motion: 'full', botPace: 'step' } as const;

/** What comes of an action, as the table will tell it. */
function outcome(table: BrugesTable, action: Action): Event[] {
  const events: Event[] = [];
  bruges.apply(bruges.clone(table.state), 0, action, events);
  return events;
}
function outcomeInBelfort(table: BelfortTable, action: BelfortAction): BelfortEvent[] {
  const events: BelfortEvent[] = [];
  belfort.apply(belfort.clone(table.state), 0, action, events);
  return events;
}

type Play = Extract<Action, { do: 'play' }>;
const isForWorkers = (action: Action): action is Play => action.do === 'play' && action.as === 'workers';

/** A table at which the last card of a round is played for workers, so that this comes of it. */
function beforeRoundEnds(wanted: (events: readonly Event[]) => boolean): { table: BrugesTable; card: number } {
  const fits = (table: BrugesTable) =>
    table.legal(0).find((action): action is Play => isForWorkers(action) && wanted(outcome(table, action)));
  const table = games.askedFor('turn', { more: (each) => fits(each) !== undefined });
  return { table, card: fits(table)!.card };
}

async function playForWorkers(window: Window, card: number): Promise<void> {
  await press(window, spot(window.page, `hand:${card}`));
  await press(window, spot(window.page, 'use:workers'));
}

const scoring = ({ page }: Window) => page.getByRole('region', { name: tableTexts.scoring.en });
const news = ({ page }: Window) => page.locator('[data-news] li');
const turnsMarker = (events: readonly Event[]) =>
  events.some((event) => event.t === 'majority' && event.source === 'check') && !events.some(({ t }) => t === 'final');

describe('the majorities of Bruges are a moment of their own', () => {
  test('kind by kind, with what everybody has, and the round that follows', async () => {
    const window = await browser.open({ settings: SHOWN });
    const { table, card } = beforeRoundEnds(turnsMarker);
    await lay(window, table);
    await playForWorkers(window, card);
    const titles = [];
    for (let at = 0; at < 3; at++) {
      const scene = scoring(window).and(window.page.locator(`[data-scene="${at}"]`));
      await scene.waitFor();
      titles.push(await scene.getByRole('heading').innerText());
      expect(await scene.getByRole('listitem').count()).toBe(3);
      if (at === 2) await scene.getByText(`Round ${table.state.round + 1}`).waitFor();
      await window.page.keyboard.press('ArrowRight');
    }
    expect(titles).toEqual(['Majority: reputation', 'Majority: people', 'Majority: canals']);
    await scoring(window).waitFor({ state: 'detached' });
    expect(window.troubles).toEqual([]);
  });

  test('lie beside the board on a phone held sideways', async () => {
    const window = await browser.open({ size: 'phone', settings: SHOWN });
    const { page } = window;
    await page.setViewportSize({ width: 844, height: 390 });
    const { table, card } = beforeRoundEnds(turnsMarker);
    await lay(window, table);
    await playForWorkers(window, card);
    const confirm = page.getByRole('button', { name: tableTexts.confirm.en, exact: true });
    if (await confirm.isVisible()) await press(window, confirm);
    const panel = (await scoring(window).boundingBox())!;
    const board = (await page.locator('main[data-tab=town]').boundingBox())!;
    expect(panel.x).toBeGreaterThanOrEqual(board.x + board.width);
    expect(panel.y).toBeGreaterThanOrEqual(0);
  });

  test('can be skipped, and then the game goes on', async () => {
    const window = await browser.open({ settings: { ...SHOWN, botPace: 'fast' } });
    const { page } = window;
    const { table, card } = beforeRoundEnds(turnsMarker);
    await lay(window, table);
    await playForWorkers(window, card);
    await scoring(window).getByRole('button', { name: tableTexts.skipScoring.en }).click();
    await scoring(window).waitFor({ state: 'detached' });
    await page.waitForFunction((title) => document.title.startsWith(title), tableTexts.yourTurn.en);
    expect(window.troubles).toEqual([]);
  });

  test('stand still for those who want less motion, and are not shown where nothing shall travel', async () => {
    const { table, card } = beforeRoundEnds(turnsMarker);
    const calm = await browser.open({ settings: { ...SHOWN, motion: 'reduced' } });
    await lay(calm, table);
    await playForWorkers(calm, card);
    await scoring(calm).waitFor();
    const moving = await scoring(calm).evaluate((panel) => panel.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    const off = await browser.open({ settings: { ...SHOWN, speed: 'off' } });
    await lay(off, table);
    await playForWorkers(off, card);
    await expect
      .poll(() => off.page.locator('[data-revision]').getAttribute('data-revision'))
      .not.toBe(String(table.revision));
    expect(await scoring(off).count()).toBe(0);
  });
});

test('nothing flies over the result', async () => {
  const window = await browser.open({ settings: { ...SHOWN, speed: 'fast' } });
  const { table, card } = beforeRoundEnds((events) => events.some(({ t }) => t === 'end'));
  await lay(window, table);
  await playForWorkers(window, card);
  await scoring(window).waitFor();
  await window.page.keyboard.press('Escape');
  await window.page.locator('#end-title').waitFor();
  expect(await window.page.locator('[data-flights]').count()).toBe(0);
  expect(await news(window).count()).toBe(0);
});

describe('news', () => {
  test('a raid says what it took', async () => {
    const window = await browser.open({ settings: { botPace: 'step' } });
    const isRaided = (events: readonly Event[]) =>
      events.some((event) => event.t === 'lose' && event.seat === 0 && event.source === 'threat.yellow' && event.n > 0);
    const fits = (table: BrugesTable) => table.legal(0).find((action) => isRaided(outcome(table, action)));
    const table = games.askedFor('draw', { more: (each) => fits(each) !== undefined });
    const { pile } = fits(table) as Extract<Action, { do: 'draw' }>;
    const [loss] = outcome(table, fits(table)!).filter((event) => event.t === 'lose' && event.seat === 0);
    await lay(window, table);
    await press(window, spot(window.page, `pile:${pile}`));
    const raid = news(window).filter({ hasText: /guilder/ });
    await raid.waitFor();
    expect(await raid.innerText()).toContain(String((loss as { n: number }).n));
    expect(await raid.getAttribute('data-tone')).toBe('bad');
    expect(window.troubles).toEqual([]);
  });

  test('the last round of Bruges is announced', async () => {
    const window = await browser.open({ settings: { botPace: 'step' } });
    const { table, card } = beforeRoundEnds((events) => events.some((event) => event.t === 'round' && event.last));
    await lay(window, table);
    await playForWorkers(window, card);
    await news(window)
      .filter({ hasText: /the last one/ })
      .waitFor();
  });

  test('the last month of Belfort is announced', async () => {
    const window = await browser.open({ settings: { botPace: 'step' } });
    const ends = (table: BelfortTable) =>
      table
        .legal(0)
        .some(
          (action) =>
            action.do === 'endTurn' &&
            outcomeInBelfort(table, action).some((event) => event.t === 'round' && event.round === 7),
        );
    await lay(window, askedFor('turn', { month: 6, more: ends }));
    await press(window, spot(window.page, 'end'));
    await news(window)
      .filter({ hasText: /last month/ })
      .waitFor();
    expect(window.troubles).toEqual([]);
  });
});
