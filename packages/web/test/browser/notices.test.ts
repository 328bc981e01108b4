import { belfort } from '@guildhall/belfort';
import { commitment, type Origin, recordReplay, type Seat, seedOf, shuffleFaults } from '@guildhall/kernel';
import { expect, test, vi } from 'vitest';
import { replayTexts } from '../../src/table/replay/texts.ts';
import { oneBrowser, press } from './browser.ts';

const browser = oneBrowser();

/** A window whose service worker has shown what a server pushed. */
async function pushed(data: { title: string; body: string; url: string; tag: string }) {
  const { page, context, go } = await browser.open({ offline: true });
  await context.grantPermissions(['notifications']);
  await go('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const message = {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  };
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag, data: { url } }) => ({ title, body, tag, url }));
    });
  // a busy browser now and then loses what its own tools deliver
  for (let tries = 0; tries < 5 && (await shown()).length === 0; tries++) {
    await devtools.send('ServiceWorker.deliverPushMessage', message);
    await vi.waitUntil(async () => (await shown()).length > 0, { timeout: 5000 }).catch(() => {});
  }
  await expect.poll(shown).toEqual([data]);
  return { page, context, go, shown };
}

const NOTICE = { title: 'Du bist am Zug', body: 'Brügge, mit Ada', url: '/online/table/table-1', tag: 'table-1' };

test('what the server pushes is shown, with the table that it leads to', async () => {
  await pushed(NOTICE);
});

/**
 * Runs in the service worker: somebody clicks the notice. A browser without a desktop shows no notices, and opens windows only
 * for a hand that really clicked; so what it is asked to do is written down in its place.
 */
async function clickNotice(): Promise<string[]> {
  const worker = self as unknown as {
    registration: { getNotifications(): Promise<object[]> };
    clients: { openWindow(url: string): unknown };
    WindowClient: { prototype: { focus(): unknown } };
    NotificationEvent: new (type: string, init: object) => Event;
    dispatchEvent(event: Event): void;
  };
  const asked: string[] = [];
  worker.clients.openWindow = async (url) => void asked.push(`open ${url}`);
  worker.WindowClient.prototype.focus = async function (this: { url: string }) {
    asked.push(`focus ${new URL(this.url).pathname}`);
  };
  const [notification] = await worker.registration.getNotifications();
  worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
  for (let tries = 0; tries < 100 && asked.length === 0; tries++) await new Promise((go) => setTimeout(go, 20));
  return asked;
}

test('a click on a notice puts it away, and leads to its table: in a new window, or in the one that shows it', async () => {
  const { page, context, shown, go } = await pushed(NOTICE);
  const worker = context.serviceWorkers()[0]!;
  expect(await worker.evaluate(clickNotice)).toEqual(['open /online/table/table-1']);
  await expect.poll(shown).toEqual([]);

  // a table that is looked at comes to the front
  await page.evaluate(async ({ title, ...rest }) => {
    const { body, tag, url } = rest;
    await (await navigator.serviceWorker.ready).showNotification(title, { body, tag, data: { url } });
  }, NOTICE);
  await go(NOTICE.url);
  expect(await worker.evaluate(clickNotice)).toEqual(['focus /online/table/table-1']);
  await expect.poll(shown).toEqual([]);
});

const hex = (digit: string) => digit.repeat(64);
const [SECRET, MINE, OTHERS] = [hex('5'), hex('a'), hex('b')];
const origin: Origin = {
  version: 1,
  table: 'table-1',
  secret: SECRET,
  shares: [
    { seat: 0, how: 'revealed', hash: commitment(MINE), share: MINE },
    { seat: 1, how: 'revealed', hash: commitment(OTHERS), share: OTHERS },
  ],
};

/** A game that a server dealt, with its first moves. */
function onlineReplay(change: Partial<Origin> = {}) {
  const options = belfort.options({}, 2);
  const seed = seedOf(origin, belfort.id, belfort.rules, options);
  const state = belfort.setup(options, 2, seed);
  const actions: [Seat, ReturnType<typeof belfort.legal>[number]][] = [];
  for (let n = 0; n < 20; n++) {
    const seat = belfort.decision(state)!.seats[0]!;
    const action = belfort.legal(state, seat)[0]!;
    belfort.apply(state, seat, action);
    actions.push([seat, action]);
  }
  const replay = { ...recordReplay(belfort, options, 2, seed, actions), origin: { ...origin, ...change } };
  return { name: 'replay.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(replay)) };
}

test('a game that was begun on a device and put online offers no check of its shuffle', async () => {
  const window = await browser.open();
  const { page } = window;
  await window.go('/replay');
  await page.locator('input[type=file]').setInputFiles(onlineReplay({ version: 0, from: 'device' } as never));
  await page.locator('[data-anchor=scrubber], input[type=range]').first().waitFor();
  expect(await page.getByRole('button', { name: replayTexts.fairButton.en }).count()).toBe(0);
});

test('the shuffle of an online game is checked with what this browser kept, and explained in three sentences', async () => {
  const window = await browser.open();
  const { page } = window;
  await window.go('/replay');
  const check = async (file: ReturnType<typeof onlineReplay>) => {
    await window.go('/replay');
    await page.locator('input[type=file]').setInputFiles(file);
    await press(window, page.getByRole('button', { name: replayTexts.fairButton.en }));
    return page.getByRole('dialog');
  };
  const unkept = await check(onlineReplay());
  expect(await unkept.getByRole('heading').textContent()).toBe(replayTexts.fairYes.en);
  expect(await unkept.textContent()).toContain(commitment(SECRET));

  const keep = (commitment: string) =>
    page.evaluate((kept) => localStorage.setItem('guildhall.share.table-1', JSON.stringify(kept)), {
      share: MINE,
      commitment,
    });
  await keep(commitment(SECRET));
  const kept = await check(onlineReplay());
  expect(await kept.getByRole('listitem').allTextContents()).toEqual([
    replayTexts.fairSecretKept.en,
    expect.stringContaining('yours is among them'),
    replayTexts.fairSeed.en,
  ]);
  await press(window, kept.getByRole('button', { name: replayTexts.close.en }));
  expect(await kept.isVisible()).toBe(false);

  await keep(hex('9'));
  const unfair = await check(onlineReplay());
  expect(await unfair.getByRole('heading').textContent()).toBe(replayTexts.fairNo.en);
  expect(await unfair.textContent()).toContain(shuffleFaults.otherSecret.en);
  expect(window.troubles).toEqual([]);
});
