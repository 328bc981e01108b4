import { describe, expect, test } from 'vitest';
import { symbolNamed } from '../board/names.ts';
import { scoringNow } from '../facts/scoring.ts';
import { belfort } from '../game.ts';
import { NEUTRAL_WORKERS } from '../numbers.ts';
import { table } from '../scenario/table.ts';
import { NOBODY, type State } from '../state.ts';

const seats = ['red', 'yellow'];
const options = { guilds: ['miners', 'bankers', 'masons', 'recruiters', 'wizards'] };
const NP3 = 2;
const NP4 = 3;
const pool = ['pub', 'inn', 'bank'];
const two = (given: object, more: object = {}) =>
  table({ seats, options: { ...options, ...more }, given: { ...given } });
const at = (state: State, name: string) => state.markers[symbolNamed(name)];

describe('dwarves', () => {
  function setUp(): State {
    const state = belfort.setup(belfort.options({}, 2), 2, 5);
    while (belfort.decision(state)!.ask === 'startingHand') {
      const seat = belfort.decision(state)!.seats[0]!;
      belfort.apply(state, seat, belfort.legal(state, seat)[0]!);
    }
    return state;
  }

  test('[Belfort 7.4] after the hands crest 1 places NP3, then crest 2 NP4 on another guild', () => {
    const state = setUp();
    expect(state.neutralDwarves).toEqual([NOBODY, NOBODY]);
    const first = state.players.findIndex(({ crest }) => crest === 1);
    expect(belfort.decision(state)).toMatchObject({ seats: [first], ask: 'neutralDwarf' });
    expect(belfort.legal(state, first)).toHaveLength(5);
    expect(belfort.legal(state, 1 - first)).toEqual([]);
    belfort.apply(state, first, { do: 'neutralDwarf', district: 3 });
    expect(belfort.decision(state)).toMatchObject({ seats: [1 - first], ask: 'neutralDwarf' });
    expect(belfort.legal(state, 1 - first).map((action) => (action as { district: number }).district)).toEqual([
      0, 1, 2, 4,
    ]);
    belfort.apply(state, 1 - first, { do: 'neutralDwarf', district: 0 });
    expect(state.neutralDwarves).toEqual([3, 0]);
    expect(state.stage).toBe('placement');
  });

  test('[Belfort 7.1] with more players there are no neutral builders', () => {
    const state = belfort.setup(belfort.options({}, 3), 3, 5);
    expect(state.neutralDwarves).toEqual([]);
    expect(scoringNow(state)[5]!.ranks).toHaveLength(3);
  });

  test('[Belfort 7.4] nobody can place on a blocked guild, not even its owner', () => {
    const { offers } = two({ neutralDwarves: ['masons', 'wizards'], markers: { red: ['guild 3'] } });
    const open = ['miners', 'bankers', 'masons', 'recruiters', 'wizards'].filter(
      (guild) => offers('red', { do: 'place', worker: 'elf', at: guild }).length > 0,
    );
    expect(open).toEqual(['miners', 'bankers', 'recruiters']);
  });

  test('[Belfort 7.4] a blocked guild can be built', () => {
    const { play, state } = two({
      phase: 'actions',
      neutralDwarves: ['masons', 'wizards'],
      players: { red: { wood: 4, metal: 1 } },
    });
    play('red', { do: 'guild', on: 'guild 3' });
    expect(at(state, 'guild 3')).toBe(0);
  });

  test.each([
    [
      ['miners', 'masons'],
      [1, 3],
    ],
    [
      ['wizards', 'miners'],
      [0, 1],
    ],
    [
      ['recruiters', 'wizards'],
      [4, 0],
    ],
  ])('[Belfort 7.6] from %j both step to the next district: %j', (neutralDwarves, districts) => {
    const { state } = two({
      phase: 'neutral',
      pool: [],
      rest: 'red',
      players: { yellow: { hand: [] } },
      neutralDwarves,
    });
    expect(state.neutralDwarves).toEqual(districts);
  });

  test.each([
    ['nobody', {}, [5, 5]],
    ['red', { red: ['guild 2'] }, [6, 5]],
    ['yellow, both', { yellow: ['guild 2', 'guild 4'] }, [5, 7]],
    ['red, but where a dwarf leaves', { red: ['guild 1', 'guild 3'] }, [5, 5]],
  ])('[Belfort 7.6] guilds reached belong to %s', (_, markers, gold) => {
    const given = { phase: 'neutral', pool: [], rest: 'red', players: { yellow: { hand: [] } }, markers };
    const { state } = two({ ...given, neutralDwarves: ['miners', 'masons'] });
    expect(state.players.map((player) => player.gold)).toEqual(gold);
  });
});

describe('turns of the neutral builders', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('[Belfort 7.5] in round %i they come after the last action turn', (round) => {
    const { state, play } = two({ phase: 'actions', round, turn: 'yellow', pool });
    play('yellow', { do: 'endTurn' });
    expect(state.stage).toBe('neutral');
    expect(belfort.decision(state)).toMatchObject({ seats: [0], ask: 'neutralCard', source: 'neutral' });
    expect(state.players[0]!.score).toBe(0);
  });

  test('[Belfort 7.5] any pool card or the top of the deck', () => {
    const { offers } = two({ phase: 'neutral', pool: ['pub', 'inn', 'pub'] });
    expect(offers('red', {})).toEqual([
      { do: 'neutralCard', card: 'pub' },
      { do: 'neutralCard', card: 'inn' },
      { do: 'neutralCard', card: 'deck' },
    ]);
    expect(offers('yellow', {})).toEqual([]);
  });

  test('[Belfort 7.5] the pool is refilled at once, the card is discarded after the marker', () => {
    const { state, play } = two({ phase: 'neutral', pool, deck: ['keep', 'tower'] });
    play('red', { do: 'neutralCard', card: 'inn' });
    expect(state.pool).toEqual(['pub', 'keep', 'bank']);
    expect(state.discard).toEqual([]);
    expect(belfort.violations(state)).toEqual([]);
    play('red', { do: 'neutralSite', on: 'inn 4' });
    expect(state.discard).toEqual(['inn']);
    expect(at(state, 'inn 4')).toBe(NP3);
  });

  test('[Belfort 7.5] NP4 follows, and its builder is the other one', () => {
    const { state, play } = two({ phase: 'neutral', pool });
    play('red', { do: 'neutralCard', card: 'pub' });
    play('red', { do: 'neutralSite', on: 'pub 1' });
    play('yellow', { do: 'neutralCard', card: 'inn' });
    play('yellow', { do: 'neutralSite', on: 'inn 1' });
    expect([at(state, 'pub 1'), at(state, 'inn 1')]).toEqual([NP3, NP4]);
    expect(state.round).toBe(2);
  });

  test('[Belfort 7.3] whoever holds crest 1 now directs NP3', () => {
    const { state } = two({ phase: 'neutral', pool, players: { yellow: { crest: 1 } } });
    expect(belfort.decision(state)!.seats).toEqual([1]);
  });

  test('[Belfort 7.3] only the crests 1 and 2 can be swapped', () => {
    const { offers } = two({ phase: 'camp', placed: [{ seat: 'yellow', worker: 'elf', at: 'camp' }] });
    expect(offers('yellow', {})).toEqual([
      { do: 'crest', of: 0 },
      { do: 'crest', of: null },
    ]);
  });

  test('[B24] a card from the deck is shown before its place is chosen, and cannot be taken back', () => {
    const { state } = two({ phase: 'neutral', pool, deck: ['tower'] });
    const out: unknown[] = [];
    expect(belfort.apply(state, 0, { do: 'neutralCard', card: 'deck' }, out as never)).toBe('barrier');
    expect(out).toContainEqual({ t: 'neutralCard', neutral: NP3, seat: 0, card: 'tower', from: 'deck' });
    expect(belfort.decision(state)!.ask).toBe('neutralSite');
    expect(belfort.view(state, []).agenda.at(-1)).toEqual({ t: 'neutralSite', neutral: NP3, card: 'tower' });
    expect(state.pool).toEqual(pool);
  });

  test.each(['revised', 'first'])('[Belfort 8.1] a keep fills both symbols in the %s edition', (edition) => {
    const { state, play, offers } = two(
      { phase: 'neutral', pool: ['keep', 'inn', 'bank'], markers: { red: ['keep 1'] } },
      { edition },
    );
    play('red', { do: 'neutralCard', card: 'keep' });
    expect(offers('red', {})).toHaveLength(4);
    play('red', { do: 'neutralSite', on: 'keep 2' });
    expect(state.markers.filter((builder) => builder === NP3)).toHaveLength(2);
    expect(belfort.violations(state)).toEqual([]);
  });

  test.each([
    ['revised', 8],
    ['first', 9],
  ])('[Belfort 8.1] %s edition: a gatehouse can go on %i symbols when one is taken', (edition, symbols) => {
    const { play, offers } = two(
      { phase: 'neutral', pool: ['gatehouse', 'inn', 'bank'], markers: { red: ['gatehouse 1>2'] } },
      { edition },
    );
    play('red', { do: 'neutralCard', card: 'gatehouse' });
    expect(offers('red', {})).toHaveLength(symbols);
    expect(offers('red', { do: 'neutralSite', on: 'gatehouse 2>1' })).toHaveLength(edition === 'first' ? 1 : 0);
  });

  test('[B2] a neutral builder begins only an empty gatehouse, on a symbol of choice', () => {
    const { state, play } = two({
      phase: 'neutral',
      pool: ['gatehouse', 'inn', 'bank'],
      markers: { NP3: ['gatehouse 1>2'] },
    });
    play('red', { do: 'neutralCard', card: 'gatehouse' });
    play('red', { do: 'neutralSite', on: 'gatehouse 3>2' });
    expect([at(state, 'gatehouse 3>2'), at(state, 'gatehouse 2>3'), at(state, 'gatehouse 2>1')]).toEqual([
      NP3,
      NOBODY,
      NOBODY,
    ]);
  });

  test('[Belfort 7.5] a card without a free site may be picked, and is discarded', () => {
    const markers = { red: ['pub 1', 'pub 2', 'pub 3', 'pub 4', 'pub 5'] };
    const { state, play } = two({ phase: 'neutral', pool, markers });
    const events = play('red', { do: 'neutralCard', card: 'pub' });
    expect(events).toContainEqual({ t: 'wasted', seat: 0, source: 'neutral' });
    expect(state.discard).toEqual(['pub']);
    expect(state.markers).not.toContain(NP3);
    expect(belfort.decision(state)).toMatchObject({ seats: [1], ask: 'neutralCard' });
  });

  test('[Belfort 7.5] with no card anywhere the turns are skipped', () => {
    const { state, before } = two({ phase: 'neutral', pool: [], rest: 'red', players: { yellow: { hand: [] } } });
    expect(before.some(({ t }) => t === 'neutralCard')).toBe(false);
    expect(state.round).toBe(2);
  });

  test('[B6] the discard pile is shuffled when pool and deck are gone', () => {
    const given = { phase: 'neutral', pool: ['pub'], discard: ['inn'], rest: 'red', players: { yellow: { hand: [] } } };
    const { state, before, play } = two(given);
    expect(before).toContainEqual({ t: 'shuffle', n: 1 });
    expect(state.pool).toEqual(['pub', 'inn']);
    play('red', { do: 'neutralCard', card: 'pub' });
    expect(state.pool).toEqual(['inn']);
    play('red', { do: 'neutralSite', on: 'pub 1' });
    expect(state.pool).toEqual(['inn', 'pub']);
    expect(belfort.violations(state)).toEqual([]);
  });

  test('[B19] the wizards may move neutral markers', () => {
    const { state, play } = two({
      phase: 'actions',
      markers: { NP3: ['pub 1'] },
      placed: [{ seat: 'red', worker: 'elf', at: 'wizards' }],
    });
    play('red', { do: 'activate', at: 'wizards' });
    play('red', { do: 'swap', between: ['pub 1', 'pub 4'] });
    expect([at(state, 'pub 1'), at(state, 'pub 4')]).toEqual([NOBODY, NP3]);
  });
});

describe('scoring', () => {
  const nobody = { elves: 0, dwarves: 0 };

  test('[Belfort 7.7] districts pay three places, and neutral builders can hold them', () => {
    const { state } = two({
      phase: 'scoring',
      round: 7,
      players: { red: nobody, yellow: nobody },
      markers: { NP3: ['keep 1', 'pub 1'], red: ['wall 1a', 'wall 1b'], yellow: ['guild 1'], NP4: ['keep 2'] },
    });
    expect(state.players.map(({ score }) => score)).toEqual([3, 1]);
  });

  test('[Belfort 7.7] a neutral builder in a tie pushes places down as a player would', () => {
    const { state } = two({
      phase: 'scoring',
      round: 7,
      players: { red: nobody, yellow: nobody },
      markers: { NP3: ['pub 1'], red: ['inn 1'], yellow: ['guild 2'], NP4: ['keep 2'] },
    });
    expect(state.players.map(({ score }) => score)).toEqual([3, 3]);
  });

  test('[Belfort 7.1] each neutral builder counts with 4 elves, 4 dwarves and no gnomes', () => {
    expect(NEUTRAL_WORKERS).toBe(4);
    const counts = scoringNow(two({}).state)
      .slice(5)
      .map(({ ranks }) => ranks.map(({ count }) => count));
    expect(counts).toEqual([
      [3, 3, 4, 4],
      [3, 3, 4, 4],
      [0, 0],
    ]);
  });

  test.each([
    [5, 3, [3, 0]],
    [5, 5, [1, 1]],
    [6, 5, [3, 1]],
    [4, 4, [1, 1]],
    [4, 3, [1, 0]],
    [3, 2, [0, 0]],
  ])('[Belfort 7.7] %i and %i elves give %j', (red, yellow, expected) => {
    const players = { red: { elves: red, dwarves: 0 }, yellow: { elves: yellow, dwarves: 0 } };
    const { state } = two({ phase: 'scoring', round: 7, players });
    expect(state.players.map(({ score }) => score)).toEqual(expected);
  });

  test('[B34] their places are told, their points are not recorded', () => {
    const { state, before } = two({ phase: 'scoring', round: 7, markers: { NP3: ['pub 1'] } });
    expect(before).toContainEqual({ t: 'scored', majority: 'district.0', builder: NP3, count: 1, place: 1, points: 5 });
    expect(belfort.score(state).every(({ seat }) => seat < 2)).toBe(true);
    expect(before.filter((event) => event.t === 'gain' && event.what === 'points' && event.seat >= 2)).toEqual([]);
    expect(belfort.standings(state)).toHaveLength(2);
  });
});
