import { expect, test } from 'vitest';
import { guildhall } from './run.ts';

const SIMULATE = 'usage: guildhall simulate [options] <game>';
const LADDER = 'usage: guildhall ladder [options] <game>';
const TRAIN = 'usage: guildhall train [options] <game>';
const PROGRAM = 'usage: guildhall <command> [options]';

test.each([
  [['juggle'], "unknown command 'juggle'", PROGRAM],
  [['--loud'], "unknown option '--loud'", PROGRAM],
  [['simulate', '--seats', '3'], "missing required argument 'game'", SIMULATE],
  [['simulate', 'belfort'], "required option '--seats <n>' not specified", SIMULATE],
  [['simulate', 'belfort', '--seats'], "option '--seats <n>' argument missing", SIMULATE],
  [['simulate', 'belfort', '--seats', 'four'], 'Expected a whole number from', SIMULATE],
  [['simulate', 'belfort', '--seats', '6'], 'belfort is for 2 to 5 players, not 6', SIMULATE],
  [['simulate', 'bruges', '--seats', '5'], 'bruges is for 2 to 4 players, not 5', SIMULATE],
  [['simulate', 'bruges', '--seats', '3', '--guilds', 'normal'], 'unknown "guilds"', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--games', '0'], 'Expected a whole number from', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--games', '1e3'], 'Expected a whole number from', SIMULATE],
  [['simulate', 'chess', '--seats', '2'], 'there is no game "chess"; there is belfort, bruges', SIMULATE],
  [['simulate', 'constructor', '--seats', '2'], 'there is no game "constructor"; there is belfort, bruges', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--bots', 'genius'], 'there is no bot "genius"; there is novice', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--bots', 'random,random'], '--bots names 2 bots for 3 seats', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--options', '{'], '--options is not JSON', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--options', '[]'], '--options is not a JSON object', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--options', '{"dragons": 1}'], 'unknown "dragons"', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--guilds', 'secret'], 'guilds: expected "beginner"', SIMULATE],
  [
    ['simulate', 'belfort', '--seats', '3', '--guilds', 'normal', '--options', '{"guilds": "beginner"}'],
    '--guilds and --options disagree',
    SIMULATE,
  ],
  [['simulate', 'belfort', 'bruges', '--seats', '3'], 'too many arguments', SIMULATE],
  [['simulate', 'belfort', '--seats', '3', '--fast'], "unknown option '--fast'", SIMULATE],
  [['ladder', 'belfort'], "required option '--seats <n>' not specified", LADDER],
  [['ladder', 'bruges', '--seats', '5'], 'bruges is for 2 to 4 players, not 5', LADDER],
  [['ladder', 'bruges', '--seats', '3', '--levels', 'genius'], 'there is no bot "genius"; there is novice', LADDER],
  [['ladder', 'bruges', '--seats', '3', '--levels', 'adept,adept'], '--levels names "adept" twice', LADDER],
  [
    ['ladder', 'bruges', '--seats', '3', '--levels', 'adept', '--against', 'adept'],
    '"adept" cannot play against itself',
    LADDER,
  ],
  [['train', 'belfort', '--seats', '4', '--games', '1'], 'Expected a whole number from 2', TRAIN],
  [['train', 'belfort', '--seats', '4', '--bots', 'genius'], 'there is no bot "genius"; there is novice', TRAIN],
  [['train', 'bruges', '--seats', '5'], 'bruges is for 2 to 4 players, not 5', TRAIN],
  [['tune', 'chess'], 'there is no game "chess"; there is belfort, bruges', 'usage: guildhall tune [options] <game>'],
  [['demo', 'chess'], 'there is no game "chess"; there is belfort, bruges', 'usage: guildhall demo [options] [game]'],
  [['replay'], "missing required argument 'file'", 'usage: guildhall replay [options] <file>'],
  [['replay', 'x.json', '--lang', 'la'], 'Allowed choices are en, de, fr', 'usage: guildhall replay [options] <file>'],
  [['verify'], "missing required argument 'file'", 'usage: guildhall verify [options] <file>'],
  [['scenario'], "missing required argument 'paths'", 'usage: guildhall scenario [options] <paths...>'],
  [['backup'], "missing required argument 'file'", 'usage: guildhall backup [options] <file>'],
  [['restore'], "missing required argument 'file'", 'usage: guildhall restore [options] <file>'],
  [['migrate', 'now'], 'too many arguments', 'usage: guildhall migrate [options]'],
  [['bench', 'kitchen'], 'Allowed choices are engine', 'usage: guildhall bench [options] <what>'],
  [['bench', 'engine', '--against', 'nowhere'], 'nowhere is no checkout of this repository', ''],
  [['bench', 'engine', '--seconds', '-1'], 'Expected 0.01 to 600', 'usage: guildhall bench [options] <what>'],
])('guildhall %j is refused: %s', (args, reason, usage) => {
  const { code, out, err } = guildhall(...args);
  const [first, second, ...rest] = err.trimEnd().split('\n');
  expect(first).toMatch(/^error: /);
  expect(first).toContain(reason);
  expect(second).toContain(usage);
  expect(rest).toEqual([]);
  expect(out).toBe('');
  expect(code).toBe(2);
});

test('without a command the help is shown', () => {
  const { code, err } = guildhall();
  expect(err).toContain('Usage: guildhall [options] [command]');
  expect(code).toBe(2);
});

test.each([['--help'], ['simulate', '--help'], ['--version']])('guildhall %s %s is answered', (...args) => {
  const { code, out, err } = guildhall(...args.filter((arg) => arg !== undefined));
  expect(out).not.toBe('');
  expect(err).toBe('');
  expect(code).toBe(0);
});
