import { expect, test } from 'vitest';
import type { Mark, Target } from '../screen/contract.ts';
import { cardNumber, frontOf, opponentsOf, pickedCard } from './moment.ts';

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
