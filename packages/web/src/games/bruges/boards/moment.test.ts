import { bruges, type State, type View } from '@guildhall/bruges';
import { below, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import type { Mark, Target } from '../screen/contract.ts';
import { actsOf, cardNumber, frontOf, opponentsOf, pickedCard, pipsOf } from './moment.ts';

/** Plays by chance until somebody is asked this. */
function until(state: State, ask: (ask: string, seat: number) => boolean): View {
  const random = seeded(5);
  for (let asked = bruges.decision(state)!; !ask(asked.ask, asked.seats[0]!); asked = bruges.decision(state)!) {
    const legal = bruges.legal(state, asked.seats[0]!);
    bruges.apply(state, asked.seats[0]!, legal[below(random, legal.length)]!);
  }
  return bruges.view(state, [0]);
}

test('pips tell which of the four cards is next', () => {
  const state = bruges.setup(bruges.options({}, 3), 3, 1);
  expect(pipsOf(bruges.view(state, [0]), 0)).toBeNull();
  const first = until(state, (ask) => ask === 'turn');
  const [now, after] = [first.start, (first.start + 1) % 3];
  expect(pipsOf(first, now)).toEqual(['now', 'open', 'open', 'open']);
  expect(pipsOf(first, after)).toEqual(['open', 'open', 'open', 'open']);
  bruges.apply(state, now, bruges.legal(state, now)[0]!);
  const second = until(state, (ask, seat) => ask === 'turn' && seat === after);
  expect(pipsOf(second, now)).toEqual(['played', 'open', 'open', 'open']);
  expect(pipsOf(second, after)).toEqual(['now', 'open', 'open', 'open']);
});

test('the card to play is counted from one', () => {
  expect(cardNumber(['played', 'now', 'open', 'open'])).toBe(2);
  expect(cardNumber(['played', 'played', 'played', 'played'])).toBeNull();
});

test('a house stands for its resident unless the house is asked for', () => {
  const house = { colour: 'red', card: null, person: 7, used: false, maybe: [], sure: false } as const;
  const marks =
    (legal: Target) =>
    (target: Target): Mark =>
      target === legal ? 'legal' : 'idle';
  expect(frontOf(marks('person:7'), house, 2)).toBe('person:7');
  expect(frontOf(marks('house:2'), house, 2)).toBe('house:2');
  expect(frontOf(marks('step'), house, 2)).toBe('person:7');
  expect(frontOf(marks('step'), { ...house, person: -1 }, 2)).toBe('house:2');
});

test('the others sit in the order of play, after oneself', () => {
  expect(opponentsOf(4, 2)).toEqual([3, 0, 1]);
  expect(opponentsOf(2, 0)).toEqual([1]);
  expect(opponentsOf(3, null)).toEqual([0, 1, 2]);
});

test('only a pick from the hand opens a card', () => {
  expect(pickedCard({ picked: ['hand:12', 'use:canal'] })).toBe(12);
  expect(pickedCard({ picked: ['die:red'] })).toBeNull();
  expect(pickedCard({ picked: [] })).toBeNull();
});

test('infinity says what it means', () => {
  for (let card = 0; card < 165; card++) expect(actsOf(card)).not.toBe('infinity');
});
