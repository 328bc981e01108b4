import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { guilders: 0, workers: {}, ...red } }, dice: { blue: 2, yellow: 6 }, ...more } });

test('[Bruges 7.4] printer: the guilders of the die and a worker of the card’s colour', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: printer'] });
  game.play('red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(game.player('red')).toMatchObject({
    guilders: 2,
    workers: { blue: 1, brown: 0, red: 0, purple: 0, yellow: 0 },
  });
});

test('the colour is the card’s, even if another die is used', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: printer', 'red: money-changer'] });
  game.play('red', { do: 'play', card: 'cook', as: 'guilders', die: 'yellow' });
  expect(game.player('red')).toMatchObject({ guilders: 6, workers: { blue: 1, yellow: 0 } });
});

test('no worker more for the workers action, none for guilders through persons', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: printer', 'red: accountant'] });
  game.play('red', { do: 'activate', person: 'accountant' });
  expect(game.facts()).toMatchObject({ players: { red: { guilders: 2, workerCount: 0 } } });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.facts()).toMatchObject({ players: { red: { workerCount: 2 } } });
});

test('[Bruges 7.18] for the princess’s card too', () => {
  const game = own(
    { hand: ['nun'], workers: { blue: 1 }, houses: ['red: printer', 'red: princess'] },
    { piles: [['judge'], []] },
  );
  game.play('red', { do: 'activate', person: 'princess' });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'play', card: 'judge', as: 'guilders' });
  expect(game.player('red')).toMatchObject({ guilders: 6, workers: { blue: 0, yellow: 1 } });
});

test('[G7] two of them add up, and with the banker', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: printer', 'red', 'red: banker'] });
  twin(game, 'red', 'printer');
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'guilders' });
  expect(game.player('red')).toMatchObject({ guilders: 5, workers: { blue: 2 } });
});

test('[Bruges 7.4] it acts by itself and cannot be used', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: printer'] });
  expect(game.why('red', { do: 'activate', person: 'printer' })).toBe('notUsable');
});
