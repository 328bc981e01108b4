import { expect, test } from 'vitest';
import { asked, guildPriceOf, redsElfAt } from '../scenario/turns.ts';

test('[Belfort 10.1] costs 2 wood, 2 stone, 1 metal, 1 gold', () => {
  expect(guildPriceOf('recruiters')).toEqual({ wood: 2, stone: 2, metal: 1, gold: 1 });
});

test.each(['elf', 'dwarf'] as const)('[Belfort 10.1] brings an %s from the supply', (worker) => {
  const there = redsElfAt('recruiters');
  there.play('red', { do: 'activate', at: 'recruiters' });
  there.play('red', { do: 'recruit', worker });
  expect(there.player('red').home[worker]).toBe(4);
  expect(there.player('red')[`${worker}Supply`]).toBe(3);
});

test('[Belfort 10.1] or a gnome to a free lock, for nothing and with its effect', () => {
  const there = redsElfAt('recruiters', { gold: 0, built: ['gardens', 'bank', 'keep'] });
  there.play('red', { do: 'activate', at: 'recruiters' });
  expect(there.offers('red', {})).toHaveLength(4);
  there.play('red', { do: 'gnome', on: 'gardens' });
  expect(there.player('red')).toMatchObject({ gold: 0, home: { masterElf: 1 } });
  expect(there.state.gnomes).toBe(13);
});

test('[B10] its gnome is not the hire of the turn', () => {
  const there = redsElfAt('recruiters', { gold: 3, built: ['gardens', 'bank'] });
  there.play('red', { do: 'hire', on: 'bank' });
  there.play('red', { do: 'activate', at: 'recruiters' });
  there.play('red', { do: 'gnome', on: 'gardens' });
  expect(there.state.gnomes).toBe(12);
});

test('[B22] one of them must be taken if there is one', () => {
  const there = redsElfAt('recruiters');
  there.play('red', { do: 'activate', at: 'recruiters' });
  expect(there.offers('red', { do: 'decline' })).toEqual([]);
  expect(asked(there)).toBe('0 recruit');
});

test.each([
  ['lost', [], 0],
  ['a gnome without a question', ['bank'], 1],
])('[B29] with all workers in play: %s', (_, built, gnomes) => {
  const there = redsElfAt('recruiters', { elves: 7, dwarves: 7, built });
  const events = there.play('red', { do: 'activate', at: 'recruiters' });
  expect(asked(there)).toBe('0 turn');
  expect(14 - there.state.gnomes).toBe(gnomes);
  expect(events.some(({ t }) => t === 'wasted')).toBe(gnomes === 0);
});
