import { expect, test } from 'vitest';
import { incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

test('[Belfort 9.1] costs 1 wood, 3 stone, 1 metal, and has one coin', () => {
  expect(priceOf('pub')).toEqual({ wood: 1, stone: 3, metal: 1 });
  expect(incomeWith('pub')).toBe(1);
});

test('[Belfort 9.1] the arriving gnome makes one dwarf a master, and no elf', () => {
  const there = redsTurn({ built: ['pub'] });
  expect(there.play('red', { do: 'hire', on: 'pub' })).toContainEqual({
    t: 'master',
    seat: 0,
    worker: 'dwarf',
    source: 'gnome.pub',
  });
  expect(there.player('red').home).toMatchObject({ dwarf: 2, masterDwarf: 1, elf: 3 });
});

test('[Belfort 9.1] there is no plank and one lock', () => {
  const there = redsTurn({ gold: 9, built: [{ property: 'pub', gnomes: 1 }] });
  expect(there.why('red', { do: 'hire', on: 'pub' })).toBe('noFreeLock');
  expect(there.why('red', { do: 'use', on: 'pub' })).toBe('noGnomeAction');
});

test.each([
  ['all of them are masters', { dwarves: 0, masterDwarves: 3 }],
  ['five are masters already', { dwarves: 2, masterDwarves: 5 }],
])('[B8] the gnome may come although %s', (_, crew) => {
  const there = redsTurn({ ...crew, built: ['pub'] });
  expect(there.play('red', { do: 'hire', on: 'pub' })).toContainEqual({ t: 'wasted', seat: 0, source: 'gnome.pub' });
  expect(there.player('red').built[0]!.gnomes).toBe(1);
  expect(there.player('red').home).toMatchObject({ dwarf: crew.dwarves, masterDwarf: crew.masterDwarves });
});
