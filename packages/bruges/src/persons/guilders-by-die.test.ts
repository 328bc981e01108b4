import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const dice = { blue: 6, brown: 5, red: 4, purple: 2, yellow: 1 };
const own = (red: object) =>
  table({ given: { dice, players: { red: { hand: ['cook', 'tanner'], guilders: 10, ...red } } } });

describe('every bearer', () => {
  test.each([
    ['spice-merchant', 'purple', 'red', 4],
    ['cloth-merchant', 'brown', 'blue', 6],
    ['wine-merchant', 'blue', 'purple', 2],
    ['fur-trader', 'yellow', 'brown', 5],
    ['grain-merchant', 'red', 'yellow', 1],
  ])('%s: for a %s worker what the %s die shows', (person, worker, _, guilders) => {
    const game = own({ workers: { [worker]: 1 }, houses: [`red: ${person}`] });
    game.play('red', { do: 'activate', person });
    expect(game.facts()).toMatchObject({
      dice,
      players: { red: { guilders: 10 + guilders, workerCount: 0, used: [person] } },
    });
    expect(game.asked()).toEqual([['red'], 'turn', null]);
  });
});

test('always possible with the worker, never without', () => {
  const game = own({ workers: { blue: 1, brown: 1, red: 1, yellow: 1 }, houses: ['red: spice-merchant'] });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'spice-merchant' })).toBe('needsWorker');
});

test('improvements of the guilders action do not apply', () => {
  const game = own({
    workers: { purple: 1 },
    houses: ['red: spice-merchant', 'red: banker', 'red: printer', 'red: money-changer'],
  });
  game.play('red', { do: 'activate', person: 'spice-merchant' });
  expect(game.facts()).toMatchObject({ players: { red: { guilders: 14, workerCount: 0 } } });
});

test('[Bruges 7.19] a die that was turned counts as it lies now', () => {
  const game = own({ workers: { purple: 1 }, houses: ['red: spice-merchant', 'red: astronomer'] });
  game.play('red', { do: 'activate', person: 'astronomer' });
  game.play('red', { do: 'turnDie', die: 'red', value: 6 });
  game.play('red', { do: 'activate', person: 'spice-merchant' });
  expect(game.player('red').guilders).toBe(16);
});

test('[Bruges 7.19] so does one that was rolled again', () => {
  const game = own({ workers: { purple: 1 }, houses: ['red: spice-merchant', 'red: jester'] });
  game.play('red', { do: 'activate', person: 'jester' });
  const events = game.play('red', { do: 'reroll', die: 'red' });
  const rolled = events.find((event) => event.t === 'die')!;
  // the jester brings a guilder of his own
  game.play('red', { do: 'activate', person: 'spice-merchant' });
  expect(rolled).toMatchObject({ die: 'red', rolled: true });
  expect(game.player('red').guilders).toBe(10 + 1 + (rolled as { value: number }).value);
});

test('each bearer is used on its own, the amounts add', () => {
  const game = own({ workers: { purple: 1, brown: 1 }, houses: ['red: spice-merchant', 'red: cloth-merchant'] });
  game.play('red', { do: 'activate', person: 'spice-merchant' });
  game.play('red', { do: 'activate', person: 'cloth-merchant' });
  expect(game.player('red').guilders).toBe(20);
});

test('the Puppeteer chooses between the merchants of the others', () => {
  const game = table({
    given: {
      dice,
      players: {
        red: {
          hand: ['cook', 'tanner'],
          guilders: 0,
          workers: { blue: 1 },
          houses: ['red: puppeteer', 'red: grain-merchant'],
        },
        ivory: { guilders: 3, houses: ['red: spice-merchant'] },
        green: { guilders: 3, houses: ['red: fur-trader', 'blue: accountant'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.asked()).toEqual([['red'], 'borrowPerson', 'person.puppeteer']);
  expect(game.offers('red', {})).toHaveLength(2);
  game.play('red', { do: 'borrow', person: 'fur-trader' });
  expect(game.player('red')).toMatchObject({ guilders: 5, workers: { blue: 0 } });
  expect(game.player('green').guilders).toBe(3);
});
