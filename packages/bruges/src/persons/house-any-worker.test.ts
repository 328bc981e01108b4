import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

test.each(['blue', 'brown', 'red', 'purple', 'yellow'])(
  '[Bruges 7.4] mason: a %s worker pays a blue house',
  (worker) => {
    const game = own({ hand: ['cook', 'nun'], workers: { [worker]: 1 }, houses: ['red: mason'] });
    expect(game.offers('red', { do: 'play', card: 'cook', as: 'house' })).toMatchObject([{ worker }]);
    game.play('red', { do: 'play', card: 'cook', as: 'house' });
    expect(game.facts()).toMatchObject({ players: { red: { workerCount: 0, houses: ['red: mason', 'blue'] } } });
  },
);

test('of all the colours held, the owner chooses', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { blue: 1, purple: 2 }, houses: ['red: mason'] });
  expect(game.offers('red', { do: 'play', card: 'cook', as: 'house' })).toMatchObject([
    { worker: 'blue' },
    { worker: 'purple' },
  ]);
  game.play('red', { do: 'play', card: 'cook', as: 'house', worker: 'purple' });
  expect(game.player('red').workers).toMatchObject({ blue: 1, purple: 1 });
});

test('a worker there must be', () => {
  const game = own({ hand: ['cook', 'nun'], workers: {}, houses: ['red: mason'] });
  expect(game.offers('red', { do: 'play', as: 'house' })).toEqual([]);
  expect(game.why('red', { do: 'play', card: 'cook', as: 'house' })).toBe('noWorker');
});

test('without one, the card’s colour only', () => {
  const game = table({
    given: {
      players: { red: { hand: ['cook', 'nun'], workers: { red: 3 } }, ivory: { houses: ['red: mason'] } },
    },
  });
  expect(game.offers('red', { do: 'play', as: 'house' })).toEqual([]);
  expect(game.why('red', { do: 'play', card: 'cook', as: 'house', worker: 'red' })).toBe('wrongWorker');
});

test('the effect is told only when another colour is paid', () => {
  const told = (worker: string) =>
    own({ hand: ['cook', 'nun'], houses: ['red: mason'] })
      .play('red', { do: 'play', card: 'cook', as: 'house', worker })
      .filter(({ t }) => t === 'effect');
  expect(told('blue')).toEqual([]);
  expect(told('red')).toMatchObject([{ source: 'ability.house-any-worker' }]);
});

test('[Bruges 7.18] for the coachman’s card too; the carpenter’s house costs no worker anyway', () => {
  const game = own({
    hand: ['cook', 'nun', 'bard'],
    workers: { yellow: 1, brown: 1, purple: 1 },
    houses: ['red: mason', 'red: coachman', 'red: carpenter'],
  });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'house', worker: 'purple' });
  expect(game.player('red').workers).toEqual({ blue: 0, brown: 1, red: 0, purple: 0, yellow: 0 });
  game.play('red', { do: 'activate', person: 'carpenter' });
  game.play('red', { do: 'lay', card: 'bard' });
  expect(game.facts()).toMatchObject({
    players: { red: { workerCount: 0, houses: ['red: mason', 'red: coachman', 'red: carpenter', 'brown', 'red'] } },
  });
});

test('a worker person still needs the worker it shows', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { blue: 2 }, houses: ['red: mason', 'red: servant'] });
  expect(game.why('red', { do: 'activate', person: 'servant' })).toBe('needsWorker');
});

test('a second one changes nothing; it cannot be used', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { red: 2 }, houses: ['red: mason', 'red'] });
  twin(game, 'red', 'mason');
  expect(game.why('red', { do: 'activate', person: 'mason' })).toBe('notUsable');
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'house' });
  expect(game.player('red').workers.red).toBe(1);
});
