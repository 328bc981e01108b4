import { below, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { type Rating, rate, UNRATED } from './rating.ts';

const after = (...games: [string, number][][]): Map<string, Rating> => {
  const ratings = new Map<string, Rating>();
  for (const game of games) {
    rate(
      ratings,
      game.map(([player, place]) => ({ player, place })),
    );
  }
  return ratings;
};

test('two unrated players: the figures of OpenSkill', () => {
  const ratings = after([
    ['a', 1],
    ['b', 2],
  ]);
  expect(ratings.get('a')!.mu).toBeCloseTo(27.63523138347365, 9);
  expect(ratings.get('a')!.sigma).toBeCloseTo(8.065506316323548, 9);
  expect(ratings.get('b')!.mu).toBeCloseTo(22.36476861652635, 9);
});

test('a shared place moves nobody, and still tells something', () => {
  const { mu, sigma } = after([
    ['a', 1],
    ['b', 1],
  ]).get('a')!;
  expect(mu).toBeCloseTo(UNRATED.mu, 9);
  expect(sigma).toBeLessThan(UNRATED.sigma);
});

test('whoever sits at all places learns nothing of strength', () => {
  const { mu } = after([
    ['a', 1],
    ['a', 2],
    ['a', 3],
  ]).get('a')!;
  expect(mu).toBeCloseTo(UNRATED.mu, 9);
});

test('the stronger of four is found, and the doubt grows small', () => {
  const random = seeded(7);
  const games = Array.from({ length: 300 }, () => {
    // a is better than it would be by chance: it has the better of two draws
    const draw = () => [below(random, 1000), below(random, 1000)] as const;
    const luck = ['a', 'b', 'c', 'd'].map((player) => ({
      player,
      n: Math.max(draw()[0], player === 'a' ? draw()[1] : 0),
    }));
    luck.sort((one, other) => other.n - one.n);
    return luck.map(({ player }, i): [string, number] => [player, i + 1]);
  });
  const ratings = after(...games);
  const a = ratings.get('a')!;
  for (const other of ['b', 'c', 'd']) expect(a.mu - ratings.get(other)!.mu).toBeGreaterThan(a.sigma);
  expect(a.sigma).toBeLessThan(2);
});
