import { readFileSync } from 'node:fs';
import { say } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { tables } from '../../src/pages/home/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { calm, oneBrowser, type Window } from './browser.ts';
import { games as bruges } from './bruges.ts';
import { askedFor, bot, fileOf, finished, human } from './games.ts';
import { lay } from './laying.ts';

const browser = oneBrowser();
const ODD = [human('Zoë', 'green'), bot('Yorick', 'purple')];

/** The file that the end screen saves. */
async function savedReplay(window: Window) {
  const { page } = window;
  await lay(window, finished({ seats: ODD }));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: tableTexts.saveReplay.en }).click();
  return { name: 'mine.json', mimeType: 'application/json', buffer: readFileSync(await (await download).path()) };
}

/** Whom the film that is shown has at its table, and in which colours. */
async function players({ page }: Window) {
  await page.locator('input[type=range]').waitFor();
  await calm(page);
  return {
    names: (await page.locator('ul[tabindex="0"] h2').allInnerTexts()).map((text) => text.split('\n')[0]),
    colours: await page.locator('ul[tabindex="0"] h2').evaluateAll((all) =>
      all.map((each) => {
        const coloured = each.querySelector('[class*="p-"]') ?? each.closest('[class*="p-"]');
        return /\bp-(\w+)/.exec(coloured?.getAttribute('class') ?? '')?.[1];
      }),
    ),
  };
}

describe('home', () => {
  test('has the games that are not over on top', async () => {
    const window = await browser.open();
    const { page } = window;
    await lay(window, finished());
    await lay(window, bruges.askedFor('turn', { round: 2 }));
    const address = page.url();
    await window.go('/');
    const strip = page.getByRole('navigation', { name: tables.goOn.en });
    const door = strip.getByRole('link');
    await door.first().waitFor();
    expect(await door.count()).toBe(1);
    expect(await door.innerText()).toContain(say(tables.continueGame, 'en', { game: 'Bruges' }));
    expect(await door.innerText()).toContain('Ada');
    const top = (await strip.boundingBox())!;
    const first = (await page.locator('[data-game]').first().boundingBox())!;
    expect(top.y + top.height).toBeLessThanOrEqual(first.y);
    await door.click();
    await page.waitForURL(address);
    expect(window.troubles).toEqual([]);
  });
});

describe('either door takes either kind of file', () => {
  test('a saved replay is shown from both, with its names and colours', async () => {
    const window = await browser.open();
    const { page } = window;
    const file = await savedReplay(window);
    for (const door of ['/', '/replay']) {
      await window.go(door);
      await page.locator('input[type=file]').setInputFiles(file);
      expect(await players(window)).toEqual({ names: ['Zoë', 'Yorick'], colours: ['green', 'purple'] });
    }
    expect(window.troubles).toEqual([]);
  });

  test('a table that still goes on is played on from both', async () => {
    const window = await browser.open();
    const { page } = window;
    for (const door of ['/', '/replay']) {
      await window.go(door);
      await page.locator('input[type=file]').setInputFiles(fileOf(askedFor('turn', { seats: ODD, month: 2 })));
      await page.waitForURL('**/table/*');
      await page.locator('[data-target=end]').first().waitFor();
    }
    expect(window.troubles).toEqual([]);
  });
});
