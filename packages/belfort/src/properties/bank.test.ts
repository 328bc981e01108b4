import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

test('[Belfort 9.6] costs 1 wood, 3 stone, 2 metal, and has one coin', () => {
  expect(priceOf('bank')).toEqual({ wood: 1, stone: 3, metal: 2 });
  expect(incomeWith('bank')).toBe(1);
});

test('[Belfort 9.6] the gnome gives a gold, once per turn', () => {
  const there = redsTurn({ gold: 0, built: [{ property: 'bank', gnomes: 1 }] });
  there.play('red', { do: 'use', on: 'bank' });
  expect(there.player('red').gold).toBe(1);
  expect(there.why('red', { do: 'use', on: 'bank' })).toBe('usedThisTurn');
});

test('[Belfort 9.6] nothing comes of it without a gnome, and there is no plank', () => {
  const there = table({ given: { players: { red: { crest: 1, built: ['bank'] } } } });
  expect(there.why('red', { do: 'place', worker: 'elf', at: 'bank' })).toBe('noPlank');
  expect(redsTurn({ built: ['bank'] }).why('red', { do: 'use', on: 'bank' })).toBe('noGnomeThere');
});

test('[B17] every bank counts for itself, also one that was opened this turn', () => {
  const there = redsTurn({ gold: 3, built: [{ property: 'bank', gnomes: 1 }, 'bank'] });
  there.play('red', { do: 'use', on: 'bank' });
  there.play('red', { do: 'hire', on: 'bank#2' });
  there.play('red', { do: 'use', on: 'bank#2' });
  expect(there.player('red').gold).toBe(2);
});

test('[B17] a used gnome is ready again in the next turn of its owner', () => {
  const there = redsTurn({ crest: 3, gold: 0, built: [{ property: 'bank', gnomes: 1, used: true }] }, { turn: 'blue' });
  there.play('blue', { do: 'endTurn' });
  expect(there.offers('red', { do: 'use', on: 'bank' })).toHaveLength(1);
});
