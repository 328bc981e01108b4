import { expect, test } from 'vitest';
import { asked, incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

const withGnome = { property: 'inn', gnomes: 1, worker: 'elf' };

test('[Belfort 9.4] costs 3 wood, 2 stone, 1 metal, and has no coin', () => {
  expect(priceOf('inn')).toEqual({ wood: 3, stone: 2, metal: 1 });
  expect(incomeWith('inn')).toBe(0);
});

test.each(['elf', 'dwarf'] as const)('[Belfort 9.4] the plank brings an %s of choice, and no gnome', (worker) => {
  const there = redsTurn({ built: [withGnome, 'pub'] });
  there.play('red', { do: 'activate', at: 'inn' });
  expect(there.offers('red', {})).toHaveLength(2);
  expect(there.play('red', { do: 'recruit', worker })).toEqual([
    { t: 'newWorker', seat: 0, worker, source: 'plank.inn' },
  ]);
  expect(there.player('red').home[worker]).toBe(4);
});

test('[B29] with one kind left nothing is asked', () => {
  const there = redsTurn({ elves: 7, dwarves: 6, built: [withGnome] });
  there.play('red', { do: 'activate', at: 'inn' });
  expect(asked(there)).toBe('0 turn');
  expect(there.player('red').dwarfSupply).toBe(0);
});

test('[B22] with nobody left the action is lost', () => {
  const there = redsTurn({ elves: 7, dwarves: 7, built: [withGnome] });
  expect(there.play('red', { do: 'activate', at: 'inn' })).toContainEqual({
    t: 'wasted',
    seat: 0,
    source: 'plank.inn',
  });
});
