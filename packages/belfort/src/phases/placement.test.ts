import { expect, test } from 'vitest';
import { belfort } from '../game.ts';
import { deskPlanks } from '../numbers.ts';
import { table } from '../scenario/table.ts';
import { WORKERS } from '../state.ts';

const guilds = ['miners', 'bankers', 'masons', 'recruiters', 'merchants'];
const options = { guilds };
const FIVE = ['red', 'yellow', 'blue', 'purple', 'green'];
const gone = { elves: 0, dwarves: 0, passed: true };

test('[Belfort 3.1] a round opens with its month', () => {
  const { before } = table({ options, given: { phase: 'scoring', round: 5 } });
  const at = before.findIndex((event) => event.t === 'round');
  expect(before.slice(at)).toEqual([
    { t: 'round', round: 6, season: 'autumn' },
    { t: 'stage', stage: 'placement' },
  ]);
});

test('[Belfort 3.2] one worker a time, in crest order, again and again', () => {
  const { state, play } = table({
    options,
    given: { players: { red: { crest: 2 }, yellow: { crest: 3 }, blue: { crest: 1 } } },
  });
  const asked = () => belfort.decision(state)!.seats;
  expect(asked()).toEqual([2]);
  play('blue', { do: 'place', worker: 'elf', at: 'miners' });
  expect(asked()).toEqual([0]);
  play('red', { do: 'place', worker: 'elf', at: 'bankers' });
  expect(asked()).toEqual([1]);
  play('yellow', { do: 'place', worker: 'elf', at: 'masons' });
  expect(asked()).toEqual([2]);
});

test('[Belfort 3.2] whoever has passed is skipped, whoever has no worker passes unasked', () => {
  const { state, play } = table({
    options,
    given: { players: { red: { elves: 2, dwarves: 0 }, yellow: { passed: true }, blue: { elves: 0, dwarves: 0 } } },
  });
  const events = play('red', { do: 'place', worker: 'elf', at: 'camp' });
  expect(events.filter(({ t }) => t === 'pass')).toEqual([{ t: 'pass', seat: 2 }]);
  expect(belfort.decision(state)).toMatchObject({ seats: [0], ask: 'place' });
});

test('[Belfort 3.2] everybody starts the next round afresh', () => {
  const { state } = table({ options, given: { phase: 'scoring', round: 3, players: { red: { passed: true } } } });
  expect(state.players.map(({ passed }) => passed)).toEqual([false, false, false]);
});

test('[Belfort 3.3] elves to forest, mine or gold mine, dwarves to quarry, mine or gold mine', () => {
  const { offers, play } = table({ options, given: { players: { red: { elves: 1, dwarves: 1 } } } });
  play('red', { do: 'pass' });
  expect(offers('red', {})).toEqual([
    { do: 'send', worker: 'elf', forest: 1, mine: 0, goldMine: 0 },
    { do: 'send', worker: 'elf', forest: 0, mine: 1, goldMine: 0 },
    { do: 'send', worker: 'elf', forest: 0, mine: 0, goldMine: 1 },
  ]);
  play('red', { do: 'send', worker: 'elf', forest: 0, mine: 1, goldMine: 0 });
  expect(offers('red', {})).toEqual([
    { do: 'send', worker: 'dwarf', quarry: 1, mine: 0, goldMine: 0 },
    { do: 'send', worker: 'dwarf', quarry: 0, mine: 1, goldMine: 0 },
    { do: 'send', worker: 'dwarf', quarry: 0, mine: 0, goldMine: 1 },
  ]);
});

test.each([1, 2, 3, 5, 7])('[Belfort 3.3] %i elves can be spread in every way, and all must go', (elves) => {
  const { offers, play } = table({ options, given: { players: { red: { elves, dwarves: 0 } } } });
  play('red', { do: 'pass' });
  const ways = offers('red', {}) as { forest: number; mine: number; goldMine: number }[];
  expect(ways).toHaveLength(((elves + 1) * (elves + 2)) / 2);
  expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
  for (const { forest, mine, goldMine } of ways) expect(forest + mine + goldMine).toBe(elves);
});

test('[Belfort 3.3] all four sorts are sent, then the player is out of the phase', () => {
  const { state, play, player } = table({
    options,
    given: { players: { red: { elves: 2, dwarves: 2, masterElves: 1, masterDwarves: 2 } } },
  });
  play('red', { do: 'pass' });
  play('red', { do: 'send', worker: 'elf', forest: 2, mine: 0, goldMine: 0 });
  play('red', { do: 'send', worker: 'dwarf', quarry: 1, mine: 0, goldMine: 1 });
  play('red', { do: 'send', worker: 'masterElf', forest: 0, mine: 1, goldMine: 0 });
  expect(belfort.decision(state)).toMatchObject({ seats: [0], ask: 'distribute' });
  play('red', { do: 'send', worker: 'masterDwarf', quarry: 0, mine: 2, goldMine: 0 });
  expect(belfort.decision(state)).toMatchObject({ seats: [1], ask: 'place' });
  expect(player('red')).toMatchObject({
    passed: true,
    home: { elf: 0, dwarf: 0, masterElf: 0, masterDwarf: 0 },
    forest: { elf: 2 },
    quarry: { dwarf: 1 },
    mine: { masterElf: 1, masterDwarf: 2 },
    goldMine: { dwarf: 1 },
  });
});

test.each(WORKERS)('[Belfort 3.4] a %s may stand on every plank', (worker) => {
  const given = { players: { red: { masterElves: 1, masterDwarves: 1, built: ['market'] } } };
  for (const at of ['desk', 'camp', 'miners', 'market']) {
    const { state, play, player } = table({ options, given });
    const home = player('red').home[worker];
    play('red', { do: 'place', worker, at });
    expect(player('red').home[worker]).toBe(home - 1);
    expect(belfort.violations(state)).toEqual([]);
  }
});

test('[Belfort 3.4] only workers at home can be placed', () => {
  const { offers } = table({ options, given: { players: { red: { elves: 1, dwarves: 0 } } } });
  expect(offers('red', { do: 'place', worker: 'elf' }).length).toBeGreaterThan(0);
  for (const worker of ['dwarf', 'masterElf', 'masterDwarf'])
    expect(offers('red', { do: 'place', worker })).toEqual([]);
});

test.each([
  [0, false, false, false],
  [1, false, true, true],
  [2, true, true, true],
])('[Belfort 3.4] with %i gold: desk %s, guild %s, unlocked inn %s', (gold, desk, guild, inn) => {
  const { offers } = table({
    options,
    given: { players: { red: { gold, built: [{ property: 'inn', gnomes: 1 }, 'library'] } } },
  });
  const can = (at: string) => offers('red', { do: 'place', worker: 'elf', at }).length === 1;
  expect([can('desk'), can('masons'), can('inn')]).toEqual([desk, guild, inn]);
  expect([can('camp'), can('library')]).toEqual([true, true]);
  expect(offers('red', { do: 'pass' })).toHaveLength(1);
});

test.each([
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 3],
])('[Belfort 3.5] %i players: %i planks at the desk', (seats, planks) => {
  expect(deskPlanks(seats)).toBe(planks);
  const names = FIVE.slice(0, seats);
  const { state, play, offers } = table({
    seats: names,
    options: seats === 2 ? {} : options,
    given: { players: Object.fromEntries(names.map((name, i) => [name, i === 0 ? { gold: 9, elves: 5 } : gone])) },
  });
  for (let i = 0; i < planks; i++) play('red', { do: 'place', worker: 'elf', at: 'desk' });
  expect(state.desk).toHaveLength(planks);
  expect(state.players[0]!.gold).toBe(9 - 2 * planks);
  expect(offers('red', { do: 'place', at: 'desk' })).toEqual([]);
});

test('[Belfort 3.6] planks of the camp fill from number 1, one worker each', () => {
  const { play, offers, state } = table({ options, given: {} });
  for (const [i, name] of ['red', 'yellow', 'blue'].entries()) {
    const [event] = play(name, { do: 'place', worker: 'dwarf', at: 'camp' });
    expect(event).toMatchObject({ t: 'place', at: 'camp', plank: i + 1 });
  }
  expect(offers('red', { do: 'place', at: 'camp' })).toEqual([]);
  expect(state.players.map(({ gold }) => gold)).toEqual([5, 5, 5]);
});

test.each([
  ['nobody', {}, [4, 5, 5]],
  ['another player', { blue: ['guild 1'] }, [4, 5, 6]],
  ['the player', { red: ['guild 1'] }, [5, 5, 5]],
] as const)('[Belfort 3.7] a guild that belongs to %s', (_, markers, gold) => {
  const { state, play } = table({ options, given: { markers } });
  play('red', { do: 'place', worker: 'elf', at: 'miners' });
  expect(state.players.map((player) => player.gold)).toEqual(gold);
});

test('[B26] a guild has one plank, for the owner as well', () => {
  const { play, offers } = table({ options, given: { markers: { yellow: ['guild 1'] } } });
  play('red', { do: 'place', worker: 'elf', at: 'miners' });
  expect(offers('yellow', { do: 'place', at: 'miners' })).toEqual([]);
});

test('[B21] a new owner gets nothing for a worker that stands there already', () => {
  const { play, player } = table({
    options,
    given: {
      phase: 'actions',
      players: { red: { wood: 2, stone: 2, gold: 2 }, yellow: { gold: 0, metal: 0 } },
      placed: [{ seat: 'yellow', worker: 'elf', at: 'miners' }],
    },
  });
  play('red', { do: 'guild', on: 'guild 1' });
  play('red', { do: 'endTurn' });
  play('yellow', { do: 'activate', at: 'miners' });
  expect(player('red').gold).toBe(0);
  expect(player('yellow')).toMatchObject({ gold: 0, metal: 2 });
});

test.each([
  ['pub', 0, false],
  ['gardens', 1, false],
  ['tower', 0, false],
  ['tower', 1, true],
  ['inn', 0, false],
  ['inn', 1, true],
  ['blacksmith', 0, true],
  ['blacksmith', 1, true],
  ['bank', 1, false],
  ['market', 0, true],
  ['market', 2, true],
  ['gatehouse', 1, false],
  ['library', 0, true],
  ['keep', 0, false],
])('[Belfort 3.8] %s with %i gnomes can take a worker: %s', (property, gnomes, open) => {
  const { offers } = table({ options, given: { players: { red: { built: [{ property, gnomes }] } } } });
  expect(offers('red', { do: 'place', worker: 'elf', at: property })).toHaveLength(open ? 1 : 0);
});

test.each([
  ['tower', 1],
  ['inn', 1],
  ['blacksmith', 0],
  ['market', 0],
  ['library', 0],
])('[Belfort 3.8] the plank of a %s costs %i gold, paid to the supply', (property, fee) => {
  const { play, state } = table({ options, given: { players: { red: { built: [{ property, gnomes: 1 }] } } } });
  play('red', { do: 'place', worker: 'elf', at: property });
  expect(state.players.map(({ gold }) => gold)).toEqual([5 - fee, 5, 5]);
});

test('[Belfort 3.8] neither cards in hand nor cards of others, and one worker per plank', () => {
  const { offers, play } = table({
    options,
    given: { players: { red: { built: ['market', 'market'] }, yellow: { hand: ['market'] }, blue: gone } },
  });
  play('red', { do: 'place', worker: 'elf', at: 'market' });
  expect(offers('yellow', { do: 'place', at: 'market' })).toEqual([]);
  play('yellow', { do: 'place', worker: 'elf', at: 'camp' });
  expect(offers('red', { do: 'place', worker: 'elf', at: 'market' })).toEqual([]);
  expect(offers('red', { do: 'place', worker: 'elf', at: 'market#2' })).toHaveLength(1);
});
