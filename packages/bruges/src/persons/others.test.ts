import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const SEATS = ['red', 'ivory', 'green', 'ink'];

test('[G2] each other player: in turn order after the acting one, whoever starts the round', () => {
  const game = table({
    seats: SEATS,
    given: {
      start: 'red',
      turn: 'green',
      players: { green: { hand: ['highwayman', 'nun'], houses: ['red'], guilders: 6 } },
    },
  });
  const events = game.play('green', { do: 'play', card: 'highwayman', as: 'person', house: 'red' });
  const givers = events.flatMap((event) => (event.t === 'lose' && event.to === 2 ? [event.seat] : []));
  expect(givers).toEqual([3, 0, 1]);
});

test('[G2] everybody decides for themselves and is finished, struck threats included, before the next', () => {
  const struck = { threats: { red: 2 }, houses: ['blue', 'brown'] };
  const game = table({
    seats: SEATS,
    given: {
      turn: 'ivory',
      players: {
        ivory: { hand: ['firebug', 'nun'], houses: ['red'], guilders: 3 },
        green: struck,
        ink: { threats: { red: 2 } },
        red: struck,
      },
    },
  });
  game.play('ivory', { do: 'play', card: 'firebug', as: 'person', house: 'red' });
  expect(game.asked()).toEqual([['green'], 'fire', 'threat.red']);
  // nobody after green has been touched
  expect(game.player('ink').threats.red).toBe(2);
  expect(game.player('red').threats.red).toBe(2);
  expect(game.player('ivory').guilders).toBe(0);
  game.play('green', { do: 'burn', house: 'brown' });
  // ink has nothing to burn; then red is asked
  expect(game.player('ink').threats.red).toBe(0);
  expect(game.asked()).toEqual([['red'], 'fire', 'threat.red']);
  expect(game.player('ivory').guilders).toBe(0);
  game.play('red', { do: 'burn', house: 'blue' });
  expect(game.player('ivory').guilders).toBe(3);
  expect(game.asked()).toEqual([['green'], 'turn', null]);
});

test('[G2] whoever cannot do it is skipped', () => {
  const game = table({
    seats: SEATS,
    given: {
      players: {
        red: { hand: ['troublemaker', 'nun'], houses: ['red'], guilders: 6 },
        green: { canals: [1, 0] },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: 'troublemaker', as: 'person', house: 'red' });
  expect(events.filter(({ t }) => t === 'canalLost')).toMatchObject([{ seat: 2 }]);
});

test.each([
  // person, price, what the Gatekeeper’s owner and the other one have afterwards
  ['troublemaker', 6, { canals: [1, 1] }, { canals: [0, 1] }],
  ['beggar', 6, { workers: { blue: 2 } }, { workers: { blue: 0 } }],
  ['highwayman', 6, { guilders: 5 }, { guilders: 2 }],
  ['firebug', 3, { threats: { red: 0 } }, { threats: { red: 1 } }],
  ['arsonist', 6, { houses: { length: 3 } }, { houses: { length: 2 } }],
  ['slanderer', 6, { points: 5 }, { points: 3 }],
  ['chancellor', 9, { reputation: 4 }, { reputation: 3 }],
  ['tax-collector', 3, { guilders: 5 }, { guilders: 1 }],
])('immune: %s passes over the owner of the Gatekeeper, and it is told', (person, price, spared, touched) => {
  const all = { canals: [1, 1], workers: { blue: 2 }, guilders: 5, points: 5, reputation: 4 };
  const game = table({
    given: {
      players: {
        red: { hand: [person, 'nun'], houses: ['red'], guilders: price },
        ivory: { ...all, houses: ['red: gatekeeper', 'blue', 'brown: king'] },
        green: { ...all, houses: ['red: queen', 'blue', 'brown: duchess'] },
      },
    },
  });
  const events = game.play('red', { do: 'play', card: person, as: 'person', house: 'red' });
  if (person === 'troublemaker') game.play('green', { do: 'breach', section: 'left' });
  expect(game.player('ivory')).toMatchObject(spared);
  expect(game.player('green')).toMatchObject(touched);
  expect(events.filter((event) => event.t === 'effect' && event.source === 'ability.immune')).toMatchObject([
    { seat: 1 },
  ]);
});

test('immune: nobody else can be touched: what only takes does nothing, what also gives still gives', () => {
  const recruit = (person: string, price: number) => {
    const game = table({
      seats: ['red', 'ivory'],
      given: {
        players: {
          red: { hand: [person, 'nun'], houses: ['red'], guilders: price, points: 0, workers: {} },
          ivory: { houses: ['red: gatekeeper', 'blue'], canals: [1, 1], reputation: 4 },
        },
      },
    });
    const before = structuredClone(game.player('ivory'));
    const events = game.play('red', { do: 'play', card: person, as: 'person', house: 'red' });
    expect(game.player('ivory')).toEqual(before);
    expect(game.asked()).toEqual([['ivory'], 'turn', null]);
    return { ...game.player('red'), acted: events.some((event) => event.t === 'effect' && event.seat === 0) };
  };
  for (const [person, price] of [
    ['troublemaker', 6],
    ['beggar', 6],
    ['highwayman', 6],
    ['arsonist', 6],
    ['tax-collector', 3],
  ] as const) {
    expect(recruit(person, price)).toMatchObject({ guilders: 0, points: 0, acted: false });
  }
  expect(recruit('firebug', 3)).toMatchObject({ guilders: 3, acted: true });
  expect(recruit('slanderer', 6)).toMatchObject({ points: 2, acted: true });
  expect(recruit('chancellor', 9)).toMatchObject({ reputation: 1, acted: true });
});
