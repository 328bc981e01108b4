import { say } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { online } from '../../src/pages/online/texts.ts';
import { shell } from '../../src/shell/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, press } from './browser.ts';
import { BRUGES, Person } from './person.ts';
import { oneServer } from './server.ts';
import { seriousFindings } from './tour.ts';
import { ask, sitDown, turnAway, type Visitor, visits } from './visitors.ts';

const server = oneServer();
const browser = oneBrowser();
const visit = visits(browser, server);

/** Runs in the page: what it would have shown outside is written down. */
function writeDownNotices(): void {
  const shown: object[] = [];
  class Written {
    static permission = 'granted';
    constructor(title: string, { body, tag }: NotificationOptions) {
      shown.push({ title, body, tag });
    }
  }
  Object.assign(globalThis, { Notification: Written, shownNotices: shown });
}
const noticesOf = ({ page }: Visitor) =>
  page.evaluate(() => (globalThis as unknown as { shownNotices: object[] }).shownNotices);

/** Goes to another page without loading anew, so that the line is kept. */
const walk = async ({ page }: Visitor, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Somebody plays until it is for others to play. */
const playAll = (person: Person) => person.playUntil(({ asked, comingUp }) => !asked && !comingUp, true);

test('a page that lies behind others tells of a turn at any table of mine, by its title, a notice and a line', async () => {
  const [ada, ben] = [await visit('Ada'), await visit('Ben')];
  await ask(ada, 'PATCH', '/api/me', { notices: { live: ['browser'], turns: [] } });
  await ada.context.addInitScript(writeDownNotices);
  const id = await sitDown([ada, ben], { game: 'bruges' });
  await playAll(new Person(ada, 1, BRUGES));
  await ada.go('/online');
  await walk(ada, say(shell.play, 'en'));
  await ada.page.waitForURL('**/new/*');
  await turnAway(ada.page, true);
  const note = ada.page.getByRole('link', { name: say(online.yourTurnAt, 'en', { game: 'Bruges', names: 'Ben' }) });
  await playAll(new Person(ben, 2, BRUGES));
  await note.waitFor();
  expect(await ada.page.title()).toMatch(new RegExp(`^${tableTexts.yourTurn.en} · `));
  expect(await noticesOf(ada)).toEqual([{ title: tableTexts.yourTurn.en, body: 'Bruges', tag: id }]);
  expect(await seriousFindings(ada)).toEqual([]);

  await turnAway(ada.page, false);
  await press(ada, note);
  await ada.page.waitForURL(`**/online/table/${id}`);
  await note.waitFor({ state: 'detached' });
  expect([...ada.troubles, ...ben.troubles]).toEqual([]);
});
