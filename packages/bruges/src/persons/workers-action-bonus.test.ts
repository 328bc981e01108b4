import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

test('[Bruges 7.4] lawyer: three workers of the card’s colour instead of two', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: lawyer'] });
  const events = game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(events).toContainEqual({ t: 'workers', seat: 0, colour: 'blue', n: 3, source: 'workers', from: null });
  expect(game.player('red').workers).toEqual({ blue: 3, brown: 0, red: 0, purple: 0, yellow: 0 });
});

test('[Bruges 7.4] as often as its owner does it, and for nobody else', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: { hand: ['cook', 'weaver'], workers: {}, houses: ['red: lawyer'] },
        ivory: { hand: ['tanner'], workers: {} },
      },
    },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  game.play('ivory', { do: 'play', card: 'tanner', as: 'workers' });
  game.play('red', { do: 'play', card: 'weaver', as: 'workers' });
  expect(game.player('red').workers.blue).toBe(6);
  expect(game.player('ivory').workers.brown).toBe(2);
});

test('[Bruges 7.4] it acts by itself and cannot be used', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: lawyer'] });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'lawyer' })).toBe('notUsable');
});

test('[Bruges 7.18] also for a card played through the coachman', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { yellow: 1 }, houses: ['red: lawyer', 'red: coachman'] });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'workers' });
  expect(game.player('red').workers).toMatchObject({ brown: 3, yellow: 0 });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.player('red').workers).toMatchObject({ brown: 3, blue: 3 });
});

test('[Bruges 7.18] and for the card drawn through the princess', () => {
  const game = own(
    { hand: ['nun'], workers: { blue: 1 }, houses: ['red: lawyer', 'red: princess'] },
    { piles: [['bard'], []] },
  );
  game.play('red', { do: 'activate', person: 'princess' });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'play', card: 'bard', as: 'workers' });
  expect(game.player('red').workers).toMatchObject({ blue: 0, red: 3 });
});

test('[Bruges 7.18] workers that persons bring are not the action', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: lawyer', 'red: weaver', 'red'] });
  game.play('red', { do: 'activate', person: 'weaver' });
  expect(game.player('red').workers.blue).toBe(1);
  game.play('red', { do: 'play', card: 'cook', as: 'person', house: 'red' });
  expect(game.player('red').workers.red).toBe(4);
});

test('[G7] with the schoolmistress the third worker is free in colour as well', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: lawyer', 'red: schoolmistress'] });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  for (const colour of ['brown', 'red', 'yellow']) {
    expect(game.asked()).toEqual([['red'], 'takeWorkers', 'person.schoolmistress']);
    game.play('red', { do: 'worker', colour });
  }
  expect(game.player('red').workers).toEqual({ blue: 0, brown: 1, red: 1, purple: 0, yellow: 1 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G7] two of them add up', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: lawyer', 'red'] });
  twin(game, 'red', 'lawyer');
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.player('red').workers.blue).toBe(4);
});

test('[Bruges 7.8] taken by the plague, it helps no more', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { brown: 5 },
      players: { red: { hand: ['cook', 'nun'], workers: {}, threats: { brown: 2 }, houses: ['red: lawyer'] } },
    },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.player('red').workers.blue).toBe(2);
});
