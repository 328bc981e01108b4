import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playTable } from '../examples/client.ts';
import { ROUTES } from '../packages/protocol/src/index.ts';
import { apiPage, openApi } from '../packages/protocol/src/openapi.ts';
import { type OnlineServer, onlineServer, visitor } from '../packages/server/test/online-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(textOf('packages/server/package.json')) as { version: string };

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string }>>;
  readonly components: { schemas: Record<string, unknown> };
}

describe('the pages of the API', () => {
  test('are up to date: npm run api writes them', () => {
    expect(textOf('docs/api.md')).toBe(apiPage());
    expect(JSON.parse(textOf('docs/openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApi(version))));
  });

  test('name every request once, and refer to nothing that is missing', () => {
    const { paths, components } = openApi(version) as unknown as Document;
    const named = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(named.sort()).toEqual(Object.keys(ROUTES).sort());
    const refs = [...JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
    expect(refs.length).toBeGreaterThan(20);
    for (const name of refs) expect(Object.keys(components.schemas)).toContain(name);
  });
});

describe('the example client', () => {
  let server: OnlineServer;
  beforeAll(async () => {
    server = await onlineServer({ drawingTime: 60_000 });
  });
  afterAll(() => server.close());

  test('the server hands out the same description', async () => {
    const response = await fetch(`${server.url}/api/openapi.json`);
    expect(await response.json()).toEqual(JSON.parse(textOf('docs/openapi.json')));
  });

  test.each(['belfort', 'bruges'])(
    'plays a whole game of %s with a token, against another one and a bot',
    async (game) => {
      const people = await Promise.all(['Host', 'Ada', 'Ben'].map((name) => visitor(server, name)));
      const [host, ...players] = people as [(typeof people)[0], ...typeof people];
      const { answer: table } = await host!.ask('newTable', {
        game,
        options: {},
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
        pace: { kind: 'free' },
        listed: false,
        takebacks: false,
      });
      const tokens = await Promise.all(players.map((player) => player.ask('addToken', { name: 'program' })));
      const games = tokens.map(({ answer }) => playTable(server.url, answer.token, table.id));
      await expect
        .poll(async () =>
          (await host!.ask('table', {}, { id: table.id })).answer.seats.every(({ person }) => person !== null),
        )
        .toBe(true);
      const line = await host!.connect();
      await line.say({ t: 'open', table: table.id });
      await host!.ask('start', {}, { id: table.id });
      await line.find('table', ({ info }) => info.status === 'running');
      await line.say({ t: 'seat', table: table.id, key: 'let-a-bot-play', act: 'bot' });
      const [places, others] = await Promise.all(games);
      expect(places).toHaveLength(3);
      expect(Math.min(...places!)).toBe(1);
      expect(others).toEqual(places);
      const { answer: replay } = await host!.ask('replay', {}, { id: table.id });
      const { origin } = replay as { origin: { shares: { how: string }[] } };
      expect(origin.shares.map(({ how }) => how)).toEqual(['revealed', 'revealed']);
      line.close();
    },
  );
});
