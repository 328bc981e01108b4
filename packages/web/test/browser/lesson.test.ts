import { describe, expect, test } from 'vitest';
import first from '../../src/games/belfort/lesson/first/plan.ts';
import second from '../../src/games/belfort/lesson/second/plan.ts';
import bruges from '../../src/games/bruges/lesson/plan.ts';
import type { AnyLesson } from '../../src/table/lesson/lesson.ts';
import { coachTexts } from '../../src/table/lesson/texts.ts';
import { LONG, oneBrowser, press, type Window } from './browser.ts';
import { walk } from './walking.ts';

const browser = oneBrowser();

/** What the browser has saved of the table that is shown. */
const savedTable = ({ page }: Window) =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const shelf = await answerOf(indexedDB.open('guildhall'));
    const id = location.pathname.split('/').at(-1)!;
    const saved = await answerOf(shelf.transaction('tables').objectStore('tables').get(id));
    shelf.close();
    return saved.file as { game: string; options: Record<string, unknown>; seats: { kind: string }[] };
  });

interface Course {
  readonly name: string;
  readonly path: string;
  readonly lesson: AnyLesson;
  readonly next: boolean;
}
const COURSES: readonly Course[] = [
  { name: 'the first lesson of Belfort', path: '/learn/belfort', lesson: first, next: true },
  { name: 'the second lesson of Belfort', path: '/learn/belfort?lesson=2', lesson: second, next: false },
  { name: 'the lesson of Bruges', path: '/learn/bruges', lesson: bruges, next: false },
];

describe.each(COURSES)('$name', ({ name, path, lesson, next }) => {
  test.each([
    ['desktop', 'en', 'light'],
    ['phone', 'de', 'dark'],
  ] as const)(
    'is followed to its end, and one click more begins a real game, %s',
    { timeout: LONG },
    async (size, lang, theme) => {
      const window = await browser.open({ size, lang, theme });
      const { page } = window;
      await window.go(path);
      const sights = await walk(window, lesson, `${name.replaceAll(' ', '-')}-${size}`);
      const wrong = [...sights].filter(([, { covered, outside }]) => covered > 0 || outside > 0);
      expect(
        wrong.map(([moment]) => moment),
        'the coach lies over what it names',
      ).toEqual([]);
      expect(
        [...sights].filter(([, { crossed }]) => crossed.length > 0).map(([moment, { crossed }]) => [moment, crossed]),
        'the ring lies over words',
      ).toEqual([]);
      const coach = page.locator('aside[data-coach]');
      expect(await coach.getByRole('link', { name: coachTexts.nextLesson[lang] }).count()).toBe(next ? 1 : 0);
      await press(window, coach.getByRole('button', { name: coachTexts.playNow[lang] }));
      await page.waitForURL('**/table/*');
      await coach.waitFor({ state: 'detached' });
      await page.locator('[data-revision]').waitFor({ state: 'attached' });
      const { options, seats } = await savedTable(window);
      expect(options).toMatchObject(lesson.realGame);
      expect(seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot']);
      expect(window.troubles).toEqual([]);
    },
  );
});

test('the second lesson is reached from the home page and from the end of the first', async () => {
  const window = await browser.open();
  const { page } = window;
  await window.go('/');
  await press(window, page.getByRole('link', { name: 'Second lesson: Belfort' }));
  const heading = page.getByRole('heading', { name: second.steps[0]!.title.en });
  await heading.waitFor();
  await window.go('/learn/belfort');
  const coach = page.locator('aside[data-coach]');
  const skip = coach.getByRole('button', { name: coachTexts.skip.en });
  const onwards = coach.getByRole('button', { name: coachTexts.next.en }).or(skip);
  for (const { title } of first.steps.slice(0, -1)) {
    await coach.getByRole('heading', { name: title.en }).waitFor();
    await press(window, onwards);
  }
  await press(window, coach.getByRole('link', { name: coachTexts.nextLesson.en }));
  await heading.waitFor();
  expect(await page.title()).toContain('Second lesson');
  expect(window.troubles).toEqual([]);
});

test('a step can be gone back to from the next one', async () => {
  const window = await browser.open({ size: 'phone' });
  const { page } = window;
  await window.go('/learn/belfort?lesson=2');
  const coach = page.locator('aside[data-coach]');
  const at = (n: number) => coach.getByRole('heading', { name: second.steps[n]!.title.en }).waitFor();
  await at(0);
  await press(window, coach.getByRole('button', { name: coachTexts.next.en }));
  await at(1);
  await press(window, coach.getByRole('button', { name: coachTexts.skip.en }));
  await at(2);
  await press(window, coach.getByRole('button', { name: coachTexts.back.en }));
  await at(1);
  expect(window.troubles).toEqual([]);
});

test('a scoring is watched without the coach, who comes back after it', async () => {
  const window = await browser.open({ settings: { speed: 'normal', motion: 'full', botPace: 'fast' } });
  const { page } = window;
  await window.go('/learn/belfort');
  const coach = page.locator('aside[data-coach]');
  const [next, skip] = [coachTexts.next, coachTexts.skip].map(({ en }) => coach.getByRole('button', { name: en }));
  for (const { title } of first.steps.slice(0, -2)) {
    await coach.getByRole('heading', { name: title.en }).waitFor();
    await press(window, next!.or(skip!));
  }
  await press(window, page.locator('[data-target=end]'));
  await page.locator('[data-scene]').waitFor();
  await expect.poll(() => coach.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await coach.getByRole('heading', { name: first.steps.at(-1)!.title.en }).waitFor();
  expect(window.troubles).toEqual([]);
});
