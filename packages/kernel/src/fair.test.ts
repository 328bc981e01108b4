import { describe, expect, test } from 'vitest';
import { type Kept, seedOf, verifyShuffle } from './fair.ts';
import { commitment } from './random.ts';
import type { Replay } from './replay.ts';

const hex = (digit: string) => digit.repeat(64);
const [SECRET, MINE, OTHERS] = [hex('5'), hex('a'), hex('b')];
const origin = {
  version: 1,
  table: 'table-1',
  secret: SECRET,
  shares: [
    { seat: 0, how: 'revealed', hash: commitment(MINE), share: MINE },
    { seat: 1, how: 'deposited', hash: commitment(OTHERS), share: OTHERS },
    { seat: 2, how: 'absent', hash: hex('c'), share: null },
  ],
} as const;
const replay: Replay = {
  format: 'guildhall-replay',
  version: 1,
  game: 'belfort',
  rules: 3,
  options: { guilds: 'basic' },
  seats: 3,
  seed: seedOf(origin as never, 'belfort', 3, { guilds: 'basic' }),
  commitment: '',
  actions: [],
  trace: [],
  origin,
};
const kept: Kept = { commitment: commitment(SECRET), share: MINE };

describe('how the seed of an online game was drawn', () => {
  test('holds, with what I kept and without it', () => {
    expect(verifyShuffle(replay, kept)).toMatchObject({ t: 'fair', commitment: commitment(SECRET) });
    expect(verifyShuffle(replay)).toMatchObject({ t: 'fair' });
  });

  test('is not told by a game without a server', () => {
    const { origin: _, ...local } = replay;
    expect(verifyShuffle(local, kept)).toEqual({ t: 'none' });
    expect(verifyShuffle({ ...local, origin: null })).toEqual({ t: 'none' });
    expect(verifyShuffle({ ...local, origin: { version: 0, from: 'device' } })).toEqual({ t: 'none' });
  });

  const [first, ...rest] = origin.shares;
  test.each([
    ['another secret than was promised', { ...kept, commitment: hex('0') }, replay, { t: 'otherSecret' }],
    ['my share left out', { ...kept, share: hex('d') }, replay, { t: 'withoutMine' }],
    ['another seed', kept, { ...replay, seed: hex('1') }, { t: 'otherSeed' }],
    ['other options', kept, { ...replay, options: {} }, { t: 'otherSeed' }],
    [
      'a share that was not promised',
      kept,
      { ...replay, origin: { ...origin, shares: [{ ...first, hash: hex('e') }, ...rest] } },
      { t: 'otherShare', seat: 0 },
    ],
    [
      'a share that is there and called absent',
      kept,
      { ...replay, origin: { ...origin, shares: [{ ...first, how: 'absent' }, ...rest] } },
      { t: 'otherShare', seat: 0 },
    ],
    ['a share dropped from the list', {}, { ...replay, origin: { ...origin, shares: rest } }, { t: 'otherSeed' }],
    ['nonsense', kept, { ...replay, origin: { version: 1 } }, { t: 'unreadable' }],
  ] as const)('%s is found', (_, mine, found, fault) => {
    expect(verifyShuffle(found as Replay, mine)).toEqual({ t: 'unfair', fault });
  });
});
