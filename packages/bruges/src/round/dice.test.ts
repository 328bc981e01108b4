import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

test('[Bruges 5.1] one roll of five dice for everybody, by the start player', () => {
  const game = table({ given: { phase: 'dice', start: 'ivory' } });
  const roll = game.before.find((event) => event.t === 'roll')!;
  expect(Object.values(roll.dice)).toHaveLength(5);
  expect(roll).toMatchObject({ start: 1 });
  expect(game.before.filter((event) => event.t === 'roll')).toHaveLength(1);
  expect(game.state.dice).toEqual(roll.dice);
});

test('[Bruges 5.2] a marker of its colour for every 5 and 6', () => {
  const game = table({ given: { phase: 'dice', dice: { blue: 5, purple: 6, red: 4 } } });
  for (const seat of ['red', 'ivory', 'green']) {
    expect(game.player(seat).threats).toEqual({ blue: 1, brown: 0, red: 0, purple: 1, yellow: 0 });
  }
});

test('[Bruges 5.3] one player after the other, each with everything that strikes', () => {
  const game = table({
    given: {
      phase: 'dice',
      start: 'ivory',
      dice: { purple: 5, yellow: 5 },
      players: {
        red: { threats: { purple: 2 }, points: 9 },
        ivory: { threats: { purple: 2, yellow: 2 }, points: 9, guilders: 4 },
      },
    },
  });
  expect(game.asked()).toEqual([['ivory'], 'order', null]);
  expect(game.player('green').threats.purple).toBe(0);
  expect(game.player('red').threats.purple).toBe(2);
  game.play('ivory', { do: 'strike', colour: 'yellow' });
  expect(game.player('ivory')).toMatchObject({ points: 6, guilders: 0 });
  expect(game.player('red')).toMatchObject({ points: 6, threats: { purple: 0, yellow: 1 } });
  expect(game.player('green').threats).toMatchObject({ purple: 1, yellow: 1 });
});

test('[Bruges 5.4] persons react to the roll after all threats and before anybody advances', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { yellow: 6, blue: 6, red: 2 },
      players: {
        red: { guilders: 7, threats: { yellow: 2 }, houses: ['red: gambler'] },
        ivory: { guilders: 0 },
        green: { guilders: 0 },
      },
    },
  });
  // the raid takes 7, the two sixes bring 4
  expect(game.player('red').guilders).toBe(4);
  expect(game.asked()).toEqual([['red'], 'advance', null]);
});

test('[Bruges 5.5] a step costs the sum of all dice that show 1 or 2', () => {
  const game = table({
    given: { phase: 'dice', dice: { blue: 1, red: 2, purple: 2 }, players: { red: { guilders: 6 } } },
  });
  game.play('red', { do: 'advance' });
  expect(game.player('red')).toMatchObject({ guilders: 1, reputation: 1 });
});

test('[Bruges 5.5] with no 1 and no 2 nobody advances', () => {
  expect(table({ given: { phase: 'dice', dice: {} } }).state.stage).toBe('actions');
});

test('[Bruges 5.6] in turn order; who cannot pay or stands on the last step is not asked', () => {
  const game = table({
    given: {
      phase: 'dice',
      start: 'ivory',
      dice: { blue: 2 },
      players: { ivory: { reputation: 8 }, green: { guilders: 1 }, red: { guilders: 2 } },
    },
  });
  expect(game.asked()).toEqual([['red'], 'advance', null]);
  game.play('red', { do: 'decline' });
  expect(game.player('red')).toMatchObject({ guilders: 2, reputation: 0 });
  expect(game.state.stage).toBe('actions');
});

test('[Bruges 5.7] a 3 or a 4 does nothing in phase 2', () => {
  const game = table({ given: { phase: 'dice', dice: { blue: 3, brown: 4, red: 3, purple: 4, yellow: 3 } } });
  expect(game.before.filter((event) => event.t === 'threat')).toEqual([]);
  expect(game.state.stage).toBe('actions');
});

test('[G13] one paid step per round; steps through persons come in addition', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { blue: 1 },
      players: { red: { guilders: 9, hand: ['pilgrim', 'nun'], houses: ['red'] } },
    },
  });
  game.play('red', { do: 'advance' });
  expect(game.asked()).toEqual([['ivory'], 'advance', null]);
  game.play('ivory', { do: 'decline' });
  game.play('green', { do: 'decline' });
  game.play('red', { do: 'play', card: 'pilgrim', as: 'person', house: 'red' });
  expect(game.player('red').reputation).toBe(2);
});
