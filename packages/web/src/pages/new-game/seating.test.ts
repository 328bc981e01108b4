import { expect, test } from 'vitest';
import { changeColour, firstSeating, seatsOf } from './seating.ts';

const COLOURS = ['red', 'blue', 'yellow', 'purple', 'green'];

test('a new game is you against two bots, around one screen it is people only', () => {
  expect(seatsOf(firstSeating(COLOURS, false, 'Ada')).map(({ kind, name }) => [kind, name])).toEqual([
    ['human', 'Ada'],
    ['greedy', ''],
    ['greedy', ''],
  ]);
  expect(seatsOf(firstSeating(COLOURS, true, '')).map(({ kind }) => kind)).toEqual(['human', 'human', 'human']);
});

test('taking a colour gives the own one in return, to a seat that is not shown too', () => {
  const { seats } = changeColour(firstSeating(COLOURS, false, ''), 0, 'green');
  expect(seats.map(({ colour }) => colour)).toEqual(['green', 'blue', 'yellow', 'purple', 'red']);
});
