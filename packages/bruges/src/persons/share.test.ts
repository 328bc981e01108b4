import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

test('share: the Almoner takes 8 guilders, every other player 2, all from the bank; immune does not stop a gift', () => {
  const game = table({
    seats: ['red', 'ivory', 'green', 'ink'],
    given: {
      players: {
        red: { hand: ['almoner', 'nun'], houses: ['red'], guilders: 1 },
        ivory: { guilders: 0, houses: ['red: gatekeeper'] },
        green: { guilders: 4 },
        ink: { guilders: 0 },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: 'almoner', as: 'person', house: 'red' });
  expect(['red', 'ivory', 'green', 'ink'].map((seat) => game.player(seat).guilders)).toEqual([9, 2, 6, 2]);
  const gain = { t: 'gain', what: 'guilders', source: 'person.almoner', from: null };
  expect(events.filter(({ t }) => t === 'gain')).toEqual([
    { ...gain, seat: 0, n: 8 },
    { ...gain, seat: 1, n: 2 },
    { ...gain, seat: 2, n: 2 },
    { ...gain, seat: 3, n: 2 },
  ]);
});

test('[G4] share: the gifts cannot be kept back', () => {
  const game = table({ given: { players: { red: { hand: ['almoner', 'nun'], houses: ['red'] } } } });
  game.play('red', { do: 'play', card: 'almoner', as: 'person', house: 'red' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  expect(game.player('green').guilders).toBe(7);
});
