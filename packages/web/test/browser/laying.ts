import { say } from '@guildhall/kernel';
import { tableTexts } from '../../src/table/texts.ts';
import type { Window } from './browser.ts';
import { type Filed, fileOf } from './games.ts';

/** Opens a prepared table the way a person does: by its file, on the home page. */
export async function lay(window: Window, table: Filed): Promise<void> {
  const { page, lang } = window;
  await window.go('/');
  await page.locator('input[type=file]').setInputFiles(fileOf(table));
  await page.waitForURL('**/table/*');
  await page.getByText(say(tableTexts.chronicle, lang)).or(page.locator('[data-target]')).first().waitFor();
}

/** Everything that tells one moment of a table from another, as far as the page shows it. */
export async function momentOf({ page }: Window) {
  // cards are drawn one after the other
  await page.waitForFunction(() => document.querySelector('span[data-look]:empty') === null);
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.innerText.replace(/\s+/g, ' ').trim());
    return {
      prompt: texts('[role=status][aria-live]'),
      hand: [...document.querySelectorAll('[data-target^="hand:"]')].map((each) => each.getAttribute('data-target')),
      targets: [...document.querySelectorAll('[data-target][data-mark]')].map((each) =>
        [each.getAttribute('data-target'), each.getAttribute('data-mark'), each.ariaLabel, each.textContent].join(' '),
      ),
      chronicle: texts('section li button'),
    };
  });
}
