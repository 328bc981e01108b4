import { describe, expect, test } from 'vitest';
import { fabricate, universe } from './contract/universe.ts';
import { fits, type Intent, languageOf, nearestReason, numberFrom, oneOf, reasonAgainst, upTo } from './intent.ts';
import { seeded } from './random.ts';

/** Two stalls; whoever has the coins buys fruit, and everybody can pass. */
type Action =
  | { readonly do: 'pass' }
  | { readonly do: 'buy'; readonly fruit: 'pear' | 'plum'; readonly n: number }
  | { readonly do: 'give'; readonly to: number };

interface State {
  readonly seats: number;
  readonly coins: number;
}

const state: State = { seats: 2, coins: 1 };
const fruit = oneOf(['pear', 'plum']);
const to = oneOf(({ seats }: State) => upTo(seats - 1));
const language = languageOf<State, Action>(
  { pass: [{}], buy: [{ fruit, n: numberFrom(1, ({ coins }: State) => coins + 1) }], give: [{ to }] },
  { give: [{ to, fruit }] },
);

describe('what can be said', () => {
  test.each([
    [{ do: 'pass' }],
    [{ do: 'buy' }],
    [{ do: 'buy', fruit: 'plum' }],
    [{ do: 'buy', fruit: undefined, n: 1 }],
    [{ do: 'buy', n: 1000 }],
    [{ do: 'give', to: 1 }],
    [{ do: 'give', to: 1, fruit: 'pear' }],
  ])('%j is an intent', (raw) => {
    expect(language.isIntent(state, raw)).toBe(true);
  });

  test.each([
    [null],
    ['pass'],
    [{}],
    [{ do: null }],
    [{ do: 'toString' }],
    [{ do: 'pass', n: 1 }],
    [{ do: 'buy', fruit: 'apple' }],
    [{ do: 'buy', n: 0 }],
    [{ do: 'buy', n: 0.5 }],
    [{ do: 'give', to: 2 }],
    [{ do: 'give', toString: 1 }],
    [Object.create({ do: 'pass' })],
  ])('%j is none', (raw) => {
    expect(language.isIntent(state, raw)).toBe(false);
  });

  test('the universe has every action once, with one more than can be right, and nothing that is only meant', () => {
    expect(universe(language, state, language.verbs)).toEqual([
      { do: 'pass' },
      { do: 'buy', fruit: 'pear', n: 1 },
      { do: 'buy', fruit: 'pear', n: 2 },
      { do: 'buy', fruit: 'plum', n: 1 },
      { do: 'buy', fruit: 'plum', n: 2 },
      { do: 'give', to: 0 },
      { do: 'give', to: 1 },
    ]);
  });

  test('what is made up is part of it, as often of each verb as wanted', () => {
    const made = fabricate(language, state, seeded(1), 4);
    expect(made.map((action) => action.do)).toEqual(language.verbs.flatMap((verb) => [verb, verb, verb, verb]));
    const all = universe(language, state, language.verbs);
    for (const action of made) expect(all).toContainEqual(action);
  });
});

test('an action fits an intent that says nothing else', () => {
  const action = { do: 'buy', fruit: 'pear', n: 1 };
  expect(fits(action, { do: 'buy' })).toBe(true);
  expect(fits(action, { do: 'buy', n: 1, fruit: undefined })).toBe(true);
  expect(fits(action, { do: 'buy', n: 2 })).toBe(false);
  expect(fits(action, { do: 'buy', to: 0 })).toBe(false);
});

describe('what stands against an intent', () => {
  const game = {
    decision: ({ coins }: State) => (coins < 0 ? null : { seats: [0], ask: 'market', source: null }),
    legal: (): Action[] => [{ do: 'pass' }, { do: 'buy', fruit: 'pear', n: 1 }],
  };
  const why = (intent: object, seat = 0, at = state) =>
    reasonAgainst(game, language, at, seat, intent as Intent<Action>, ({ ask }) => ({ why: 'soldOut', ask }));

  test('nothing, if an option fits', () => {
    expect(why({ do: 'buy' })).toBeNull();
    expect(why({ do: 'pass' })).toBeNull();
  });

  test('what stands against it in any game', () => {
    expect(why({ do: 'pass' }, 0, { ...state, coins: -1 })).toEqual({ why: 'gameOver' });
    expect(why({ do: 'pass' }, 1)).toEqual({ why: 'notYourTurn', asked: [0] });
    expect(why({ do: 'dance' })).toEqual({ why: 'noSuchThing' });
  });

  test('otherwise what the game says', () => {
    expect(why({ do: 'buy', fruit: 'plum' })).toEqual({ why: 'soldOut', ask: 'market' });
  });
});

test('of several reasons the one that is easiest to overcome is told', () => {
  const nearest = (...reasons: { why: string; n?: number }[]) =>
    nearestReason(reasons, { why: 'nothing' }, ['poor', 'closed'], ({ n = 0 }) => n);
  expect(nearest()).toEqual({ why: 'nothing' });
  expect(nearest({ why: 'never' }, { why: 'closed' })).toEqual({ why: 'closed' });
  expect(nearest({ why: 'closed' }, { why: 'poor', n: 3 }, { why: 'poor', n: 2 })).toEqual({ why: 'poor', n: 2 });
  expect(nearest({ why: 'first' }, { why: 'second' })).toEqual({ why: 'first' });
});
