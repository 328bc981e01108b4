import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const roll = (dice: object, red: object, more: object = {}) =>
  table({
    given: { phase: 'dice', dice, players: { red: { guilders: 0, houses: ['red: gambler'], ...red }, ...more } },
  });

test.each([
  [{}, 0],
  [{ blue: 5, red: 5 }, 0],
  [{ blue: 6 }, 2],
  [{ blue: 6, brown: 6, yellow: 5 }, 4],
  [{ blue: 6, brown: 6, red: 6, purple: 6, yellow: 6 }, 10],
])('[Bruges 7.5] gambler: 2 guilders for each 6 of the roll: %o brings %i', (dice, guilders) => {
  expect(roll(dice, {}).player('red').guilders).toBe(guilders);
});

test('a raid of this roll comes before and does not take them', () => {
  const game = roll({ yellow: 6 }, { guilders: 9, threats: { yellow: 2 } });
  expect(game.player('red').guilders).toBe(2);
});

test('they can pay for the step', () => {
  const game = roll({ yellow: 6, blue: 2 }, {});
  expect(game.asked()).toEqual([['red'], 'advance', null]);
  game.play('red', { do: 'advance' });
  expect(game.player('red')).toMatchObject({ guilders: 0, reputation: 1 });
});

test('[Bruges 5.4] not before the last player is through with the threats', () => {
  const game = roll({ brown: 6 }, {}, { green: { threats: { brown: 2 }, houses: ['red: poet', 'red: cook'] } });
  expect(game.asked()).toEqual([['green'], 'plague', 'threat.brown']);
  expect(game.player('red').guilders).toBe(0);
  game.play('green', { do: 'bury', person: 'cook' });
  expect(game.player('red').guilders).toBe(2);
});

test('[Bruges 7.15] lost to the plague of this roll, it brings nothing', () => {
  expect(roll({ brown: 6, red: 6 }, { threats: { brown: 2 } }).player('red').guilders).toBe(0);
});

test('two of them add up', () => {
  const game = roll(
    { brown: 6, red: 6 },
    { houses: ['red: gambler', 'blue'] },
    { green: { threats: { brown: 2 }, houses: ['red: poet', 'red: cook'] } },
  );
  // while green is asked, the second one moves in
  twin(game, 'red', 'gambler');
  playWithTwins(game, 'green', { do: 'bury', person: 'cook' });
  expect(game.player('red').guilders).toBe(8);
});

test('dice turned or rolled again in phase 3 are no roll of phase 2', () => {
  const game = table({
    given: {
      dice: { blue: 5 },
      players: { red: { guilders: 0, hand: ['cook', 'nun'], houses: ['red: gambler', 'red: astronomer'] } },
    },
  });
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', { do: 'turnDie', die: 'blue', value: 6 });
  expect(game.player('red').guilders).toBe(0);
});

test('[Bruges 7.5] for its owner alone; it cannot be used', () => {
  const game = roll({ blue: 6 }, { hand: ['cook', 'nun'] }, { ivory: { guilders: 0 } });
  expect(game.player('ivory').guilders).toBe(0);
  expect(game.why('red', { do: 'activate', person: 'gambler' })).toBe('notUsable');
});
