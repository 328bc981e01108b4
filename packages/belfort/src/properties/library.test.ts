import { expect, test } from 'vitest';
import { asked, incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

const worker = { property: 'library', worker: 'elf' };

test('[Belfort 9.9] costs 2 wood, 1 stone, 3 metal, and has one coin', () => {
  expect(priceOf('library')).toEqual({ wood: 2, stone: 1, metal: 3 });
  expect(incomeWith('library')).toBe(1);
});

test('[Belfort 9.9] the plank draws two, then any two of the hand go', () => {
  const there = redsTurn({ hand: ['pub', 'inn'], built: [worker] }, { deck: ['bank', 'keep'] });
  there.play('red', { do: 'activate', at: 'library' });
  expect(there.player('red').hand).toEqual(['pub', 'inn', 'bank', 'keep']);
  there.play('red', { do: 'discard', card: 'inn' });
  there.play('red', { do: 'discard', card: 'bank' });
  expect(there.player('red').hand).toEqual(['pub', 'keep']);
  expect(asked(there)).toBe('0 turn');
});

test('[Belfort 9.9] its gnome draws when the turn ends, and the hand is cut to five before and after', () => {
  const there = redsTurn(
    { hand: ['pub', 'inn', 'bank', 'bank', 'keep', 'keep'], built: [{ property: 'library', gnomes: 1 }] },
    { deck: ['tower'] },
  );
  there.play('red', { do: 'endTurn' });
  expect(asked(there)).toBe('0 discard');
  const events = there.play('red', { do: 'discard', card: 'inn' });
  expect(events.map(({ t }) => t)).toEqual(['discard', 'draw', 'effect']);
  expect(there.player('red').hand).toHaveLength(6);
  expect(asked(there)).toBe('0 discard');
  there.play('red', { do: 'discard', card: 'tower' });
  expect(there.player('red').hand).toEqual(['pub', 'bank', 'bank', 'keep', 'keep']);
  expect(asked(there)).toBe('1 turn');
});

test('[Belfort 9.9] a hand of five draws and is cut once', () => {
  const there = redsTurn(
    { hand: ['pub', 'inn', 'bank', 'keep', 'keep'], built: [{ property: 'library', gnomes: 1 }] },
    { deck: ['tower'] },
  );
  there.play('red', { do: 'endTurn' });
  expect(asked(there)).toBe('0 discard');
  there.play('red', { do: 'discard', card: 'pub' });
  expect(there.player('red').hand).toEqual(['tower', 'inn', 'bank', 'keep', 'keep']);
});

test.each([
  [1, ['keep']],
  [0, []],
])('[B23] with %i cards left as many are drawn and discarded', (n, deck) => {
  const there = redsTurn(
    { hand: ['pub', 'inn'], built: [worker] },
    { pool: ['pub', 'pub', 'pub'], deck, rest: 'blue' },
  );
  const events = there.play('red', { do: 'activate', at: 'library' });
  expect(there.player('red').hand).toHaveLength(2 + n);
  expect(events.some(({ t }) => t === 'wasted')).toBe(n === 0);
  for (let i = 0; i < n; i++) there.play('red', { do: 'discard', card: 'pub' });
  expect(asked(there)).toBe('0 turn');
});
