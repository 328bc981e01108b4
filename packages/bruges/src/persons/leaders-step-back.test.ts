import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

function recruit(red: object, ivory: object, green: object = {}) {
  const game = table({
    given: { players: { red: { hand: ['chancellor', 'nun'], houses: ['red'], guilders: 9, ...red }, ivory, green } },
  });
  const events = game.play('red', { do: 'play', card: 'chancellor', as: 'person', house: 'red' });
  return { game, events };
}
const steps = (game: ReturnType<typeof recruit>['game']) =>
  ['red', 'ivory', 'green'].map((seat) => game.player(seat).reputation);

test.each([
  // before, after
  [
    [3, 5, 4],
    [4, 4, 3],
  ],
  [
    [3, 3, 2],
    [4, 3, 2],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
  ],
  [
    [0, 0, 0],
    [1, 0, 0],
  ],
  [
    [7, 8, 8],
    [8, 7, 7],
  ],
])('leaders-step-back: the Chancellor, steps %j: %j', (before, after) => {
  const { game, events } = recruit({ reputation: before[0] }, { reputation: before[1] }, { reputation: before[2] });
  expect(steps(game)).toEqual(after);
  expect(game.player('red').guilders).toBe(0);
  expect(events.filter((event) => event.t === 'step').at(-1)).toEqual({
    t: 'step',
    seat: 0,
    to: after[0],
    steps: 1,
    source: 'person.chancellor',
  });
});

test('[G16] leaders-step-back: on the last step nothing happens: nobody is ahead', () => {
  const { game, events } = recruit({ reputation: 8 }, { reputation: 8 });
  expect(steps(game)).toEqual([8, 8, 0]);
  expect(events.filter(({ t }) => t === 'effect' || t === 'step')).toEqual([]);
});

test('leaders-step-back: the Cupbearer rewards the advance, and going back is not advancing', () => {
  const mine = recruit({ reputation: 1, points: 0, houses: ['red', 'blue: cupbearer'] }, { reputation: 3 });
  expect(mine.game.player('red').points).toBe(1);
  const theirs = recruit({ reputation: 1 }, { reputation: 3, points: 0, houses: ['blue: cupbearer'] });
  expect(theirs.game.player('ivory')).toMatchObject({ points: 0, reputation: 2 });
});

test('leaders-step-back: coloured markers stay', () => {
  const { game } = recruit({ reputation: 2 }, { reputation: 3, majorities: ['reputation'] });
  expect(game.facts()).toMatchObject({ players: { ivory: { reputation: 2, majorities: ['reputation'] } } });
});

test('leaders-step-back: an immune leader stays, the other one goes back', () => {
  const { game } = recruit({ reputation: 2 }, { reputation: 3, houses: ['red: gatekeeper'] }, { reputation: 4 });
  expect(steps(game)).toEqual([3, 3, 3]);
});
