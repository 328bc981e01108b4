import { expect, test } from 'vitest';
import { bruges } from './game.ts';
import { table } from './scenario/table.ts';

/** Red holds two markers of the colour, and the roll brings the third. */
const roll = (colour: string, red: object, more: object = {}) =>
  table({
    given: {
      phase: 'dice',
      dice: { [colour]: 6 },
      players: { red: { threats: { [colour]: 2 }, ...red }, ...more },
    },
  });

test('[Bruges 2.1] two markers of a colour are harmless', () => {
  const game = table({ given: { phase: 'dice', dice: { blue: 6 }, players: { red: { threats: { blue: 1 } } } } });
  expect(game.facts()).toMatchObject({ players: { red: { workerCount: 5, threats: { blue: 2 } } } });
});

test('[Bruges 2.2] the three markers go back and bring no points', () => {
  expect(roll('blue', { points: 5 }).player('red')).toMatchObject({ points: 5, threats: { blue: 0 } });
});

test.each([
  ['red', { do: 'burn', house: 'red' }],
  ['brown', { do: 'bury', person: 'cook' }],
])('[Bruges 2.2] the three %s markers lie there until their owner has chosen', (colour, choice) => {
  const game = roll(colour, { houses: ['red: cook', 'red', 'blue: king'], points: 5 });
  expect(game.player('red').threats).toMatchObject({ [colour]: 3 });
  game.play('red', choice);
  expect(game.player('red')).toMatchObject({ threats: { [colour]: 0 }, points: 5 });
});

test('[Bruges 2.3] flood: all workers', () => {
  const game = roll('blue', { workers: { red: 3, blue: 1, yellow: 2 } });
  expect(game.facts()).toMatchObject({ players: { red: { workerCount: 0 }, ivory: { workerCount: 5 } } });
});

test('[Bruges 2.4] plague: one person of your choice; the house stays', () => {
  const game = roll('brown', { houses: ['red: cook', 'blue: king', 'yellow'] });
  expect(game.asked()).toEqual([['red'], 'plague', 'threat.brown']);
  expect(game.offers('red', { do: 'bury' })).toHaveLength(2);
  game.play('red', { do: 'bury', person: 'cook' });
  expect(game.facts()).toMatchObject({
    players: { red: { houses: ['red', 'blue: king', 'yellow'] } },
    discard: ['cook'],
  });
});

test('[Bruges 2.4] [G21] a single person is not asked about; without persons nothing happens', () => {
  expect(roll('brown', { houses: ['red: cook'] }).facts()).toMatchObject({ players: { red: { houses: ['red'] } } });
  expect(roll('brown', { houses: ['red'] }).facts()).toMatchObject({ players: { red: { houses: ['red'] } } });
});

test('[Bruges 2.5] raid: all guilders', () => {
  expect(roll('yellow', { guilders: 14 }).player('red').guilders).toBe(0);
});

test('[Bruges 2.6] fire: a house or a canal token, one of them for certain', () => {
  const game = roll('red', { houses: ['red', 'blue: king'], canals: [2, 1] });
  expect(game.asked()).toEqual([['red'], 'fire', 'threat.red']);
  expect(game.offers('red', {})).toEqual([
    { do: 'burn', house: 0 },
    { do: 'burn', house: 1 },
    { do: 'breach', section: 0 },
    { do: 'breach', section: 1 },
  ]);
  game.play('red', { do: 'breach', section: 'left' });
  expect(game.player('red').canals).toEqual([1, 1]);
});

test('[Bruges 2.6] fire with nothing to burn does nothing, and says so', () => {
  const game = roll('red', {});
  expect(game.before).toContainEqual({ t: 'strike', seat: 0, colour: 'red', spared: false, vain: true });
  expect(game.state.stage).toBe('actions');
});

test('[Bruges 2.6] fire with something to burn does not say that there is nothing', () => {
  const { before } = roll('red', { houses: ['blue: king', 'red: cook'] });
  expect(before).toContainEqual({ t: 'strike', seat: 0, colour: 'red', spared: false });
});

test('[Bruges 2.7] [G3] the house burns, its person returns to the hand and is new', () => {
  const game = roll('red', { hand: ['nun'], houses: ['blue: king', 'red: cook'] });
  game.play('red', { do: 'burn', house: 'cook' });
  expect(game.facts()).toMatchObject({ players: { red: { houses: ['blue: king'], shown: ['cook'] } }, discardSize: 1 });
  game.play('red', { do: 'play', card: 'nun', as: 'workers' });
  const hand = game.facts() as { players: { red: { hand: string[] } } };
  expect(hand.players.red.hand).toEqual(['cook']);
});

test('[G3] recruited again, an arrow acts again', () => {
  const game = roll('red', { hand: ['nun'], houses: ['blue', 'red: alchemist'], guilders: 0 });
  game.play('red', { do: 'burn', house: 'alchemist' });
  game.play('red', { do: 'play', card: 'alchemist', as: 'person', house: 'blue' });
  expect(game.player('red').guilders).toBe(6);
});

test('[Bruges 2.8] the outermost token of a section, a completed one too; the statue stays and comes once', () => {
  const game = roll('red', { hand: ['tanner', 'cook'], canals: [5, 0], statues: [7], guilders: 9 });
  expect(game.player('red')).toMatchObject({ canals: [4, 0], statues: [7], completed: [true, false] });
  game.play('red', { do: 'play', card: 'tanner', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ canals: [5, 0], statues: [7] });
  expect(game.state.statues).toBe(5);
});

test('[Bruges 2.9] [G12] intrigue: 3 points, never below 0', () => {
  expect(roll('purple', { points: 9 }).player('red').points).toBe(6);
  expect(roll('purple', { points: 2 }).player('red').points).toBe(0);
});

test('[Bruges 2.10] several at once: the player chooses the order', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { red: 5, brown: 5, purple: 6 },
      players: { red: { threats: { red: 2, brown: 2, purple: 2 }, houses: ['red: fire-warden'], points: 3 } },
    },
  });
  expect(game.offers('red', { do: 'strike' })).toHaveLength(3);
  // fire first: the warden is still there
  game.play('red', { do: 'strike', colour: 'red' });
  expect(game.player('red').points).toBe(6);
  game.play('red', { do: 'strike', colour: 'brown' });
  expect(game.facts()).toMatchObject({ players: { red: { houses: ['red'], points: 3 } } });
});

test('[Bruges 2.11] a marker discarded with a card or through a person brings 1 point', () => {
  const game = table({
    given: {
      players: {
        red: {
          points: 0,
          hand: ['cook', 'gilder'],
          threats: { blue: 1, red: 1 },
          workers: { yellow: 1 },
          houses: ['red: nun'],
        },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'nun' });
  game.play('red', { do: 'marker', colour: 'red' });
  game.play('red', { do: 'play', card: 'cook', as: 'threat' });
  expect(game.player('red')).toMatchObject({ points: 2, threats: { red: 0, blue: 0 } });
});

test('[Bruges 1.8] [Bruges 2.12] four players with two markers each: nine are enough', () => {
  const two = { threats: { purple: 2 }, points: 9 };
  const game = table({
    seats: ['red', 'ivory', 'green', 'ink'],
    given: { phase: 'dice', dice: { purple: 5 }, players: { red: two, ivory: two, green: two, ink: two } },
  });
  expect(bruges.violations(game.state)).toEqual([]);
  for (const seat of ['red', 'ivory', 'green', 'ink']) {
    expect(game.player(seat)).toMatchObject({ points: 6, threats: { purple: 0 } });
  }
});

test('[G11] spared: the third marker is taken, does no damage, and the three bring what the person says', () => {
  const game = roll('yellow', { guilders: 8, points: 1, houses: ['red: wall-guard'] });
  expect(game.player('red')).toMatchObject({ guilders: 8, points: 4, threats: { yellow: 0 } });
});

test('[G14] of the empty houses of one colour the oldest goes', () => {
  const game = roll('red', { houses: [{ card: 'weaver' }, { card: 'cook' }, { card: 'nun' }] });
  expect(game.offers('red', { do: 'burn' })).toEqual([
    { do: 'burn', house: 0 },
    { do: 'burn', house: 2 },
  ]);
  game.play('red', { do: 'burn', house: 'blue' });
  expect(game.facts()).toMatchObject({ discard: ['weaver'] });
});

test('[G19] the face of a burnt house has come to light: no way back', () => {
  const game = roll('red', { houses: ['red', 'blue'] });
  expect(bruges.apply(game.state, 0, { do: 'burn', house: 0 })).toBe('barrier');
});

test('[Bruges 7.14] [Bruges 7.15] a third marker in phase 3 strikes at once, and the effect goes on', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['rat-breeder', 'cook'], houses: ['red'], guilders: 3 },
        ivory: { threats: { brown: 2 }, houses: ['red: gatekeeper', 'blue: king'] },
        green: { threats: { brown: 2 }, houses: ['red: poet', 'blue: nun'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'rat-breeder', as: 'person', house: 'red' });
  // ivory is immune; green is asked before red gets the guilders
  expect(game.asked()).toEqual([['green'], 'plague', 'threat.brown']);
  expect(game.player('red').guilders).toBe(0);
  game.play('green', { do: 'bury', person: 'nun' });
  expect(game.player('red').guilders).toBe(3);
  expect(game.player('ivory').threats.brown).toBe(2);
});
