import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const people = (n: number) => ['red: king', 'red: queen', 'red: duchess', 'red: baron', 'red: mayor'].slice(0, n);
const others = (n: number) => ['red: bishop', 'red: weaver', 'red: dyer', 'red: judge', 'red: canon'].slice(0, n);

function recruit(person: string, red: object, ivory: object = {}, green: object = {}) {
  const game = table({
    given: { players: { red: { guilders: 6, hand: [person, 'bard'], houses: ['blue'], ...red }, ivory, green } },
  });
  const events = game.play('red', { do: 'play', card: person, as: 'person', house: 'blue' });
  return { game, events };
}
const turned = (game: ReturnType<typeof recruit>['game']) =>
  (game.facts() as { players: { red: { majorities: string[] } } }).players.red.majorities;

test.each([
  // persons with the Notary, most of anybody else, turned?
  [3, 0, true],
  [2, 0, false],
  [3, 3, true],
  [3, 4, false],
  [5, 4, true],
])('claim-majority: the Notary as person no. %i, %i elsewhere: %s', (mine, best, turns) => {
  const { game, events } = recruit('notary', { houses: ['blue', ...people(mine - 1)] }, {}, { houses: others(best) });
  expect(turned(game)).toEqual(turns ? ['people'] : []);
  expect(events.some(({ t }) => t === 'majority')).toBe(turns);
  if (turns) expect(events).toContainEqual({ t: 'majority', seat: 0, majority: 'people', source: 'person.notary' });
});

test.each([
  [3, 0, true],
  [2, 0, false],
  [3, 3, true],
  [3, 4, false],
  [8, 7, true],
])('claim-majority: the Herald on step %i, %i elsewhere: %s', (mine, best, turns) => {
  const { game, events } = recruit('herald', { reputation: mine }, { reputation: best });
  expect(turned(game)).toEqual(turns ? ['reputation'] : []);
  if (turns) expect(events).toContainEqual({ t: 'majority', seat: 0, majority: 'reputation', source: 'person.herald' });
});

test('[G4] claim-majority: it is not asked, and nothing else happens', () => {
  const { game, events } = recruit('herald', { reputation: 3 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  expect(events.filter(({ t }) => ['gain', 'step'].includes(t))).toEqual([]);
});

test('[G16] claim-majority: a marker that is coloured already is left alone', () => {
  const { game, events } = recruit('herald', { reputation: 5, majorities: ['reputation'] });
  expect(turned(game)).toEqual(['reputation']);
  expect(events.filter(({ t }) => t === 'effect' || t === 'majority')).toEqual([]);
});

test('claim-majority: both markers, one by each', () => {
  const first = recruit('notary', { reputation: 4, houses: ['blue', ...people(2)], majorities: ['reputation'] });
  expect(turned(first.game)).toEqual(['reputation', 'people']);
});

test('claim-majority: a tie that somebody else may claim does not help with too few', () => {
  const { game } = recruit('herald', { reputation: 2, houses: ['blue', 'red: lady-in-waiting'] }, { reputation: 2 });
  expect(turned(game)).toEqual([]);
  const behind = recruit('herald', { reputation: 4, houses: ['blue', 'red: lady-in-waiting'] }, { reputation: 5 });
  expect(turned(behind.game)).toEqual([]);
});

test('claim-majority: the marker stays coloured, and others may still turn theirs in phase 4', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      players: {
        red: { guilders: 6, hand: ['herald', 'bard'], houses: ['blue'], reputation: 3 },
        ivory: { hand: ['chancellor', 'queen'], houses: ['red'], guilders: 9, reputation: 3 },
      },
    },
  });
  game.play('red', { do: 'play', card: 'herald', as: 'person', house: 'blue' });
  game.play('ivory', { do: 'play', card: 'chancellor', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({
    round: 2,
    players: { red: { majorities: ['reputation'] }, ivory: { majorities: ['reputation'], reputation: 4 } },
  });
});
