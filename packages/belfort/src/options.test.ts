import { BadOptions } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { GUILDS } from './guilds/names.ts';
import { readOptions, sheetOf, TWO_PLAYER_GUILDS } from './options.ts';
import { DEFAULT_SHEET } from './sheet.ts';

const five = ['miners', 'bankers', 'masons', 'recruiters', 'spies'];

function problems(raw: unknown, seats = 3): readonly string[] {
  try {
    readOptions(raw, seats);
  } catch (error) {
    if (error instanceof BadOptions) return error.problems;
    throw error;
  }
  return [];
}

test('[Belfort 8.1] the revised edition with normal guilds is the default', () => {
  const plain = { edition: 'revised', guilds: 'normal', custom: null, sheet: null };
  expect(readOptions(undefined, 3)).toEqual(plain);
  expect(readOptions(null, 3)).toEqual(plain);
  expect(readOptions({}, 3)).toEqual(plain);
});

test('[Belfort 8.1] there are two editions', () => {
  expect(readOptions({ edition: 'first' }, 3).edition).toBe('first');
  expect(problems({ edition: 'second' })).toEqual(['edition: expected "revised" or "first", got "second"']);
});

test.each(['beginner', 'normal', 'advanced'] as const)('[Belfort 8.2] guilds: %s', (guilds) => {
  expect(readOptions({ guilds }, 3).guilds).toBe(guilds);
});

test('[Belfort 2.1] a custom game names five guilds', () => {
  expect(readOptions({ guilds: 'custom', custom: five }, 3).custom).toEqual(five);
});

test.each([
  [{ guilds: 'easy' }, 'guilds: expected "beginner" or "normal" or "advanced" or "custom", got "easy"'],
  [{ guilds: 'custom' }, 'custom: a custom game needs five different guilds'],
  [{ guilds: 'custom', custom: five.slice(1) }, 'custom: a custom game needs five different guilds'],
  [{ guilds: 'custom', custom: [...five, 'thieves'] }, 'custom: a custom game needs five different guilds'],
  [{ guilds: 'custom', custom: [...five.slice(1), 'spies'] }, 'custom: a custom game needs five different guilds'],
  [{ guilds: 'normal', custom: five }, 'custom: only a custom game names its guilds, this one is normal'],
  [{ custom: 'miners' }, 'custom: expected array'],
  [{ guilds: 'custom', custom: [...five.slice(1), 'bakers'] }, 'custom.4: expected'],
  [{ colour: 'red' }, 'unknown "colour"'],
  [7, 'expected object, got 7'],
])('[Belfort 8.2] %j is refused: %s', (raw, line) => {
  const found = problems(raw);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(line);
});

test('[Belfort 8.2] every wrong field has a line of its own', () => {
  expect(problems({ edition: 1, guilds: 2, sheet: 3 }).map((line) => line.split(':')[0])).toEqual([
    'edition',
    'guilds',
    'sheet',
  ]);
});

test.each([0, 1, 6, 2.5, Number.NaN])('[Belfort 1.1] %d players cannot play', (seats) => {
  expect(problems({}, seats)).toEqual([`Belfort is for 2 to 5 players, not ${seats}`]);
});

test.each([2, 3, 4, 5])('[Belfort 1.1] %i players can play', (seats) => {
  expect(problems({}, seats)).toEqual([]);
});

test('[Belfort 7.2] two players leave out thieves, bandits and spies', () => {
  expect(GUILDS.filter((guild) => !TWO_PLAYER_GUILDS.includes(guild))).toEqual(['thieves', 'bandits', 'spies']);
  expect(TWO_PLAYER_GUILDS).toHaveLength(9);
});

test.each(['thieves', 'bandits', 'spies'])('[Belfort 7.2] two players cannot name %s', (guild) => {
  const custom = ['miners', 'bankers', 'masons', 'recruiters', guild];
  expect(problems({ guilds: 'custom', custom }, 2)).toEqual([`custom: two players cannot use ${guild}`]);
  expect(problems({ guilds: 'custom', custom }, 3)).toEqual([]);
});

test('[Belfort 7.2] two players may name the wizards', () => {
  expect(problems({ guilds: 'custom', custom: ['miners', 'bankers', 'masons', 'recruiters', 'wizards'] }, 2)).toEqual(
    [],
  );
});

test('[Belfort 8.3] without a sheet the built-in one is used', () => {
  expect(sheetOf(readOptions({}, 3))).toBe(DEFAULT_SHEET);
});

test('[Belfort 8.3] a sheet of the host replaces it, a wrong one is refused by field', () => {
  const sheet = { ...DEFAULT_SHEET, walls: 1 };
  expect(sheetOf(readOptions({ sheet }, 3)).walls).toBe(1);
  expect(problems({ sheet: { ...DEFAULT_SHEET, walls: 3 } })).toEqual([
    'sheet.walls: expected a whole number from 1 to 2, got 3',
  ]);
});
