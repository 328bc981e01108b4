import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runScenarioText, scenarioFiles } from '../src/scenario.ts';

const files = scenarioFiles([fileURLToPath(new URL('../../../scenarios', import.meta.url))]);
const LEAST_FILES = 80;

describe('every scenario holds', () => {
  const scenarios = files.map((file) => ({ file, ...runScenarioText(readFileSync(file, 'utf8')) }));

  test.each(
    scenarios.map((scenario) => {
      const [first = '?', ...others] = scenario.rules;
      const also = others.length === 0 ? '' : ` (also ${others.join(', ')})`;
      return [`[${first}] ${scenario.id}${also}`, scenario] as const;
    }),
  )('%s', (_, { file, id, problems }) => {
    expect(problems).toEqual([]);
    expect(basename(file)).toBe(`${id}.yaml`);
  });

  test('no two have the same id', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test(`there are at least ${LEAST_FILES}`, () => {
    expect(files.length).toBeGreaterThanOrEqual(LEAST_FILES);
  });
});

/** A scenario that holds; each bad one below differs from it in one line. */
const GOOD = `id: walls
rules: [Belfort 5.3]
game: belfort
seats: [red, yellow, blue]
options: { guilds: [miners, bankers, masons, recruiters, merchants] }
given:
  phase: actions
  players:
    red: { wood: 3, stone: 3, gold: 0 }
  markers:
    red: [pub 1]
    yellow: [inn 2]
when:
  - { seat: red, cannot: { do: buy, good: wood }, because: cannotPay }
  - { seat: red, do: wall, on: wall 3a }
then:
  players:
    red: { wood: 0, stone: 0 }
  markers: { wall 3a: red }
  events:
    - { t: marker, builder: red, symbol: wall 3a }
`;

/** Words that say what does not happen, what may be refused, and what is hidden. */
const QUIET = `id: quiet
rules: [Belfort 5.3]
game: belfort
seats: [red, yellow, blue]
options: { guilds: [architects, bankers, masons, recruiters, merchants] }
given:
  phase: actions
  gnomes: 0
  players:
    red: { wood: 9, stone: 9, metal: 9, gold: 9, hand: [pub], built: [bank] }
  markers: { yellow: [keep 4] }
  placed: [{ seat: red, worker: elf, at: architects }]
when:
  - { seat: red, cannot: { do: hire } }
  - { seat: red, can: { do: wall, on: wall 3a } }
  - { seat: red, do: activate, at: architects }
  - { seat: red, do: decline, changes: nothing }
then:
  gnomes: 0
  markers: { keep 4: yellow, keep 4a: yellow, keep 4b: yellow }
  asked: { seats: [red], declinable: false }
  unchanged: [yellow, markers]
  eventsNot:
    - { t: marker, builder: red }
  sees:
    red: { players: { red: { hand: [pub] } } }
    onlooker: { players: { red: { hand: hidden, handSize: 1 } } }
`;

const sixPubs = 'red: { hand: [pub, pub, pub], built: [pub, pub, pub] }';

/** The text with one thing changed is told to be wrong, in this line and for this reason. */
function fails(text: string, line: number, right: string, wrong: string, message: RegExp): void {
  expect(text).toContain(right);
  const { problems } = runScenarioText(text.replace(right, wrong));
  expect(problems[0]).toMatch(new RegExp(`^line ${line}: `));
  expect(problems[0]).toMatch(message);
}

describe('a scenario that does not hold says where', () => {
  test('the one they are made from holds', () => {
    expect(runScenarioText(GOOD)).toEqual({ id: 'walls', rules: ['Belfort 5.3'], problems: [] });
  });

  test.each([
    ['bad YAML', 9, 'red: { wood: 3, stone: 3, gold: 0 }', 'red: { wood: 3, stone: 3, gold: [ }', /./],
    ['an unknown game', 1, 'game: belfort', 'game: chess', /chess/],
    ['no rule', 2, 'rules: [Belfort 5.3]', 'rules: []', /rules/],
    ['an unknown word', 7, 'phase: actions', 'faze: actions', /faze/],
    ['an unknown phase', 7, 'phase: actions', 'phase: dinner', /phase/],
    ['an unknown good', 9, 'red: { wood: 3, stone: 3, gold: 0 }', 'red: { silver: 3 }', /silver/],
    ['an unknown player', 9, 'red: { wood: 3, stone: 3, gold: 0 }', 'green: { wood: 3 }', /green/],
    ['eight elves', 9, 'red: { wood: 3, stone: 3, gold: 0 }', 'red: { elves: 6, masterElves: 2 }', /8 elves/],
    ['a sixth pub', 9, 'red: { wood: 3, stone: 3, gold: 0 }', sixPubs, /sixth pub/],
    ['two markers on a symbol', 12, 'yellow: [inn 2]', 'yellow: [pub 1]', /two markers on pub 1/],
    ['an unknown symbol', 12, 'yellow: [inn 2]', 'yellow: [inn 6]', /markers/],
    ['a refusal for another reason', 14, 'because: cannotPay', 'because: noVisitLeft', /"cannotPay".*"noVisitLeft"/],
    ['a refusal of what is possible', 14, 'do: buy, good: wood', 'do: endTurn', /should be refused/],
    ['a move that fits nothing', 15, 'do: wall, on: wall 3a', 'do: wall, on: pub 3', /not possible/],
    ['a move that fits too much', 15, 'do: wall, on: wall 3a', 'do: wall', /could mean/],
    ['the move of somebody else', 15, '- { seat: red, do: wall', '- { seat: yellow, do: wall', /notYourTurn/],
    ['another outcome', 18, 'red: { wood: 0, stone: 0 }', 'red: { wood: 1, stone: 0 }', /expected 1, is 0/],
    ['another marker', 19, '{ wall 3a: red }', '{ wall 3a: null }', /expected null, is "red"/],
    ['an event that did not happen', 21, 'builder: red', 'builder: yellow', /did not happen/],
  ])('%s: line %i', (_, line, right, wrong, message) => {
    fails(GOOD, line, right, wrong, message);
  });

  test('what does not happen can be said too', () => {
    expect(runScenarioText(QUIET).problems).toEqual([]);
  });

  test.each([
    ['more gnomes than there are', 8, 'gnomes: 0', 'gnomes: 15', /leave only 14/],
    ['half a keep', 6, '[keep 4]', '[keep 4b]', /keep section/],
    ['a keep marked twice', 11, '[keep 4]', '[keep 4, keep 4a]', /two markers on keep 4a/],
    ['what can be done after all', 14, 'cannot: { do: hire }', 'cannot: { do: guild }', /should be refused/],
    ['what cannot be done after all', 15, 'on: wall 3a', 'on: pub 3', /should be possible/],
    ['a change', 16, 'do: activate', 'changes: nothing, do: activate', /should change nothing.*players/],
    ['another answer to whether it may be declined', 21, 'declinable: false', 'declinable: true', /declinable/],
    ['something that did change', 22, '[yellow, markers]', '[red]', /home\.elf: expected 2, is 3/],
    ['a word for nothing', 22, '[yellow, markers]', '[walls]', /neither a player nor a word/],
    [
      'an event that happened',
      24,
      '{ t: marker, builder: red }',
      '{ t: home, seat: red, at: 1 }',
      /happened: .*"at":1/,
    ],
    ['what nobody else sees', 27, 'red: { hand: hidden', 'red: { hand: [pub]', /"hidden"/],
    ['a look through the eyes of nobody', 27, 'onlooker:', 'green:', /green/],
  ])('%s: line %i', (_, line, right, wrong, message) => {
    fails(QUIET, line, right, wrong, message);
  });

  test('sizes of piles that leave cards over ask where these lie', () => {
    const text = readFileSync(files.find((file) => file.endsWith('/draw-discard-mathematician.yaml'))!, 'utf8');
    expect(runScenarioText(text).problems).toEqual([]);
    expect(runScenarioText(text.replace('  rest: ivory\n', '')).problems[0]).toMatch(/pileSizes.*"rest"/);
  });
});
