import { belfort, type State } from '@guildhall/belfort';
import { deriveSeed } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { type AnyGame, gameRow } from '../src/games.ts';
import { playSeries, type Series } from '../src/series.ts';

const series: Series = {
  game: 'belfort',
  options: belfort.options({}, 3),
  bots: ['random', 'random', 'random'],
  seed: 'series',
  check: true,
  save: null,
};

/** Belfort with something wrong in it. */
function broken(fault: Partial<AnyGame>) {
  const row = gameRow('belfort');
  return { ...row, game: { ...row.game, ...fault } };
}

const round = (state: unknown): number => (state as State).round;
let drawn = 0;

const faults: [string, Partial<AnyGame>, RegExp][] = [
  ['a broken invariant', { violations: (state) => (round(state) === 2 ? ['too much gold'] : []) }, /^too much gold$/],
  ['a broken setup', { violations: () => ['no deck'] }, /^no deck$/],
  [
    'a dead end',
    { legal: (state, seat) => (round(state) === 3 ? [] : belfort.legal(state as State, seat)) },
    /^seat \d has nothing to choose from \(place\)$/,
  ],
  [
    'options for a seat that is not asked',
    { legal: (state) => [0, 1, 2].flatMap((seat) => belfort.legal(state as State, seat)) },
    /^seat \d is not asked but has \d+ options$/,
  ],
  [
    'a game that breaks off',
    {
      decision(state) {
        if (round(state) === 4) throw new Error('out of cards');
        return belfort.decision(state as State);
      },
    },
    /^the game broke off: out of cards$/,
  ],
  [
    'a replay that differs',
    { setup: (options, seats, seed) => ({ ...belfort.setup(options as never, seats, seed), drawn: drawn++ }) },
    /^the replay differs before the first action: /,
  ],
];

test.each(faults)('%s is reported with the seed and the place', (_name, fault, what) => {
  const tally = playSeries(series, 0, 2, broken(fault));
  expect(tally.violations).toBeGreaterThan(0);
  expect(tally.firstViolation).toMatchObject({ game: 0, seed: deriveSeed('series', 0) });
  expect(tally.firstViolation!.what).toHaveLength(1);
  expect(tally.firstViolation!.what[0]).toMatch(what);
});

test('a broken game counts for nothing else', () => {
  const tally = playSeries(series, 0, 3, broken({ violations: () => ['no deck', 'no pool'] }));
  expect(tally).toMatchObject({ games: 0, violations: 6, decisions: 0, wins: [0, 0, 0] });
  expect(tally.firstViolation).toMatchObject({ at: 0, what: ['no deck', 'no pool'] });
});

test('a shared victory is split', () => {
  const shared = [0, 1, 2].map((seat) => ({ seat, place: seat === 2 ? 3 : 1, score: 10 - seat, tieBreak: 0 }));
  expect(playSeries(series, 0, 4, broken({ standings: () => shared })).wins).toEqual([2, 2, 0]);
});
