import { belfort, type Event } from '@guildhall/belfort';
import { makeBot } from '@guildhall/bots';
import { seeded } from '@guildhall/kernel';
import { newTable } from '@guildhall/table';
import { expect, test } from 'vitest';
import { totalsOf } from '../../../table/scoring/scene.ts';
import { scenesOf } from './scenes.ts';

/** The moves of a game until somebody has scored. */
function scoredGame() {
  const seats = ['red', 'blue', 'yellow'].map((colour) => ({ kind: 'human' as const, name: colour, colour }));
  const table = newTable(belfort, {}, seats, '7'.repeat(64));
  const bot = makeBot('greedy', 'belfort');
  const random = seeded(7);
  for (let decision = table.decision(); decision !== null; decision = table.decision()) {
    const seat = decision.seats[0]!;
    const before = table.state.players.map(({ score }) => score);
    table.submit(
      table.revision,
      seat,
      bot.choose(table.legal(seat), () => table.view([seat]), seat, random),
    );
    const { events } = table.moves.at(-1)!;
    if (events.some(({ t }) => t === 'scored')) return { table, before, events };
  }
  throw new Error('nobody scored');
}

test('a scoring is told district by district, then kind by kind, and its scenes add up to what everybody gets', () => {
  const { table, before, events } = scoredGame();
  const scenes = scenesOf(events, { lang: 'en', view: table.state });
  expect(scenes).toHaveLength(8);
  expect(scenes[0]!.title).toMatch(/^District 1 · /);
  expect(scenes.slice(5).map(({ title }) => title)).toEqual(['Elves', 'Dwarves', 'Gnomes']);
  const gained = table.state.players.map(({ score }, seat) => score - before[seat]!);
  for (const { seat, points } of totalsOf(scenes, 3)) expect(points, `seat ${seat}`).toBe(gained[seat]);
});

test('a move without a scoring has no scenes', () => {
  const events: Event[] = [{ t: 'pass', seat: 0 }];
  expect(scenesOf(events, { lang: 'en', view: { guilds: [] } })).toEqual([]);
});
