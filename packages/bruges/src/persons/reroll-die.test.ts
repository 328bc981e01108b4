import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';

const RED = { hand: ['king', 'nun'], houses: ['red: jester'], guilders: 0 };
const own = (red: object, more: object = {}) => table({ given: { players: { red: { ...RED, ...red } }, ...more } });

test('reroll-die: the Jester rolls one die again and brings 1 guilder, once per round', () => {
  const game = own({ workers: {} }, { dice: { blue: 1, brown: 2, red: 3, purple: 4, yellow: 5 } });
  game.play('red', { do: 'activate', person: 'jester' });
  expect(game.asked()).toEqual([['red'], 'rerollDie', 'person.jester']);
  expect(game.offers('red', {})).toEqual(
    ['blue', 'brown', 'red', 'purple', 'yellow'].map((die) => ({ do: 'reroll', die })),
  );
  const events = game.play('red', { do: 'reroll', die: 'purple' });
  const { dice } = game.state;
  // first the die, then the guilder
  expect(events).toEqual([
    { t: 'die', seat: 0, die: 'purple', value: dice.purple, rolled: true, source: 'person.jester' },
    { t: 'gain', seat: 0, what: 'guilders', n: 1, source: 'person.jester', from: null },
  ]);
  expect(dice).toMatchObject({ blue: 1, brown: 2, red: 3, yellow: 5 });
  expect(game.player('red').guilders).toBe(1);
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
});

/** The same question answered again and again, as chance goes on. */
function* rolls(game: ReturnType<typeof own>, times: number) {
  let { random } = bruges.clone(game.state);
  for (let n = 0; n < times; n++) {
    const next = bruges.clone(game.state);
    next.random = random;
    bruges.apply(next, 0, { do: 'reroll', die: 'red' });
    ({ random } = bruges.clone(next));
    yield next;
  }
}

test('reroll-die: it is a real roll: every face comes', () => {
  const game = own({});
  game.play('red', { do: 'activate', person: 'jester' });
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { dice } of rolls(game, 300)) counts[dice.red]!++;
  expect(counts[0]).toBe(0);
  for (const n of counts.slice(1)) expect(n).toBeGreaterThan(25);
});

test('[G19] a roll cannot be taken back', () => {
  const game = own({});
  game.play('red', { do: 'activate', person: 'jester' });
  expect(bruges.apply(game.state, 0, { do: 'reroll', die: 'red' })).toBe('barrier');
});

test('[Bruges 7.19] the new value holds for everybody', () => {
  const game = table({
    given: { players: { red: RED, ivory: { hand: ['poet', 'queen'], guilders: 0 } } },
  });
  game.play('red', { do: 'activate', person: 'jester' });
  game.play('red', { do: 'reroll', die: 'brown' });
  const { brown } = game.state.dice;
  game.play('red', { do: 'play', card: 'nun', as: 'guilders' });
  expect(game.player('red').guilders).toBe(1 + brown);
  game.play('ivory', { do: 'play', card: 'poet', as: 'guilders' });
  expect(game.player('ivory').guilders).toBe(brown);
});

test('[Bruges 7.20] whatever comes up, no marker is taken and no step sold', () => {
  const game = own({ threats: { blue: 2, red: 2, brown: 2, purple: 2, yellow: 2 }, guilders: 9 });
  game.play('red', { do: 'activate', person: 'jester' });
  for (const after of rolls(game, 30)) {
    expect(after.players[0]).toMatchObject({ threats: game.player('red').threats, reputation: 0, guilders: 10 });
    expect(bruges.decision(after)).toMatchObject({ seats: [0], ask: 'turn' });
  }
});
