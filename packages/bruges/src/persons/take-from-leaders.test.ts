import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

function recruit(red: object, ivory: object, green: object = {}) {
  const game = table({
    given: { players: { red: { hand: ['tax-collector', 'nun'], guilders: 3, ...red }, ivory, green } },
  });
  const events = game.play('red', { do: 'play', card: 'tax-collector', as: 'person', house: 'red' });
  return { game, events };
}

test('take-from-leaders: the Tax Collector: whoever has more houses gives 4 guilders, or all', () => {
  const { game, events } = recruit(
    { houses: ['red', 'blue'] },
    { guilders: 9, houses: ['red', 'red: king', 'blue'] },
    { guilders: 3, houses: ['red', 'blue', 'brown', 'red'] },
  );
  expect(['red', 'ivory', 'green'].map((seat) => game.player(seat).guilders)).toEqual([7, 5, 0]);
  expect(events).toContainEqual({
    t: 'gain',
    seat: 0,
    what: 'guilders',
    n: 4,
    source: 'person.tax-collector',
    from: 1,
  });
});

test('take-from-leaders: as many houses are not more; occupied houses count', () => {
  const { game } = recruit(
    { houses: ['red', 'blue: queen'] },
    { guilders: 9, houses: ['red', 'red: king'] },
    { guilders: 9, houses: ['red: duchess', 'blue: baron', 'brown: mayor'] },
  );
  expect(['red', 'ivory', 'green'].map((seat) => game.player(seat).guilders)).toEqual([4, 9, 5]);
});

test('[G16] take-from-leaders: nothing if nobody has more, or those who have more have no guilders', () => {
  for (const ivory of [{ houses: ['red'] }, { houses: ['red', 'blue'], guilders: 0 }]) {
    const { game, events } = recruit({ houses: ['red'] }, ivory);
    expect(game.player('red').guilders).toBe(0);
    expect(events.filter(({ t }) => t === 'effect')).toEqual([]);
  }
});

test('take-from-leaders: an immune leader is passed over', () => {
  const { game } = recruit(
    { houses: ['red'] },
    { guilders: 9, houses: ['red', 'red: gatekeeper'] },
    { guilders: 9, houses: ['red', 'blue'] },
  );
  expect(['red', 'ivory', 'green'].map((seat) => game.player(seat).guilders)).toEqual([4, 9, 5]);
});
