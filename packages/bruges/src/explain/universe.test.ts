import { below, type RandomState, sameAction, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { nextColour } from '../canals.ts';
import { colourOf } from '../colours.ts';
import { bruges } from '../game.ts';
import { prompts } from '../log/prompts.ts';
import { NOBODY, type State } from '../state.ts';
import { explain, explainView, type Intent, type Reason } from './index.ts';
import { fabricate, universe } from './universe.ts';

const pick = <T>(random: RandomState, from: readonly T[]): T => from[below(random, from.length)]!;

/** Random games, seen at every question by the one who is asked. */
function walk(seats: number, seed: number, visit: (state: State, seat: number, random: RandomState) => void): void {
  const random = seeded(seed);
  const state = bruges.setup(bruges.options({}, seats), seats, seed);
  for (;;) {
    const decision = bruges.decision(state);
    if (decision === null) return;
    const seat = pick(random, decision.seats);
    visit(state, seat, random);
    // guilders in hand open up more of the game than a random player would ever earn
    if (decision.ask === 'turn') state.players[seat]!.guilders += below(random, 4);
    bruges.apply(state, seat, liveliest(random, bruges.legal(state, seat)));
  }
}

/** A random player who likes houses and persons. */
function liveliest(random: RandomState, legal: readonly Action[]): Action {
  const lively = legal.filter((action) =>
    action.do === 'play'
      ? ['house', 'person', 'canal'].includes(action.as)
      : !['endTurn', 'decline'].includes(action.do),
  );
  return lively.length > 0 && below(random, 3) > 0 ? pick(random, lively) : pick(random, legal);
}

const GAMES = [
  [2, 20],
  [2, 21],
  [3, 30],
  [4, 40],
] as const;

/** Some actions of every verb, and all of those that the question is about; drawing and turns are many and much alike. */
function actionsAt(state: State, seat: number, random: RandomState): Action[] {
  const { ask } = bruges.decision(state)!;
  const legal = bruges.legal(state, seat);
  const often = ask === 'draw' || ask === 'turn' || ask === 'afterwards';
  if (often && below(random, 4) > 0) return [...legal, ...fabricate(state, random)];
  const verbs = new Set(legal.map(({ do: verb }) => verb));
  for (const verb of ABOUT[ask] ?? []) verbs.add(verb);
  return [...legal, ...universe(state, [...verbs]), ...fabricate(state, random)];
}
const ABOUT: Readonly<Record<string, readonly Action['do'][]>> = {
  turn: ['play', 'activate', 'endTurn'],
  afterwards: ['play', 'activate', 'endTurn'],
  extraPlay: ['play', 'decline'],
  extraRecruit: ['recruit', 'decline'],
  extraCanal: ['dig', 'decline'],
  extraHouse: ['lay', 'decline'],
  fire: ['burn', 'breach', 'decline'],
};

describe.each(GAMES)('%i seats, seed %i', (seats, seed) => {
  test('an action has a reason against it exactly when it is not an option', () => {
    walk(seats, seed, (state, seat, random) => {
      const known = new Set(bruges.legal(state, seat).map(keyOf));
      for (const action of actionsAt(state, seat, random)) {
        const reason = explain(state, seat, action);
        if (known.has(keyOf(action)) !== (reason === null)) fail(state, action, reason);
        if (reason !== null) demandTrue(state, seat, action, reason);
      }
    });
  });

  test('every option is part of the universe', () => {
    walk(seats, seed, (state, seat) => {
      const legal = bruges.legal(state, seat);
      const met = new Set(universe(state, [...new Set(legal.map(({ do: verb }) => verb))]).map(keyOf));
      expect(legal.filter((action) => !met.has(keyOf(action)))).toEqual([]);
    });
  });

  test('an intent with open fields has a reason against it exactly when no option fits', () => {
    walk(seats, seed, (state, seat, random) => {
      const legal = bruges.legal(state, seat);
      for (const action of actionsAt(state, seat, random).filter(() => below(random, 10) === 0)) {
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
      if (below(random, 4) > 0) return;
      const views = [seat, below(random, seats)].map((eyes) => [eyes, bruges.view(state, [eyes])] as const);
      for (const action of fabricate(state, random, 1)) {
        for (const [eyes, view] of views) {
          const reason = explain(state, eyes, action);
          if (JSON.stringify(explainView(view, eyes, action)) !== JSON.stringify(reason)) fail(state, action, reason);
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
  const ask = bruges.decision(state)!.ask;
  throw new Error(`${ask}: ${JSON.stringify(intent)} was answered with ${JSON.stringify(reason)}`);
}

/** What a reason claims, checked against the table. */
function demandTrue(state: State, seat: number, action: Action, reason: Reason): void {
  const must = (holds: boolean) => {
    if (!holds) fail(state, action, reason);
  };
  const own = state.players[seat]!;
  const livesHere = (person: number) => own.houses.some((house) => house.person === person);
  switch (reason.why) {
    case 'noSuchThing':
    case 'gameOver':
    case 'notYourTurn':
      return must(false);
    case 'otherQuestion':
      must(Object.hasOwn(prompts, reason.ask));
      return must(bruges.legal(state, seat).every((option) => option.do !== action.do));
    case 'cannotPay':
      return demandPrice(state, seat, action, reason);
    case 'mustPlay':
      return must(own.hand.length > 0);
    case 'emptyHand':
      return must(own.hand.length === 0);
    case 'notInHand':
      return must(!own.hand.includes(reason.card));
    case 'onlyDrawn':
      return must(own.hand.includes(reason.card));
    case 'notDiscarded':
      return must(!state.discard.includes(reason.card));
    case 'tooDeep':
      return must(state.discard.includes(reason.card));
    case 'noWorker':
      return must(reason.colours.length > 0 && reason.colours.every((colour) => own.workers[colour] === 0));
    case 'noMarker':
      return must(reason.colours.length > 0 && reason.colours.every((colour) => own.threats[colour] === 0));
    case 'wrongWorker':
      return must(action.do === 'play' && action.as === 'house' && !reason.colours.includes(action.worker));
    case 'wrongDie':
      return must(action.do === 'play' && action.as === 'guilders' && !reason.colours.includes(action.die));
    case 'notStriking':
      return must(own.threats[reason.colour] === reason.has && reason.has < 3);
    case 'dieShows':
      return must(state.dice[reason.die] === reason.shows && !reason.faces.includes(reason.shows));
    case 'sectionComplete':
      return must(own.canals.every((tokens, section) => tokens === 5 || section !== (reason.section ?? section)));
    case 'nextSpaces': {
      must(action.do === 'play' && !reason.colours.includes(colourOf(action.card)));
      return must(reason.colours.every((colour) => [0, 1].some((at) => nextColour(state, seat, at) === colour)));
    }
    case 'noToken':
      return must(own.canals.every((tokens, section) => tokens === 0 || section !== (reason.section ?? section)));
    case 'noHouse':
      return must(own.houses.length === 0);
    case 'noEmptyHouse':
      return must(own.houses.every(({ person }) => person !== NOBODY));
    case 'noSuchHouse':
      return must('house' in action && own.houses[action.house] === undefined);
    case 'occupied':
      return must('house' in action && own.houses[action.house]!.person === reason.person);
    case 'olderHouse': {
      if (!('house' in action)) return must(false);
      const named = own.houses[action.house]!;
      const older = own.houses[reason.house]!;
      must(named.person === NOBODY && older.person === NOBODY && reason.house < action.house);
      return must(colourOf(named.card) === colourOf(older.card));
    }
    case 'notInPlay':
      return must(!livesHere(reason.person));
    case 'notUsable':
    case 'ownPerson':
      return must(livesHere(reason.person));
    case 'usedThisRound':
      return must(own.houses.some(({ person, used }) => person === reason.person && used));
    case 'needsWorker':
      return must(livesHere(reason.person) && own.workers[reason.colour] === 0);
    case 'noGuilders':
      return must(state.players[reason.from]!.guilders === 0 && reason.from !== seat);
  }
}

/** With what is missing it would be possible, and with one guilder less it would not. */
function demandPrice(state: State, seat: number, intent: Intent, reason: Reason & { why: 'cannotPay' }): void {
  const { cost, has } = reason;
  if (has !== state.players[seat]!.guilders || cost <= has) fail(state, intent, reason);
  const withOnly = (guilders: number): Reason | null => {
    const changed = bruges.clone(state);
    changed.players[seat]!.guilders = guilders;
    return explain(changed, seat, intent);
  };
  if (withOnly(cost) !== null || withOnly(cost - 1)?.why !== 'cannotPay') fail(state, intent, reason);
}
