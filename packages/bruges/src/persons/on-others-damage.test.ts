import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const roll = (dice: object, players: object, more: object = {}) =>
  table({ given: { phase: 'dice', dice, players, ...more } });
const robber = { guilders: 0, houses: ['red: grave-robber'] };

test.each([
  ['blue', { workers: {} }],
  ['brown', { houses: [] }],
  ['red', { houses: [], canals: [0, 0] }],
  ['purple', { points: 0 }],
  ['yellow', { guilders: 0 }],
])('[Bruges 7.5] grave robber: 2 guilders when a third %s marker strikes, even with nothing to lose', (colour, red) => {
  const game = roll({ [colour]: 5 }, { red: { threats: { [colour]: 2 }, ...red }, ivory: robber });
  expect(game.player('ivory').guilders).toBe(2);
});

test('after the damage: a fire is chosen first', () => {
  const game = roll({ red: 5 }, { red: { threats: { red: 2 }, houses: ['red', 'blue'] }, ivory: robber });
  expect(game.asked()).toEqual([['red'], 'fire', 'threat.red']);
  expect(game.player('ivory').guilders).toBe(0);
  game.play('red', { do: 'burn', house: 'blue' });
  expect(game.player('ivory').guilders).toBe(2);
});

test('for each player and each threat; not for the owner’s own', () => {
  const game = roll(
    { blue: 5, purple: 6 },
    {
      red: { threats: { blue: 2, purple: 2 } },
      ivory: { ...robber, threats: { purple: 2 } },
      green: { threats: { blue: 2 } },
    },
  );
  game.play('red', { do: 'strike', colour: 'blue' });
  expect(game.player('ivory').guilders).toBe(6);
});

test('two markers are no damage, and a marker discarded is none either', () => {
  const game = roll({ blue: 5 }, { red: { threats: { blue: 1 } }, ivory: robber });
  expect(game.player('ivory').guilders).toBe(0);
});

test('not when the other is spared', () => {
  const game = roll({ blue: 5 }, { red: { threats: { blue: 2 }, houses: ['red: dyke-reeve'] }, ivory: robber });
  expect(game.player('ivory').guilders).toBe(0);
});

test('guilders so gained still fall to a raid on oneself later in the same roll', () => {
  const raided = { ...robber, threats: { yellow: 2 } };
  const before = roll({ yellow: 5 }, { red: { threats: { yellow: 2 } }, ivory: raided });
  expect(before.player('ivory').guilders).toBe(0);
  // and those of a later player do not
  const after = roll({ yellow: 5 }, { ivory: raided, green: { threats: { yellow: 2 } } });
  expect(after.player('ivory').guilders).toBe(2);
});

test('threats of phase 3 too: each strike of an arrow, whosever it is', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['schemer', 'nun'], guilders: 3, houses: ['red: grave-robber', 'red'] },
        ivory: { threats: { purple: 2 } },
        green: { threats: { purple: 2 } },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: 'schemer', as: 'person', house: 'red' });
  expect(events.flatMap((event) => (event.t === 'gain' ? [[event.source, event.n]] : []))).toEqual([
    ['person.grave-robber', 2],
    ['person.grave-robber', 2],
    ['person.schemer', 3],
  ]);
  expect(game.player('red').guilders).toBe(7);
});

test('a marker passed on by a borrowed crossbowman', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: {
          guilders: 0,
          hand: ['cook', 'nun'],
          workers: { blue: 1 },
          threats: { purple: 1 },
          houses: ['red: grave-robber', 'red: puppeteer'],
        },
        ivory: { points: 5, threats: { purple: 2 }, houses: ['red: crossbowman'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.player('red')).toMatchObject({ guilders: 2, threats: { purple: 0 } });
  expect(game.player('ivory')).toMatchObject({ points: 2, threats: { purple: 0 } });
});

test('[G25] several react: in turn order, beginning after the one who was struck', () => {
  const game = table({
    given: {
      turn: 'green',
      players: {
        red: { houses: ['red'] },
        ivory: { threats: { purple: 2 } },
        green: { hand: ['schemer', 'nun'], guilders: 3, houses: ['red: grave-robber', 'blue'] },
      },
    },
  });
  twin(game, 'red', 'grave-robber');
  const events = playWithTwins(game, 'green', { do: 'play', card: 'schemer', as: 'person', house: 'blue' });
  const robbed = events.flatMap((event) =>
    event.t === 'gain' && event.source === 'person.grave-robber' ? [[event.seat, event.n]] : [],
  );
  expect(robbed).toEqual([
    [2, 2],
    [0, 2],
  ]);
});

test('[Bruges 7.5] it acts by itself and cannot be used', () => {
  const game = table({ given: { players: { red: { hand: ['cook', 'nun'], houses: ['red: grave-robber'] } } } });
  expect(game.why('red', { do: 'activate', person: 'grave-robber' })).toBe('notUsable');
});
