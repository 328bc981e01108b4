import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const own = (dice: object, houses: string[]) =>
  table({
    given: { dice, players: { red: { hand: ['cook', 'tanner'], points: 5, guilders: 5, workers: {}, houses } } },
  });

describe('every bearer', () => {
  test.each([
    ['powderman', 'brown', [1, 2], 1, 0],
    ['fire-eater', 'red', [5, 6], 1, 2],
    ['stilt-walker', 'blue', [3, 4], 1, 2],
    ['fortune-teller', 'purple', [1, 6], 1, 2],
    ['juggler', 'yellow', [2, 5], 1, 2],
  ])('%s: the %s die on %j, %i point and %i guilders', (person, die, faces, points, guilders) => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      // the other dice show what would do
      const dice = Object.fromEntries(['blue', 'brown', 'red', 'purple', 'yellow'].map((each) => [each, faces[0]]));
      const game = own({ ...dice, [die]: face }, [`red: ${person}`]);
      if (!faces.includes(face)) {
        expect(game.offers('red', { do: 'activate' })).toEqual([]);
        expect(game.why('red', { do: 'activate', person })).toBe('dieShows');
        continue;
      }
      game.play('red', { do: 'activate', person });
      expect(game.player('red')).toMatchObject({ points: 5 + points, guilders: 5 + guilders });
      expect(game.why('red', { do: 'activate', person })).toBe('usedThisRound');
    }
  });
});

test('[G16] offered only while the die shows it: turning it first is allowed', () => {
  const game = own({ red: 3 }, ['red: fire-eater', 'blue: astronomer']);
  expect(game.offers('red', { do: 'activate', person: 'fire-eater' })).toEqual([]);
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', { do: 'turnDie', die: 'red', value: 5 });
  game.play('red', { do: 'activate', person: 'fire-eater' });
  expect(game.player('red')).toMatchObject({ points: 6, guilders: 7 });
});

test('turned away, it is not offered any more', () => {
  const game = own({ red: 5 }, ['red: fire-eater', 'blue: astronomer']);
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', { do: 'turnDie', die: 'red', value: 4 });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

test('another player’s change of the die counts too', () => {
  const game = table({
    given: {
      dice: { blue: 5 },
      players: {
        red: { hand: ['cook', 'tanner'], workers: {}, houses: ['red: astronomer'] },
        ivory: { hand: ['nun', 'piper'], points: 5, guilders: 5, workers: {}, houses: ['red: stilt-walker'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', { do: 'turnDie', die: 'blue', value: 4 });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  game.play('ivory', { do: 'activate', person: 'stilt-walker' });
  expect(game.player('ivory')).toMatchObject({ points: 6, guilders: 7 });
});

test('each bearer is used on its own, the amounts add', () => {
  const game = own({ red: 6, yellow: 2 }, ['red: fire-eater', 'blue: juggler', 'blue: stilt-walker']);
  for (const person of ['fire-eater', 'juggler', 'stilt-walker']) game.play('red', { do: 'activate', person });
  expect(game.player('red')).toMatchObject({ points: 8, guilders: 11 });
});

test('no worker icon: the Puppeteer finds nobody to borrow', () => {
  const game = table({
    given: {
      dice: { red: 6 },
      players: {
        red: { hand: ['cook', 'tanner'], houses: ['red: puppeteer'] },
        ivory: { houses: ['red: fire-eater'] },
      },
    },
  });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});
