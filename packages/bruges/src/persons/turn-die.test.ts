import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const RED = { hand: ['king', 'nun'], houses: ['red: astronomer'] };
const own = (red: object, more: object = {}) => table({ given: { players: { red: { ...RED, ...red } }, ...more } });
const turn = (die: string, value: number) => ({ do: 'turnDie', die, value });

test('turn-die: the Astronomer changes one die by 1 or 2, up or down, within 1 to 6, once per round', () => {
  const game = own({}, { dice: { blue: 1, brown: 2, red: 3, purple: 5, yellow: 6 } });
  game.play('red', { do: 'activate', person: 'astronomer' });
  expect(game.asked()).toEqual([['red'], 'turnDie', 'person.astronomer']);
  const values = (die: string) =>
    game.offers('red', { do: 'turnDie', die }).map((move) => 'value' in move && move.value);
  expect(values('blue')).toEqual([2, 3]);
  expect(values('brown')).toEqual([1, 3, 4]);
  expect(values('red')).toEqual([1, 2, 4, 5]);
  expect(values('purple')).toEqual([3, 4, 6]);
  expect(values('yellow')).toEqual([4, 5]);
  expect(game.offers('red', { do: 'decline' })).toEqual([]);
  const events = game.play('red', turn('red', 5));
  expect(events).toEqual([{ t: 'die', seat: 0, die: 'red', value: 5, rolled: false, source: 'person.astronomer' }]);
  expect(game.state.dice).toEqual({ blue: 1, brown: 2, red: 5, purple: 5, yellow: 6 });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

test('turn-die: costs no worker and needs nothing', () => {
  const game = own({ workers: {}, guilders: 0, hand: [] });
  expect(game.offers('red', { do: 'activate', person: 'astronomer' })).toHaveLength(1);
});

test('[Bruges 7.19] a turned die stays that way for everybody until the next roll', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      dice: { brown: 2 },
      players: {
        red: { ...RED, hand: ['nun', 'king', 'queen', 'duchess', 'bishop', 'mayor'], guilders: 0 },
        ivory: { hand: ['tanner', 'poet', 'bard', 'judge', 'dyer', 'baron'], guilders: 0 },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', turn('brown', 4));
  game.play('red', { do: 'play', card: 'nun', as: 'guilders' });
  expect(game.player('red').guilders).toBe(4);
  const events = game.play('ivory', { do: 'play', card: 'tanner', as: 'guilders' });
  expect(events).toContainEqual(expect.objectContaining({ t: 'gain', seat: 1, n: 4 }));
  // and then all five are rolled
  expect(events).toContainEqual(expect.objectContaining({ t: 'roll' }));
});

test('[Bruges 7.20] turning a die hands out no threat marker and sells no reputation', () => {
  for (const value of [1, 5]) {
    const game = own({ threats: { red: 2 }, guilders: 9, workers: { red: 1 } });
    game.play('red', { do: 'activate', person: 'astronomer' });
    const events = game.play('red', turn('red', value));
    expect(events.map(({ t }) => t)).toEqual(['die']);
    expect(game.player('red')).toMatchObject({ threats: { red: 2 }, workers: { red: 1 }, guilders: 9, reputation: 0 });
    expect(game.asked()).toEqual([['red'], 'turn', null]);
  }
});

test('turn-die: what a die decides follows the new value', () => {
  const game = own(
    {
      houses: ['red: astronomer', 'blue: stilt-walker', 'brown: cloth-merchant'],
      workers: { brown: 1 },
      guilders: 0,
      points: 0,
      hand: ['king', 'nun'],
    },
    { dice: { blue: 6 } },
  );
  expect(game.offers('red', { do: 'activate', person: 'stilt-walker' })).toEqual([]);
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', turn('blue', 4));
  game.play('red', { do: 'activate', person: 'stilt-walker' });
  expect(game.player('red')).toMatchObject({ guilders: 2, points: 1 });
  game.play('red', { do: 'activate', person: 'cloth-merchant' });
  expect(game.player('red').guilders).toBe(6);
});

test('turn-die: changes of one die follow each other', () => {
  const game = own({ houses: ['red: astronomer', 'blue: jester'] });
  game.play('red', { do: 'activate', person: 'jester' });
  game.play('red', { do: 'reroll', die: 'blue' });
  const rolled = game.state.dice.blue;
  const next = rolled > 3 ? rolled - 2 : rolled + 2;
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', turn('blue', next));
  expect(game.state.dice.blue).toBe(next);
});
