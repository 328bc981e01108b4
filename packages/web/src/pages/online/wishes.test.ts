import { newTable } from '@guildhall/protocol';
import { expect, test } from 'vitest';
import { changePlayers, changeWish, FIRST_PACE, firstWishes, PACES, paceOf, type Wishes, wishesOf } from './wishes.ts';

const kindsOf = (wishes: Wishes) => wishesOf(wishes).map(({ kind }) => kind);
const first = firstWishes({ seats: [2, 5] });

test('at first I sit, and the other seats are open', () => {
  expect(kindsOf(first)).toEqual(['me', 'open', 'open']);
});

test('on another seat I swap with whoever was to sit there', () => {
  const withBot = changeWish(first, 2, { kind: 'bot', bot: 'greedy' });
  expect(kindsOf(changeWish(withBot, 2, { kind: 'me' }))).toEqual(['bot', 'open', 'me']);
});

test('my own seat is given up by taking another, not by filling it', () => {
  expect(changeWish(first, 0, { kind: 'open' })).toBe(first);
});

test('I never lose my seat when there are fewer', () => {
  const last = changeWish(first, 2, { kind: 'me' });
  expect(kindsOf(changePlayers(last, 2))).toEqual(['open', 'me']);
  expect(kindsOf(changePlayers(last, 4))).toEqual(['open', 'open', 'me', 'open']);
});

test.each(PACES)('a table at the pace "%s" can be read by the server', (kind) => {
  const table = {
    game: 'belfort',
    options: {},
    seats: wishesOf(first),
    pace: paceOf({ ...FIRST_PACE, kind }),
    listed: true,
    takebacks: true,
  };
  expect(newTable.safeParse(table).success).toBe(true);
});
