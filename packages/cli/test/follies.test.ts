import { type Event as BelfortEvent, belfort, SITES, SITES_OF } from '@guildhall/belfort';
import type { Event as BrugesEvent } from '@guildhall/bruges';
import { expect, test } from 'vitest';
import { watchBelfort, watchBruges } from '../src/follies.ts';
import { guildhall } from './run.ts';

const start = belfort.setup(belfort.options({}, 3), 3, 1);
const belfortCounts = (...events: BelfortEvent[]) => {
  const watch = watchBelfort(start);
  for (const event of events) watch.note(event);
  return watch.counts;
};
const traded = (t: 'gain' | 'lose', what: 'wood' | 'stone' | 'gold'): BelfortEvent =>
  t === 'gain'
    ? { t, seat: 0, what, n: 1, source: 'tradingPost', from: null }
    : { t, seat: 0, what, n: 1, source: 'tradingPost', to: null };
const buy = (good: 'wood' | 'stone') => [traded('lose', 'gold'), traded('gain', good)];
const sell = (good: 'wood' | 'stone') => [traded('lose', good), traded('gain', 'gold')];
const turn: BelfortEvent = { t: 'turn', seat: 0 };

test('a good bought and sold in one turn is a circle, counted once', () => {
  expect(belfortCounts(turn, ...sell('wood'), ...buy('wood'), ...buy('wood')).tradeCircles).toBe(1);
  expect(belfortCounts(turn, ...buy('wood'), ...sell('wood'), turn, ...buy('wood'), ...sell('wood'))).toMatchObject({
    turns: 2,
    tradeCircles: 2,
  });
});

test('different goods, or different turns, are no circle', () => {
  expect(belfortCounts(turn, ...sell('wood'), ...buy('stone')).tradeCircles).toBe(0);
  expect(belfortCounts(turn, ...buy('wood'), turn, ...sell('wood')).tradeCircles).toBe(0);
});

test('a crest is worse when its number is higher, after all exchanges before', () => {
  const seatOf = (crest: number) => start.players.findIndex((player) => player.crest === crest);
  const take = (by: number, from: number, crest: number): BelfortEvent => ({ t: 'crest', seat: by, of: from, crest });
  const [one, two, three] = [seatOf(1), seatOf(2), seatOf(3)];
  expect(belfortCounts(take(three, one, 1), take(two, three, 1)).worseCrests).toBe(0);
  expect(belfortCounts(take(three, one, 1), take(two, one, 3)).worseCrests).toBe(1);
  expect(belfortCounts({ t: 'crest', seat: one, of: null, crest: 1 }).worseCrests).toBe(0);
});

test('a swap between two sites of one owner is idle, also after markers have moved', () => {
  const [a, b] = SITES_OF.wall as [number, number];
  const marker = (site: number, builder: number): BelfortEvent => ({
    t: 'marker',
    builder,
    symbol: SITES[site]!.symbols[0]!,
    kind: 'wall',
    source: 'build.wall',
  });
  const moved = (site: number, builder: number): BelfortEvent => ({
    t: 'moved',
    builder,
    symbol: SITES[site]!.symbols[0]!,
  });
  const swap: BelfortEvent = { t: 'swap', seat: 0, kind: 'wall', first: a, second: b };
  expect(belfortCounts(marker(a, 0), marker(b, 1), swap).idleSwaps).toBe(0);
  expect(belfortCounts(marker(a, 1), marker(b, 1), swap).idleSwaps).toBe(1);
  expect(belfortCounts(marker(a, 0), marker(b, 1), moved(a, 1), swap).idleSwaps).toBe(1);
});

test('workers of Bruges exchanged for their own colour', () => {
  const given = (colour: 'red' | 'blue'): BrugesEvent => ({
    t: 'workersLost',
    seat: 0,
    colour,
    n: 1,
    source: 'person.mendicant-friar',
    to: null,
  });
  const taken = (colour: 'red' | 'blue'): BrugesEvent => ({
    t: 'workers',
    seat: 0,
    colour,
    n: 1,
    source: 'person.mendicant-friar',
    from: null,
  });
  const turn: BrugesEvent = { t: 'turn', seat: 0, turn: 1 };
  const counts = (...events: BrugesEvent[]) => {
    const watch = watchBruges();
    for (const event of [...events, turn]) watch.note(event);
    return watch.counts.sameWorkers;
  };
  expect(counts(given('red'), taken('blue'))).toBe(0);
  expect(counts(given('red'), taken('red'))).toBe(1);
  // there and back again is none the better
  expect(counts(given('red'), taken('blue'), given('blue'), taken('red'))).toBe(1);
  expect(counts(given('red'), taken('blue'), turn, given('blue'), taken('red'))).toBe(0);
  // a worker is the price of two
  expect(counts(given('red'), taken('red'), taken('blue'))).toBe(0);
});

const follies = (game: string, bots: string, games: number) =>
  JSON.parse(
    guildhall(
      'simulate',
      game,
      '--seats',
      '3',
      '--games',
      String(games),
      '--bots',
      bots,
      '--seed',
      'follies',
      '--follies',
      '--json',
    ).out,
  ).follies;

test('random players are found out', () => {
  const counts = follies('belfort', 'random', 20);
  for (const what of ['turns', 'tradeCircles', 'worseCrests']) expect(counts[what]).toBeGreaterThan(0);
});

test.each([
  ['belfort', ['tradeCircles', 'worseCrests', 'idleSwaps']],
  ['bruges', ['sameWorkers']],
])('journeymen of %s trade in no circle and swap nothing for nothing', (game, never) => {
  const counts = follies(game, 'journeyman', 6);
  expect(counts.turns).toBeGreaterThan(100);
  for (const what of never) expect(counts[what], what).toBe(0);
});

test('people read what was counted', () => {
  expect(guildhall('simulate', 'belfort', '--seats', '2', '--games', '2', '--follies').out).toMatch(
    /^turns in which the same good was bought and sold +\d+$/m,
  );
});
