import { below, type RandomState, sameAction, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { belfort } from '../game.ts';
import { prompts } from '../log/prompts.ts';
import { NOBODY, type State } from '../state.ts';
import { explain, explainView, type Intent, type Reason } from './index.ts';
import { fabricate, universe } from './universe.ts';

const pick = <T>(random: RandomState, from: readonly T[]): T => from[below(random, from.length)]!;

/** Random games, seen at every question by one of those asked. */
function walk(seats: number, seed: number, visit: (state: State, seat: number, random: RandomState) => void): void {
  const random = seeded(seed);
  const edition = seed % 2 === 0 ? 'revised' : 'first';
  const state = belfort.setup(belfort.options({ edition, guilds: 'advanced' }, seats), seats, seed);
  for (;;) {
    const decision = belfort.decision(state);
    if (decision === null) return;
    const seat = pick(random, decision.seats);
    visit(state, seat, random);
    // goods in hand open up more of the game than a random player would ever earn
    const player = state.players[seat]!;
    if (decision.ask === 'turn')
      for (const good of ['wood', 'stone', 'metal', 'gold'] as const) player[good] += below(random, 4);
    belfort.apply(state, seat, liveliest(random, belfort.legal(state, seat)));
  }
}

/** A random player who ends things late. */
function liveliest(random: RandomState, legal: readonly Action[]): Action {
  const lively = legal.filter(({ do: verb }) => !['pass', 'endTurn', 'buyCard', 'decline', 'stop'].includes(verb));
  return lively.length > 0 && below(random, 8) > 0 ? pick(random, lively) : pick(random, legal);
}

/** Odd seeds play the first edition. */
const GAMES = [
  [2, 20],
  [3, 31],
  [4, 40],
  [5, 51],
] as const;

/** Some actions of every verb, and all of those that the question is about; action turns are many and much alike. */
function actionsAt(state: State, seat: number, random: RandomState): Action[] {
  if (belfort.decision(state)!.ask === 'turn' && below(random, 5) > 0) {
    return [...belfort.legal(state, seat), ...fabricate(state, random)];
  }
  const verbs = new Set(belfort.legal(state, seat).map(({ do: verb }) => verb));
  for (const verb of ABOUT[belfort.decision(state)!.ask] ?? []) verbs.add(verb);
  // of the thousands of pairs for the wizards some will do
  const some = universe(state, [...verbs]).filter(({ do: verb }) => verb !== 'swap' || below(random, 4) === 0);
  return [...belfort.legal(state, seat), ...some, ...fabricate(state, random)];
}
const ABOUT: Readonly<Record<string, readonly Action['do'][]>> = {
  turn: ['build', 'wall', 'guild', 'activate', 'buy', 'sell', 'exchange', 'hire', 'use', 'buyCard', 'endTurn'],
  architects: ['build', 'wall', 'guild'],
  steal: ['steal', 'stop'],
  rob: ['rob', 'stop'],
  recruit: ['recruit', 'gnome'],
};

describe.each(GAMES)('%i seats, seed %i', (seats, seed) => {
  test('an action has a reason against it exactly when it is not an option', () => {
    walk(seats, seed, (state, seat, random) => {
      const legal = belfort.legal(state, seat);
      const known = new Set(legal.map(keyOf));
      const actions = actionsAt(state, seat, random);
      for (const action of actions) {
        const reason = explain(state, seat, action);
        if (known.has(keyOf(action)) !== (reason === null)) fail(state, action, reason);
        if (reason !== null) demandTrue(state, seat, action, reason);
      }
    });
  });

  test('every option is part of the universe', () => {
    walk(seats, seed, (state, seat) => {
      const legal = belfort.legal(state, seat);
      const met = new Set(universe(state, [...new Set(legal.map(({ do: verb }) => verb))]).map(keyOf));
      expect(legal.filter((action) => !met.has(keyOf(action)))).toEqual([]);
    });
  });

  test('an intent with open fields has a reason against it exactly when no option fits', () => {
    walk(seats, seed, (state, seat, random) => {
      const legal = belfort.legal(state, seat);
      for (const action of actionsAt(state, seat, random).filter(() => below(random, 20) === 0)) {
        const keys = Object.keys(action).filter((key) => key !== 'do' && below(random, 2) === 0);
        const intent = { ...action } as Record<string, unknown>;
        for (const key of keys) delete intent[key];
        const fitting = legal.some((option) => sameAction({ ...option, ...intent }, option));
        const reason = explain(state, seat, intent as Intent);
        if (fitting !== (reason === null)) fail(state, intent, reason);
        if (reason?.why === 'noSuchThing') fail(state, intent, reason);
        if (reason?.why === 'cannotPay') demandPrice(state, seat, intent as Intent, reason);
      }
    });
  });

  test('nothing hidden is read: a view gives the same answer', () => {
    walk(seats, seed, (state, seat, random) => {
      const other = below(random, seats);
      const views = [seat, other].map((eyes) => [eyes, belfort.view(state, [eyes])] as const);
      for (const action of fabricate(state, random, 1)) {
        for (const [eyes, view] of views) {
          const reason = JSON.stringify(explain(state, eyes, action));
          if (JSON.stringify(explainView(view, eyes, action)) !== reason) fail(state, action, JSON.parse(reason));
        }
      }
    });
  });
});

/** Fields stand in different orders. */
const keyOf = (action: Action): string =>
  Object.entries(action)
    .map(([key, value]) => `${key}=${value}`)
    .toSorted()
    .join();

function fail(state: State, intent: object, reason: Reason | null): never {
  const ask = belfort.decision(state)!.ask;
  throw new Error(`${ask}: ${JSON.stringify(intent)} was answered with ${JSON.stringify(reason)}`);
}

/** What a reason claims, checked against the table. */
function demandTrue(state: State, seat: number, action: Action, reason: Reason): void {
  const must = (holds: boolean) => {
    if (!holds) fail(state, action, reason);
  };
  const symbol = 'symbol' in action ? action.symbol : NOBODY;
  switch (reason.why) {
    case 'noSuchThing':
    case 'gameOver':
    case 'notYourTurn':
      return must(false);
    case 'otherQuestion':
      must(Object.hasOwn(prompts, reason.ask));
      return must(belfort.legal(state, seat).every((option) => option.do !== action.do));
    case 'cannotPay':
      return demandPrice(state, seat, action, reason);
    case 'symbolTaken':
      return must(state.markers[symbol] === reason.by && reason.by !== NOBODY);
    case 'gatehouseTaken':
      return must(state.markers[symbol] === NOBODY && reason.by !== NOBODY && state.options.edition === 'revised');
    case 'otherHalf':
      return must(state.markers[symbol] === NOBODY && state.markers[reason.symbol] === NOBODY);
    case 'notInHand':
      return must(!state.players[seat]!.hand.includes(reason.card));
    case 'workersOut':
      must(reason.districts.length + reason.cards.length > 0);
      must(reason.districts.every((district) => state.guildPlanks[district]?.seat === seat));
      return must(reason.cards.every((card) => state.players[seat]!.built[card]!.worker !== null));
    case 'nothingToTake': {
      if (reason.good === null) return must(action.do === 'spy');
      return must(state.players[reason.from]![reason.good] === 0);
    }
    case 'hasOnly':
      return must(state.players[reason.from]!.gold === reason.gold && reason.gold > 0);
    case 'noSuchWorker':
      return must(state.players[seat]!.home[reason.worker] === 0);
    case 'orderOfPicks':
      return must(['steal', 'rob', 'swap'].includes(action.do));
  }
}

type Own = State['players'][number];

function explainAgain(state: State, seat: number, intent: Intent, change: (own: Own) => void): Reason | null {
  const changed = belfort.clone(state);
  change(changed.players[seat]!);
  return explain(changed, seat, intent);
}

/** With what is missing it would be possible, and with one piece less it would not. */
function demandPrice(state: State, seat: number, intent: Intent, reason: Reason & { why: 'cannotPay' }): void {
  const goods = Object.entries(reason.missing) as ['wood' | 'stone' | 'metal' | 'gold', number][];
  if (goods.length === 0) fail(state, intent, reason);
  const withAll = explainAgain(state, seat, intent, (own) => {
    for (const [good, n] of goods) own[good] += n;
  });
  if (withAll !== null) fail(state, intent, reason);
  for (const [short] of goods) {
    const withLess = explainAgain(state, seat, intent, (own) => {
      for (const [good, n] of goods) own[good] += good === short ? n - 1 : n;
    });
    if (withLess?.why !== 'cannotPay') fail(state, intent, reason);
  }
}
