import { expect, test } from 'vitest';
import { asked, guildPriceOf, redsElfAt } from '../scenario/turns.ts';

const nothing = { wood: 0, stone: 0, metal: 0 };

function activated(yellow: object, blue: object = nothing, more: object = {}) {
  const seats = ['red', 'yellow', 'blue', 'purple', 'green'];
  const players = { yellow: { ...nothing, ...yellow }, blue: { ...nothing, ...blue }, purple: nothing, green: nothing };
  const there = redsElfAt('bandits', nothing, { seats, players: { ...players, ...more } });
  const events = there.play('red', { do: 'activate', at: 'bandits' });
  return { ...there, events };
}

const goodsOf = ({ wood, stone, metal }: { wood: number; stone: number; metal: number }) => [wood, stone, metal];

test('[Belfort 10.10] costs 1 wood, 2 stone, 1 metal, 1 gold', () => {
  expect(guildPriceOf('bandits')).toEqual({ wood: 1, stone: 2, metal: 1, gold: 1 });
});

test.each([
  ['a metal', ['metal'], [0, 0, 1]],
  ['two wood', ['wood', 'wood'], [2, 0, 0]],
  ['a wood and a stone', ['wood', 'stone'], [1, 1, 0]],
  ['a stone and a wood', ['stone', 'wood'], [1, 1, 0]],
  ['two stone', ['stone', 'stone'], [0, 2, 0]],
])('[Belfort 10.10] from one player: %s', (_, goods, expected) => {
  const there = activated({ wood: 3, stone: 3, metal: 3 });
  for (const good of goods) there.play('red', { do: 'rob', from: 'yellow', good });
  expect(asked(there)).toBe('0 turn');
  expect(goodsOf(there.player('red'))).toEqual(expected);
  expect(goodsOf(there.player('yellow'))).toEqual(expected.map((n) => 3 - n));
});

test('[Belfort 10.10] or a wood or stone each from three players', () => {
  const some = { wood: 2, stone: 2, metal: 2 };
  const there = activated(some, some, { purple: some, green: some });
  there.play('red', { do: 'rob', from: 'yellow', good: 'wood' });
  expect(there.why('red', { do: 'rob', from: 'blue', good: 'metal' })).toBe('metalAlone');
  there.play('red', { do: 'rob', from: 'blue', good: 'stone' });
  expect(there.why('red', { do: 'rob', from: 'blue', good: 'stone' })).toBe('alreadyRobbed');
  there.play('red', { do: 'rob', from: 'purple', good: 'wood' });
  expect(asked(there)).toBe('0 turn');
  expect(goodsOf(there.player('red'))).toEqual([2, 1, 0]);
});

test('[B16] victims and pieces are picked in any order', () => {
  const some = { wood: 2, stone: 2, metal: 2 };
  const there = activated(some, some, { purple: some, green: some });
  there.play('red', { do: 'rob', from: 'green', good: 'stone' });
  there.play('red', { do: 'rob', from: 'yellow', good: 'wood' });
  expect(there.why('red', { do: 'rob', from: 'green', good: 'wood' })).toBe('alreadyRobbed');
  there.play('red', { do: 'rob', from: 'blue', good: 'stone' });
  expect(asked(there)).toBe('0 turn');
  expect(goodsOf(there.player('red'))).toEqual([1, 2, 0]);
});

test('[B16] "up to" allows nothing: the action may be declined', () => {
  const there = activated({ wood: 1, stone: 1 });
  const events = there.play('red', { do: 'decline' });
  expect(events).toEqual([{ t: 'wasted', seat: 0, source: 'guild.bandits', declined: true }]);
  expect(goodsOf(there.player('yellow'))).toEqual([1, 1, 0]);
  expect(asked(there)).toBe('0 turn');
});

test('[B16] stop after the first piece; only what is there', () => {
  const there = activated({ wood: 1, stone: 1 });
  expect(there.why('red', { do: 'stop' })).toBe('nothingTaken');
  expect(there.why('red', { do: 'rob', from: 'blue', good: 'wood' })).toBe('nothingToTake');
  there.play('red', { do: 'rob', from: 'yellow', good: 'wood' });
  there.play('red', { do: 'stop' });
  expect(goodsOf(there.player('yellow'))).toEqual([0, 1, 0]);
});

test('[B16] even a single piece is only offered', () => {
  const there = activated({ metal: 1 });
  expect(there.offers('red', {})).toEqual([{ do: 'rob', from: 1, good: 'metal' }, { do: 'decline' }]);
  there.play('red', { do: 'rob', from: 'yellow', good: 'metal' });
  expect(asked(there)).toBe('0 turn');
  expect(goodsOf(there.player('red'))).toEqual([0, 0, 1]);
});

test('[B22] lost when the others have no goods', () => {
  expect(activated(nothing).events.at(-1)).toEqual({ t: 'wasted', seat: 0, source: 'guild.bandits' });
});
