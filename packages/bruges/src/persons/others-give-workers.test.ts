import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

function recruit(ivory: object, green: object = { workers: {} }) {
  const game = table({
    given: { players: { red: { hand: ['beggar', 'nun'], houses: ['red'], guilders: 6, workers: {} }, ivory, green } },
  });
  const events = game.play('red', { do: 'play', card: 'beggar', as: 'person', house: 'red' });
  return { game, events };
}
const mine = (game: ReturnType<typeof recruit>['game']) => game.player('red').workers;

test('others-give-workers: every other player gives 2 workers of their choice', () => {
  const { game } = recruit({ workers: { blue: 1, red: 2, yellow: 1 } }, { workers: { brown: 1, purple: 2 } });
  expect(game.asked()).toEqual([['ivory'], 'giveWorkers', 'person.beggar']);
  expect(game.offers('red', {})).toEqual([]);
  expect(game.offers('ivory', { do: 'decline' })).toEqual([]);
  game.play('ivory', { do: 'give', colour: 'red' });
  const events = game.play('ivory', { do: 'give', colour: 'yellow' });
  expect(events.slice(0, 2)).toEqual([
    { t: 'workersLost', seat: 1, colour: 'yellow', n: 1, source: 'person.beggar', to: 0 },
    { t: 'workers', seat: 0, colour: 'yellow', n: 1, source: 'person.beggar', from: 1 },
  ]);
  expect(game.asked()).toEqual([['green'], 'giveWorkers', 'person.beggar']);
  game.play('green', { do: 'give', colour: 'purple' });
  game.play('green', { do: 'give', colour: 'purple' });
  expect(mine(game)).toEqual({ blue: 0, brown: 0, red: 1, purple: 2, yellow: 1 });
  expect(game.player('ivory').workers).toEqual({ blue: 1, brown: 0, red: 1, purple: 0, yellow: 0 });
  expect(game.player('green').workers).toEqual({ blue: 0, brown: 1, red: 0, purple: 0, yellow: 0 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test.each([
  [{}, {}],
  [{ red: 1 }, { red: 1 }],
  [{ red: 2 }, { red: 2 }],
  [
    { blue: 1, yellow: 1 },
    { blue: 1, yellow: 1 },
  ],
  [{ purple: 7 }, { purple: 2 }],
])('[G21] others-give-workers: %j: no choice, not asked', (workers, given) => {
  const { game } = recruit({ workers });
  expect(mine(game)).toEqual({ blue: 0, brown: 0, red: 0, purple: 0, yellow: 0, ...given });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G26] all in one go, as single picks in any order', () => {
  const ways = new Map<string, number>();
  const walk = (picks: string[]): void => {
    const { game } = recruit({ workers: { blue: 2, brown: 1, purple: 1 } });
    for (const colour of picks) game.play('ivory', { do: 'give', colour });
    if (game.asked()![1] !== 'giveWorkers') {
      const { blue, brown, red, purple, yellow } = mine(game);
      const set = [blue, brown, red, purple, yellow].join('');
      ways.set(set, (ways.get(set) ?? 0) + 1);
      return;
    }
    for (const move of game.offers('ivory', {})) walk([...picks, (move as { colour: string }).colour]);
  };
  walk([]);
  expect(Object.fromEntries(ways)).toEqual({ '20000': 1, '11000': 2, '10010': 2, '01010': 2 });
});

test('[G26] a later colour first, an earlier one afterwards', () => {
  const { game } = recruit({ workers: { blue: 1, brown: 1, yellow: 2 } });
  game.play('ivory', { do: 'give', colour: 'yellow' });
  expect(game.offers('ivory', {})).toEqual([
    { do: 'give', colour: 'blue' },
    { do: 'give', colour: 'brown' },
    { do: 'give', colour: 'yellow' },
  ]);
  game.play('ivory', { do: 'give', colour: 'blue' });
  expect(mine(game)).toEqual({ blue: 1, brown: 0, red: 0, purple: 0, yellow: 1 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G21] with one colour left the rest goes without asking', () => {
  const { game } = recruit({ workers: { blue: 1, yellow: 2 } });
  expect(game.offers('ivory', {})).toHaveLength(2);
  const events = game.play('ivory', { do: 'give', colour: 'blue' });
  expect(events.filter(({ t }) => t === 'workersLost')).toMatchObject([{ colour: 'blue' }, { colour: 'yellow', n: 1 }]);
  expect(mine(game)).toEqual({ blue: 1, brown: 0, red: 0, purple: 0, yellow: 1 });
  expect(game.asked()).toEqual([['ivory'], 'turn', null]);
});

test('[G16] others-give-workers: nothing when nobody has workers', () => {
  const { events } = recruit({ workers: {} });
  expect(events.filter(({ t }) => t === 'effect')).toEqual([]);
});
