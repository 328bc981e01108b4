import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { type Counter, count } from './counters.ts';

/** What red counts; the others have plenty of everything. */
function counted(red: object, counter: Counter): number {
  const rich = {
    guilders: 30,
    reputation: 8,
    workers: { blue: 9 },
    threats: { blue: 2, red: 2 },
    canals: [4, 4],
    majorities: ['people', 'canals'],
    houses: ['blue: king', 'brown: knight', 'red: prince', 'purple', 'yellow'],
  };
  const game = table({ given: { players: { red: { hand: ['gilder'], workers: {}, ...red }, ivory: rich } } });
  return count(game.player('red'), counter);
}

const HOUSES = { houses: ['blue: queen', 'blue', 'red: nun', 'yellow', 'blue: weaver'] };

test('[Bruges 8.1] a counter looks at its owner alone', () => {
  const counters: Counter[] = [
    { of: 'houses' },
    { of: 'empty-houses' },
    { of: 'house-colours' },
    { of: 'persons' },
    { of: 'groups' },
    { of: 'canal-tokens' },
    { of: 'statues' },
    { of: 'majorities' },
    { of: 'reputation-steps' },
    { of: 'workers' },
    { of: 'guilders' },
    { of: 'threats' },
  ];
  expect(counters.map((counter) => counted({ guilders: 0 }, counter))).toEqual(counters.map(() => 0));
});

test('[Bruges 8.2] houses: inhabited or empty; by colour the house card decides, not the person', () => {
  expect(counted(HOUSES, { of: 'houses' })).toBe(5);
  // the weaver and her house are blue, the queen is red and lives in a blue one, the nun is brown
  expect(counted(HOUSES, { of: 'houses', colour: 'blue' })).toBe(3);
  expect(counted(HOUSES, { of: 'houses', colour: 'red' })).toBe(1);
  expect(counted(HOUSES, { of: 'houses', colour: 'brown' })).toBe(0);
});

test('[Bruges 8.3] empty-houses: with nobody in them', () => {
  expect(counted(HOUSES, { of: 'empty-houses' })).toBe(2);
});

test('[Bruges 8.4] house-colours: each colour once, 0 to 5', () => {
  expect(counted(HOUSES, { of: 'house-colours' })).toBe(3);
  expect(counted({ houses: [] }, { of: 'house-colours' })).toBe(0);
  const all = ['blue', 'brown', 'red', 'red: queen', 'purple', 'yellow'];
  expect(counted({ houses: all }, { of: 'house-colours' })).toBe(5);
});

test('[Bruges 8.5] persons: all, by group, by icon, by printed price', () => {
  // noble worker 0, noble infinity 9, church worker 3, church laurel 0, noble arrow 12, craftsman infinity 6
  const houses = ['red: squire', 'red: queen', 'red: nun', 'red: bishop', 'red: dowager', 'red: tanner', 'red'];
  const persons = (more: Omit<Extract<Counter, { of: 'persons' }>, 'of'>) =>
    counted({ houses }, { of: 'persons', ...more });
  expect(persons({})).toBe(6);
  expect(persons({ group: 'noble' })).toBe(3);
  expect(persons({ group: 'church' })).toBe(2);
  expect(persons({ group: 'artist' })).toBe(0);
  expect(persons({ icon: 'worker' })).toBe(2);
  expect(persons({ icon: 'infinity' })).toBe(2);
  expect(persons({ icon: 'laurel' })).toBe(1);
  expect(persons({ icon: 'arrow' })).toBe(1);
  expect(persons({ minPrice: 9 })).toBe(2);
  expect(persons({ minPrice: 12 })).toBe(1);
  expect(persons({ maxPrice: 3 })).toBe(3);
  expect(persons({ maxPrice: 0 })).toBe(2);
  expect(persons({ minPrice: 3, maxPrice: 9 })).toBe(3);
  expect(persons({ group: 'noble', maxPrice: 9 })).toBe(2);
});

test('[Bruges 8.5] a person in the hand is not in play', () => {
  expect(counted({ hand: ['queen', 'nun'], houses: ['red: bishop'] }, { of: 'persons' })).toBe(1);
});

test('[Bruges 8.6] groups: each group once', () => {
  expect(counted({ houses: ['red: squire', 'red: queen', 'red: nun', 'red'] }, { of: 'groups' })).toBe(2);
  const eleven = [
    'bailiff',
    'cook',
    'tanner',
    'nun',
    'juggler',
    'broker',
    'queen',
    'jailer',
    'alchemist',
    'rat-breeder',
    'poet',
  ];
  expect(counted({ houses: eleven.map((person) => `red: ${person}`) }, { of: 'groups' })).toBe(11);
});

test('[Bruges 8.7] canal-tokens: both sections together', () => {
  expect(counted({ canals: [3, 1] }, { of: 'canal-tokens' })).toBe(4);
});

test('[Bruges 8.8] statues: how many, not what they are worth', () => {
  expect(counted({ canals: [5, 5], statues: [7, 6] }, { of: 'statues' })).toBe(2);
  expect(counted({ canals: [5, 0], statues: [7] }, { of: 'statues' })).toBe(1);
});

test('[Bruges 8.9] majorities: markers on the coloured side', () => {
  expect(counted({ majorities: ['reputation', 'canals'] }, { of: 'majorities' })).toBe(2);
  expect(counted({ majorities: ['reputation', 'people', 'canals'] }, { of: 'majorities' })).toBe(3);
});

test('[Bruges 8.10] reputation-steps: steps, not the points they are worth', () => {
  expect(counted({ reputation: 8 }, { of: 'reputation-steps' })).toBe(8);
  expect(counted({ reputation: 6 }, { of: 'reputation-steps' })).toBe(6);
});

test('[Bruges 8.11] workers: all colours together, complete lots only', () => {
  const five = { workers: { blue: 1, red: 3, yellow: 1 } };
  expect(counted(five, { of: 'workers' })).toBe(5);
  expect(counted(five, { of: 'workers', every: 2 })).toBe(2);
  expect(counted(five, { of: 'workers', every: 6 })).toBe(0);
});

test('[Bruges 8.12] guilders: complete lots only', () => {
  expect(counted({ guilders: 11 }, { of: 'guilders' })).toBe(11);
  expect(counted({ guilders: 11 }, { of: 'guilders', every: 3 })).toBe(3);
  expect(counted({ guilders: 12 }, { of: 'guilders', every: 3 })).toBe(4);
});

test('[Bruges 8.13] threats: markers of all colours together', () => {
  expect(counted({ threats: { blue: 2, brown: 1, yellow: 2 } }, { of: 'threats' })).toBe(5);
});

test('[Bruges 8.14] threat-free-colours: colours without a single marker, 0 to 5', () => {
  expect(counted({ threats: { blue: 2, brown: 1 } }, { of: 'threat-free-colours' })).toBe(3);
  expect(counted({}, { of: 'threat-free-colours' })).toBe(5);
  const all = { blue: 1, brown: 1, red: 1, purple: 2, yellow: 1 };
  expect(counted({ threats: all }, { of: 'threat-free-colours' })).toBe(0);
});
