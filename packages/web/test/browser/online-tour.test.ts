import type { Lang } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { LONG, oneBrowser, picture, type Size, still, type Window } from './browser.ts';
import { oneServer } from './server.ts';
import { seriousFindings } from './tour.ts';

const browser = oneBrowser();
const server = oneServer();

/** Asks the server as this window would. */
const ask = ({ page }: Window, method: string, path: string, body: object = {}): Promise<{ id: string }> =>
  page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(path, { method, body, headers: { 'content-type': 'application/json' } });
      return response.json();
    },
    [method, path, JSON.stringify(body)] as const,
  );

const opened = (window: Window, change: object = {}) =>
  ask(window, 'POST', '/api/tables', {
    game: 'belfort',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
    pace: { kind: 'turns', hours: 48 },
    listed: true,
    takebacks: true,
    ...change,
  });

test.each([
  ['desktop', 'light', 'en'],
  ['desktop', 'dark', 'de'],
  ['phone', 'light', 'fr'],
  ['phone', 'dark', 'de'],
] as const satisfies readonly (readonly [Size, 'light' | 'dark', Lang])[])(
  'every online page is accessible, %s, %s, %s',
  { timeout: LONG },
  async (size, theme, lang) => {
    const open = () => browser.open({ size, theme, lang, address: server.address() });
    const [mine, other, stranger] = [await open(), await open(), await open()];
    const findings: string[] = [];
    async function look(window: Window, path: string, name: string): Promise<void> {
      await window.go(path);
      await window.page.waitForLoadState('networkidle');
      await still(window.page);
      await picture(window.page, `online-${size}-${theme}-${lang}-${name}`, true);
      findings.push(...(await seriousFindings(window)).map((found) => `${name}: ${found}`));
      const sideways = await window.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (sideways) findings.push(`${name}: wider than the window`);
    }
    await look(stranger, '/', 'home');
    await look(stranger, '/online', 'lobby-for-strangers');
    await look(stranger, '/online/sign-in', 'sign-in');
    await look(stranger, '/online/new/bruges', 'new-bruges-for-strangers');

    await mine.go('/');
    await other.go('/');
    const ada = await ask(mine, 'POST', '/api/enter', { name: 'Ada' });
    const ben = await ask(other, 'POST', '/api/enter', { name: 'Maximilian-Ferdinand' });
    const waiting = await opened(mine);
    const invitation = await opened(other, { pace: { kind: 'live', minutes: 40, seconds: 10 } });
    const running = await opened(mine, { game: 'bruges', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    await ask(mine, 'POST', `/api/tables/${running.id}/start`);
    await ask(other, 'POST', `/api/tables/${waiting.id}/join`);
    await ask(mine, 'POST', '/api/me/tokens', { name: 'my bot' });
    await ask(mine, 'PUT', `/api/me/muted/${ben.id}`, { on: true });

    await look(mine, '/online', 'lobby');
    await look(mine, '/online/new/belfort', 'new-belfort');
    await look(mine, `/online/table/${waiting.id}`, 'room-of-mine');
    await look(mine, `/online/table/${invitation.id}`, 'room-of-another');
    await look(stranger, `/online/table/${invitation.id}`, 'room-for-strangers');
    await look(mine, '/online/me', 'me');
    await look(mine, `/people/${ben.id}`, 'person');
    await look(other, `/people/${ada.id}`, 'person-with-games');
    expect(findings).toEqual([]);
    expect([...mine.troubles, ...other.troubles, ...stranger.troubles]).toEqual([]);
  },
);
