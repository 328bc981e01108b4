import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const recruit = (red: object, others: object = {}) => {
  const game = table({
    given: { players: { red: { hand: ['philosopher', 'bard'], guilders: 0, ...red }, ...others } },
  });
  const events = game.play('red', { do: 'play', card: 'philosopher', as: 'person', house: 'red' });
  return { game, events };
};

test('take-back-person: the Philosopher takes another person back and brings its printed price', () => {
  const { game } = recruit({ houses: ['red', 'blue: portrait-painter', 'brown: squire'] });
  expect(game.asked()).toEqual([['red'], 'takeBack', 'person.philosopher']);
  // one of the two others, or nobody; not the Philosopher
  expect(game.offers('red', {})).toHaveLength(3);
  expect(game.offers('red', { do: 'takeBack', person: 'philosopher' })).toEqual([]);
  const events = game.play('red', { do: 'takeBack', person: 'portrait-painter' });
  expect(events).toContainEqual(
    expect.objectContaining({ t: 'leave', to: 'hand', house: 1, source: 'person.philosopher' }),
  );
  expect(game.facts()).toMatchObject({
    players: {
      red: {
        guilders: 12,
        hand: ['bard', 'portrait-painter'],
        shown: ['portrait-painter'],
        houses: ['red: philosopher', 'blue', 'brown: squire'],
      },
    },
  });
});

test.each([
  ['squire', 0],
  ['nun', 3],
  ['knight', 9],
  ['dowager', 12],
])('take-back-person: %s brings %i guilders, whatever was paid', (person, guilders) => {
  const { game } = recruit({ houses: ['red', `blue: ${person}`, 'brown: canon', 'purple: steward'] });
  game.play('red', { do: 'takeBack', person });
  expect(game.player('red').guilders).toBe(guilders);
});

test('take-back-person: may be declined', () => {
  const { game } = recruit({ houses: ['red', 'blue: squire'] });
  game.play('red', { do: 'decline' });
  expect(game.facts()).toMatchObject({
    players: { red: { houses: ['red: philosopher', 'blue: squire'], guilders: 0 } },
  });
});

test('[G16] take-back-person: nothing without another person', () => {
  const { game, events } = recruit({ houses: ['red', 'blue'] });
  expect(events.filter(({ t }) => t === 'effect')).toEqual([]);
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('take-back-person: it gives no card play', () => {
  const { game } = recruit({ houses: ['red', 'blue: alchemist'] });
  game.play('red', { do: 'takeBack', person: 'alchemist' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G3] take-back-person: recruited again, an arrow acts again and a used person is ready', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: {
          hand: ['philosopher', 'bard', 'king'],
          guilders: 0,
          houses: ['red', 'blue: accountant', 'brown: alchemist'],
        },
        ivory: { hand: ['queen', 'duchess', 'baron'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'accountant' });
  game.play('red', { do: 'play', card: 'philosopher', as: 'person', house: 'red' });
  game.play('red', { do: 'takeBack', person: 'accountant' });
  expect(game.player('red').guilders).toBe(5);
  game.play('ivory', { do: 'play', card: 'queen', as: 'workers' });
  game.play('red', { do: 'play', card: 'accountant', as: 'person', house: 'blue' });
  game.play('red', { do: 'activate', person: 'accountant' });
  expect(game.facts()).toMatchObject({ players: { red: { guilders: 4, used: ['accountant'] } } });
});

test('[Bruges 7.15] an improver taken back stops working', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: { hand: ['philosopher', 'bard', 'king'], houses: ['red', 'blue: lawyer'], workers: {} },
        ivory: { hand: ['queen', 'duchess', 'baron'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'philosopher', as: 'person', house: 'red' });
  game.play('red', { do: 'takeBack', person: 'lawyer' });
  game.play('ivory', { do: 'play', card: 'queen', as: 'workers' });
  game.play('red', { do: 'play', card: 'bard', as: 'workers' });
  expect(game.player('red').workers.red).toBe(2);
});

test('take-back-person: whoever was protected is so no longer', () => {
  const position = {
    ivory: { hand: ['highwayman', 'baron'], houses: ['red'], guilders: 6 },
    green: { guilders: 0 },
  };
  const { game } = recruit({ houses: ['red', 'blue: gatekeeper'] }, position);
  game.play('red', { do: 'takeBack', person: 'gatekeeper' });
  game.play('ivory', { do: 'play', card: 'highwayman', as: 'person', house: 'red' });
  expect(game.player('red').guilders).toBe(0);
  expect(game.player('ivory').guilders).toBe(3);
});
