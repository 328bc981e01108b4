import { expect, test } from 'vitest';
import { incomeWith, priceOf, redsTurn } from '../scenario/turns.ts';

test('[Belfort 9.7] costs 3 wood, 1 stone, 2 metal, and has one coin', () => {
  expect(priceOf('market')).toEqual({ wood: 3, stone: 1, metal: 2 });
  expect(incomeWith('market')).toBe(1);
});

test('[Belfort 9.7] the plank gives 2 gold', () => {
  const there = redsTurn({ gold: 0, built: [{ property: 'market', worker: 'dwarf' }] });
  there.play('red', { do: 'activate', at: 'market' });
  expect(there.player('red').gold).toBe(2);
});

test('[Belfort 9.7] two gnomes fit', () => {
  const there = redsTurn({ gold: 9, built: [{ property: 'market', gnomes: 1 }] });
  there.play('red', { do: 'hire', on: 'market' });
  expect(there.player('red').built[0]!.gnomes).toBe(2);
});

test.each([
  [1, ['market']],
  [2, [{ property: 'market', gnomes: 1 }]],
  [3, [{ property: 'market', gnomes: 2 }]],
  [
    4,
    [
      { property: 'market', gnomes: 2 },
      { property: 'market', gnomes: 1 },
    ],
  ],
])('[B25] %i visits', (visits, built) => {
  const there = redsTurn({ gold: 20, wood: 0, built });
  let bought = 0;
  for (; there.offers('red', { do: 'buy', good: 'wood' }).length > 0; bought++)
    there.play('red', { do: 'buy', good: 'wood' });
  expect(bought).toBe(visits);
});
