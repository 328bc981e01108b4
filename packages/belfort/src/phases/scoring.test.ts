import { describe, expect, test } from 'vitest';
import { scoringNow, tieBreakOf } from '../facts/scoring.ts';
import { belfort } from '../game.ts';
import { table } from '../scenario/table.ts';

const options = { guilds: ['miners', 'bankers', 'masons', 'recruiters', 'merchants'] };
const NAMES = ['red', 'yellow', 'blue', 'purple', 'green'];

/** Scores a table where only the given district markers count. */
function scored(seats: number, markers: Record<string, string[]>, players: Record<string, object> = {}) {
  const names = NAMES.slice(0, seats);
  const { state } = table({
    seats: names,
    options,
    given: {
      phase: 'scoring',
      round: 7,
      players: Object.fromEntries(names.map((name) => [name, { elves: 0, dwarves: 0, ...players[name] }])),
      markers,
    },
  });
  return state;
}
const scores = (state: ReturnType<typeof scored>) => state.players.map(({ score }) => score);

describe('districts', () => {
  const markers = { red: ['keep 1', 'pub 1'], yellow: ['wall 1a', 'guild 1'], blue: ['gatehouse 1>5'] };

  test.each([
    [3, [5, 3, 0]],
    [4, [5, 3, 1, 0]],
    [5, [5, 3, 1, 0, 0]],
  ])('[Belfort 6.1] %i players: %j', (seats, expected) => {
    expect(scores(scored(seats, markers))).toEqual(expected);
  });

  test('[Belfort 6.1] with three players a tie for the lead leaves nothing for the third', () => {
    expect(scores(scored(3, { red: ['keep 1'], yellow: ['wall 1a', 'guild 1'], blue: ['pub 1'] }))).toEqual([3, 3, 0]);
  });

  test('[Belfort 6.1] a marker counts whatever it stands on, a gatehouse where its symbol lies', () => {
    const state = scored(4, {
      red: ['keep 2', 'wall 2a', 'wall 2b', 'guild 2', 'gatehouse 2>1', 'gatehouse 2>3', 'pub 2'],
    });
    const count = (district: number) => scoringNow(state)[district]!.ranks[0]!.count;
    expect([0, 1, 2, 3, 4].map(count)).toEqual([0, 8, 0, 0, 0]);
  });

  test('[Belfort 1.6] markers do not run out at the printed twelve', () => {
    const thirteen = [1, 2, 3, 4, 5].flatMap((n) => [`pub ${n}`, `inn ${n}`, `bank ${n}`]).slice(0, 13);
    const state = scored(3, { red: thirteen });
    expect(belfort.violations(state)).toEqual([]);
    expect(scores(state)).toEqual([25, 0, 0]);
  });
});

describe('workers', () => {
  test('[Belfort 6.2] elves, dwarves and gnomes are three rankings', () => {
    const state = scored(
      3,
      {},
      {
        red: { elves: 5, dwarves: 1, built: [{ property: 'market', gnomes: 2 }] },
        yellow: { elves: 4, dwarves: 2, built: [{ property: 'inn', gnomes: 1 }] },
        blue: { elves: 3, dwarves: 3 },
      },
    );
    expect(scores(state)).toEqual([6, 3, 3]);
  });

  test('[Belfort 6.2] a master is one worker', () => {
    const state = scored(3, {}, { red: { masterElves: 5 }, yellow: { elves: 6 }, blue: { elves: 5 } });
    expect(scoringNow(state)[5]!.ranks.map(({ count }) => count)).toEqual([5, 6, 5]);
    expect(scores(state)).toEqual([0, 3, 0]);
  });

  test('[B13] without gnomes anywhere nobody scores them', () => {
    const state = scored(3, {}, { red: { built: ['market'] } });
    expect(scoringNow(state)[7]!.ranks.every(({ place }) => place === 0)).toBe(true);
  });
});

describe('when', () => {
  test.each([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
    [5, true],
    [6, false],
    [7, true],
  ])('[Belfort 1.1] the end of round %i is scored: %s', (round, expected) => {
    const { play } = table({
      options,
      given: { phase: 'actions', round, turn: 'blue', players: { blue: { crest: 3 } } },
    });
    const events = play('blue', { do: 'endTurn' });
    expect(events.some((event) => event.t === 'scored')).toBe(expected);
    expect(events.some((event) => event.t === 'end')).toBe(round === 7);
  });

  test('[Belfort 6.1] every point stands in the reckoning', () => {
    const state = scored(4, { red: ['keep 1'], yellow: ['pub 1'] }, { blue: { elves: 1 } });
    expect(belfort.score(state)).toEqual([
      { round: 7, seat: 0, item: 'district.0', points: 5 },
      { round: 7, seat: 1, item: 'district.0', points: 3 },
      { round: 7, seat: 2, item: 'elf', points: 3 },
    ]);
  });
});

describe('end', () => {
  const goods = (wood: number, stone: number, metal: number, gold: number) => ({ wood, stone, metal, gold });

  test('[Belfort 6.4] after the third scoring the game is over', () => {
    const state = scored(3, {});
    expect(belfort.decision(state)).toBeNull();
    expect(state.stage).toBe('over');
    for (const seat of [0, 1, 2]) expect(belfort.legal(state, seat)).toEqual([]);
  });

  test.each([
    [goods(1, 2, 3, 4), 13],
    [goods(0, 0, 2, 0), 4],
    [goods(5, 0, 0, 0), 5],
  ])('[Belfort 6.4] %j count %i in a tie', (red, sum) => {
    expect(tieBreakOf(scored(3, {}, { red }).players[0]!)).toBe(sum);
  });

  test.each([
    ['points', [30, 29, 0], [goods(0, 0, 0, 0), goods(9, 9, 9, 9), goods(0, 0, 0, 0)], [1, 2, 3]],
    ['goods', [30, 30, 30], [goods(0, 0, 2, 0), goods(1, 1, 0, 1), goods(1, 1, 0, 0)], [1, 2, 3]],
    ['goods', [30, 30, 30], [goods(0, 0, 2, 0), goods(2, 2, 0, 1), goods(1, 1, 0, 0)], [2, 1, 3]],
  ] as const)('[Belfort 6.4] decided by %s: %j', (_, score, stock, places) => {
    const players = Object.fromEntries(stock.map((each, i) => [NAMES[i]!, { ...each, score: score[i] }]));
    expect(belfort.standings(scored(3, {}, players)).map(({ place }) => place)).toEqual(places);
  });

  test('[B35] full ties win together, and those below are ranked by the same two numbers', () => {
    const state = scored(
      5,
      {},
      {
        red: { score: 20, ...goods(0, 0, 2, 0) },
        yellow: { score: 10, ...goods(0, 0, 0, 1) },
        blue: { score: 20, ...goods(1, 1, 1, 0) },
        purple: { score: 10, ...goods(0, 0, 0, 1) },
        green: { score: 10, ...goods(0, 0, 1, 0) },
      },
    );
    expect(belfort.standings(state).map(({ place }) => place)).toEqual([1, 4, 1, 4, 3]);
  });
});
