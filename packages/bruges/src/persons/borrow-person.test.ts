import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { PERSONS } from './index.ts';

type Facts = Record<string, unknown>;

const RED = { guilders: 0, points: 0, workers: { blue: 1 }, hand: ['king', 'queen'], houses: ['red: puppeteer'] };

/** Ivory has a person with a worker, already used this round. */
function position(person: string, red: Facts = {}, more: Facts = {}) {
  const { ivory = {}, green = {}, ...given } = more;
  return table({
    given: {
      players: {
        red: { ...RED, ...red },
        ivory: { houses: [`red: ${person}`], used: [person], ...(ivory as Facts) },
        green,
      },
      ...given,
    },
  });
}

interface Row {
  person: string;
  red?: Facts;
  more?: Facts;
  moves?: Facts[];
  gives: Record<string, Facts>;
}

const beside = (person: string) => ({ houses: ['red: puppeteer', `red: ${person}`] });
const inHouse = (colour: string) => ({ houses: [`${colour}: puppeteer`, colour] });
const draws = (n: number) => Array.from({ length: n }, () => ({ do: 'draw', pile: 'left' }));

/** Every other person with a worker: what the Puppeteer gets out of them, counting his owner’s area. */
const ROWS: Row[] = [
  {
    person: 'acrobat',
    red: { guilders: 2 },
    moves: [{ do: 'dig', section: 'left' }],
    gives: { red: { canals: [1, 0], guilders: 0 } },
  },
  { person: 'alderman', red: inHouse('red'), gives: { red: { guilders: 4 } } },
  { person: 'ambassador', gives: { red: { reputation: 1 } } },
  {
    person: 'apothecary',
    moves: [{ do: 'discard', card: 'king' }],
    gives: { red: { points: 2, guilders: 1, hand: ['queen'] } },
  },
  { person: 'archduke', gives: { red: { points: 2, guilders: 1 } } },
  { person: 'bailiff', red: inHouse('brown'), gives: { red: { guilders: 4 } } },
  // the Puppeteer is an entertainer himself
  { person: 'bard', gives: { red: { points: 1 } } },
  { person: 'brewer', gives: { red: { guilders: 4 } } },
  { person: 'broker', red: beside('accountant'), gives: { red: { guilders: 3 } } },
  {
    person: 'carpenter',
    moves: [{ do: 'lay', card: 'queen' }],
    gives: { red: { houses: ['red: puppeteer', 'red'], hand: ['king'] } },
  },
  { person: 'carpet-maker', red: beside('composer'), gives: { red: { points: 1 } } },
  { person: 'choirmaster', red: beside('canon'), gives: { red: { points: 1 } } },
  { person: 'cloth-merchant', more: { dice: { blue: 6 } }, gives: { red: { guilders: 6 } } },
  {
    person: 'coachman',
    moves: [{ do: 'play', card: 'queen', as: 'workers' }],
    gives: { red: { workers: { red: 2 }, hand: ['king'] } },
  },
  { person: 'councillor', red: inHouse('purple'), gives: { red: { guilders: 4 } } },
  { person: 'councilman', red: inHouse('yellow'), gives: { red: { guilders: 4 } } },
  {
    person: 'crossbowman',
    red: { threats: { blue: 1 } },
    moves: [{ do: 'pass', colour: 'blue', to: 'ivory' }],
    gives: { red: { points: 0, threats: { blue: 0 } }, ivory: { threats: { blue: 1 } } },
  },
  {
    person: 'falconer',
    more: { piles: [['nun', 'mayor', 'baron'], []] },
    moves: [...draws(3), { do: 'discard', card: 'nun' }, { do: 'discard', card: 'king' }],
    gives: { red: { hand: ['baron', 'mayor', 'queen'] } },
  },
  { person: 'fur-trader', more: { dice: { brown: 6 } }, gives: { red: { guilders: 6 } } },
  { person: 'grain-merchant', more: { dice: { yellow: 6 } }, gives: { red: { guilders: 6 } } },
  { person: 'huntsman', moves: draws(2), gives: { red: { handSize: 4 } } },
  {
    person: 'jailer',
    red: { threats: { blue: 2 } },
    moves: [
      { do: 'marker', colour: 'blue' },
      { do: 'marker', colour: 'blue' },
    ],
    gives: { red: { points: 2, threats: { blue: 0 } } },
  },
  { person: 'knight', gives: { red: { points: 2 } } },
  {
    person: 'market-woman',
    moves: [{ do: 'discard', card: 'king' }],
    gives: { red: { guilders: 5, hand: ['queen'] } },
  },
  { person: 'nun', red: { threats: { red: 1 } }, gives: { red: { points: 1, threats: { red: 0 } } } },
  { person: 'physician', red: { threats: { red: 1 } }, gives: { red: { points: 1, threats: { red: 0 } } } },
  {
    person: 'pickpocket',
    moves: [{ do: 'rob', from: 'ivory' }],
    gives: { red: { guilders: 3 }, ivory: { guilders: 2 } },
  },
  { person: 'piper', gives: { red: { guilders: 1 } } },
  // his price of 9 counts
  { person: 'portrait-painter', gives: { red: { points: 1 } } },
  { person: 'prince', gives: { red: { points: 1, guilders: 3 } } },
  {
    person: 'princess',
    more: { piles: [['nun'], []] },
    moves: [
      { do: 'draw', pile: 'left' },
      { do: 'play', card: 'nun', as: 'workers' },
    ],
    gives: { red: { workers: { brown: 2 }, handSize: 2 } },
  },
  { person: 'relic-keeper', gives: { red: { points: 2 } } },
  { person: 'saddler', red: beside('weaver'), gives: { red: { points: 1 } } },
  { person: 'servant', moves: draws(1), gives: { red: { handSize: 3 } } },
  { person: 'spice-merchant', more: { dice: { red: 6 } }, gives: { red: { guilders: 6 } } },
  { person: 'squire', gives: { red: { points: 1, guilders: 1 } } },
  {
    person: 'stable-boy',
    moves: [
      { do: 'worker', colour: 'blue' },
      { do: 'worker', colour: 'red' },
    ],
    gives: { red: { workers: { blue: 1, red: 1 } } },
  },
  { person: 'town-clerk', red: inHouse('blue'), gives: { red: { guilders: 4 } } },
  {
    person: 'vicar',
    red: beside('canon'),
    moves: [{ do: 'worker', colour: 'brown' }],
    gives: { red: { workers: { brown: 1 } } },
  },
  {
    person: 'water-engineer',
    red: { guilders: 1 },
    moves: [{ do: 'dig', section: 'right' }],
    gives: { red: { canals: [0, 1], guilders: 0 } },
  },
  { person: 'wine-merchant', more: { dice: { purple: 6 } }, gives: { red: { guilders: 6 } } },
];

test('borrow-person: the rows are all worker persons of the printed deck but the Puppeteer', () => {
  const workers = PERSONS.slice(0, 165)
    .filter(({ icon, id }) => icon === 'worker' && id !== 'puppeteer')
    .map(({ id }) => id);
  expect(ROWS.map(({ person }) => person)).toEqual(workers.toSorted());
});

test.each(ROWS)('[Bruges 7.21] the Puppeteer borrows: $person', ({ person, red, more, moves = [], gives }) => {
  const game = position(person, red, more);
  const events = game.play('red', { do: 'activate', person: 'puppeteer' });
  // only his own blue worker is paid, and first
  expect(events[1]).toEqual({ t: 'workersLost', seat: 0, colour: 'blue', n: 1, source: 'person.puppeteer', to: null });
  for (const move of moves) {
    expect(game.asked()).toEqual([['red'], expect.any(String), 'person.puppeteer']);
    // paid for, so it is made
    if (person !== 'jailer') expect(game.offers('red', { do: 'decline' })).toEqual([]);
    events.push(...game.play('red', move));
  }
  expect(game.facts()).toMatchObject({ players: gives });
  expect(game.facts()).toMatchObject({ players: { red: { used: ['puppeteer'] }, ivory: { used: [person] } } });
  const { card, ability } = PERSONS.find(({ id }) => id === person)!;
  expect(events).toContainEqual({ t: 'effect', seat: 0, source: `ability.${ability.kind}`, person: card });
  expect(events.filter((event) => 'source' in event && event.source === `person.${person}`)).toEqual([]);
  // the turn goes on
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test.each<[string, Facts, Facts]>([
  ['acrobat', { guilders: 1 }, {}],
  ['alderman', { houses: ['blue: puppeteer'] }, {}],
  ['ambassador', { reputation: 8 }, {}],
  ['broker', {}, {}],
  ['carpenter', { hand: [] }, {}],
  ['choirmaster', {}, {}],
  ['coachman', { hand: [] }, {}],
  ['crossbowman', {}, {}],
  ['jailer', {}, {}],
  ['market-woman', { hand: [] }, {}],
  ['nun', {}, {}],
  ['pickpocket', {}, { ivory: { guilders: 0 }, green: { guilders: 0 } }],
  ['princess', {}, { pileSizes: [0, 0], extraSize: 0, rest: 'green' }],
  ['saddler', {}, {}],
  ['servant', {}, { pileSizes: [0, 0], extraSize: 0, rest: 'green' }],
  ['vicar', {}, {}],
  ['water-engineer', {}, {}],
])('[G16] the Puppeteer is not offered beside %s alone, whose effect could do nothing for him', (person, red, more) => {
  expect(position(person, red, more).offers('red', { do: 'activate' })).toEqual([]);
});

test('borrow-person: the counters of the other player do not help', () => {
  // ivory has three craftsmen, red none
  const game = position('saddler', {}, { ivory: { houses: ['red: saddler', 'blue: weaver', 'red: dyer'], used: [] } });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

test('borrow-person: one of several, in turn order; arrows, infinity and laurels cannot be borrowed', () => {
  const game = position(
    'squire',
    {},
    {
      ivory: { houses: ['red: squire', 'blue: alchemist', 'red: accountant', 'red: bishop'], used: [] },
      green: { houses: ['red: prince'] },
    },
  );
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.asked()).toEqual([['red'], 'borrowPerson', 'person.puppeteer']);
  expect(game.offers('red', {})).toHaveLength(2);
  game.play('red', { do: 'borrow', person: 'prince' });
  expect(game.player('red')).toMatchObject({ points: 1, guilders: 3 });
  // neither of them is turned
  expect(game.facts()).toMatchObject({ players: { ivory: { used: [] }, green: { used: [] } } });
});

test('borrow-person: nobody to borrow from, or no blue worker: not offered', () => {
  const alone = table({ given: { players: { red: { ...RED, houses: ['red: puppeteer', 'blue: squire'] } } } });
  expect(alone.offers('red', { do: 'activate', person: 'puppeteer' })).toEqual([]);
  expect(position('squire', { workers: { brown: 3 } }).offers('red', { do: 'activate' })).toEqual([]);
});

test('borrow-person: the owner can still use the person, and the Puppeteer is used once per round', () => {
  const game = position('squire', { workers: { blue: 2 } }, { ivory: { houses: ['red: squire'], used: [] } });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  game.play('red', { do: 'play', card: 'king', as: 'workers' });
  expect(game.offers('ivory', { do: 'activate', person: 'squire' })).toHaveLength(1);
});

test('immune does not keep anybody from being borrowed, but stops a borrowed effect aimed at that player', () => {
  const guard = { houses: ['red: squire', 'blue: gatekeeper'], used: [] };
  const free = position('squire', {}, { ivory: guard });
  free.play('red', { do: 'activate', person: 'puppeteer' });
  expect(free.player('red').points).toBe(1);

  const rob = position('pickpocket', {}, { ivory: { houses: ['red: pickpocket', 'blue: gatekeeper'] } });
  rob.play('red', { do: 'activate', person: 'puppeteer' });
  // green is the only one left to pay
  expect(rob.player('ivory').guilders).toBe(5);
  expect(rob.player('green').guilders).toBe(2);
  expect(rob.player('red').guilders).toBe(3);

  const pass = position(
    'crossbowman',
    { threats: { blue: 1 } },
    { ivory: { houses: ['red: crossbowman', 'blue: gatekeeper'] } },
  );
  pass.play('red', { do: 'activate', person: 'puppeteer' });
  expect(pass.player('ivory').threats.blue).toBe(0);
  expect(pass.player('green').threats.blue).toBe(1);
});

test('[Bruges 7.14] a borrowed Crossbowman makes the third marker of his own owner strike, who is asked', () => {
  const game = position(
    'crossbowman',
    { threats: { brown: 1 } },
    { ivory: { houses: ['red: crossbowman', 'blue: mayor'], threats: { brown: 2 } } },
  );
  game.play('red', { do: 'activate', person: 'puppeteer' });
  game.play('red', { do: 'pass', colour: 'brown', to: 'ivory' });
  expect(game.asked()).toEqual([['ivory'], 'plague', 'threat.brown']);
  game.play('ivory', { do: 'bury', person: 'crossbowman' });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
});

test('[G21] a borrowed Carpenter with one card, a borrowed Water Engineer with one section: not asked', () => {
  const house = position('carpenter', { hand: ['king'] });
  house.play('red', { do: 'activate', person: 'puppeteer' });
  expect(house.facts()).toMatchObject({ players: { red: { houses: ['red: puppeteer', 'yellow'], handSize: 0 } } });
  const canal = position('water-engineer', { canals: [0, 5], statues: [7], guilders: 1 });
  canal.play('red', { do: 'activate', person: 'puppeteer' });
  expect(canal.player('red')).toMatchObject({ canals: [1, 5], guilders: 0 });
});

test('[Bruges 7.17] a borrowed Acrobat: doubled, then one’s own discount', () => {
  const game = position('acrobat', { ...beside('shipwright'), canals: [2, 5], statues: [7], guilders: 4 });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.player('red')).toMatchObject({ canals: [3, 5], guilders: 0 });
});
