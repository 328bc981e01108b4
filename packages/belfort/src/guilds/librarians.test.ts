import { expect, test } from 'vitest';
import { asked, guildPriceOf, redsElfAt } from '../scenario/turns.ts';

test('[Belfort 10.3] costs 2 wood, 2 stone, 1 metal', () => {
  expect(guildPriceOf('librarians')).toEqual({ wood: 2, stone: 2, metal: 1 });
});

test.each(['inn', 'keep'])('[Belfort 10.3] three cards are drawn, one goes, old or new: %s', (card) => {
  const there = redsElfAt('librarians', { hand: ['inn'] }, { deck: ['pub', 'bank', 'keep'] });
  there.play('red', { do: 'activate', at: 'librarians' });
  expect(there.player('red').hand).toEqual(['pub', 'inn', 'bank', 'keep']);
  there.play('red', { do: 'discard', card });
  expect(there.player('red').hand).toHaveLength(3);
  expect(there.state.discard).toEqual([card]);
  expect(asked(there)).toBe('0 turn');
});

test.each([
  [2, ['bank', 'bank'], 1],
  [1, ['bank'], 1],
  [0, [], 0],
])('[B23] with %i cards left', (n, deck, discards) => {
  const there = redsElfAt('librarians', { hand: ['pub'] }, { pool: ['inn', 'inn', 'inn'], deck, rest: 'blue' });
  const events = there.play('red', { do: 'activate', at: 'librarians' });
  expect(there.player('red').hand).toHaveLength(1 + n);
  expect(events.some(({ t }) => t === 'wasted')).toBe(n === 0);
  for (let i = 0; i < discards; i++) there.play('red', { do: 'discard', card: 'pub' });
  expect(asked(there)).toBe('0 turn');
});
