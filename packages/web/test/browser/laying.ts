import { calm, still, type Window } from './browser.ts';
import { type Filed, fileOf } from './games.ts';

/** Opens a prepared table the way a person does: by its file, on the home page. */
export async function lay(window: Window, table: Filed): Promise<void> {
  const { page } = window;
  await window.go('/');
  await page.locator('input[type=file]').setInputFiles(fileOf(table));
  await page.waitForURL('**/table/*');
  await page.locator('[data-revision]').waitFor({ state: 'attached' });
  await calm(page);
}

/** Until the browser has put away the move that is shown. */
export async function kept({ page }: Window): Promise<void> {
  await page.waitForFunction(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const shelf = await answerOf(indexedDB.open('guildhall'));
    const id = location.pathname.split('/').at(-1)!;
    const saved = await answerOf(shelf.transaction('tables').objectStore('tables').get(id));
    shelf.close();
    return `${saved.file.entries.length}` === document.querySelector('[data-revision]')?.getAttribute('data-revision');
  });
}

/** Everything that tells one moment of a table from another, as far as the page shows it. */
export async function momentOf({ page }: Window) {
  await still(page);
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
