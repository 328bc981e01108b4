import type { Level } from '@guildhall/bots/levels';
import type { SeatPlan } from '@guildhall/table';
import { expect, test } from 'vitest';
import { levelAt, NOTHING, readRemembered, suggestion, withResult } from './record.ts';

/** Games at a level, written as a row of letters: w for a win, l for a loss. */
const games = (level: Level, row: string) =>
  [...row].map((letter, i) => ({ table: `${level} ${row} ${i}`, level, won: letter === 'w' }));

test('a first game is against apprentices', () => {
  expect(suggestion(NOTHING)).toEqual({ level: 'apprentice', why: null });
});

test.each([
  ['w', 'adept', null],
  ['wl', 'adept', null],
  ['ww', 'expert', 'wins'],
  ['wlw', 'expert', 'wins'],
  ['wwl', 'adept', null],
  ['wwll', 'adept', null],
  ['ll', 'adept', null],
  ['lll', 'journeyman', 'losses'],
  ['lllw', 'adept', null],
] as const)('after %s against adepts it is %s', (row, level, why) => {
  expect(suggestion({ levels: ['adept', 'adept'], results: games('adept', row) })).toEqual({ level, why });
});

test('what happened before the level was changed does not count', () => {
  const results = [...games('journeyman', 'lll'), ...games('apprentice', 'ww')];
  expect(suggestion({ levels: ['apprentice'], results }).level).toBe('journeyman');
  expect(suggestion({ levels: ['journeyman'], results })).toEqual({ level: 'journeyman', why: null });
});

test('there is nothing above the highest level, and nothing below the lowest', () => {
  expect(suggestion({ levels: ['master'], results: games('master', 'www') })).toEqual({ level: 'master', why: null });
  expect(suggestion({ levels: ['novice'], results: games('novice', 'lll') })).toEqual({ level: 'novice', why: null });
});

test('a game counts once', () => {
  const [result] = games('adept', 'w');
  const once = withResult(NOTHING, result!);
  expect(withResult(once, result!)).toBe(once);
  expect(once.levels).toEqual(['adept']);
});

test('only a table of one person against bots of one level counts', () => {
  const seats = (...who: (string | null)[]): SeatPlan[] =>
    who.map((bot, i) => ({ kind: bot === null ? 'human' : 'bot', name: `${i}`, colour: '', ...(bot && { bot }) }));
  expect(levelAt(seats(null, 'adept/mirel', 'adept'))).toBe('adept');
  expect(levelAt(seats(null, 'adept', 'expert'))).toBeNull();
  expect(levelAt(seats(null, null, 'adept'))).toBeNull();
  expect(levelAt(seats('adept', 'adept'))).toBeNull();
});

test('what was stored is read as far as it makes sense', () => {
  expect(readRemembered('nonsense')).toEqual(NOTHING);
  const result = { table: 'a', level: 'adept', won: true };
  const read = readRemembered({
    players: 3,
    levels: ['adept', 'wizard'],
    characters: ['mirel', 'nobody'],
    results: [result, { level: 'adept' }, null],
  });
  expect(read).toEqual({ players: 3, levels: ['adept'], characters: ['mirel', null], results: [result] });
});
