import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { asked, incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

const withGnome = { property: 'tower', gnomes: 1, worker: 'elf' };

test('[Belfort 9.3] costs 2 wood, 3 stone, 1 metal, and has one coin', () => {
  expect(priceOf('tower')).toEqual({ wood: 2, stone: 3, metal: 1 });
  expect(incomeWith('tower')).toBe(1);
});

test('[Belfort 9.3] the plank is locked, and costs a gold when it is open', () => {
  const there = table({
    given: { players: { red: { crest: 1, gold: 1, built: ['tower', { property: 'tower', gnomes: 1 }] } } },
  });
  expect(there.why('red', { do: 'place', worker: 'elf', at: 'tower' })).toBe('locked');
  there.play('red', { do: 'place', worker: 'elf', at: 'tower#2' });
  expect(there.player('red').gold).toBe(0);
});

test('[Belfort 9.3] the plank brings a gnome to any free lock, with what it does there', () => {
  const there = redsTurn({ built: [withGnome, 'pub', 'bank'] });
  there.play('red', { do: 'activate', at: 'tower' });
  expect(asked(there)).toBe('0 gnome');
  expect(there.offers('red', { do: 'gnome' })).toHaveLength(2);
  there.play('red', { do: 'gnome', on: 'pub' });
  expect(there.state.gnomes).toBe(12);
  expect(there.player('red').home.masterDwarf).toBe(1);
});

test('[B10] a gnome from the tower is not the hire of the turn', () => {
  const there = redsTurn({ gold: 3, built: [withGnome, 'pub', 'bank'] });
  there.play('red', { do: 'activate', at: 'tower' });
  there.play('red', { do: 'gnome', on: 'pub' });
  there.play('red', { do: 'hire', on: 'bank' });
  expect(there.state.gnomes).toBe(11);
});

test('[B29] a single free lock is taken without a question', () => {
  const there = redsTurn({ built: [withGnome, 'bank'] });
  there.play('red', { do: 'activate', at: 'tower' });
  expect(asked(there)).toBe('0 turn');
  expect(there.player('red').built[1]!.gnomes).toBe(1);
});

test('[B22] without a free lock the action is lost', () => {
  const there = redsTurn({ built: [withGnome, 'keep'] });
  expect(there.play('red', { do: 'activate', at: 'tower' }).at(-1)).toEqual({
    t: 'wasted',
    seat: 0,
    source: 'plank.tower',
  });
  expect(there.player('red').home.elf).toBe(3);
});
