import { expect, test } from 'vitest';
import { NOTHING } from '../opponents/record.ts';
import {
  changeCharacter,
  changeColour,
  changeLevels,
  changeSeat,
  firstSeating,
  levelOfAll,
  rememberedOf,
  seatsOf,
} from './seating.ts';

const GAME = { colours: ['red', 'blue', 'yellow', 'purple', 'green'], seats: [2, 5] } as const;

test('a new game is you against two bots, around one screen it is people only', () => {
  expect(seatsOf(firstSeating(GAME, false, 'Ada', NOTHING)).map(({ kind, name }) => [kind, name])).toEqual([
    ['human', 'Ada'],
    ['bot', ''],
    ['bot', ''],
  ]);
  expect(seatsOf(firstSeating(GAME, true, '', NOTHING)).map(({ kind }) => kind)).toEqual(['human', 'human', 'human']);
});

test('taking a colour gives the own one in return, to a seat that is not shown too', () => {
  const { seats } = changeColour(firstSeating(GAME, false, '', NOTHING), 0, 'green');
  expect(seats.map(({ colour }) => colour)).toEqual(['green', 'blue', 'yellow', 'purple', 'red']);
});

test.each([
  [[2, 2], 2],
  [[1, 4], 3],
  [[4, 5], 4],
] as const)('a game for %j has %i seats at first', (seats, first) => {
  expect(seatsOf(firstSeating({ ...GAME, seats }, false, '', NOTHING))).toHaveLength(first);
});

test('the bots of a first game are apprentices, and nobody is there twice', () => {
  const { seats } = firstSeating(GAME, false, '', NOTHING);
  expect(new Set(seats.map(({ level }) => level))).toEqual(new Set(['apprentice']));
  expect(new Set(seats.map(({ character }) => character)).size).toBe(seats.length);
});

test('who takes somebody else’s character gives the own one in return', () => {
  const before = firstSeating(GAME, false, '', NOTHING);
  const [, first, second] = before.seats;
  const { seats } = changeCharacter(before, 1, second!.character);
  expect(seats[1]!.character).toBe(second!.character);
  expect(seats[2]!.character).toBe(first!.character);
});

test('one level for all, or each its own', () => {
  const before = firstSeating(GAME, false, '', NOTHING);
  expect(levelOfAll(before)).toBe('apprentice');
  const mixed = changeSeat(before, 1, { level: 'master' });
  expect(levelOfAll(mixed)).toBeNull();
  expect(levelOfAll(changeLevels(mixed, 'adept'))).toBe('adept');
});

test('the next game begins with what was chosen for the last', () => {
  const chosen = changeCharacter(
    changeLevels({ ...firstSeating(GAME, false, '', NOTHING), players: 4 }, 'adept'),
    2,
    'nyssa',
  );
  const next = firstSeating(GAME, false, '', { ...NOTHING, ...rememberedOf(chosen) });
  expect(next.players).toBe(4);
  expect(levelOfAll(next)).toBe('adept');
  expect(next.seats[2]).toMatchObject({ character: 'nyssa', chosen: true });
});

test('after two wins the bots are one level stronger', () => {
  const results = ['a', 'b'].map((table) => ({ table, level: 'apprentice' as const, won: true }));
  expect(levelOfAll(firstSeating(GAME, false, '', { ...NOTHING, levels: ['apprentice'], results }))).toBe('journeyman');
});
