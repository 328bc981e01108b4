import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { below, shuffle } from '../random.ts';
import { arenas, CHECKS, type ContractPlan, contract } from './index.ts';
import type { BidAction, BidEvent, BidOptions, BidState, BidView } from './sealed-bids.ts';
import { sealedBids } from './sealed-bids.ts';

type Bids = Game<BidState, BidAction, BidView, BidEvent, BidOptions>;

const plan: ContractPlan<BidState, BidOptions> = {
  cases: [
    { name: 'two seats, short', options: { rounds: 1, stalls: 0 }, seats: 2 },
    { name: 'three seats, long', options: { rounds: 8, stalls: 5 }, seats: 3 },
  ],
  bound: 100,
  fabricate: (state, random) => [
    { t: 'bid', card: below(random, 20) },
    { t: 'stall', stall: state.stalls.length },
    { t: 'toast', to: below(random, 4) },
  ],
};

contract(sealedBids, plan);

/** The names of the promises that this game breaks. */
function broken(changes: Partial<Bids>): string[] {
  const [, arena] = arenas({ ...sealedBids, ...changes }, plan);
  return CHECKS.filter((check) => {
    try {
      check.run(arena!);
      return false;
    } catch {
      return true;
    }
  }).map((check) => check.name);
}

describe('the contract notices', () => {
  test('nothing wrong with the game as it is', () => {
    expect(broken({})).toEqual([]);
  });

  const { decision, legal, view, imagine, apply, clone, setup, standings } = sealedBids;
  const { publicView, ownView, joinView } = sealedBids;
  const beforeMoves = (deed: (state: BidState, seat: number, out: BidEvent[] | undefined) => void): Partial<Bids> => ({
    apply(state, seat, action, out) {
      deed(state, seat, out);
      return apply(state, seat, action, out);
    },
  });

  test.each<[string, Partial<Bids>, string]>([
    [
      'a question that tells the deck',
      {
        decision(s) {
          const asked = decision(s);
          return asked === null || s.deck[0]! % 2 ? asked : { ...asked, source: 'deck' };
        },
      },
      'an imagined world looks',
    ],
    [
      'options that tell the deck',
      { legal: (s, seat) => (s.deck[0]! % 2 ? legal(s, seat) : legal(s, seat).slice(0, 1)) },
      'an imagined world looks',
    ],
    ['a clone that shares a hand', { clone: (s) => ({ ...clone(s), hands: s.hands }) }, 'a clone is equal'],
    ['a state that is not JSON', { setup: (...a) => ({ ...setup(...a), extra: undefined }) }, 'a state survives'],
    ['looking that sorts the deck', { violations: (s) => (s.deck.sort() ? [] : []) }, 'looking changes nothing'],
    [
      'a log that changes the game',
      beforeMoves((s, _seat, out) => {
        if (out !== undefined) s.round = 2;
      }),
      'a move is the same with and without a log',
    ],
    ['a lost card', beforeMoves((s) => s.discard.pop()), 'no move breaks an invariant'],
    [
      'a dead end',
      { legal: (s, seat) => legal(s, seat).filter((a) => a.t !== 'toast') },
      'whoever is asked can answer',
    ],
    ['options for all', { legal: (s) => [0, 1, 2].flatMap((seat) => legal(s, seat)) }, 'whoever is asked can answer'],
    ['options twice', { legal: (s, seat) => [...legal(s, seat), ...legal(s, seat)] }, 'every option is a flat record'],
    [
      'an option that is not flat',
      { legal: (s, seat) => legal(s, seat).map((a) => ({ ...a, hand: [] })) },
      'every option is a flat record',
    ],
    [
      'an order that tells the deck',
      { legal: (s, seat) => (s.deck[0]! % 2 ? [...legal(s, seat)].reverse() : legal(s, seat)) },
      'options come in one order',
    ],
    [
      'options after the end',
      { legal: (s, seat) => (decision(s) === null ? [{ t: 'keep' }] : legal(s, seat)) },
      'what is not an option is refused',
    ],
    ['a view with all hands', { view: (s) => view(s, [0, 1, 2]) }, 'secrets are kept'],
    [
      'a view with a stray card',
      { view: (s, e) => ({ ...view(s, e), next: s.deck.at(-1) }) },
      'an imagined world looks',
    ],
    ['a view with the seed', { view: (s, e) => ({ ...view(s, e), r: s.random.key }) }, 'no view and no event carries'],
    ['a view with the chance', { view: (s, e) => ({ ...view(s, e), r: s.random }) }, 'no view and no event carries'],
    [
      'a spectator who sees a hand',
      { view: (s, e) => view(s, e.length === 0 ? [0] : e) },
      'a spectator sees nothing that a seat does not',
    ],
    ['eyes that do not add up', { view: (s, e) => view(s, e.slice(0, 1)) }, 'eyes together see'],
    ['a view that is the state', { view: (s, e) => Object.assign(view(s, e), { lines: s.lines }) }, 'a view stays'],
    ['parts that do not add up', { joinView: (open) => open }, 'a view is what everybody knows'],
    [
      'parts of several seats that do not add up',
      { joinView: (open, owns) => joinView(open, owns.slice(-1)) },
      'a view is what everybody knows',
    ],
    [
      'joining that changes a part',
      { joinView: (open, owns) => Object.assign(open, joinView(open, owns)) },
      'a view is what everybody knows',
    ],
    [
      'a part that is not JSON',
      { publicView: (s) => ({ ...publicView(s), extra: undefined }) },
      'a view is what everybody knows',
    ],
    [
      'a public part with a card that joining hides',
      {
        publicView: (s) => ({ ...publicView(s), next: s.deck.at(-1) ?? null }),
        joinView({ next: _, ...open }: BidView & { next?: number }, owns) {
          return joinView(open, owns);
        },
      },
      'the public part tells nothing',
    ],
    [
      'an own part with a card that joining hides',
      { ownView: (s, seat) => ({ ...ownView(s, seat), next: s.deck.at(-1) ?? null }) },
      'the own part of a seat tells nothing',
    ],
    [
      'a public part that is the state',
      { publicView: (s) => ({ ...publicView(s), lines: s.lines }) },
      'the parts of a view stay',
    ],
    [
      'a public part that is an earlier one',
      { publicView: (s, before) => before ?? publicView(s) },
      'a public part is the same',
    ],
    [
      'a public part that changes an earlier one',
      { publicView: (s, before) => (before === undefined ? publicView(s) : Object.assign(before, publicView(s))) },
      'a public part is the same',
    ],
    [
      'an own part that is the state',
      { ownView: (s, seat) => ({ ...ownView(s, seat), hand: s.hands[seat] }) },
      'the parts of a view stay',
    ],
    [
      'a public part that sorts the deck',
      { publicView: (s) => s.deck.sort() && publicView(s) },
      'looking changes nothing',
    ],
    [
      'an own part that sorts the deck',
      { ownView: (s, seat) => s.deck.sort() && ownView(s, seat) },
      'looking changes nothing',
    ],
    [
      'an event that tells a choice too early',
      { seen: (event, eyes) => (event.t === 'bid' ? event : sealedBids.seen(event, eyes)) },
      'a choice made at the same time',
    ],
    [
      'a view that tells a choice too early',
      { view: (s, e) => ({ ...view(s, e), bids: [...s.bids] }) },
      'a choice made at the same time',
    ],
    [
      'an event that tells a card drawn',
      { seen: (event, eyes) => (event.t === 'draw' ? event : sealedBids.seen(event, eyes)) },
      'events tell nothing that the view hides',
    ],
    [
      'an event that tells all hands',
      beforeMoves((s, _seat, out) => out?.push({ t: 'reveal', cards: s.hands.flat() })),
      'a move that can be taken back',
    ],
    [
      'an event that tells the hand of whoever moves',
      beforeMoves((s, seat, out) => out?.push({ t: 'reveal', cards: [...s.hands[seat]!] })),
      'who watches a move',
    ],
    [
      'an event that changes later',
      beforeMoves((s, seat, out) => out?.push({ t: 'reveal', cards: s.hands[seat]! })),
      'the same seed and the same moves',
    ],
    ['chance in an open move', beforeMoves((s) => shuffle(s.random, s.deck)), 'a move that can be taken back'],
    ['no barriers', { apply: (...move) => (apply(...move) ? 'open' : 'open') }, 'a move that can be taken back'],
    ['an imagined deck without cards', { imagine: (v, s) => ({ ...imagine(v, s), deck: [] }) }, 'an imagined state is'],
    [
      'imagination that uses up the view',
      { imagine: (v, s) => Object.assign(imagine(v, s), { lines: v.lines }) },
      'an imagined game can be played to its end',
    ],
    [
      'imagination without a seed',
      { imagine: (v) => imagine(v, Math.floor(Math.random() * 1e9)) },
      'an imagined state',
    ],
    [
      'a wrong sum',
      { standings: (s) => standings(s).map((o) => ({ ...o, score: o.score + 1 })) },
      'score lines add up',
    ],
    ['only winners', { standings: (s) => standings(s).map((o) => ({ ...o, place: 1 })) }, 'score lines add up'],
    ['options that change', { options: () => ({ rounds: 1, stalls: 1 }) }, 'options read back'],
    ['options that change', { options: () => ({ rounds: 1, stalls: 1 }) }, 'a recorded game can be verified'],
    ['a game without end', { setup: (o, n, seed) => setup({ ...o, rounds: 1000 }, n, seed) }, 'every game ends'],
    [
      'a setup that depends on the hour',
      { setup: (o, n) => setup(o, n, Math.floor(Math.random() * 1e9)) },
      'the same seed and the same moves',
    ],
  ])('%s', (_name, changes, promise) => {
    expect(broken(changes)).toContainEqual(expect.stringContaining(promise));
  });
});
