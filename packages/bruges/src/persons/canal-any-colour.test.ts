import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const own = (red: object, more: object = {}) => table({ given: { players: { red }, ...more } });

test.each(['cook', 'nun', 'bard', 'dyer', 'judge'])('[Bruges 7.4] tightrope walker: %s fits both sections', (card) => {
  const game = own({ hand: [card, 'weaver'], guilders: 5, houses: ['red: tightrope-walker'] });
  expect(game.offers('red', { do: 'play', card, as: 'canal' })).toMatchObject([{ section: 0 }, { section: 1 }]);
  game.play('red', { do: 'play', card, as: 'canal', section: 'right' });
  expect(game.player('red')).toMatchObject({ guilders: 4, canals: [0, 1] });
});

test('without one, the card must match', () => {
  const game = table({
    given: { players: { red: { hand: ['nun', 'dyer'] }, ivory: { houses: ['red: tightrope-walker'] } } },
  });
  expect(game.offers('red', { do: 'play', as: 'canal' })).toEqual([]);
  expect(game.why('red', { do: 'play', card: 'nun', as: 'canal', section: 'left' })).toBe('nextSpaces');
});

test('the cost of the space is unchanged and must be paid', () => {
  const game = own({ hand: ['cook', 'nun'], guilders: 3, canals: [3, 2], houses: ['red: tightrope-walker'] });
  expect(game.offers('red', { do: 'play', card: 'nun', as: 'canal' })).toMatchObject([{ section: 1 }]);
  expect(game.why('red', { do: 'play', card: 'nun', as: 'canal', section: 'left' })).toBe('cannotPay');
  game.play('red', { do: 'play', card: 'nun', as: 'canal', section: 'right' });
  expect(game.player('red')).toMatchObject({ guilders: 0, canals: [3, 3] });
});

test('a complete section takes no token of any colour', () => {
  const game = own({ hand: ['cook', 'nun'], guilders: 9, canals: [5, 4], houses: ['red: tightrope-walker'] });
  expect(game.why('red', { do: 'play', card: 'nun', as: 'canal', section: 'left' })).toBe('sectionComplete');
  game.play('red', { do: 'play', card: 'nun', as: 'canal', section: 'right' });
  expect(game.player('red')).toMatchObject({ guilders: 4, canals: [5, 5], statues: [7] });
});

test('the effect is told only when the colours differ', () => {
  const told = (card: string) =>
    own({ hand: [card, 'weaver'], houses: ['red: tightrope-walker'] })
      .play('red', { do: 'play', card, as: 'canal', section: 'left' })
      .filter(({ t }) => t === 'effect');
  expect(told('cook')).toEqual([]);
  expect(told('nun')).toMatchObject([{ source: 'ability.canal-any-colour' }]);
});

test('[Bruges 7.18] for the coachman’s card too', () => {
  const game = own({
    hand: ['cook', 'nun'],
    guilders: 1,
    workers: { yellow: 1 },
    houses: ['red: tightrope-walker', 'red: coachman'],
  });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'nun', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ guilders: 0, canals: [1, 0] });
});

test('[G7] with shipwright and smuggler: any colour, 2 less, 2 back', () => {
  const game = own({
    hand: ['cook', 'nun'],
    guilders: 3,
    canals: [4, 0],
    houses: ['red: tightrope-walker', 'red: shipwright', 'red: smuggler'],
  });
  game.play('red', { do: 'play', card: 'cook', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ guilders: 2, canals: [5, 0], statues: [7] });
});

test('a second one changes nothing; it cannot be used', () => {
  const game = own({ hand: ['cook', 'nun'], houses: ['red: tightrope-walker', 'red'] });
  twin(game, 'red', 'tightrope-walker');
  expect(game.why('red', { do: 'activate', person: 'tightrope-walker' })).toBe('notUsable');
  playWithTwins(game, 'red', { do: 'play', card: 'nun', as: 'canal', section: 'left' });
  expect(game.player('red')).toMatchObject({ guilders: 4, canals: [1, 0] });
});
