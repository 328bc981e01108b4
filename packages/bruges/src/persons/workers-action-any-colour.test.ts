import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

test('[Bruges 7.4] schoolmistress: the two workers may be of any colour, each on its own', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: schoolmistress'] });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.facts()).toMatchObject({ discard: ['cook'], players: { red: { workerCount: 0 } } });
  expect(game.asked()).toEqual([['red'], 'takeWorkers', 'person.schoolmistress']);
  const any = ['blue', 'brown', 'red', 'purple', 'yellow'].map((colour) => ({ do: 'worker', colour }));
  expect(game.offers('red', {})).toEqual(any);
  game.play('red', { do: 'worker', colour: 'red' });
  expect(game.offers('red', {})).toEqual(any);
  game.play('red', { do: 'worker', colour: 'purple' });
  expect(game.player('red').workers).toEqual({ blue: 0, brown: 0, red: 1, purple: 1, yellow: 0 });
});

test('two of one colour, of the card’s own too', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: schoolmistress'] });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  game.play('red', { do: 'worker', colour: 'blue' });
  game.play('red', { do: 'worker', colour: 'blue' });
  expect(game.player('red').workers.blue).toBe(2);
});

test('a later colour first, an earlier one afterwards', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: schoolmistress'] });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  game.play('red', { do: 'worker', colour: 'yellow' });
  game.play('red', { do: 'worker', colour: 'brown' });
  expect(game.player('red').workers).toEqual({ blue: 0, brown: 1, red: 0, purple: 0, yellow: 1 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('nobody else may choose', () => {
  const game = table({
    given: { players: { red: { hand: ['cook', 'nun'], workers: {} }, ivory: { houses: ['red: schoolmistress'] } } },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.player('red').workers.blue).toBe(2);
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.18] for a card played through the coachman too, not for workers that persons bring', () => {
  const game = own({
    hand: ['cook', 'nun'],
    workers: { yellow: 1 },
    houses: ['red: schoolmistress', 'red: coachman', 'red: dyer', 'red'],
  });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'workers' });
  game.play('red', { do: 'worker', colour: 'blue' });
  game.play('red', { do: 'worker', colour: 'red' });
  expect(game.player('red').workers).toEqual({ blue: 1, brown: 0, red: 1, purple: 0, yellow: 0 });
  game.play('red', { do: 'activate', person: 'dyer' });
  game.play('red', { do: 'play', card: 'cook', as: 'person', house: 'red' });
  expect(game.player('red').workers).toEqual({ blue: 1, brown: 0, red: 5, purple: 1, yellow: 0 });
});

test('the worker of the guilders action keeps the card’s colour', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: schoolmistress', 'red: printer'] });
  game.play('red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(game.player('red').workers).toMatchObject({ blue: 1 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.4] it acts by itself and cannot be used', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: schoolmistress'] });
  expect(game.why('red', { do: 'activate', person: 'schoolmistress' })).toBe('notUsable');
});

test('a second one changes nothing', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: schoolmistress', 'red'] });
  twin(game, 'red', 'schoolmistress');
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'workers' });
  playWithTwins(game, 'red', { do: 'worker', colour: 'blue' });
  playWithTwins(game, 'red', { do: 'worker', colour: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { workerCount: 2, workers: { blue: 1, red: 1 } } } });
});
