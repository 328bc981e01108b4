import { say } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { lobby } from '../../src/pages/online/lobby.texts.ts';
import { onlineTexts } from '../../src/pages/online/table/texts.ts';
import { online } from '../../src/pages/online/texts.ts';
import { shell } from '../../src/shell/texts.ts';
import { tableTexts } from '../../src/table/texts.ts';
import { oneBrowser, press, still } from './browser.ts';
import { BRUGES, Person } from './person.ts';
import { oneServer } from './server.ts';
import { seriousFindings } from './tour.ts';
import { ask, playAll, playUntil, revisionOf, sitDown, turnAway, type Visitor, visits } from './visitors.ts';

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

test('a page that lies behind others tells of a turn at any table of mine, by its title, a notice and a line', async () => {
  const [ada, ben] = [await visit('Ada', { settings: { name: 'Ada' } }), await visit('Ben')];
  await ask(ada, 'PATCH', '/api/me', { notices: { live: ['browser'], turns: [] } });
  await ada.context.addInitScript(writeDownNotices);
  const id = await sitDown([ada, ben], { game: 'bruges' });
  await playAll(ada, id, new Person(ada, 1, BRUGES));
  await ada.go('/online');
  await walk(ada, say(shell.play, 'en'));
  await ada.page.waitForURL('**/new/*');
  await turnAway(ada.page, true);
  const note = ada.page.getByRole('link', { name: say(online.yourTurnAt, 'en', { game: 'Bruges', names: 'Ben' }) });
  await playAll(ben, id, new Person(ben, 2, BRUGES));
  await note.waitFor();
  expect(await ada.page.title()).toMatch(new RegExp(`^${tableTexts.yourTurn.en} · `));
  expect(await noticesOf(ada)).toEqual([{ title: tableTexts.yourTurn.en, body: 'Bruges', tag: id }]);
  expect(await seriousFindings(ada)).toEqual([]);

  await turnAway(ada.page, false);
  await press(ada, note);
  await ada.page.waitForURL(`**/online/table/${id}`);
  await note.waitFor({ state: 'detached' });

  // home tells it, too
  await ada.go('/');
  await ada.page.getByRole('link', { name: say(lobby.waiting, 'en', { n: 1 }) }).waitFor();
  expect([...ada.troubles, ...ben.troubles]).toEqual([]);
});

/** So long somebody is away: the clock of their page goes on. */
const letTimePass = ({ page }: Visitor, minutes: number) =>
  page.evaluate((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, minutes * 60_000);

test('who comes back to an open page hears what they have missed, and finds it marked in the chronicle', async () => {
  const [ada, ben] = [await visit('Ada'), await visit('Ben')];
  const said: { t: string; revision?: number }[] = [];
  await ada.page.exposeFunction('heardSaying', (text: string) => said.push(JSON.parse(text)));
  await ada.page.addInitScript(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      (globalThis as unknown as { heardSaying(text: unknown): void }).heardSaying(text);
      send.call(this, text);
    };
  });
  const id = await sitDown([ada, ben], { game: 'bruges' });
  const [first, second] = [new Person(ada, 1, BRUGES), new Person(ben, 2, BRUGES)];
  const recap = ada.page.getByRole('region', { name: onlineTexts.recap.en });
  const marked = ada.page.locator('li[data-new]');
  // whoever begins, both have seen some moves then
  await playUntil([first, second], 6);
  await playAll(ada, id, first);

  // a page that lay behind others for long
  await turnAway(ada.page, true);
  await letTimePass(ada, 30);
  await playAll(ben, id, second);
  const far = await revisionOf(ben.page);
  await expect.poll(() => revisionOf(ada.page)).toBe(far);
  expect(said.filter(({ t, revision }) => t === 'seen' && revision === far)).toEqual([]);
  await turnAway(ada.page, false);
  await recap.waitFor();
  await expect.poll(() => said.some(({ t, revision }) => t === 'seen' && revision === far)).toBe(true);
  await ada.page.getByText(tableTexts.newSince.en).waitFor();
  const texts = await marked.allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toContain(tableTexts.newLine.en);
  await still(ada.page);
  expect(await seriousFindings(ada)).toEqual([]);
  await press(ada, recap.getByRole('button', { name: onlineTexts.close.en }));

  // what comes while one looks is not new
  await playAll(ada, id, first);
  expect(await marked.allTextContents()).toEqual(texts);

  // a lid that was closed for long: the page is not told
  const letGo = await ada.cut();
  await letTimePass(ada, 30);
  await playAll(ben, id, second);
  letGo();
  await recap.waitFor();
  await expect.poll(() => marked.allTextContents()).not.toEqual(texts);

  // by keyboard: Escape closes it, and one goes on at the table
  await recap.getByRole('button', { name: onlineTexts.close.en }).focus();
  await ada.page.keyboard.press('Escape');
  await recap.waitFor({ state: 'detached' });
  await ada.page.locator(':is([data-mark="available"], [data-mark="legal"], main):focus').waitFor();
  expect(ben.troubles).toEqual([]);
});
