import { AREAS, type Area, belfort, type Event, joined, type Share, sharesNow } from '@guildhall/belfort';
import { below, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { collectedFrom } from './harvest.ts';

const bySeat = (shares: readonly Share[]) =>
  shares
    .map(({ seat, crew, yields, bonus }) => ({ seat, crew: { ...crew }, yields, bonus }))
    .sort((a, b) => a.seat - b.seat);

/** Plays at random; what stands in the areas before the last one passes is what the events tell afterwards. */
describe.each([2, 3, 4, 5])('the collection board with %i players', (seats) => {
  test('foretells what the rules bring, and reads it back from the events', () => {
    const random = seeded(seats);
    const state = belfort.setup(belfort.options({ guilds: 'advanced' }, seats), seats, 40 + seats);
    let round: Event[] = [];
    let foretold: Record<Area, Share[]> | null = null;
    let compared = 0;
    for (let asked = belfort.decision(state); asked !== null; asked = belfort.decision(state)) {
      const seat = asked.seats[0]!;
      const legal = belfort.legal(state, seat);
      const action = legal[below(random, legal.length)]!;
      const events: Event[] = [];
      const before = belfort.clone(state);
      belfort.apply(state, seat, action, events);
      const starts = events.findLastIndex((event) => event.t === 'round');
      const collects = events.findIndex((event) => event.t === 'stage' && event.stage === 'forest');
      if (collects >= 0) {
        // the last crew is sent and collected in one move: put it where it was sent before looking
        for (const event of events.slice(0, collects)) {
          if (event.t !== 'send') continue;
          const player = before.players[event.seat]!;
          player[event.area] = joined(player[event.area], event.worker, event.n);
        }
        const view = belfort.view(before, []);
        foretold = Object.fromEntries(AREAS.map((area) => [area, sharesNow(view, area)])) as Record<Area, Share[]>;
        const told = collectedFrom([...round, ...events]);
        for (const area of AREAS) expect(bySeat(foretold[area])).toEqual(bySeat(told.shares[area]));
        compared++;
      }
      round = starts >= 0 ? events.slice(starts + 1) : [...round, ...events];
    }
    expect(compared).toBe(7);
  });
});

test('nothing is collected before anything happened', () => {
  expect(collectedFrom([]).shares.forest).toEqual([]);
  expect(collectedFrom(undefined).income.size).toBe(0);
});
