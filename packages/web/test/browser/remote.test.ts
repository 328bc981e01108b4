import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONS } from '@guildhall/bruges';
import { buildScreen, createApp } from '@guildhall/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authority } from '../remote/authority.ts';
import { LONG, oneBrowser, type Window } from './browser.ts';
import { games as brugesGames } from './bruges.ts';
import { untouched } from './games.ts';
import { BELFORT, BRUGES, Person } from './person.ts';

/*
 * A second source of accounts: the table is in this process, the screen in the browser, and between them goes nothing
 * but JSON of what a seat may see. No board knows the difference.
 */
const browser = oneBrowser();
const folder = mkdtempSync(join(tmpdir(), 'guildhall-remote-'));
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  await buildScreen({ root: join(import.meta.dirname, '../remote'), publicDir: false, build: { outDir: folder } });
  app = await createApp(folder);
  await app.listen({ port: 0, host: 'localhost' });
  address = `http://localhost:${(app.server.address() as AddressInfo).port}`;
}, LONG);
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every number of a card that was ever told to onlookers. */
function toldCards(messages: readonly string[]): Set<number> {
  const told = new Set<number>();
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'number' && /^(card|cards|person|known|discard)$/.test(key)) told.add(value);
    else if (Array.isArray(value)) for (const each of value) look(each, key);
    else if (typeof value === 'object' && value !== null) {
      for (const [inside, each] of Object.entries(value)) look(each, inside);
    }
  };
  for (const json of messages) look(JSON.parse(json), '');
  return told;
}

/** What everybody has at the end; the end screen is loaded when it is wanted. */
async function totals({ page }: Window): Promise<number[]> {
  const row = page.locator('tfoot tr').first();
  await row.waitFor();
  return (await row.locator('td').allTextContents()).map(Number);
}

describe('a screen that is fed nothing but JSON', () => {
  test('plays a whole game of Belfort, and an onlooker watches it', { timeout: LONG }, async () => {
    const [seat, onlooker] = [await browser.open(), await browser.open()];
    const table = untouched({ seed: 3 });
    const authority = new Authority(table, 3);
    await authority.join(seat.page, address, 0);
    await authority.join(onlooker.page, address, null);
    await new Person(seat, 3, BELFORT).playUntil(({ over }) => {
      if (!over) expect(authority.refused).toEqual([]);
      return over;
    });
    expect(table.decision()).toBeNull();
    const scores = table.game.standings(table.state).map(({ score }) => score);
    expect((await totals(seat)).sort()).toEqual([...scores].sort());
    expect(await totals(onlooker)).toEqual(await totals(seat));
    expect(await onlooker.page.locator('[data-target^="hand:"]').count()).toBe(0);
    expect([...seat.troubles, ...onlooker.troubles]).toEqual([]);
  });

  test('plays a whole game of Bruges, and an onlooker sees no card they may not see', { timeout: LONG }, async () => {
    const [seat, onlooker] = [await browser.open(), await browser.open()];
    const table = brugesGames.untouched({ seed: 4 });
    const authority = new Authority(table, 4);
    await authority.join(seat.page, address, 0);
    await authority.join(onlooker.page, address, null);
    let looks = 0;
    /** Names of cards in somebody's hand that nobody else has ever seen. */
    const secretNames = () => {
      const told = toldCards(authority.public);
      const hands = table.state.players.flatMap(({ hand }) => hand);
      return hands.flatMap((card) => (told.has(card) ? [] : [PERSONS[card]!.name.en]));
    };
    const person = new Person(seat, 4, BRUGES);
    for (let over = false; !over; looks++) {
      let steps = 0;
      over = (await person.playUntil((now) => now.over || steps++ >= 25)).over;
      const page = await onlooker.page.locator('body').innerHTML();
      const names = secretNames();
      if (!over) expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => page.includes(`>${name}<`))).toEqual([]);
      expect(await onlooker.page.locator('[data-target^="hand:"]').count()).toBe(0);
    }
    expect(looks).toBeGreaterThan(3);
    expect(authority.refused).toEqual([]);
    expect(await totals(onlooker)).toEqual(await totals(seat));
    expect([...seat.troubles, ...onlooker.troubles]).toEqual([]);
  });
});
