import { expect, test } from 'vitest';
import { type Around, asked, guildPriceOf, redsElfAt } from '../scenario/turns.ts';

const seats = ['red', 'yellow', 'blue', 'purple', 'green'];
const victims = (yellow: number, blue: number, purple = 0, green = 0) => ({
  seats,
  players: { yellow: { gold: yellow }, blue: { gold: blue }, purple: { gold: purple }, green: { gold: green } },
});

function activated(around: Around) {
  const there = redsElfAt('thieves', { gold: 0 }, around);
  const events = there.play('red', { do: 'activate', at: 'thieves' });
  return { ...there, events };
}

test('[Belfort 10.9] costs 2 wood, 1 stone, 1 metal, 1 gold', () => {
  expect(guildPriceOf('thieves')).toEqual({ wood: 2, stone: 1, metal: 1, gold: 1 });
});

test.each([
  ['revised', 2],
  ['first', 3],
] as const)('[B1] the %s edition lets them take %i from one player', (edition, most) => {
  const there = activated({ ...victims(5, 5), edition });
  expect(there.offers('red', { do: 'steal', from: 'yellow' })).toHaveLength(most);
  there.play('red', { do: 'steal', from: 'yellow', gold: most });
  expect(there.player('red').gold).toBe(most);
  expect(there.player('yellow').gold).toBe(5 - most);
  expect(asked(there)).toBe('0 turn');
});

test('[Belfort 10.9] or one each from three players, not from a fourth', () => {
  const there = activated(victims(5, 5, 5, 5));
  for (const from of ['yellow', 'blue', 'purple']) there.play('red', { do: 'steal', from, gold: 1 });
  expect(asked(there)).toBe('0 turn');
  expect(there.state.players.map(({ gold }) => gold)).toEqual([3, 4, 4, 4, 5]);
});

test('[B16] the victims are picked in any order', () => {
  const there = activated(victims(5, 5, 5, 5));
  for (const from of ['green', 'yellow', 'purple']) there.play('red', { do: 'steal', from, gold: 1 });
  expect(asked(there)).toBe('0 turn');
  expect(there.state.players.map(({ gold }) => gold)).toEqual([3, 4, 5, 4, 4]);
});

test('[B16] nobody is picked twice', () => {
  const there = activated(victims(5, 5));
  there.play('red', { do: 'steal', from: 'blue', gold: 1 });
  expect(there.why('red', { do: 'steal', from: 'blue', gold: 1 })).toBe('alreadyRobbed');
});

test('[B16] "up to" allows nothing: the action may be declined', () => {
  const there = activated(victims(5, 5));
  const events = there.play('red', { do: 'decline' });
  expect(events).toEqual([{ t: 'wasted', seat: 0, source: 'guild.thieves', declined: true }]);
  expect(there.state.players.map(({ gold }) => gold)).toEqual([0, 5, 5, 0, 0]);
  expect(asked(there)).toBe('0 turn');
});

test('[B16] stop whenever you like; never more than there is', () => {
  const there = activated(victims(1, 5));
  expect(there.why('red', { do: 'stop' })).toBe('nothingTaken');
  expect(there.why('red', { do: 'steal', from: 'yellow', gold: 2 })).toBe('hasOnly');
  there.play('red', { do: 'steal', from: 'yellow', gold: 1 });
  expect(there.why('red', { do: 'steal', from: 'blue', gold: 2 })).toBe('tooMuch');
  expect(there.why('red', { do: 'decline' })).toBe('somethingTaken');
  there.play('red', { do: 'stop' });
  expect(there.player('red').gold).toBe(1);
});

test('[B16] even a single gold is only offered', () => {
  const there = activated(victims(0, 1));
  expect(there.offers('red', {})).toEqual([{ do: 'steal', from: 2, gold: 1 }, { do: 'decline' }]);
  there.play('red', { do: 'steal', from: 'blue', gold: 1 });
  expect(asked(there)).toBe('0 turn');
});

test('[B22] lost when nobody else has gold', () => {
  expect(activated(victims(0, 0)).events.at(-1)).toEqual({ t: 'wasted', seat: 0, source: 'guild.thieves' });
});
