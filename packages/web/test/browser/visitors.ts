import { say } from '@guildhall/kernel';
import type { BodyOf, Pace, TableInfo } from '@guildhall/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import { room } from '../../src/pages/online/room.texts.ts';
import type { oneBrowser, Visit, Window } from './browser.ts';
import type { Person } from './person.ts';
import type { oneServer } from './server.ts';

export interface Visitor extends Window {
  readonly name: string;
  /** Cuts the line to the server, until it is let go. */
  cut(): Promise<() => void>;
}

/** Requests of a page, with its cookie. */
export const ask = <T>({ page }: Pick<Window, 'page'>, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(where!, {
        method: how!,
        headers: { 'content-type': 'application/json' },
        ...(how === 'GET' ? {} : { body: what! }),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer as never;
    },
    [method, path, JSON.stringify(body ?? {})],
  );

let visitors = 0;

/** Somebody comes with a browser of their own, and chance of their own: pages with the same would mix up their lines. */
export function visits(browser: ReturnType<typeof oneBrowser>, server: ReturnType<typeof oneServer>) {
  return async (name: string, visit: Visit = {}): Promise<Visitor> => {
    const window = await browser.open({ ...visit, address: server.address(), seed: ++visitors });
    const { page } = window;
    const lines = new Set<WebSocketRoute>();
    let isCut = false;
    await page.routeWebSocket('**/api/socket', (route) => {
      if (isCut) return void route.close();
      lines.add(route);
      const line = route.connectToServer();
      route.onMessage((message) => !isCut && line.send(message));
      line.onMessage((message) => !isCut && route.send(message));
    });
    await window.go('/settings');
    await ask(window, 'POST', '/api/enter', { name });
    return {
      ...window,
      name,
      async cut() {
        isCut = true;
        for (const line of lines) await line.close();
        lines.clear();
        return () => {
          isCut = false;
        };
      },
    };
  };
}

/** The page lies behind others, or in front again. No window of a test is ever really hidden. */
export const turnAway = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );

type Wanted = Pick<BodyOf<'newTable'>, 'game' | 'advice'> & { readonly bots?: number; readonly pace?: Pace };

const LIVE: Pace = { kind: 'live', minutes: 90, seconds: 30 };

/** These people sit down at a table; it is started by the button. */
export async function sitDown(
  people: readonly Visitor[],
  { game, advice = false, bots = 0, pace = LIVE }: Wanted,
): Promise<string> {
  const [host, ...guests] = people;
  const seats = [
    { kind: 'me' },
    ...guests.map(() => ({ kind: 'open' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' })),
  ];
  const { id } = await ask<TableInfo>(host!, 'POST', '/api/tables', {
    game,
    options: {},
    seats,
    pace,
    listed: false,
    takebacks: true,
    advice,
  });
  for (const guest of guests) {
    await guest.go(`/online/table/${id}`);
    await guest.page
      .getByRole('button', { name: say(room.sitHere, guest.lang) })
      .first()
      .click();
    await guest.page.getByRole('button', { name: say(room.leave, guest.lang) }).waitFor();
  }
  await host!.go(`/online/table/${id}`);
  await host!.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of people) await shown(page);
  return id;
}

export const shown = (page: Page) => page.locator('[data-revision]').waitFor({ state: 'attached' });
export const revisionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-revision]').getAttribute('data-revision'));

/** Somebody plays until it is for others to play. The server knows: a screen may be a moment behind. */
export async function playAll(visitor: Visitor, table: string, person: Person): Promise<void> {
  for (;;) {
    const { seats, waiting } = await ask<TableInfo>(visitor, 'GET', `/api/tables/${table}`);
    if (!waiting.some((seat) => seats[seat]!.person?.name === visitor.name)) return;
    await person.playUntil(({ asked, comingUp }) => !asked && !comingUp, true);
  }
}

/** All play at the same time, until everybody has seen so many moves, or the end. */
export async function playUntil(players: readonly Person[], revision = Infinity): Promise<void> {
  await Promise.all(
    players.map((player) => player.playUntil(({ over, revision: now }) => over || now >= revision, true)),
  );
}
