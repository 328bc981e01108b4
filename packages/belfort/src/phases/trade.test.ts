import { expect, test } from 'vitest';
import { redsElfAt, redsTurn } from '../scenario/turns.ts';

const goodsOf = ({ wood, stone, metal, gold }: Record<'wood' | 'stone' | 'metal' | 'gold', number>) => [
  wood,
  stone,
  metal,
  gold,
];
const some = { wood: 3, stone: 3, metal: 3, gold: 3 };

test.each([
  [{ do: 'buy', good: 'wood' }, [4, 3, 3, 2]],
  [{ do: 'buy', good: 'stone' }, [3, 4, 3, 2]],
  [{ do: 'buy', good: 'metal' }, [3, 3, 4, 1]],
  [{ do: 'sell', wood: 0, stone: 0, metal: 1 }, [3, 3, 2, 4]],
  [{ do: 'sell', wood: 2, stone: 0, metal: 0 }, [1, 3, 3, 4]],
  [{ do: 'sell', wood: 1, stone: 1, metal: 0 }, [2, 2, 3, 4]],
  [{ do: 'sell', wood: 0, stone: 2, metal: 0 }, [3, 1, 3, 4]],
])('[Belfort 1.7] %j', (move, left) => {
  const there = redsTurn(some);
  there.play('red', move);
  expect(goodsOf(there.player('red'))).toEqual(left);
});

test.each([
  [{ wood: 1, stone: 0, metal: 0 }, 'wrongAmount'],
  [{ wood: 2, stone: 1, metal: 0 }, 'wrongAmount'],
  [{ wood: 2, stone: 0, metal: 1 }, 'wrongAmount'],
  [{ wood: 0, stone: 2, metal: 0 }, 'cannotPay'],
])('[Belfort 5.6] no sale of %j', (sale, why) => {
  expect(redsTurn({ ...some, stone: 1 }).why('red', { do: 'sell', ...sale })).toBe(why);
});

test.each([
  ['buy', 'sell'],
  ['sell', 'buy'],
])('[Belfort 5.6] one visit: a %s and then a %s, no more of either', (...order) => {
  const there = redsTurn(some);
  const moves: Record<string, object> = {
    buy: { do: 'buy', good: 'wood' },
    sell: { do: 'sell', wood: 0, stone: 0, metal: 1 },
  };
  for (const move of order) there.play('red', moves[move] as never);
  for (const move of order) expect(there.why('red', moves[move] as never)).toBe('noVisitLeft');
  expect(goodsOf(there.player('red'))).toEqual([4, 3, 2, 3]);
});

test('[B7] n visits are n purchases and n sales in any order, with other actions between', () => {
  const there = redsTurn({
    wood: 7,
    stone: 5,
    metal: 0,
    gold: 2,
    hand: [],
    built: [{ property: 'market', gnomes: 1 }],
  });
  there.play('red', { do: 'sell', wood: 2, stone: 0, metal: 0 });
  there.play('red', { do: 'sell', wood: 2, stone: 0, metal: 0 });
  there.play('red', { do: 'wall', on: 'wall 1a' });
  there.play('red', { do: 'buy', good: 'metal' });
  there.play('red', { do: 'buy', good: 'metal' });
  expect(goodsOf(there.player('red'))).toEqual([0, 2, 2, 0]);
  expect(there.why('red', { do: 'sell', wood: 0, stone: 2, metal: 0 })).toBe('noVisitLeft');
});

test('[B7] visits of gnomes and of the Merchants add up', () => {
  const there = redsElfAt('merchants', { wood: 0, gold: 20, built: [{ property: 'market', gnomes: 2 }] });
  there.play('red', { do: 'activate', at: 'merchants' });
  let bought = 0;
  for (; there.offers('red', { do: 'buy', good: 'wood' }).length > 0; bought++)
    there.play('red', { do: 'buy', good: 'wood' });
  expect(bought).toBe(6);
});

test('[B9] a market gnome hired in mid-turn adds its visit at once', () => {
  const there = redsTurn({ gold: 9, built: ['market'] });
  there.play('red', { do: 'buy', good: 'wood' });
  expect(there.why('red', { do: 'buy', good: 'wood' })).toBe('noVisitLeft');
  there.play('red', { do: 'hire', on: 'market' });
  expect(there.why('red', { do: 'buy', good: 'wood' })).toBeNull();
});
