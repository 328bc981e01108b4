import { expect, test } from 'vitest';
import { changeColour, firstSeating, seatsOf } from './seating.ts';

const GAME = { colours: ['red', 'blue', 'yellow', 'purple', 'green'], seats: [2, 5] } as const;

test('a new game is you against two bots, around one screen it is people only', () => {
  expect(seatsOf(firstSeating(GAME, false, 'Ada')).map(({ kind, name }) => [kind, name])).toEqual([
    ['human', 'Ada'],
    ['greedy', ''],
    ['greedy', ''],
  ]);
  expect(seatsOf(firstSeating(GAME, true, '')).map(({ kind }) => kind)).toEqual(['human', 'human', 'human']);
});

test('taking a colour gives the own one in return, to a seat that is not shown too', () => {
  const { seats } = changeColour(firstSeating(GAME, false, ''), 0, 'green');
  expect(seats.map(({ colour }) => colour)).toEqual(['green', 'blue', 'yellow', 'purple', 'red']);
});

test.each([
  [[2, 2], 2],
  [[1, 4], 3],
  [[4, 5], 4],
] as const)('a game for %j has %i seats at first', (seats, first) => {
  expect(seatsOf(firstSeating({ ...GAME, seats }, false, ''))).toHaveLength(first);
});
