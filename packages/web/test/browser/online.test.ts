import { commitment, say } from '@guildhall/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reasons } from '../../src/online/texts.ts';
import { lobby } from '../../src/pages/online/lobby.texts.ts';
import { meTexts } from '../../src/pages/online/me/texts.ts';
import { newTable, paces } from '../../src/pages/online/newTable.texts.ts';
import { room } from '../../src/pages/online/room.texts.ts';
import { online } from '../../src/pages/online/texts.ts';
import { oneBrowser, press, type Visit, type Window } from './browser.ts';
import { oneServer } from './server.ts';

const browser = oneBrowser();
const server = oneServer();
const open = (visit: Visit = {}): Promise<Window> => browser.open({ address: server.address(), ...visit });

const en = (text: Parameters<typeof say>[0], params?: Parameters<typeof say>[2]) => say(text, 'en', params);
const named = (page: Page, role: 'button' | 'link' | 'textbox' | 'radio', name: string): Locator =>
  page.getByRole(role, { name, exact: true });
const seat = (page: Page, n: number): Locator => page.locator(`[data-seat="${n}"]`);

/** Asks the server as this window would. */
const ask = <T>({ page }: Window, path: string): Promise<T> =>
  page.evaluate(async (path) => (await fetch(path)).json(), path) as Promise<T>;

const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

/** Comes in by the lobby, with nothing but a name. */
async function enter(window: Window, name: string): Promise<void> {
  await window.go('/online');
  await named(window.page, 'textbox', en(online.name)).fill(name);
  await press(window, named(window.page, 'button', en(lobby.enter)));
  await window.page.getByText(en(lobby.hello, { name })).waitFor();
}

/** Opens a table for two of Bruges and waits in its room. */
async function openTable(window: Window, pace: keyof typeof paces): Promise<string> {
  const { page } = window;
  await window.go('/online/new/bruges');
  await named(page, 'radio', '2').check({ force: true });
  await page.getByRole('radio', { name: en(paces[pace]) }).check({ force: true });
  await press(window, named(page, 'button', en(newTable.create)));
  await seat(page, 1).waitFor();
  return tableOf(page);
}

describe('where there is no server', () => {
  test('home and header show no way to it', async () => {
    const window = await browser.open();
    await window.go('/');
    await window.page.waitForLoadState('networkidle');
    expect(await window.page.locator('a[href="/online"]').count()).toBe(0);
    expect(window.troubles).toEqual([]);
  });

  test('a server that has gone away is told in one sentence, and games of this device go on', async () => {
    const window = await open();
    await window.context.route('**/api/**', (route) => route.abort());
    await window.go('/online');
    await window.page.getByText(en(reasons.away!)).waitFor();
    await window.go('/');
    await press(window, window.page.getByRole('button', { name: /Play now/ }).first());
    await window.page.waitForURL('**/table/*');
    expect(window.page.url()).not.toContain('/online');
  });
});

describe('a table among friends', () => {
  test('one link is enough for somebody who has never been here: they pick a name and sit', async () => {
    const host = await open();
    await enter(host, 'Ada');
    const id = await openTable(host, 'turns');
    const link = await named(host.page, 'textbox', en(room.link)).inputValue();
    expect(new URL(link).pathname).toBe(`/online/table/${id}`);
    await host.page.getByRole('img', { name: en(room.qr) }).waitFor();

    const guest = await open({ size: 'phone', lang: 'de' });
    await guest.go(new URL(link).pathname);
    await guest.page.getByRole('textbox', { name: online.name.de }).fill('Ben');
    await press(guest, guest.page.getByRole('button', { name: online.sitDown.de, exact: true }));
    await seat(guest.page, 1).getByText('Ben').waitFor();

    // the host sees it by themself, and the table can begin
    await seat(host.page, 1).getByText('Ben').waitFor();
    await host.page.getByText(en(room.ready)).waitFor();
    await press(host, named(host.page, 'button', en(room.start)));
    await expect.poll(async () => (await ask<{ status: string }>(host, `/api/tables/${id}`)).status).toBe('running');
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
  });

  test('the host removes somebody, and gives the seat to a bot', async () => {
    const [host, guest] = [await open(), await open()];
    await enter(host, 'Ada');
    const id = await openTable(host, 'free');
    await enter(guest, 'Ben');
    await guest.go(`/online/table/${id}`);
    await press(guest, named(guest.page, 'button', en(room.sitAt, { n: 2 })));
    await press(host, named(host.page, 'button', en(room.removeName, { name: 'Ben' })));
    await seat(guest.page, 1).getByText(en(room.free)).waitFor();
    await seat(host.page, 1).getByRole('radio', { name: 'Bot', exact: true }).click({ force: true });
    await seat(guest.page, 1).getByText('(Journeyman)').waitFor();
    await seat(host.page, 1).getByRole('combobox').selectOption('expert');
    await seat(guest.page, 1).getByText('(Expert)').waitFor();
    expect(await named(guest.page, 'button', en(room.sitAt, { n: 2 })).count()).toBe(0);
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
  });

  test('whoever opened a table and leaves it closes it, if nobody else is there', async () => {
    const host = await open();
    await enter(host, 'Ada');
    const id = await openTable(host, 'free');
    await press(host, named(host.page, 'button', en(room.leave)));
    await expect.poll(async () => (await ask<{ status: string }>(host, `/api/tables/${id}`)).status).toBe('ended');
    expect(host.troubles).toEqual([]);
  });
});

describe('my share of the shuffle', () => {
  const shares = (page: Page) =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, value]) =>
        key.startsWith('guildhall.share.') ? [JSON.parse(value) as { share: string; commitment: string }] : [],
      ),
    );

  test.each([
    ['live', 'share'],
    ['turns', 'deposit'],
  ] as const)('at a table "%s" is kept here, and sent as its %s', async (pace, how) => {
    const window = await open();
    await enter(window, 'Ada');
    const sent = window.page.waitForRequest((request) => request.method() === 'POST' && /tables$/.test(request.url()));
    const id = await openTable(window, pace);
    const body = (await sent).postDataJSON() as { share?: string; deposit?: string };
    const [kept] = await shares(window.page);
    const table = await ask<{ commitment: string }>(window, `/api/tables/${id}`);
    expect(kept!.commitment).toBe(table.commitment);
    expect(body).toMatchObject(how === 'share' ? { share: commitment(kept!.share) } : { deposit: kept!.share });
    expect(how === 'share' && JSON.stringify(body).includes(kept!.share)).toBe(false);
  });
});

describe('the lobby', () => {
  test('shows a new table to everybody at once, and mine first', async () => {
    const [host, other] = [await open(), await open({ lang: 'fr' })];
    await other.go('/online');
    await other.page.getByText(lobby.noneOpen.fr).waitFor();
    await enter(host, 'Ada');
    await host.go('/online/new/belfort');
    await host.page.getByRole('radio', { name: /Anybody in the lobby/ }).check({ force: true });
    await press(host, named(host.page, 'button', en(newTable.create)));
    await seat(host.page, 1).waitFor();
    const id = tableOf(host.page);
    await other.page.locator(`[data-table="${id}"]`).waitFor();
    await host.go('/online');
    const mine = host.page.locator('section', { has: host.page.getByRole('heading', { name: en(lobby.mine) }) });
    await mine.locator(`[data-table="${id}"]`).waitFor();
    expect(await host.page.locator(`[data-table="${id}"]`).count()).toBe(1);
    expect([...host.troubles, ...other.troubles]).toEqual([]);
  });

  test('by keyboard alone: a name, a table, and its room', async () => {
    const window = await open();
    const { page } = window;
    await window.go('/online/new/bruges');
    await named(page, 'textbox', en(online.name)).focus();
    await page.keyboard.type('Keyes');
    await page.keyboard.press('Enter');
    await seat(page, 0).getByText('Keyes').waitFor();
    expect(window.troubles).toEqual([]);
  });
});

describe('my account', () => {
  test('is the same person on a second device, until they sign out everywhere', async () => {
    const [first, second] = [await open(), await open()];
    await enter(first, 'Ada');
    const { id } = await ask<{ id: string }>(first, '/api/me');
    const login = `ada-${id.slice(0, 8)}`;
    await press(first, first.page.getByRole('link', { name: en(lobby.account) }));
    await first.page.getByRole('textbox', { name: 'Login' }).fill(login);
    // what is wrong is said in the words of the page, not in those of the browser
    const password = first.page.getByLabel('Password', { exact: true });
    await press(first, named(first.page, 'button', en(meTexts.setPassword)));
    await first.page
      .getByRole('alert')
      .filter({ hasText: en(online.fillIn) })
      .waitFor();
    await password.pressSequentially('correct');
    await press(first, named(first.page, 'button', en(meTexts.setPassword)));
    await first.page
      .getByRole('alert')
      .filter({ hasText: en(online.tooShort, { n: 8 }) })
      .waitFor();
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    await password.fill('correct horse');
    await press(first, named(first.page, 'button', en(meTexts.setPassword)));
    await first.page.getByText(en(meTexts.passwordSaved)).waitFor();

    await second.go('/online/sign-in');
    await second.page.getByRole('textbox', { name: 'Login' }).fill(login);
    await second.page.getByLabel('Password', { exact: true }).fill('wrong battery');
    await press(second, named(second.page, 'button', en(online.signIn)));
    await second.page.getByRole('alert').filter({ hasText: 'do not fit together' }).waitFor();
    await second.page.getByLabel('Password', { exact: true }).fill('correct horse');
    await press(second, named(second.page, 'button', en(online.signIn)));
    await second.page.getByText(en(lobby.hello, { name: 'Ada' })).waitFor();
    expect((await ask<{ id: string }>(second, '/api/me')).id).toBe(id);

    await press(first, named(first.page, 'button', en(meTexts.signOutEverywhere)));
    await first.page.getByText(en(lobby.stranger)).waitFor();
    await second.go('/online');
    await second.page.getByText(en(lobby.stranger)).waitFor();
    // a wrong password is refused, and nothing else was
    expect([...first.troubles, ...second.troubles].filter((each) => !each.startsWith('403'))).toEqual([]);
  });

  test('a new name is known in every tab', async () => {
    const window = await open();
    await enter(window, 'Ada');
    const other = await window.context.newPage();
    await other.goto(`${server.address()}/online/me`);
    await other.getByRole('textbox', { name: en(online.name) }).fill('Augusta');
    await other
      .getByRole('button', { name: en(meTexts.save) })
      .first()
      .click();
    await window.page.getByText(en(lobby.hello, { name: 'Augusta' })).waitFor();
    expect(window.troubles).toEqual([]);
  });

  test('a token is shown once, and can be removed', async () => {
    const window = await open();
    const { page } = window;
    await enter(window, 'Ada');
    await window.go('/online/me');
    await page.getByRole('textbox', { name: en(meTexts.tokenName) }).fill('my bot');
    await press(window, named(page, 'button', en(meTexts.addToken)));
    const token = await page.getByRole('textbox', { name: en(meTexts.newToken) }).inputValue();
    const status = await page.evaluate(
      async (token) =>
        (await fetch('/api/me', { credentials: 'omit', headers: { authorization: `Bearer ${token}` } })).status,
      token,
    );
    expect(status).toBe(200);
    await window.go('/online/me');
    await press(window, named(page, 'button', en(meTexts.removeName, { name: 'my bot' })));
    await page.getByText('my bot').waitFor({ state: 'detached' });
    expect(await page.getByText(token).count()).toBe(0);
    expect(window.troubles).toEqual([]);
  });

  test('is deleted after a clear question, and stays when the answer is no', async () => {
    const window = await open();
    const { page } = window;
    await enter(window, 'Ada');
    const { id } = await ask<{ id: string }>(window, '/api/me');
    await window.go('/online/me');
    await press(window, named(page, 'button', en(meTexts.delete)));
    await page.getByText(en(meTexts.reallyDelete)).waitFor();
    await page.keyboard.press('Enter');
    await press(window, named(page, 'button', en(meTexts.delete)));
    await press(window, named(page, 'button', en(meTexts.deleteMe)));
    await page.getByText(en(lobby.stranger)).waitFor();
    const status = await page.evaluate(async (id) => (await fetch(`/api/people/${id}`)).status, id);
    expect(status).toBe(404);
  });

  test('somebody muted is listed by name, and can be heard again', async () => {
    const [window, other] = [await open(), await open()];
    await enter(window, 'Ada');
    await enter(other, 'Ben');
    const { id } = await ask<{ id: string }>(other, '/api/me');
    await window.go(`/people/${id}`);
    await press(window, named(window.page, 'button', 'Mute'));
    await window.go('/online/me');
    await press(window, named(window.page, 'button', en(meTexts.unmuteName, { name: 'Ben' })));
    await window.page.getByText(en(meTexts.noneMuted)).waitFor();
    expect(window.troubles).toEqual([]);
  });
});
