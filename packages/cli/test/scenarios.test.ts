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

const sixPubs = 'red: { hand: [pub, pub, pub], built: [pub, pub, pub] }';

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
    expect(GOOD).toContain(right);
    const { problems } = runScenarioText(GOOD.replace(right, wrong));
    expect(problems[0]).toMatch(new RegExp(`^line ${line}: `));
    expect(problems[0]).toMatch(message);
  });
});
