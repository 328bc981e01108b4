import { describe, expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { hand: ['nun', 'piper'], ...red } }, ...more } });

/** Recruits for exactly the price and without workers. */
const recruit = (person: string, price: number, more: object = {}) => {
  const game = own({ hand: [person, 'nun'], guilders: price, workers: {}, houses: ['red'], ...more });
  game.play('red', { do: 'play', card: person, as: 'person', house: 'red' });
  return game;
};

const NONE = { blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 };

describe('every bearer', () => {
  test.each([
    ['cook', 'red'],
    ['gardener', 'brown'],
    ['washerwoman', 'blue'],
    ['seamstress', 'purple'],
    ['farmhand', 'yellow'],
  ])('%s: at once 4 %s workers, for no guilders', (person, colour) => {
    expect(recruit(person, 0).player('red').workers).toEqual({ ...NONE, [colour]: 4 });
  });

  test.each([
    ['weaver', 'blue'],
    ['blacksmith', 'red'],
    ['tanner', 'brown'],
    ['dyer', 'purple'],
    ['basket-maker', 'yellow'],
  ])('%s: once per round 1 %s worker', (person, colour) => {
    const game = own({ workers: {}, houses: [`red: ${person}`] });
    game.play('red', { do: 'activate', person });
    expect(game.player('red').workers).toEqual({ ...NONE, [colour]: 1 });
    expect(game.why('red', { do: 'activate', person })).toBe('usedThisRound');
  });

  test('recruiter: for 6 guilders 1 worker of each colour, nothing is asked', () => {
    const game = recruit('recruiter', 6);
    expect(game.player('red')).toMatchObject({
      guilders: 0,
      workers: { blue: 1, brown: 1, red: 1, purple: 1, yellow: 1 },
    });
    expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  });

  test('cooper: for 3 guilders 4 workers of any colours', () => {
    const game = recruit('cooper', 3);
    for (const colour of ['blue', 'red', 'red', 'purple']) game.play('red', { do: 'worker', colour });
    expect(game.player('red')).toMatchObject({ guilders: 0, workers: { ...NONE, blue: 1, red: 2, purple: 1 } });
    expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  });

  test('stable boy: for a blue worker 2 of any colours', () => {
    const game = own({ workers: { blue: 1 }, houses: ['red: stable-boy'] });
    game.play('red', { do: 'activate', person: 'stable-boy' });
    for (const colour of ['brown', 'yellow']) game.play('red', { do: 'worker', colour });
    expect(game.player('red').workers).toEqual({ ...NONE, brown: 1, yellow: 1 });
    expect(game.asked()).toEqual([['red'], 'turn', null]);
  });
});

test('[Bruges 7.13] the owner chooses, one worker after the other', () => {
  const game = recruit('cooper', 3);
  expect(game.asked()).toEqual([['red'], 'takeWorkers', 'person.cooper']);
  expect(bruges.decision(game.state)!.many).toEqual({ min: 4, max: 4, picked: 0 });
  expect(game.offers('red', {})).toHaveLength(5);
  expect(game.offers('ivory', {})).toEqual([]);
  game.play('red', { do: 'worker', colour: 'red' });
  expect(bruges.decision(game.state)!.many).toEqual({ min: 4, max: 4, picked: 1 });
  // any colour again
  expect(game.offers('red', {})).toHaveLength(5);
});

test('[Bruges 7.13] a later colour first, an earlier one afterwards', () => {
  const game = recruit('cooper', 3);
  for (const colour of ['yellow', 'blue', 'purple', 'yellow']) game.play('red', { do: 'worker', colour });
  expect(game.player('red').workers).toEqual({ ...NONE, blue: 1, purple: 1, yellow: 2 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[Bruges 7.12] workers gained cannot pay for their own use', () => {
  const game = own({ workers: { brown: 1, red: 1 }, houses: ['red: stable-boy'] });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'stable-boy' })).toBe('needsWorker');
});

test('[Bruges 7.12] the workers taken may be of the colour just paid', () => {
  const game = own({ workers: { blue: 1 }, houses: ['red: stable-boy'] });
  game.play('red', { do: 'activate', person: 'stable-boy' });
  expect(game.player('red').workers.blue).toBe(0);
  game.play('red', { do: 'worker', colour: 'blue' });
  game.play('red', { do: 'worker', colour: 'blue' });
  expect(game.player('red').workers).toEqual({ ...NONE, blue: 2 });
  // paid by one of the new ones, it would be used twice
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

test('one bearer pays for the next, and amounts add', () => {
  const game = own({ workers: {}, houses: ['red: weaver', 'blue: stable-boy'] });
  expect(game.offers('red', { do: 'activate' })).toHaveLength(1);
  game.play('red', { do: 'activate', person: 'weaver' });
  game.play('red', { do: 'activate', person: 'stable-boy' });
  for (let n = 0; n < 2; n++) game.play('red', { do: 'worker', colour: 'yellow' });
  expect(game.player('red').workers).toEqual({ ...NONE, yellow: 2 });
});

test('the Lawyer improves the action with a card, not a person', () => {
  expect(recruit('cook', 0, { houses: ['red', 'blue: lawyer'] }).player('red').workers.red).toBe(4);
});

test('the Actor repeats the Cooper and chooses anew', () => {
  const game = recruit('actor', 6, { houses: ['red', 'blue: cooper', 'yellow: weaver'] });
  game.play('red', { do: 'repeat', person: 'cooper' });
  expect(game.asked()).toEqual([['red'], 'takeWorkers', 'person.actor']);
  for (let n = 0; n < 4; n++) game.play('red', { do: 'worker', colour: 'yellow' });
  expect(game.player('red').workers).toEqual({ ...NONE, yellow: 4 });
});

test('the Puppeteer borrows the Stable Boy and pays one worker in all', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['nun', 'piper'], workers: { blue: 2 }, houses: ['red: puppeteer'] },
        ivory: { workers: {}, houses: ['red: stable-boy', 'blue: weaver'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'puppeteer' });
  expect(game.asked()).toEqual([['red'], 'takeWorkers', 'person.puppeteer']);
  game.play('red', { do: 'worker', colour: 'purple' });
  game.play('red', { do: 'worker', colour: 'purple' });
  expect(game.player('red').workers).toEqual({ ...NONE, blue: 1, purple: 2 });
  expect(game.player('ivory').workers).toEqual(NONE);
});
