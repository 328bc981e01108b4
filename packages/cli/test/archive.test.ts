import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Replay, verifyReplay } from '@guildhall/kernel';
import { arenas, partChecks } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';

/** Everything that is kept of former rules, and perhaps of today's. */
const kept = [...games.values()].flatMap((row) => {
  const folder = fileURLToPath(new URL(`../../${row.game.id}/archive/`, import.meta.url));
  const numbers = readdirSync(folder).flatMap((name) => /^rules-(\d+)\.js$/.exec(name)?.[1] ?? []);
  return numbers.map((number) => ({ name: `${row.game.id}, rules ${number}`, row, rules: Number(number), folder }));
});

describe.each(kept)('$name', ({ row, rules, folder }) => {
  const replays: Replay[] = JSON.parse(readFileSync(`${folder}rules-${rules}.replays.json`, 'utf8'));

  test('have an engine that can be loaded', async () => {
    const engine = await row.engineFor(rules);
    expect([engine.id, engine.rules]).toEqual([row.game.id, rules]);
  });

  test('play every game as it was played when they were kept', async () => {
    const engine = await row.engineFor(rules);
    expect(replays.length).toBeGreaterThan(0);
    for (const replay of replays) expect(verifyReplay(engine, replay)).toMatchObject({ ok: true, finished: true });
  });

  test('tell a view in parts, though they may be older than these', async () => {
    const engine = await row.engineFor(rules);
    const cases = replays.map(({ options, seats }, i) => ({ name: `${i}`, options, seats }));
    for (const arena of arenas(engine, { cases, games: 1 })) for (const check of partChecks) check.run(arena);
  });
});

test.each([...games.values()])(
  'rules that are not kept leave the game $title to those of today, which refuse it',
  async (row) => {
    expect(await row.engineFor(999)).toBe(row.game);
  },
);

test.each([...games.values()])('the rules before those of $title today are kept', (row) => {
  const numbers = kept.flatMap(({ row: { game }, rules }) => (game.id === row.game.id ? [rules] : []));
  for (let rules = 1; rules < row.game.rules; rules++) expect(numbers).toContain(rules);
});
