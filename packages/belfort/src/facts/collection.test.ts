import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { belfort } from '../game.ts';
import { table } from '../scenario/table.ts';
import { AREAS, joined } from '../state.ts';
import { GOOD_OF, sharesNow, treasuryNow } from './collection.ts';
import { randomGame } from './random-game.ts';
import { crewSize } from './workers.ts';

test.each([
  [0, 0],
  [1, 0],
  [5, 0],
  [6, 1],
  [10, 1],
  [11, 2],
  [15, 2],
  [16, 3],
  [45, 8],
  [46, 9],
  [50, 9],
  [51, 9],
  [60, 9],
])('[Belfort 1.8] %i points cost %i gold', (score, tax) => {
  const { state } = table({ given: { round: 4, players: { red: { score } } } });
  expect(treasuryNow(state)[0]).toMatchObject({ seat: 0, tax });
});

test.each([
  [16, 0, [], 3],
  [16, 0, ['pub', 'bank', 'inn'], 1],
  [16, 2, ['pub'], 0],
  [16, 9, [], 0],
  [5, 0, [], 0],
] as const)('[Belfort 4.8] %i points, %i gold, %j: %i points would be lost', (score, gold, built, fine) => {
  const given = { round: 4, players: { red: { score, gold, built: [...built] } } };
  expect(treasuryNow(table({ given }).state)[0]!.fine).toBe(fine);
  const { player } = table({ given: { ...given, phase: 'treasury' } });
  expect(player('red').score).toBe(score - fine);
});

describe.each([2, 3, 4, 5])('with %i players', (seats) => {
  test('[Belfort 4.1] a spectator can tell what every area will bring', () => {
    let collections = 0;
    for (const { state, seat: asked, action } of randomGame(seats, 40 + seats)) {
      const before = belfort.clone(state);
      const events: Event[] = [];
      belfort.apply(belfort.clone(state), asked, action, events);
      const from = events.findIndex((event) => event.t === 'stage' && event.stage === 'forest');
      if (from < 0) continue;
      collections++;
      // the last crew is sent and collected in one move
      for (const event of events.slice(0, from)) {
        if (event.t !== 'send') continue;
        const player = before.players[event.seat]!;
        player[event.area] = joined(player[event.area], event.worker, event.n);
      }
      const view = belfort.view(before, []);
      const told = AREAS.flatMap((area) =>
        sharesNow(view, area).flatMap(({ seat, crew, yields, bonus }) => [
          ...(yields > 0 ? [{ t: 'gain', seat, what: GOOD_OF[area], n: yields, source: area, from: null }] : []),
          ...(bonus > 0 ? [{ t: 'gain', seat, what: GOOD_OF[area], n: 1, source: `${area}.bonus`, from: null }] : []),
          { t: 'home', seat, from: area, n: crewSize(crew) },
        ]),
      );
      const to = events.findIndex((event) => event.t === 'stage' && event.stage === 'desk');
      expect(events.slice(from, to).filter((event) => event.t !== 'stage')).toEqual(told);
    }
    expect(collections).toBe(7);
  });
});
