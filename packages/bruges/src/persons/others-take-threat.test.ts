import { expect, test } from 'vitest';
import { COLOURS } from '../colours.ts';
import { table } from '../scenario/table.ts';

function recruit(person: string, ivory: object, green: object = {}, red: object = {}) {
  const game = table({
    given: { players: { red: { hand: [person, 'cook'], houses: ['red'], guilders: 3, ...red }, ivory, green } },
  });
  const events = game.play('red', { do: 'play', card: person, as: 'person', house: 'red' });
  return { game, events };
}

test.each([
  ['firebug', 'red'],
  ['dyke-breaker', 'blue'],
  ['rat-breeder', 'brown'],
  ['robbers-scout', 'yellow'],
  ['schemer', 'purple'],
] as const)('others-take-threat: %s: a %s marker for every other player, then 3 guilders', (person, colour) => {
  const { game, events } = recruit(person, {}, {});
  for (const seat of ['ivory', 'green']) {
    for (const each of COLOURS) expect(game.player(seat).threats[each]).toBe(each === colour ? 1 : 0);
  }
  expect(game.player('red')).toMatchObject({ guilders: 3, threats: { [colour]: 0 } });
  const source = `person.${person}`;
  expect(events.filter(({ t }) => t === 'threat' || t === 'gain')).toEqual([
    { t: 'threat', seat: 1, colour, source, from: null },
    { t: 'threat', seat: 2, colour, source, from: null },
    { t: 'gain', seat: 0, what: 'guilders', n: 3, source, from: null },
  ]);
});

test('[Bruges 7.14] a third marker strikes at once; the effect is carried on afterwards', () => {
  const { game } = recruit(
    'rat-breeder',
    { threats: { brown: 2 }, houses: ['red: king', 'blue: queen'] },
    { threats: { brown: 1 } },
  );
  expect(game.asked()).toEqual([['ivory'], 'plague', 'threat.brown']);
  expect(game.player('green').threats.brown).toBe(1);
  expect(game.player('red').guilders).toBe(0);
  game.play('ivory', { do: 'bury', person: 'king' });
  expect(game.facts()).toMatchObject({
    players: {
      red: { guilders: 3 },
      ivory: { houses: ['red', 'blue: queen'], threats: { brown: 0 } },
      green: { threats: { brown: 2 } },
    },
    asked: { seats: ['ivory'], ask: 'turn' },
  });
});

test('[Bruges 7.14] fire, flood, raid and intrigue strike in mid-turn too', () => {
  const two = (colour: string) => ({ threats: { [colour]: 2 } });
  const fire = recruit('firebug', { ...two('red'), houses: ['blue'], canals: [1, 0] }).game;
  expect(fire.asked()).toEqual([['ivory'], 'fire', 'threat.red']);
  fire.play('ivory', { do: 'breach', section: 'left' });
  expect(fire.player('ivory')).toMatchObject({ canals: [0, 0], houses: { length: 1 } });
  expect(recruit('dyke-breaker', two('blue')).game.facts()).toMatchObject({ players: { ivory: { workerCount: 0 } } });
  expect(recruit('robbers-scout', two('yellow')).game.player('ivory').guilders).toBe(0);
  expect(recruit('schemer', two('purple')).game.player('ivory').points).toBe(2);
});

test('others-take-threat: spared works as usual', () => {
  const { game } = recruit('schemer', { threats: { purple: 2 }, houses: ['red: bodyguard'], points: 5 });
  expect(game.player('ivory')).toMatchObject({ points: 8, threats: { purple: 0 } });
});

test('others-take-threat: on-others-damage reacts, for the acting player and for a third one', () => {
  const { game } = recruit(
    'schemer',
    { threats: { purple: 2 } },
    { threats: { purple: 2 } },
    { houses: ['red', 'blue: grave-robber'] },
  );
  // 2 for ivory, 2 for green, 3 at the end
  expect(game.player('red').guilders).toBe(7);
  const third = recruit('schemer', { threats: { purple: 2 } }, { guilders: 0, houses: ['red: grave-robber'] }).game;
  expect(third.player('green').guilders).toBe(2);
});

test('[Bruges 7.15] a Grave Robber lost to the plague no longer reacts to what befalls the next player', () => {
  const { game } = recruit(
    'rat-breeder',
    { threats: { brown: 2 }, houses: ['red: grave-robber', 'blue: queen'], guilders: 0 },
    { threats: { brown: 2 }, houses: ['red: king'] },
  );
  game.play('ivory', { do: 'bury', person: 'grave-robber' });
  expect(game.facts()).toMatchObject({ players: { green: { houses: ['red'] }, ivory: { guilders: 0 } } });
  const kept = recruit(
    'rat-breeder',
    { threats: { brown: 2 }, houses: ['red: grave-robber', 'blue: queen'], guilders: 0 },
    { threats: { brown: 2 }, houses: ['red: king'] },
  ).game;
  kept.play('ivory', { do: 'bury', person: 'queen' });
  expect(kept.player('ivory').guilders).toBe(2);
});

test('others-take-threat: nine markers suffice for three others with two each', () => {
  const two = { threats: { purple: 2 } };
  const game = table({
    seats: ['red', 'ivory', 'green', 'ink'],
    given: {
      players: { red: { hand: ['schemer'], houses: ['red'], guilders: 3, ...two }, ivory: two, green: two, ink: two },
    },
  });
  game.play('red', { do: 'play', card: 'schemer', as: 'person', house: 'red' });
  for (const seat of ['ivory', 'green', 'ink'])
    expect(game.player(seat)).toMatchObject({ points: 2, threats: { purple: 0 } });
  expect(game.player('red')).toMatchObject({ points: 5, threats: { purple: 2 } });
});
