import { type Action, type Ask, bruges, promptOf, reasonTexts } from '@guildhall/bruges';
import { openTable, seenMoves } from '@guildhall/table';
import { expect, test } from 'vitest';
import { chroniclerFor } from '../../src/games/bruges/chronicle/chapters.ts';
import { routesOf } from '../../src/games/bruges/screen/paths.ts';
import type { Target } from '../../src/games/bruges/screen/targets.ts';
import { ownPersons, tabOf } from '../../src/games/bruges/tabs.ts';
import { nextTargets, type Path } from '../../src/table/screen/routes.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { LONG, oneBrowser, press, type Window } from './browser.ts';
import { type BrugesTable, curiousGames } from './bruges.ts';
import { glance, spot, tabTo } from './glance.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();

type Moment = (table: BrugesTable) => boolean;
const always: Moment = () => true;
const several: Moment = (table) => table.legal(0).length > 2;
const may =
  (...deeds: Action['do'][]): Moment =>
  (table) =>
    deeds.every((deed) => table.legal(0).some((action) => action.do === deed));

/** Everything that is asked besides the usual course of a round, with what makes it worth asking. */
const QUESTIONS = {
  drawMore: always,
  order: always,
  fire: may('burn', 'breach'),
  plague: several,
  takeWorkers: always,
  discardCards: several,
  discardMarkers: may('marker', 'decline'),
  extraPlay: always,
  swapWorkers: several,
  payForPoints: always,
  returnWorkers: several,
  recoverCards: (table) => several(table) && table.state.discard.length > 10,
  extraHouse: several,
  extraRecruit: may('recruit'),
  extraCanal: several,
  turnDie: always,
  rerollDie: always,
  takeBack: several,
  repeatArrow: several,
  borrowPerson: always,
  returnCanal: always,
  giveWorkers: always,
  loseHouse: always,
  takeFromPlayer: always,
  passThreat: several,
} satisfies Partial<Record<Ask, Moment>>;
type Question = keyof typeof QUESTIONS;

const tables = curiousGames.momentsOf(
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([ask, worth]): [string, Moment] => [
      ask,
      (table) => table.decision()!.ask === ask && table.decision()!.seats[0] === 0 && worth(table),
    ]),
  ) as Record<Question, Moment>,
);

/** Of the ways to say yes, the last one with the most picks. */
function lastYes(legal: readonly Action[]): { readonly action: Action; readonly path: Path<Target> } {
  const routes = routesOf(legal).filter(({ action }) => action.do !== 'decline');
  const most = Math.max(...routes.map(({ path }) => path.length));
  return routes.findLast(({ path }) => path.length === most)!;
}

/** What the chronicle has to say about the last move. */
function lastLines({ moves, seats }: BrugesTable): string[] {
  const names = seats.map(({ name }) => name);
  return chroniclerFor({ lang: 'en', names })(seenMoves(bruges, moves, [0]))
    .flatMap(({ lines }) => lines)
    .filter(({ move }) => move === moves.length)
    .map(({ text }) => text);
}

async function linesOn(window: Window): Promise<string[]> {
  const { page, size } = window;
  if (size === 'phone') await press(window, page.locator('[data-anchor="tab:log"]'));
  return page.getByRole('region', { name: tableTexts.chronicle.en }).getByRole('listitem').allInnerTexts();
}

/** Makes one pick. */
type Hand = (window: Window, target: Target) => Promise<void>;

/** Answers the question by these picks, and reads in the chronicle what came of it. */
async function answer(window: Window, ask: Question, hand: Hand): Promise<void> {
  const table = tables[ask];
  const legal = table.legal(0);
  await lay(window, table);
  const names = table.seats.map(({ name }) => name);
  const prompt = promptOf(table.decision()!, legal, table.view([0]), 0, 'en', names);
  await expect.poll(async () => (await glance(window.page)).prompt).toBe(prompt);
  if (window.size === 'desktop') {
    const glowing = new Set((await glance(window.page)).glowing.map(([target]) => target));
    expect(glowing, ask).toEqual(nextTargets(routesOf(legal), []));
  }
  const { action, path } = lastYes(legal);
  for (const target of path) await hand(window, target);
  const after = openTable(bruges, table.file());
  after.submit(after.revision, 0, action);
  const story = lastLines(after);
  expect(story, ask).not.toEqual([]);
  await expect.poll(() => linesOn(window), { message: ask }).toEqual(expect.arrayContaining(story));
}

test('questions are answered by mouse', { timeout: LONG }, async () => {
  const window = await browser.open();
  const { page } = window;
  const asks = ['order', 'fire', 'takeWorkers', 'discardMarkers', 'extraPlay', 'payForPoints', 'recoverCards'] as const;
  const more = ['extraHouse', 'turnDie', 'takeBack', 'borrowPerson', 'returnCanal', 'takeFromPlayer'] as const;
  for (const ask of [...asks, ...more]) {
    await answer(window, ask, async (_, target) => {
      await press(window, spot(page, target));
      await page.mouse.move(2, 2);
    });
  }
  expect(window.troubles).toEqual([]);
});

test('questions are answered by keys', { timeout: LONG }, async () => {
  const window = await browser.open();
  const asks = ['drawMore', 'plague', 'discardCards', 'swapWorkers', 'returnWorkers', 'extraRecruit'] as const;
  const more = ['extraCanal', 'rerollDie', 'repeatArrow', 'giveWorkers', 'loseHouse', 'passThreat'] as const;
  for (const ask of [...asks, ...more]) {
    await answer(window, ask, async ({ page }, target) => {
      await tabTo(window, `[data-target="${target}"]:is([data-mark=available], [data-mark=legal])`);
      await page.keyboard.press('Enter');
    });
  }
  expect(window.troubles).toEqual([]);
});

test('questions are answered by taps on a phone, wherever the answer lies', { timeout: LONG }, async () => {
  const window = await browser.open({ size: 'phone' });
  const { page } = window;
  const confirm = page.getByRole('button', { name: tableTexts.confirm.en, exact: true });
  for (const ask of ['recoverCards', 'passThreat', 'borrowPerson', 'swapWorkers', 'turnDie', 'fire'] as const) {
    const own = ownPersons(tables[ask].view([0]), 0);
    await answer(window, ask, async (_, target) => {
      const place = spot(page, target);
      const tab = tabOf(target, own);
      if (tab !== undefined && (await place.count()) === 0)
        await press(window, page.locator(`[data-anchor="tab:${tab}"]`));
      await press(window, place);
      if ((await confirm.count()) > 0) await press(window, confirm);
    });
  }
  expect(window.troubles).toEqual([]);
});

test('what does not answer the question says why not', async () => {
  const window = await browser.open();
  const { page } = window;
  const [tooDeep, notStriking] = [reasonTexts.tooDeep.en, reasonTexts.notStriking.en].map(
    (text) => text.split('{')[0]!,
  );
  await lay(window, tables.recoverCards);
  await page.locator('[data-target^="discard:"][data-mark=idle]').first().hover();
  await page.getByText(tooDeep!).first().waitFor();
  await lay(window, tables.order);
  await page.locator('[data-target^="marker:"][data-mark=idle]').first().hover();
  await page.getByText(notStriking!).first().waitFor();
  expect(window.troubles).toEqual([]);
});
