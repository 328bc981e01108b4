import { bruges } from '@guildhall/bruges';
import { below, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { AT_END, DURING, itemOf, reckonedLines } from './lines.ts';

test('every line of a finished game has a place on the end screen, and nothing is lost', () => {
  for (let number = 0; number < 10; number++) {
    const random = seeded(number);
    const state = bruges.setup(bruges.options({}, 3), 3, number);
    for (let decision = bruges.decision(state); decision !== null; decision = bruges.decision(state)) {
      const legal = bruges.legal(state, decision.seats[0]!);
      bruges.apply(state, decision.seats[0]!, legal[below(random, legal.length)]!);
    }
    const lines = reckonedLines(bruges.score(state));
    for (const { item } of lines) expect([...DURING, ...AT_END]).toContain(item);
    for (const { seat, score } of bruges.standings(state)) {
      expect(lines.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  }
});

test.each([
  ['person.queen', 'used'],
  ['laurel.bishop', 'laurels'],
  ['threat', 'markers'],
  ['threat.purple', 'intrigue'],
  ['houses', 'houses'],
])('%s is told under %s', (item, place) => {
  expect(itemOf(item)).toBe(place);
});
