import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  cloneRandom,
  commitment,
  deriveSeed,
  die,
  isLiveSeed,
  newSeed,
  type RandomState,
  type Seed,
  seeded,
  shuffle,
} from './random.ts';

const ZERO = '0'.repeat(64);
const word = (random: RandomState) => below(random, 2 ** 32);
const words = (seed: Seed, length: number) => {
  const random = seeded(seed);
  return Array.from({ length }, () => word(random));
};
const hex = (numbers: number[]) => numbers.map((n) => n.toString(16).padStart(8, '0')).join(' ');

const anySeed = fc.oneof(
  fc.maxSafeInteger(),
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
);

/** The sum of squared deviations from an even spread, each divided by the expected count. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('the stream of a live game', () => {
  test('is the ChaCha20 keystream: RFC 8439 appendix A.1, test vectors 1 and 2', () => {
    expect(hex(words(ZERO, 32))).toBe(
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2 ' +
        'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
        '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    );
  });

  test('is the same when two games draw in turns', () => {
    const seeds = [deriveSeed('turns', 1), deriveSeed('turns', 2)];
    const games = seeds.map(seeded);
    const drawn: number[][] = [[], []];
    for (let i = 0; i < 40; i++) for (const [game, random] of games.entries()) drawn[game]!.push(word(random));
    expect(drawn).toEqual(seeds.map((seed) => words(seed, 40)));
  });

  test('does not depend on how the seed is spelled', () => {
    const seed = deriveSeed('spelling', 0);
    expect(words(seed.toUpperCase(), 4)).toEqual(words(seed, 4));
    expect(commitment(seed.toUpperCase())).toBe(commitment(seed));
  });
});

test('the stream of an imagined game stays what it is, so that simulations can be repeated', () => {
  expect(hex(words(0, 4))).toBe('514676c3 08a809df 30349d2b fb52c520');
  expect(hex(words(2 ** 40 + 7, 4))).toBe('603f2c98 97a5e2f6 a958c5e9 267af083');
});

describe.each([
  ['live', deriveSeed('uniform', 0), deriveSeed('uniform', 1)],
  ['imagined', 20_250_101, 20_250_102],
] as [string, Seed, Seed][])('the chance of %s games', (_kind, seed, otherSeed) => {
  // 99.9 % of even spreads stay below these values of the chi-square distribution.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [7, 22.46],
    [52, 87.97],
  ])('spreads evenly over %i things', (n, limit) => {
    const random = seeded(seed);
    const counts = new Array(n).fill(0);
    for (let i = 0; i < 20_000; i++) counts[below(random, n)]++;
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  test('throws the six faces of a die evenly', () => {
    const random = seeded(otherSeed);
    const counts = new Array(6).fill(0);
    for (let i = 0; i < 20_000; i++) counts[die(random) - 1]++;
    expect(chiSquare(counts)).toBeLessThan(20.52);
  });

  test('has no favourites where plain remainders would: a third of 3·2^30 is drawn a third of the time', () => {
    const random = seeded(seed);
    const counts = [0, 0, 0];
    for (let i = 0; i < 20_000; i++) counts[Math.floor(below(random, 3 * 2 ** 30) / 2 ** 30)]!++;
    expect(chiSquare(counts)).toBeLessThan(13.82);
  });

  test('shuffles four cards into each of the 24 orders equally often', () => {
    const random = seeded(seed);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });

  test('differs from seed to seed', () => {
    expect(words(seed, 8)).not.toEqual(words(otherSeed, 8));
  });
});

test('a word beyond the last full multiple is thrown away and the next one taken', () => {
  const random = seeded(ZERO);
  expect(below(random, 2 ** 31 + 1)).toBe(0x28bd8653);
  expect(random.n).toBe(4);
});

test('choosing among one thing uses no chance', () => {
  const random = seeded(1);
  expect(below(random, 1)).toBe(0);
  expect(random).toEqual(seeded(1));
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])(
  'choosing among %d things is an error',
  (n) => {
    expect(() => below(seeded(1), n)).toThrow(/1 to 2\^32/);
  },
);

test.each(['', 'abc', '0'.repeat(63), `${'0'.repeat(63)}g`, `${ZERO}\n`, 0.5, Number.NaN, 2 ** 53])(
  'the malformed seed %j is refused with an explanation',
  (seed) => {
    expect(() => seeded(seed)).toThrow(/64 hex digits/);
  },
);

test('every number is in range and comes from the seed alone', () => {
  fc.assert(
    fc.property(anySeed, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
      const [one, two] = [seeded(seed), seeded(seed)];
      for (let i = 0; i < 5; i++) {
        const drawn = below(one, n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
        expect(below(two, n)).toBe(drawn);
      }
    }),
  );
});

test('a shuffle keeps every card', () => {
  fc.assert(
    fc.property(anySeed, fc.array(fc.integer()), (seed, cards) => {
      const shuffled = [...cards];
      expect(shuffle(seeded(seed), shuffled)).toBe(shuffled);
      expect(shuffled.toSorted()).toEqual(cards.toSorted());
    }),
  );
});

test('chance resumes where it stood after saving, loading and cloning', () => {
  fc.assert(
    fc.property(anySeed, fc.nat(100), (seed, drawn) => {
      const random = seeded(seed);
      for (let i = 0; i < drawn; i++) word(random);
      const loaded: RandomState = JSON.parse(JSON.stringify(random));
      const clone = cloneRandom(random);
      expect(loaded).toStrictEqual(random);
      expect(clone).toStrictEqual(random);
      const next = Array.from({ length: 20 }, () => word(random));
      expect(Array.from({ length: 20 }, () => word(loaded))).toEqual(next);
      expect(Array.from({ length: 20 }, () => word(clone))).toEqual(next);
    }),
  );
});

test('different imagined seeds give different streams', () => {
  const firsts = new Set(Array.from({ length: 2000 }, (_, seed) => words(seed, 2).join()));
  expect(firsts.size).toBe(2000);
});

test('a commitment is the SHA-256 of the seed', () => {
  expect(commitment(ZERO)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  expect(() => commitment('secret')).toThrow(/64 hex digits/);
});

test('new seeds are live seeds and never the same', () => {
  expect(isLiveSeed(newSeed())).toBe(true);
  expect(newSeed()).not.toBe(newSeed());
});

test('derived seeds are live seeds that depend on series and label', () => {
  const seeds = [
    deriveSeed('a', 1),
    deriveSeed('a', 2),
    deriveSeed('b', 1),
    deriveSeed('a1', ''),
    deriveSeed('', 'a1'),
  ];
  expect(seeds.every(isLiveSeed)).toBe(true);
  expect(new Set(seeds).size).toBe(5);
  expect(deriveSeed('a', '1')).toBe(deriveSeed('a', 1));
});
