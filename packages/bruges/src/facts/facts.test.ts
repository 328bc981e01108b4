import { randomGame } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../colours.ts';
import type { Event } from '../events.ts';
import { bruges } from '../game.ts';
import { PERSONS } from '../persons/index.ts';
import { table } from '../scenario/table.ts';
import { MAJORITIES } from '../state.ts';
import { stepCost } from './dice.ts';
import {
  ACTS,
  actsOf,
  bestOther,
  dieMeans,
  drawingOf,
  looming,
  ownTurns,
  playsDrawn,
  roundOrder,
  statuePoints,
  TURNS,
  turnNow,
  turnOf,
  turnsLeft,
} from './index.ts';

const gameOf = (seats: number, seed: number) => randomGame(bruges, bruges.options({}, seats), seats, seed);

describe.each([2, 3, 4])('with %i players', (seats) => {
  test('[Bruges 6.1] everybody has four turns, and they are counted as they are told', () => {
    let told: Extract<Event, { t: 'turn' }> | undefined;
    let asked = 0;
    for (const { state, view, seat, action } of gameOf(seats, 10 + seats)) {
      if (bruges.decision(state)!.ask === 'turn') {
        expect([turnOf(view), turnNow(view)]).toEqual([told!.seat, told!.turn]);
        expect(turnsLeft(view, seat)).toBe(TURNS + 1 - told!.turn);
        asked++;
      }
      const events: Event[] = [];
      bruges.apply(bruges.clone(state), seat, action, events);
      told = events.findLast((event) => event.t === 'turn') ?? told;
    }
    expect(asked).toBeGreaterThan(20);
  });

  test('[Bruges 6.1] a turn is being taken until its card is played', () => {
    for (const { state, view, seat } of gameOf(seats, 20 + seats)) {
      const { ask } = bruges.decision(state)!;
      const all = roundOrder(view).map((each) => ownTurns(view, each));
      if (turnNow(view) === null) expect(all).toEqual(all.map(() => null));
      if (ask !== 'turn' && ask !== 'afterwards') continue;
      const now = all.flatMap((turns) => turns!.filter((turn) => turn === 'now'));
      expect(now).toHaveLength(ask === 'turn' ? 1 : 0);
      const own = ownTurns(view, seat)!;
      expect(own[turnNow(view)! - 1]).toBe(ask === 'turn' ? 'now' : 'played');
      expect(own.filter((turn) => turn !== 'played')).toHaveLength(turnsLeft(view, seat));
    }
  });

  test('[Bruges 5.5] what a step costs is what is paid for it', () => {
    let asked = 0;
    for (const { state, view, seat } of gameOf(seats, 30 + seats)) {
      if (bruges.decision(state)!.ask !== 'advance') continue;
      const events: Event[] = [];
      bruges.apply(bruges.clone(state), seat, { do: 'advance' }, events);
      const paid = events.find((event) => event.t === 'lose' && event.source === 'advance');
      expect(paid?.t === 'lose' ? paid.n : 0).toBe(stepCost(view, seat));
      asked++;
    }
    expect(asked).toBeGreaterThan(3);
  });

  test('[Bruges 4.2] the cards that are still to be drawn are drawn', () => {
    let drawn = 0;
    for (const { state, view, seat } of gameOf(seats, 40 + seats)) {
      const before = drawingOf(view);
      if (bruges.decision(state)!.ask !== 'draw') continue;
      expect(before!.seat).toBe(seat);
      const after = bruges.clone(state);
      bruges.apply(after, seat, { do: 'draw', pile: 0 });
      if (before!.left === 1) continue;
      // the last card of a pile may leave no choice for the next one
      if (bruges.decision(after)!.ask !== 'draw') continue;
      expect(drawingOf(after)).toEqual({ seat, drawn: before!.drawn + 1, left: before!.left - 1 });
      drawn++;
    }
    expect(drawn).toBeGreaterThan(20);
  });

  test('[G14] a spectator reads the same from a view as the rules from the state', () => {
    for (const { state, seat } of gameOf(seats, 50 + seats)) {
      const view = bruges.view(state, []);
      expect(ownTurns(view, seat)).toEqual(ownTurns(state, seat));
      expect(drawingOf(view)).toEqual(drawingOf(state));
      expect(playsDrawn(view)).toBe(playsDrawn(state));
      expect(stepCost(view, seat)).toBe(stepCost(state, seat));
      for (const majority of MAJORITIES) {
        expect(bestOther(view.players, seat, majority)).toBe(bestOther(state.players, seat, majority));
      }
    }
  });
});

test('[Bruges 2.1] two markers of a colour loom', () => {
  const { state } = table({ given: { players: { red: { threats: { blue: 2, brown: 1 } } } } });
  expect(looming(state, 0)).toEqual(['blue']);
  expect(looming(state, 1)).toEqual([]);
});

test('[Bruges 5.2] [Bruges 5.5] [Bruges 5.7] what a die means', () => {
  expect([1, 2, 3, 4, 5, 6].map(dieMeans)).toEqual(['step', 'step', null, null, 'threat', 'threat']);
});

test('[Bruges 7.1] infinity says what it means', () => {
  for (const person of PERSONS) expect(ACTS).toContain(actsOf(person));
});

test('[Bruges 1.11] the statues from the top', () => {
  expect([6, 5, 4, 3, 2, 1].map(statuePoints)).toEqual([7, 6, 5, 4, 3, 2]);
});

test('[Bruges 5.5] nobody advances without a die that shows 1 or 2', () => {
  const dice = Object.fromEntries(COLOURS.map((colour) => [colour, 3]));
  expect(stepCost(table({ given: { dice } }).state, 0)).toBeNull();
  expect(stepCost(table({ given: { dice: { ...dice, red: 2, blue: 1 } } }).state, 0)).toBe(3);
});
