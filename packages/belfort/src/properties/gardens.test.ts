import { expect, test } from 'vitest';
import { incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

test('[Belfort 9.2] costs 3 wood, 1 stone, 1 metal, and has one coin', () => {
  expect(priceOf('gardens')).toEqual({ wood: 3, stone: 1, metal: 1 });
  expect(incomeWith('gardens')).toBe(1);
});

test('[Belfort 9.2] the arriving gnome makes one elf a master, and no dwarf', () => {
  const there = redsTurn({ built: ['gardens'] });
  expect(there.play('red', { do: 'hire', on: 'gardens' })).toContainEqual({
    t: 'master',
    seat: 0,
    worker: 'elf',
    source: 'gnome.gardens',
  });
  expect(there.player('red').home).toMatchObject({ elf: 2, masterElf: 1, dwarf: 3 });
});

test('[Belfort 9.2] there is no plank and one lock', () => {
  const there = redsTurn({ gold: 9, built: [{ property: 'gardens', gnomes: 1 }] });
  expect(there.why('red', { do: 'hire', on: 'gardens' })).toBe('noFreeLock');
  expect(there.why('red', { do: 'use', on: 'gardens' })).toBe('noGnomeAction');
});

test.each([
  ['all of them are masters', { elves: 0, masterElves: 3 }],
  ['five are masters already', { elves: 2, masterElves: 5 }],
])('[B8] the gnome may come although %s', (_, crew) => {
  const there = redsTurn({ ...crew, built: ['gardens'] });
  expect(there.play('red', { do: 'hire', on: 'gardens' })).toContainEqual({
    t: 'wasted',
    seat: 0,
    source: 'gnome.gardens',
  });
  expect(there.player('red').built[0]!.gnomes).toBe(1);
  expect(there.player('red').home).toMatchObject({ elf: crew.elves, masterElf: crew.masterElves });
});
