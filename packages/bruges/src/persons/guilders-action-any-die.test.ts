import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const dice = { blue: 1, brown: 2, red: 3, purple: 4, yellow: 6 };
const own = (red: object, more: object = {}) =>
  table({ given: { players: { red: { guilders: 0, ...red } }, dice, ...more } });

test.each(Object.entries(dice))('money changer: the %s die may be used, it shows %i', (die, shows) => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: money-changer'] });
  expect(game.offers('red', { do: 'play', card: 'cook', as: 'guilders' })).toHaveLength(5);
  game.play('red', { do: 'play', card: 'cook', as: 'guilders', die });
  expect(game.player('red').guilders).toBe(shows);
});

test('the effect is told only when another die is used', () => {
  const told = (die: string) =>
    own({ hand: ['cook', 'nun'], houses: ['red: money-changer'] })
      .play('red', { do: 'play', card: 'cook', as: 'guilders', die })
      .filter(({ t }) => t === 'effect');
  expect(told('blue')).toEqual([]);
  expect(told('yellow')).toMatchObject([{ source: 'ability.guilders-action-any-die' }]);
});

test('without one, only the die of the card’s colour', () => {
  const game = table({
    given: { dice, players: { red: { hand: ['cook', 'nun'] }, ivory: { houses: ['red: money-changer'] } } },
  });
  expect(game.offers('red', { do: 'play', as: 'guilders' })).toHaveLength(2);
  expect(game.why('red', { do: 'play', card: 'cook', as: 'guilders', die: 'yellow' })).toBe('wrongDie');
});

test('[Bruges 7.18] for the coachman’s card too', () => {
  const game = own({ hand: ['cook', 'nun'], workers: { yellow: 1 }, houses: ['red: money-changer', 'red: coachman'] });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'guilders', die: 'yellow' });
  expect(game.player('red').guilders).toBe(6);
});

test('[Bruges 7.18] a person that brings guilders by a die keeps to its own', () => {
  const game = own({
    hand: ['cook', 'nun'],
    workers: { brown: 1 },
    houses: ['red: money-changer', 'red: cloth-merchant'],
  });
  game.play('red', { do: 'activate', person: 'cloth-merchant' });
  expect(game.player('red').guilders).toBe(1);
});

test('a second one changes nothing', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: money-changer', 'red'] });
  twin(game, 'red', 'money-changer');
  expect(game.offers('red', { do: 'play', card: 'cook', as: 'guilders' })).toHaveLength(5);
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'guilders', die: 'yellow' });
  expect(game.player('red').guilders).toBe(6);
});

test('[Bruges 7.4] it acts by itself and cannot be used', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: money-changer'] });
  expect(game.why('red', { do: 'activate', person: 'money-changer' })).toBe('notUsable');
});
