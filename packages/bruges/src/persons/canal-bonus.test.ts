import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

test('[Bruges 7.4] smuggler: 2 guilders after every canal token', () => {
  const game = own({ hand: ['judge', 'cook'], points: 5, guilders: 2, canals: [1, 0], houses: ['red: smuggler'] });
  game.play('red', { do: 'play', card: 'judge', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ points: 5, guilders: 2, canals: [2, 0] });
});

test('the cost is paid before, so the gain cannot pay it', () => {
  const game = own({ hand: ['cook', 'nun'], guilders: 0, houses: ['red: smuggler'] });
  expect(game.offers('red', { do: 'play', as: 'canal' })).toEqual([]);
  expect(game.why('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' })).toBe('cannotPay');
});

test('[Bruges 7.18] through persons too, doubled cost or not', () => {
  const game = own({
    hand: ['canal-digger', 'nun'],
    guilders: 8,
    workers: { red: 1 },
    canals: [0, 1],
    houses: ['red: smuggler', 'red: acrobat', 'red'],
  });
  game.play('red', { do: 'activate', person: 'acrobat' });
  game.play('red', { do: 'dig', section: 'left' });
  expect(game.player('red')).toMatchObject({ guilders: 8, canals: [1, 1] });
  game.play('red', { do: 'play', card: 'canal-digger', as: 'person', house: 'red' });
  game.play('red', { do: 'dig', section: 'right' });
  // 3 for the digger, 2 for the token, 2 back
  expect(game.player('red')).toMatchObject({ guilders: 5, canals: [1, 2] });
});

test('the statue comes first, then the bonus, then those of others', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['nun', 'cook'], guilders: 5, canals: [4, 0], houses: ['red: smuggler'] },
        ivory: { guilders: 0, houses: ['red: toll-keeper'] },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: 'nun', as: 'canal', section: 'left' });
  expect(events.map(({ t }) => t).filter((t) => ['lose', 'canal', 'statue', 'gain'].includes(t))).toEqual([
    'lose',
    'canal',
    'statue',
    'gain',
    'gain',
  ]);
  expect(game.player('red')).toMatchObject({ guilders: 2, statues: [7] });
  expect(game.player('ivory').guilders).toBe(1);
});

test('declining a token brings nothing', () => {
  const game = own({ hand: ['canal-digger', 'nun'], guilders: 5, houses: ['red: smuggler', 'red'] });
  game.play('red', { do: 'play', card: 'canal-digger', as: 'person', house: 'red' });
  game.play('red', { do: 'decline' });
  expect(game.player('red')).toMatchObject({ guilders: 2, canals: [0, 0] });
});

test('[G7] two of them add up, and with the shipwright', () => {
  const game = own({ hand: ['cook', 'nun'], guilders: 0, houses: ['red: smuggler', 'red', 'red: shipwright'] });
  twin(game, 'red', 'smuggler');
  playWithTwins(game, 'red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ guilders: 4, canals: [1, 0] });
});

test('[Bruges 7.4] nothing for tokens of others; it cannot be used', () => {
  const game = table({
    given: {
      players: { red: { hand: ['cook', 'nun'], guilders: 1 }, ivory: { guilders: 0, houses: ['red: smuggler'] } },
    },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect(game.player('red').guilders).toBe(0);
  expect(game.player('ivory').guilders).toBe(0);
  expect(game.why('ivory', { do: 'activate', person: 'smuggler' })).toBe('notUsable');
});

test('[G15] a token lost again: the guilders stay, the 3 points of the third space do not come', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['bard', 'cook'], guilders: 3, canals: [2, 0], houses: ['red: smuggler'] },
        ivory: { hand: ['troublemaker'], guilders: 6, houses: ['red'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'bard', as: 'canal', section: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { guilders: 2, final: { canals: 3 } } } });
  game.play('ivory', { do: 'play', card: 'troublemaker', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { guilders: 2, canals: [2, 0], final: { canals: 0 } } } });
});

test('[G15] tokens that lie there at the end count, however often they were lost and built before', () => {
  const game = own({ hand: ['bard', 'cook'], guilders: 3, canals: [2, 3], completed: [true, false] });
  expect(game.facts()).toMatchObject({ players: { red: { final: { canals: 3 } } } });
  game.play('red', { do: 'play', card: 'bard', as: 'canal', section: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { final: { canals: 6 } } } });
});
