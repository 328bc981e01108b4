import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { PERSONS } from './index.ts';

type Facts = Record<string, unknown>;

/** The Actor moves in beside somebody with an arrow; no guilders and one red card are left unless said. */
function recruit(person: string, red: Facts = {}, more: Facts = {}) {
  const { ivory = {}, green = {}, ...given } = more;
  const game = table({
    given: {
      players: {
        red: {
          guilders: 6,
          points: 0,
          workers: {},
          hand: ['actor', 'bard'],
          houses: [`red: ${person}`, 'blue'],
          ...red,
        },
        ivory,
        green,
      },
      ...given,
    },
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'blue' });
  return game;
}

interface Row {
  person: string;
  red?: Facts;
  more?: Facts;
  /** Answers of the owner. */
  moves?: Facts[];
  /** Answers of ivory. */
  ivory?: Facts[];
  gives: Record<string, Facts>;
}

const houses = (...others: string[]) => ({ houses: ['blue', ...others] });
const others = (facts: Facts) => ({ ivory: facts, green: facts });
const all = { blue: 1, brown: 1, red: 1, purple: 1, yellow: 1 };
const threat = (person: string, colour: string): Row => ({
  person,
  gives: { red: { guilders: 3 }, ...others({ threats: { [colour]: 1 } }) },
});

/** Every other person with an arrow: what the Actor gets out of them. */
const ROWS: Row[] = [
  { person: 'alchemist', gives: { red: { guilders: 6 } } },
  { person: 'almoner', gives: { red: { guilders: 8 }, ...others({ guilders: 7 }) } },
  {
    person: 'arsonist',
    more: { ivory: { houses: ['red'] } },
    gives: { red: { points: 1 }, ivory: { houses: [] } },
  },
  {
    person: 'beggar',
    more: others({ workers: { blue: 3 } }),
    gives: { red: { workers: { blue: 4 } }, ...others({ workers: { blue: 1 } }) },
  },
  {
    person: 'canal-digger',
    red: { guilders: 7 },
    moves: [{ do: 'dig', section: 'left' }],
    gives: { red: { canals: [1, 0], guilders: 0 } },
  },
  {
    person: 'chancellor',
    more: { ivory: { reputation: 4 } },
    gives: { red: { reputation: 1 }, ivory: { reputation: 3 } },
  },
  {
    person: 'confessor',
    red: { threats: { blue: 1, red: 1 } },
    moves: [{ do: 'marker', colour: 'blue' }, { do: 'decline' }],
    gives: { red: { points: 1, threats: { blue: 0, red: 1 } } },
  },
  { person: 'cook', gives: { red: { workers: { red: 4 } } } },
  {
    person: 'cooper',
    moves: ['blue', 'brown', 'red', 'purple'].map((colour) => ({ do: 'worker', colour })),
    gives: { red: { workers: { ...all, yellow: 0 } } },
  },
  { person: 'countess', gives: { red: { reputation: 2 } } },
  { person: 'dowager', gives: { red: { points: 6 } } },
  threat('dyke-breaker', 'blue'),
  { person: 'farmhand', gives: { red: { workers: { yellow: 4 } } } },
  threat('firebug', 'red'),
  { person: 'gardener', gives: { red: { workers: { brown: 4 } } } },
  {
    person: 'garrison-commander',
    red: { threats: { red: 2 } },
    gives: { red: { points: 2, threats: { red: 0 } } },
  },
  {
    person: 'goldsmith',
    red: { guilders: 10 },
    moves: [{ do: 'pay' }],
    gives: { red: { points: 2, guilders: 1 } },
  },
  { person: 'herald', red: { reputation: 3 }, gives: { red: { majorities: ['reputation'] } } },
  { person: 'highwayman', gives: { red: { guilders: 6 }, ...others({ guilders: 2 }) } },
  { person: 'landscape-painter', red: { canals: [1, 2] }, gives: { red: { points: 3 } } },
  {
    person: 'librarian',
    moves: [1, 2, 3].map(() => ({ do: 'draw', pile: 'left' })),
    gives: { red: { handSize: 4 } },
  },
  {
    person: 'mathematician',
    more: { piles: [['king', 'queen', 'mayor', 'baron'], []] },
    moves: [
      ...[1, 2, 3, 4].map(() => ({ do: 'draw', pile: 'left' })),
      ...['king', 'queen', 'mayor', 'bard'].map((card) => ({ do: 'discard', card })),
    ],
    gives: { red: { hand: ['baron'] } },
  },
  {
    person: 'messenger',
    red: { guilders: 9, hand: ['actor', 'knight'], houses: ['red: messenger', 'blue', 'brown'] },
    moves: [{ do: 'decline' }],
    gives: { red: { guilders: 3, handSize: 1 } },
  },
  { person: 'night-watchman', red: { threats: { blue: 1, red: 2 } }, gives: { red: { guilders: 6 } } },
  { person: 'notary', red: houses('red: notary', 'red: king'), gives: { red: { majorities: ['people'] } } },
  {
    person: 'pawnbroker',
    red: { workers: { blue: 1 } },
    moves: [{ do: 'give', colour: 'blue' }],
    gives: { red: { guilders: 3, workers: { blue: 0 } } },
  },
  // "other persons" are all but the Actor: the Philosopher may go himself
  {
    person: 'philosopher',
    moves: [{ do: 'takeBack', person: 'philosopher' }],
    gives: { red: { hand: ['bard', 'philosopher'], houses: ['red', 'blue: actor'], guilders: 0 } },
  },
  { person: 'pilgrim', gives: { red: { reputation: 1 } } },
  // the Actor counts himself
  { person: 'poet', gives: { red: { points: 2 } } },
  threat('rat-breeder', 'brown'),
  { person: 'recruiter', gives: { red: { workers: all } } },
  threat('robbers-scout', 'yellow'),
  {
    person: 'roofer',
    moves: [{ do: 'lay', card: 'bard' }],
    gives: { red: { houses: ['red: roofer', 'blue: actor', 'red'] } },
  },
  threat('schemer', 'purple'),
  { person: 'seamstress', gives: { red: { workers: { purple: 4 } } } },
  { person: 'slanderer', gives: { red: { points: 2 }, ...others({ points: 3 }) } },
  {
    person: 'storyteller',
    more: { discard: ['king', 'queen'] },
    moves: [{ do: 'recover', card: 'queen' }],
    gives: { red: { hand: ['bard', 'queen'] } },
  },
  {
    person: 'student',
    moves: [{ do: 'play', card: 'bard', as: 'workers' }],
    gives: { red: { workers: { red: 2 }, handSize: 0 } },
  },
  {
    person: 'tax-collector',
    more: { ivory: { houses: ['red', 'red', 'red'] } },
    gives: { red: { guilders: 4 }, ivory: { guilders: 1 } },
  },
  {
    person: 'troublemaker',
    more: { ivory: { canals: [2, 2] } },
    ivory: [{ do: 'breach', section: 'right' }],
    gives: { ivory: { canals: [2, 1] } },
  },
  { person: 'washerwoman', gives: { red: { workers: { blue: 4 } } } },
];

test('repeat-arrow: the rows are all arrow persons of the printed deck but the Actor', () => {
  const arrows = PERSONS.slice(0, 165)
    .filter(({ icon, id }) => icon === 'arrow' && id !== 'actor')
    .map(({ id }) => id);
  expect(ROWS.map(({ person }) => person)).toEqual(arrows.toSorted());
});

test.each(ROWS)('[Bruges 7.21] the Actor repeats: $person', ({ person, red, more, moves = [], ivory = [], gives }) => {
  const game = recruit(person, red, more);
  expect(game.asked()).toEqual([['red'], 'repeatArrow', 'person.actor']);
  expect(game.offers('red', {})).toHaveLength(2);
  const events = game.play('red', { do: 'repeat', person });
  for (const move of moves) {
    expect(game.asked()).toEqual([['red'], expect.any(String), 'person.actor']);
    events.push(...game.play('red', move));
  }
  for (const move of ivory) {
    expect(game.asked()).toEqual([['ivory'], expect.any(String), 'person.actor']);
    events.push(...game.play('ivory', move));
  }
  expect(game.facts()).toMatchObject({ players: gives });
  // it is told as the Actor’s effect, of the kind of the other one
  const { card, ability } = PERSONS.find(({ id }) => id === person)!;
  expect(events).toContainEqual({ t: 'effect', seat: 0, source: `ability.${ability.kind}`, person: card });
  expect(events.filter((event) => 'source' in event && event.source === `person.${person}`)).toEqual([]);
});

test.each<[string, Facts, Facts]>([
  ['arsonist', {}, {}],
  ['beggar', {}, others({ workers: {} })],
  ['canal-digger', {}, {}],
  ['chancellor', { reputation: 8 }, {}],
  ['confessor', {}, {}],
  ['countess', { reputation: 8 }, {}],
  ['garrison-commander', {}, {}],
  ['goldsmith', { guilders: 8 }, {}],
  ['herald', { reputation: 2 }, {}],
  ['highwayman', {}, others({ guilders: 0 })],
  ['landscape-painter', {}, {}],
  ['librarian', {}, { pileSizes: [0, 0], extraSize: 0, rest: 'green' }],
  ['messenger', {}, {}],
  ['night-watchman', {}, {}],
  ['notary', {}, {}],
  ['pawnbroker', {}, {}],
  ['roofer', { hand: ['actor'] }, {}],
  ['storyteller', {}, {}],
  ['student', { hand: ['actor'] }, {}],
  ['tax-collector', {}, {}],
  ['troublemaker', {}, {}],
])('[G16] the Actor does nothing beside %s, whose effect could do nothing', (person, red, more) => {
  expect(recruit(person, red, more).asked()).toEqual([['ivory'], 'turn', null]);
});

test('repeat-arrow: one of several, or none; only arrows, only one’s own', () => {
  const red = houses('red: cook', 'red: alchemist', 'red: servant', 'red: accountant', 'red: king');
  const game = recruit('cook', { ...red, workers: { red: 1 } }, { ivory: { houses: ['red: dowager'] } });
  expect(game.offers('red', { do: 'repeat' })).toHaveLength(2);
  expect(game.offers('red', { do: 'decline' })).toHaveLength(1);
  game.play('red', { do: 'decline' });
  expect(game.player('red')).toMatchObject({ guilders: 0, workers: { red: 1 } });
});

test('[G4] a "may": without another arrow person the Actor asks nothing', () => {
  expect(recruit('cook', houses('red: servant')).asked()).toEqual([['ivory'], 'turn', null]);
});

test('repeat-arrow: Actor, Student, Student’s card: a chain that needs a card each time', () => {
  const game = recruit('student', {
    hand: ['actor', 'bard', 'alchemist'],
    houses: ['red: student', 'blue', 'brown'],
  });
  game.play('red', { do: 'repeat', person: 'student' });
  expect(game.asked()).toEqual([['red'], 'extraPlay', 'person.actor']);
  game.play('red', { do: 'play', card: 'alchemist', as: 'person', house: 'brown' });
  // the Alchemist acts as himself; nothing is left to repeat with
  expect(game.facts()).toMatchObject({ players: { red: { guilders: 6, hand: ['bard'] } } });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('repeat-arrow: the Student plays the Philosopher, who takes the Actor back; he acts again when recruited again', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: { guilders: 6, hand: ['actor', 'philosopher', 'bard'], houses: ['red: student', 'blue', 'brown'] },
        ivory: { hand: ['king', 'queen'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'blue' });
  game.play('red', { do: 'repeat', person: 'student' });
  game.play('red', { do: 'play', card: 'philosopher', as: 'person', house: 'brown' });
  game.play('red', { do: 'takeBack', person: 'actor' });
  expect(game.facts()).toMatchObject({
    players: { red: { guilders: 6, houses: ['red: student', 'blue', 'brown: philosopher'] } },
  });
  game.play('ivory', { do: 'play', card: 'king', as: 'workers' });
  game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'blue' });
  // now Student and Philosopher can be repeated
  expect(game.offers('red', { do: 'repeat' })).toHaveLength(2);
});

test('repeat-arrow: the Messenger’s discount for another person, with all that goes with a recruitment', () => {
  const game = recruit(
    'messenger',
    {
      guilders: 12,
      hand: ['actor', 'dowager', 'knight'],
      houses: ['red: messenger', 'blue', 'brown', 'red: composer'],
    },
    { ivory: { guilders: 0, houses: ['red: innkeeper'] } },
  );
  // 12 - 6, and 1 from the Composer
  expect(game.player('red')).toMatchObject({ guilders: 7, points: 1 });
  game.play('red', { do: 'repeat', person: 'messenger' });
  const events = game.play('red', { do: 'recruit', card: 'knight', house: 'brown' });
  expect(events).toContainEqual({ t: 'lose', seat: 0, what: 'guilders', n: 6, source: 'person.actor', to: null });
  expect(game.player('red')).toMatchObject({ guilders: 2, points: 2 });
  expect(game.player('ivory').guilders).toBe(2);
});

test('[G29] the Messenger can be repeated as long as there is a card and a room, even if nobody can be paid', () => {
  const game = recruit('messenger', { hand: ['actor', 'dowager'], houses: ['red: messenger', 'blue', 'brown'] });
  game.play('red', { do: 'repeat', person: 'messenger' });
  expect(game.offers('red', {})).toEqual([{ do: 'decline' }]);
});

test('[Bruges 7.14] a repeated threat strikes: others are asked before the Actor gets the guilders', () => {
  const game = recruit(
    'rat-breeder',
    {},
    { ivory: { threats: { brown: 2 }, houses: ['red: king', 'blue: queen'] }, green: { houses: ['red: gatekeeper'] } },
  );
  game.play('red', { do: 'repeat', person: 'rat-breeder' });
  expect(game.asked()).toEqual([['ivory'], 'plague', 'threat.brown']);
  expect(game.player('red').guilders).toBe(0);
  game.play('ivory', { do: 'bury', person: 'queen' });
  expect(game.player('red').guilders).toBe(3);
  // immune against the repeated effect as well
  expect(game.player('green').threats.brown).toBe(0);
});

test('repeat-arrow: a person taken back through the repeated Philosopher can be the Philosopher or anybody but the Actor', () => {
  const game = recruit('philosopher', houses('red: philosopher', 'red: knight'));
  game.play('red', { do: 'repeat', person: 'philosopher' });
  expect(game.offers('red', { do: 'takeBack' })).toHaveLength(2);
  expect(game.offers('red', { do: 'takeBack', person: 'actor' })).toEqual([]);
  const events = game.play('red', { do: 'takeBack', person: 'knight' });
  expect(events).toContainEqual({ t: 'gain', seat: 0, what: 'guilders', n: 9, source: 'person.actor', from: null });
});
