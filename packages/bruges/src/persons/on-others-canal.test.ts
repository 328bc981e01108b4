import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const toll = (red: object, ivory: object = {}) =>
  table({ given: { players: { red, ivory: { guilders: 0, houses: ['red: toll-keeper'], ...ivory } } } });

test('[Bruges 7.5] toll keeper: 1 guilder from the bank for each canal token another player builds', () => {
  const game = toll({ hand: ['cook', 'nun'], guilders: 1 });
  game.play('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect([game.player('red').guilders, game.player('ivory').guilders, game.player('green').guilders]).toEqual([
    0, 1, 5,
  ]);
});

test('for a token that cost nothing too, and for one through a person', () => {
  const game = toll({
    hand: ['cook', 'nun'],
    guilders: 2,
    workers: { brown: 1 },
    canals: [0, 2],
    houses: ['red: shipwright', 'red: water-engineer'],
  });
  game.play('red', { do: 'activate', person: 'water-engineer' });
  game.play('red', { do: 'dig', section: 'right' });
  expect([game.player('red').guilders, game.player('ivory').guilders]).toEqual([1, 1]);
  game.play('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect([game.player('red').guilders, game.player('ivory').guilders]).toEqual([1, 2]);
});

test('not for the owner’s own tokens', () => {
  const game = table({
    given: { players: { red: { hand: ['cook', 'nun'], guilders: 1, houses: ['red: toll-keeper'] } } },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect(game.player('red').guilders).toBe(0);
});

test('[G25] several react: in turn order, beginning after the one who caused it', () => {
  const game = table({
    given: {
      turn: 'ivory',
      players: {
        red: { houses: ['red'] },
        ivory: { hand: ['judge', 'nun'] },
        green: { houses: ['red: toll-keeper'] },
      },
    },
  });
  twin(game, 'red', 'toll-keeper');
  const events = playWithTwins(game, 'ivory', { do: 'play', card: 'judge', as: 'canal', section: 'left' });
  expect(events.flatMap((event) => (event.t === 'gain' ? [event.seat] : []))).toEqual([2, 0]);
});

test('bearers add up', () => {
  const game = toll({ hand: ['cook', 'nun'] }, { houses: ['red: toll-keeper', 'red'] });
  twin(game, 'ivory', 'toll-keeper');
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect(game.player('ivory').guilders).toBe(2);
});

test('[Bruges 7.5] it acts by itself and cannot be used', () => {
  const game = table({ given: { players: { red: { hand: ['cook', 'nun'], houses: ['red: toll-keeper'] } } } });
  expect(game.why('red', { do: 'activate', person: 'toll-keeper' })).toBe('notUsable');
});
