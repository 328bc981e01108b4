import { belfort } from '@guildhall/belfort';
import { accountOf, newTable, type SeatPlan } from '@guildhall/table';
import { expect, test } from 'vitest';
import { eventsBetween } from './eventsBetween.ts';

const seats: SeatPlan[] = ['red', 'blue'].map((colour) => ({ kind: 'human', name: colour, colour }));

/** A table after its first moves, told after each of them to the first seat. */
function accounts(moves: number) {
  const table = newTable(belfort, {}, seats, '1'.repeat(64));
  const told = [accountOf(table, { me: 0, moving: true })];
  for (let move = 0; move < moves; move++) {
    const seat = table.decision()!.seats[0]!;
    table.submit(table.revision, seat, table.legal(seat)[0]!);
    told.push(accountOf(table, { me: 0, moving: true }));
  }
  return { table, told };
}

test('what is new of an account is what its new moves did', () => {
  const { told } = accounts(3);
  const [begun, first, , third] = told;
  expect(eventsBetween(begun!, first!)).toEqual(first!.moves[0]!.events);
  expect(eventsBetween(first!, third!)).toEqual(third!.moves.slice(1).flatMap(({ events }) => events));
});

test('nothing is new after undoing, after opening, or at another table', () => {
  const { told } = accounts(3);
  const [, first, , third] = told;
  expect(eventsBetween(third!, first!)).toEqual([]);
  expect(eventsBetween(first!, { ...third!, last: null })).toEqual([]);
  expect(eventsBetween(accounts(1).told[1]!, third!)).toEqual([]);
});
