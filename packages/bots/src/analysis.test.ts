import { belfort } from '@guildhall/belfort';
import { expect, test } from 'vitest';
import { forecast, judge, luckOfTheDeal, measured, study } from './analysis.ts';
import { belfortSchool } from './belfort.ts';
import { hire } from './hire.ts';

const effort = { candidates: 3, margin: 4, nodes: 300, worlds: 4 };
const mind = hire(belfort, belfortSchool).mind({ plays: 'adept', character: null });
/** A game of Belfort in which everybody plays well, up to a move. */
function position(moves: number) {
  const state = belfort.setup(belfort.options({}, 2), 2, 11);
  for (let i = 0; i < moves; i++) {
    const seat = belfort.decision(state)!.seats[0]!;
    belfort.apply(state, seat, mind.ahead.best(state, seat, belfort.legal(state, seat)));
  }
  return state;
}

/** The first position from here on with something to choose. */
function choice(from: number) {
  for (let moves = from; ; moves++) {
    const state = position(moves);
    const seat = belfort.decision(state)!.seats[0]!;
    const legal = belfort.legal(state, seat);
    if (legal.length > 3) return { state, seat, legal };
  }
}

test('what is measured has an error', () => {
  expect(measured([1, 2, 3])).toEqual({ mean: 2, error: Math.sqrt(1 / 3) });
  expect(measured([4])).toEqual({ mean: 4, error: 0 });
});

test('the chances of all seats make one, and repeat', () => {
  const view = belfort.view(position(20), [0, 1]);
  const chances = forecast(mind, view, 2, 5, 3);
  expect(chances.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
  expect(forecast(mind, view, 2, 5, 3)).toEqual(chances);
});

test('the best move loses nothing; another is compared with it in the same worlds', () => {
  const { state, seat, legal } = choice(20);
  const question = { legal, view: belfort.view(state, [seat]), seat, seed: 5 };
  const { best } = judge(mind, question, legal[0]!, effort, 3);
  const verdict = judge(mind, question, best, effort, 3);
  expect(verdict.best).toBe(best);
  expect(verdict.loss).toEqual({ mean: 0, error: 0 });
  const worst = legal.find((action) => action !== best)!;
  const other = judge(mind, question, worst, effort, 3);
  expect(other.loss.mean).toBeCloseTo(other.bestChance.mean - other.played.mean, 9);
});

test('a move is studied without touching the game', () => {
  const { state, seat, legal } = choice(20);
  const before = JSON.stringify(state);
  const { verdict, luck, round } = study(mind, belfort, state, [seat, { ...legal[1]! }], 5, { effort, worlds: 2 });
  expect(JSON.stringify(state)).toBe(before);
  expect(round).toBe(state.round);
  expect(verdict).not.toBeNull();
  expect(luck === null || luck.length === 2).toBe(true);
});

test('the luck of all seats adds up to none', () => {
  const none = (luck: readonly { readonly mean: number }[]) =>
    expect(luck.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0, 9);
  none(luckOfTheDeal(mind, belfort, position(0), 5, 2));
  for (let moves = 0, found = 0; found < 2; moves++) {
    const state = position(moves);
    const seat = belfort.decision(state)!.seats[0]!;
    const action = mind.ahead.best(state, seat, belfort.legal(state, seat));
    if (belfort.apply(belfort.clone(state), seat, action) === 'open') continue;
    found++;
    none(study(mind, belfort, state, [seat, action], 5, { effort, worlds: 2 }).luck!);
  }
});
