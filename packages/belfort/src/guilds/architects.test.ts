import { expect, test } from 'vitest';
import { symbolNamed } from '../board/names.ts';
import { asked, guildPriceOf, incomeWith, redsElfAt } from '../scenario/turns.ts';
import { DEFAULT_SHEET } from '../sheet.ts';
import type { Guild } from './names.ts';

const guilds: Guild[] = ['architects', 'sawyers', 'miners', 'merchants', 'wizards'];

function activated(red: object, around: object = {}) {
  const there = redsElfAt('architects', { gold: 0, ...red }, { guilds, ...around });
  const events = there.play('red', { do: 'activate', at: 'architects' });
  return { ...there, events };
}

test('[Belfort 10.4] costs 2 wood, 2 stone, 2 metal', () => {
  expect(guildPriceOf('architects')).toEqual({ wood: 2, stone: 2, metal: 2 });
});

const OFF = {
  metal: { wood: 0, stone: 0, metal: 1 },
  wood: { wood: 2, stone: 0, metal: 0 },
  mixed: { wood: 1, stone: 1, metal: 0 },
  stone: { wood: 0, stone: 2, metal: 0 },
};

test.each([
  ['blacksmith', [OFF.metal, OFF.wood, OFF.mixed, OFF.stone]],
  ['pub', [OFF.metal, OFF.mixed, OFF.stone]],
  ['wall', [OFF.wood, OFF.mixed, OFF.stone]],
  ['sawyers', [OFF.metal, OFF.stone]],
  ['miners', [OFF.wood, OFF.mixed, OFF.stone]],
])('[B4] what can come off: %s', (what, ways) => {
  const there = activated({ wood: 9, stone: 9, metal: 9, gold: 9 });
  if (what === 'wall') there.play('red', { do: 'wall', on: 'wall 1a' });
  else if (what === 'pub' || what === 'blacksmith') there.play('red', { do: 'build', property: what, on: `${what} 1` });
  else there.play('red', { do: 'guild', on: what === 'sawyers' ? 'guild 2' : 'guild 3' });
  expect(there.offers('red', { do: 'discount' })).toEqual(ways.map((off) => ({ do: 'discount', ...off })));
  expect(there.offers('red', {})).toHaveLength(ways.length);
});

test('[B4] a price with a single wood or stone loses that one', () => {
  const sheet = { ...DEFAULT_SHEET, properties: { ...DEFAULT_SHEET.properties, pub: { wood: 0, stone: 1, metal: 0 } } };
  const there = activated({ wood: 0, stone: 0, metal: 0 }, { sheet });
  there.play('red', { do: 'build', property: 'pub', on: 'pub 1' });
  expect(there.player('red')).toMatchObject({ wood: 0, stone: 0, metal: 0 });
  expect(there.state.markers[symbolNamed('pub 1')]).toBe(0);
});

test('[B31] gold is never discounted, and what can come off must', () => {
  const there = activated({ wood: 2, stone: 2, metal: 0, gold: 1 });
  expect(there.why('red', { do: 'guild', on: 'guild 3' })).toBe('cannotPay');
  there.play('red', { do: 'guild', on: 'guild 4' });
  expect(there.player('red')).toMatchObject({ wood: 0, stone: 0, metal: 0, gold: 0 });
});

test('[B3] only the marker: no card, income, plank or lock', () => {
  const there = activated({ wood: 3, stone: 1, metal: 1, hand: ['market'] });
  there.play('red', { do: 'build', property: 'market', on: 'market 2' });
  expect(incomeWith('market')).toBe(1);
  expect(there.player('red')).toMatchObject({ built: [], hand: ['market'], wood: 0, stone: 0, metal: 0 });
  expect(there.state.markers[symbolNamed('market 2')]).toBe(0);
});

test('[Belfort 10.4] a keep fills both symbols', () => {
  const there = activated({ wood: 1, stone: 2, metal: 2 });
  there.play('red', { do: 'build', property: 'keep', on: 'keep 2' });
  expect(there.state.markers.filter((builder) => builder === 0)).toHaveLength(2);
});

test.each([
  ['revised', 'yellow', 'gatehouseTaken'],
  ['revised', 'red', null],
  ['first', 'yellow', null],
  ['first', 'red', null],
])('[B2] the second half of a gatehouse, %s edition, the first of %s', (edition, owner, why) => {
  const there = activated({ wood: 9, stone: 9, metal: 9 }, { edition, markers: { [owner]: ['gatehouse 1>2'] } });
  expect(there.why('red', { do: 'build', property: 'gatehouse', on: 'gatehouse 2>1' })).toBe(why);
});

test('[B22] may be declined, and is lost without anything affordable', () => {
  const declined = activated({ wood: 9, stone: 9, metal: 9 });
  expect(declined.play('red', { do: 'decline' })).toEqual([
    { t: 'wasted', seat: 0, source: 'guild.architects', declined: true },
  ]);
  const poor = activated({ wood: 1, stone: 1, metal: 0 });
  expect(poor.events.at(-1)).toEqual({ t: 'wasted', seat: 0, source: 'guild.architects' });
  expect([asked(declined), asked(poor)]).toEqual(['0 turn', '0 turn']);
});
