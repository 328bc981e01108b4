import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

test('[Belfort 9.5] costs 2 wood, 2 stone, 2 metal, and has no coin', () => {
  expect(priceOf('blacksmith')).toEqual({ wood: 2, stone: 2, metal: 2 });
  expect(incomeWith('blacksmith')).toBe(0);
});

test('[Belfort 9.5] the plank is open without a gnome and free', () => {
  const there = table({ given: { players: { red: { crest: 1, gold: 0, built: ['blacksmith'] } } } });
  expect(there.offers('red', { do: 'place', worker: 'elf', at: 'blacksmith' })).toHaveLength(1);
});

test('[Belfort 9.5] the plank gives a metal', () => {
  const there = redsTurn({ metal: 0, built: [{ property: 'blacksmith', worker: 'elf' }] });
  there.play('red', { do: 'activate', at: 'blacksmith' });
  expect(there.player('red').metal).toBe(1);
});

test('[Belfort 9.5] the gnome sells a metal for a gold, to those who have one', () => {
  const gnome = { property: 'blacksmith', gnomes: 1 };
  const there = redsTurn({ metal: 0, gold: 2, built: [gnome, gnome, gnome] });
  there.play('red', { do: 'use', on: 'blacksmith' });
  there.play('red', { do: 'use', on: 'blacksmith#2' });
  expect(there.player('red')).toMatchObject({ metal: 2, gold: 0 });
  expect(there.why('red', { do: 'use', on: 'blacksmith#3' })).toBe('cannotPay');
});

test('[B17] the gnome does so once per turn', () => {
  const there = redsTurn({ gold: 5, built: [{ property: 'blacksmith', gnomes: 1 }] });
  there.play('red', { do: 'use', on: 'blacksmith' });
  expect(there.why('red', { do: 'use', on: 'blacksmith' })).toBe('usedThisTurn');
});
