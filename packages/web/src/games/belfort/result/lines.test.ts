import { belfort } from '@guildhall/belfort';
import { deriveSeed } from '@guildhall/kernel';
import { newTable } from '@guildhall/table';
import { expect, test } from 'vitest';
import { sumOf } from '../../../table/reckoning.ts';
import { reckonedLines } from './lines.ts';

test.each([2, 3, 5])('every point of a game of %i is accounted for, scoring by scoring', (seats) => {
  const plan = ['red', 'blue', 'yellow', 'purple', 'green']
    .slice(0, seats)
    .map((colour) => ({ kind: 'bot' as const, name: colour, colour }));
  const table = newTable(belfort, {}, plan, deriveSeed('result', seats));
  for (let decision = table.decision(); decision !== null; decision = table.decision()) {
    const seat = decision.seats[0]!;
    const legal = table.legal(seat);
    table.submit(table.revision, seat, legal[(table.revision * 7) % legal.length]);
  }
  const lines = reckonedLines(
    belfort.score(table.state),
    table.moves.flatMap(({ events }) => events),
    seats,
  );
  for (const { seat, score } of belfort.standings(table.state)) {
    expect(sumOf(lines.filter((line) => line.seat === seat))).toBe(score);
  }
  expect(lines.every(({ seat }) => seat < seats)).toBe(true);
  const majorities = lines.filter(({ count }) => count !== undefined);
  expect(new Set(majorities.map(({ round }) => round))).toEqual(new Set([3, 5, 7]));
  expect(majorities.some(({ points }) => points === 0)).toBe(true);
});
