import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

test.each([
  // price, guilders each
  ['highwayman', 6, 3],
])('others-give-guilders: %s (%i): every other player gives %i guilders, or all they have', (person, price, each) => {
  const game = table({
    seats: ['red', 'ivory', 'green', 'ink'],
    given: {
      players: {
        red: { hand: [person, 'nun'], houses: ['red'], guilders: price },
        ivory: { guilders: 10 },
        green: { guilders: 2 },
        ink: { guilders: 0 },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: person, as: 'person', house: 'red' });
  expect(game.player('red').guilders).toBe(each + 2);
  expect(game.player('ivory').guilders).toBe(10 - each);
  expect(game.player('green').guilders).toBe(0);
  const source = `person.${person}`;
  expect(events).toContainEqual({ t: 'lose', seat: 1, what: 'guilders', n: each, source, to: 0 });
  expect(events).toContainEqual({ t: 'gain', seat: 0, what: 'guilders', n: 2, source, from: 2 });
  expect(events.filter((event) => 'seat' in event && event.seat === 3)).toEqual([]);
});

const EXTORTIONER = { hand: ['king', 'nun'], houses: ['red: extortioner'], guilders: 0, workers: {} };

test('others-give-guilders: the Extortioner, once per round and for nothing: 1 guilder each', () => {
  const game = table({ given: { players: { red: EXTORTIONER, ivory: { guilders: 10 }, green: { guilders: 1 } } } });
  game.play('red', { do: 'activate', person: 'extortioner' });
  expect(game.player('red').guilders).toBe(2);
  expect(game.player('ivory').guilders).toBe(9);
  expect(game.player('green').guilders).toBe(0);
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

test('[G16] others-give-guilders: the Extortioner is not offered when nobody can give', () => {
  const at = (ivory: object, green: object) =>
    table({ given: { players: { red: EXTORTIONER, ivory, green } } }).offers('red', { do: 'activate' }).length;
  expect(at({ guilders: 0 }, { guilders: 0 })).toBe(0);
  expect(at({ guilders: 9, houses: ['red: gatekeeper'] }, { guilders: 0 })).toBe(0);
  expect(at({ guilders: 9, houses: ['red: gatekeeper'] }, { guilders: 1 })).toBe(1);
});

test('[Bruges 7.1] an arrow acts a single time: neither later in the turn nor in another one', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: { hand: ['highwayman', 'nun', 'king'], houses: ['red', 'blue: accountant'], guilders: 6 },
        ivory: { hand: ['queen', 'poet'], guilders: 20 },
      },
    },
  });
  game.play('red', { do: 'play', card: 'highwayman', as: 'person', house: 'red' });
  expect(game.player('ivory').guilders).toBe(17);
  expect(game.offers('red', { do: 'activate', person: 'highwayman' })).toEqual([]);
  game.play('red', { do: 'endTurn' });
  game.play('ivory', { do: 'play', card: 'queen', as: 'workers' });
  expect(game.offers('red', { do: 'activate', person: 'highwayman' })).toEqual([]);
  expect(game.player('ivory').guilders).toBe(17);
});

test('[G4] others-give-guilders: the arrow is carried out without a question', () => {
  const game = table({
    given: { players: { red: { hand: ['highwayman', 'nun'], houses: ['red'], guilders: 6 } } },
  });
  game.play('red', { do: 'play', card: 'highwayman', as: 'person', house: 'red' });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
  expect(game.player('red').guilders).toBe(6);
});
