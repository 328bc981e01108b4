import { describe, expect, test } from 'vitest';
import { incomeOf, taxOf } from '../facts/collection.ts';
import { belfort } from '../game.ts';
import { table } from '../scenario/table.ts';
import { DEFAULT_SHEET } from '../sheet.ts';

const options = { guilds: ['miners', 'bankers', 'masons', 'recruiters', 'merchants'] };
const SEATS = ['red', 'yellow', 'blue'];
type Sort = 'elf' | 'dwarf' | 'masterElf' | 'masterDwarf';
const LETTERS: Readonly<Record<string, Sort>> = { e: 'elf', d: 'dwarf', E: 'masterElf', D: 'masterDwarf' };

/** Sends crews, written as letters (capitals are masters), to an area and says how much of its good each player got. */
function collected(area: string, good: 'wood' | 'stone' | 'metal' | 'gold', ...crews: string[]): number[] {
  const of = (crew: string, letter: string) => [...crew].filter((each) => each === letter).length;
  const players = crews.map((crew, i) => [
    SEATS[i]!,
    {
      [good]: 0,
      elves: of(crew, 'e'),
      dwarves: of(crew, 'd'),
      masterElves: of(crew, 'E'),
      masterDwarves: of(crew, 'D'),
    },
  ]);
  const placed = crews.flatMap((crew, i) =>
    [...crew].map((letter) => ({ seat: SEATS[i], worker: LETTERS[letter], at: area })),
  );
  const { state } = table({ options, given: { phase: area, players: Object.fromEntries(players), placed } });
  expect(belfort.violations(state)).toEqual([]);
  return state.players.map((player) => player[good]);
}

test('[Belfort 4.1] area by area, then income and taxes', () => {
  const { before } = table({ options, given: { phase: 'collection' } });
  expect(before.filter(({ t }) => t === 'stage').map((event) => (event as { stage: string }).stage)).toEqual([
    'forest',
    'quarry',
    'mine',
    'goldMine',
    'desk',
    'camp',
    'treasury',
    'actions',
  ]);
});

test('[Belfort 4.1] workers come home from every area, those on guilds and cards stay', () => {
  const { player, play } = table({
    seats: ['red', 'yellow', 'blue', 'purple'],
    options,
    given: {
      phase: 'collection',
      players: { red: { elves: 4, dwarves: 4, built: ['market'] } },
      placed: ['forest', 'mine', 'goldMine', 'desk', 'market', 'camp', 'masons', 'quarry'].map((at, i) => ({
        seat: 'red',
        worker: i < 4 ? 'elf' : 'dwarf',
        at,
      })),
    },
  });
  play('red', { do: 'crest', of: null });
  const { home } = player('red');
  expect(home).toEqual({ elf: 5, dwarf: 2, masterElf: 0, masterDwarf: 0 });
});

describe('yields', () => {
  test.each([
    ['forest', 'wood', ['e', 'ee', 'ee'], [1, 2, 2]],
    ['quarry', 'stone', ['d', 'dd', 'dd'], [1, 2, 2]],
    ['mine', 'metal', ['ed', 'ed', 'eedd'], [1, 1, 3]],
    ['goldMine', 'gold', ['ed', 'ee', 'd'], [2, 2, 1]],
  ] as const)('[Belfort 4.2] %s brings %s: %j get %j', (area, good, crews, expected) => {
    expect(collected(area, good, ...crews)).toEqual(expected);
  });

  test.each([
    ['forest', 'wood', ['E', 'e', ''], [2, 1, 0]],
    ['quarry', 'stone', ['D', 'd', ''], [2, 1, 0]],
    ['goldMine', 'gold', ['E', 'D', 'e'], [2, 2, 1]],
    ['mine', 'metal', ['ED', 'Ed', 'ed'], [2, 1, 1]],
    ['mine', 'metal', ['Edd', 'eeD', 'EDe'], [2, 2, 2]],
  ] as const)('[Belfort 4.3] masters in the %s: %j → %j %s', (area, good, crews, expected) => {
    expect(collected(area, good, ...crews)).toEqual(expected);
  });

  test.each([
    ['forest', 'wood', ['e', '', ''], [2, 0, 0]],
    ['forest', 'wood', ['ee', 'E', ''], [3, 2, 0]],
    ['forest', 'wood', ['E', 'e', ''], [2, 1, 0]],
    ['forest', 'wood', ['eee', 'eee', 'e'], [3, 3, 1]],
    ['forest', 'wood', ['e', 'e', 'e'], [1, 1, 1]],
    ['quarry', 'stone', ['DD', 'ddd', 'd'], [4, 4, 1]],
    ['goldMine', 'gold', ['EE', 'ed', ''], [4, 2, 0]],
    ['goldMine', 'gold', ['ED', 'edd', ''], [4, 4, 0]],
    ['mine', 'metal', ['ed', 'eD', 'eed'], [1, 1, 2]],
  ] as const)(
    '[Belfort 4.4] most workers in the %s take one %s more, masters count one, a tie gives nothing: %j',
    (area, good, crews, expected) => {
      expect(collected(area, good, ...crews)).toEqual(expected);
    },
  );

  test.each([
    [
      ['eee', 'ed', ''],
      [1, 1, 0],
    ],
    [
      ['ddd', 'eee', 'ed'],
      [0, 0, 1],
    ],
    [
      ['e', '', ''],
      [1, 0, 0],
    ],
    [
      ['E', 'd', ''],
      [0, 0, 0],
    ],
    [
      ['Ee', 'd', ''],
      [1, 0, 0],
    ],
  ] as const)(
    '[B5] workers without a partner bring no metal but count for the extra piece: %j → %j',
    (crews, expected) => {
      expect(collected('mine', 'metal', ...crews)).toEqual(expected);
    },
  );
});

describe('desk', () => {
  const deskOf = (workers: readonly string[], red: object) =>
    table({
      seats: ['red', 'yellow', 'blue', 'purple'],
      options,
      given: {
        phase: 'desk',
        players: { red },
        placed: workers.map((worker) => ({ seat: 'red', worker, at: 'desk' })),
      },
    });

  test.each([
    [['elf'], {}, { elf: 4, dwarf: 3, masterElf: 0, masterDwarf: 0 }],
    [['dwarf'], {}, { elf: 3, dwarf: 4, masterElf: 0, masterDwarf: 0 }],
    [['elf', 'dwarf'], {}, { elf: 4, dwarf: 4, masterElf: 0, masterDwarf: 0 }],
    [['masterElf'], { masterElves: 1 }, { elf: 4, dwarf: 3, masterElf: 1, masterDwarf: 0 }],
    [['masterDwarf'], { masterDwarves: 2 }, { elf: 3, dwarf: 4, masterElf: 0, masterDwarf: 2 }],
    [['elf'], { elves: 7 }, { elf: 7, dwarf: 3, masterElf: 0, masterDwarf: 0 }],
    [['dwarf', 'dwarf'], { dwarves: 6 }, { elf: 3, dwarf: 7, masterElf: 0, masterDwarf: 0 }],
    [['masterElf'], { elves: 2, masterElves: 5 }, { elf: 2, dwarf: 3, masterElf: 5, masterDwarf: 0 }],
  ])('[Belfort 4.5] %j of %j brings %j', (workers, red, home) => {
    const { player, state } = deskOf(workers, red);
    expect(player('red').home).toEqual(home);
    expect(belfort.violations(state)).toEqual([]);
  });

  test('[Belfort 4.5] nothing left in the supply is told', () => {
    expect(deskOf(['elf'], { elves: 7 }).before).toContainEqual({ t: 'wasted', seat: 0, source: 'desk' });
  });
});

describe('camp', () => {
  const campOf = (...seats: string[]) =>
    table({ options, given: { phase: 'camp', placed: seats.map((seat) => ({ seat, worker: 'elf', at: 'camp' })) } });
  const crests = ({ state }: ReturnType<typeof table>) => state.players.map(({ crest }) => crest);

  test('[Belfort 4.6] a swap exchanges two crests and lays the new one face down', () => {
    const camp = campOf('blue', 'yellow');
    camp.play('blue', { do: 'crest', of: 'red' });
    expect(crests(camp)).toEqual([3, 2, 1]);
    expect(camp.state.players.map(({ crestDown }) => crestDown)).toEqual([false, false, true]);
    expect(camp.offers('yellow', { do: 'crest' })).toEqual([
      { do: 'crest', of: 0 },
      { do: 'crest', of: null },
    ]);
  });

  test('[Belfort 4.6] in the order of the planks, not of the crests', () => {
    const camp = campOf('yellow', 'red');
    expect(belfort.decision(camp.state)).toMatchObject({ seats: [1], ask: 'crest' });
    camp.play('yellow', { do: 'crest', of: null });
    expect(belfort.decision(camp.state)).toMatchObject({ seats: [0], ask: 'crest' });
  });

  test('[Belfort 4.6] afterwards all crests are turned up and the new order holds at once', () => {
    const camp = campOf('blue');
    camp.play('blue', { do: 'crest', of: 'red' });
    expect(camp.state.players.some(({ crestDown }) => crestDown)).toBe(false);
    expect(camp.state.stage).toBe('actions');
    expect(belfort.decision(camp.state)!.seats).toEqual([2]);
    camp.play('blue', { do: 'endTurn' });
    expect(belfort.decision(camp.state)!.seats).toEqual([1]);
  });

  test('[B14] keeping the own crest lays it face down too', () => {
    const camp = campOf('red', 'yellow');
    camp.play('red', { do: 'crest', of: null });
    expect(camp.offers('yellow', { do: 'crest', of: 'red' })).toEqual([]);
    expect(crests(camp)).toEqual([1, 2, 3]);
  });

  test('[B29] with every other crest face down there is nothing to ask', () => {
    const camp = campOf('red', 'yellow', 'blue');
    camp.play('red', { do: 'crest', of: 'yellow' });
    const events = camp.play('yellow', { do: 'crest', of: null });
    expect(events).toContainEqual({ t: 'crest', seat: 2, of: null, crest: 3 });
    expect(crests(camp)).toEqual([2, 1, 3]);
    expect(camp.state.stage).toBe('actions');
  });

  test('[Belfort 4.6] an empty camp turns nothing', () => {
    expect(campOf().before.some(({ t }) => t === 'crestsUp')).toBe(false);
  });
});

describe('treasury', () => {
  test.each([
    ['pub', 1],
    ['gardens', 1],
    ['tower', 1],
    ['inn', 0],
    ['blacksmith', 0],
    ['bank', 1],
    ['market', 1],
    ['gatehouse', 0],
    ['library', 1],
    ['keep', 1],
  ])('[Belfort 4.7] a %s brings %i gold', (property, coins) => {
    const { player } = table({
      options,
      given: { phase: 'treasury', players: { red: { built: [property, property] } } },
    });
    expect(incomeOf(player('red'))).toBe(2 * coins);
    expect(player('red').gold).toBe(5 + 2 * coins);
  });

  test('[Belfort 4.7] gnomes, hands and markers bring nothing', () => {
    const { player } = table({
      options,
      given: {
        phase: 'treasury',
        players: { red: { hand: ['bank', 'pub'], built: [{ property: 'market', gnomes: 2 }] } },
        markers: { red: ['bank 1', 'guild 2'] },
      },
    });
    expect(player('red').gold).toBe(6);
  });

  test.each([0, 1, 4, 5, 6, 10, 11, 15, 16, 20, 21, 25, 30, 45, 46, 50, 51, 60, 100])(
    '[Belfort 1.8] the tax of %i points',
    (score) => {
      expect(taxOf(score, DEFAULT_SHEET.tax)).toBe(Math.min(9, Math.max(0, Math.ceil(score / 5) - 1)));
    },
  );

  test.each([
    [15, 2, { gold: 0, score: 15 }],
    [15, 1, { gold: 0, score: 14 }],
    [15, 0, { gold: 0, score: 13 }],
    [16, 5, { gold: 2, score: 16 }],
    [60, 4, { gold: 0, score: 55 }],
    [5, 0, { gold: 0, score: 5 }],
  ])('[Belfort 4.8] %i points and %i gold: %j', (score, gold, after) => {
    const { player, state } = table({
      options,
      given: { phase: 'treasury', round: 4, players: { red: { score, gold } } },
    });
    expect(player('red')).toMatchObject(after);
    expect(belfort.violations(state)).toEqual([]);
  });

  test('[Belfort 4.8] income comes first and pays the tax', () => {
    const { before } = table({
      options,
      given: { phase: 'treasury', round: 4, players: { red: { score: 6, gold: 0, built: ['bank'] } } },
    });
    const gold = before.flatMap((event) => ('what' in event ? [[event.t, event.what, event.n]] : []));
    expect(gold).toEqual([
      ['gain', 'gold', 1],
      ['lose', 'gold', 1],
    ]);
  });

  test.each([1, 2, 7, 20])('[B30] a sheet that taxes every point leaves %i points above nothing', (score) => {
    const sheet = { ...DEFAULT_SHEET, tax: { step: 1, most: 20 } };
    const { player } = table({
      options: { ...options, sheet },
      given: { phase: 'treasury', round: 4, players: { red: { score, gold: 0 } } },
    });
    expect(player('red').score).toBe(1);
  });

  test('[Belfort 4.8] a fine is one line of the reckoning', () => {
    const { state } = table({
      options,
      given: { phase: 'treasury', round: 4, players: { red: { score: 16, gold: 1 } } },
    });
    expect(belfort.score(state).filter(({ item }) => item === 'tax')).toEqual([
      { round: 4, seat: 0, item: 'tax', points: -2 },
    ]);
  });
});
