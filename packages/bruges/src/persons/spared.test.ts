import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

/** Red has two markers of each of these colours and a bit of everything to lose; the roll brings the third. */
const roll = (colours: string[], red: object, more: object = {}) =>
  table({
    given: {
      phase: 'dice',
      dice: Object.fromEntries(colours.map((colour) => [colour, 6])),
      players: {
        red: {
          points: 5,
          guilders: 7,
          workers: { red: 2 },
          canals: [1, 0],
          threats: Object.fromEntries(colours.map((colour) => [colour, 2])),
          ...red,
        },
        ...more,
      },
    },
  });

const BEARERS = [
  ['dyke-reeve', 'blue'],
  ['plague-nurse', 'brown'],
  ['fire-warden', 'red'],
  ['bodyguard', 'purple'],
  ['wall-guard', 'yellow'],
] as const;

describe('[G11] every bearer', () => {
  test.each(BEARERS)(
    '%s: the third %s marker is taken and does no damage; the three go back for 3 points',
    (bearer, colour) => {
      const game = roll([colour], { houses: [`red: ${bearer}`, 'blue: cook'] });
      expect(game.before).toContainEqual({ t: 'threat', seat: 0, colour, source: 'dice', from: null });
      expect(game.before).toContainEqual({ t: 'strike', seat: 0, colour, spared: true });
      expect(game.facts()).toMatchObject({
        players: {
          red: {
            points: 8,
            guilders: 7,
            workerCount: 2,
            canals: [1, 0],
            threatCount: 0,
            houses: [`red: ${bearer}`, 'blue: cook'],
          },
        },
      });
    },
  );

  test.each(BEARERS)('%s: markers short of the third bring nothing', (bearer, colour) => {
    const game = roll([colour], { threats: { [colour]: 1 }, houses: [`red: ${bearer}`] });
    expect(game.player('red')).toMatchObject({ points: 5, threats: { [colour]: 2 } });
  });

  test.each(BEARERS)('%s: only against its own colour', (bearer, colour) => {
    // intrigue for everybody but the bodyguard, who sees a raid
    const other = colour === 'purple' ? 'yellow' : 'purple';
    const game = roll([other], { houses: [`red: ${bearer}`] });
    expect(game.player('red')).toMatchObject(other === 'purple' ? { points: 2 } : { points: 5, guilders: 0 });
  });
});

test('[Bruges 7.5] in phase 3 as well, when somebody’s arrow brings the third marker', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['firebug', 'cook'], guilders: 3, houses: ['red'] },
        ivory: { points: 5, threats: { red: 2 }, houses: ['red: fire-warden'] },
        green: { points: 5, threats: { red: 2 }, houses: ['blue'] },
      },
    },
  });
  game.play('red', { do: 'play', card: 'firebug', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({
    players: {
      red: { guilders: 3 },
      ivory: { points: 8, threatCount: 0, houses: ['red: fire-warden'] },
      green: { points: 5, threatCount: 0, houses: [] },
    },
  });
});

test('a marker passed on by the crossbowman does no damage either, and its giver gets no point', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      players: {
        red: {
          points: 5,
          hand: ['cook', 'nun'],
          workers: { yellow: 1 },
          threats: { purple: 1 },
          houses: ['red: crossbowman'],
        },
        ivory: { points: 5, threats: { purple: 2 }, houses: ['red: bodyguard'] },
      },
    },
  });
  game.play('red', { do: 'activate', person: 'crossbowman' });
  expect(game.facts()).toMatchObject({
    players: { red: { points: 5, threatCount: 0 }, ivory: { points: 8, threatCount: 0 } },
  });
});

test('no damage was suffered: the grave robber gets nothing', () => {
  const game = roll(
    ['purple'],
    { houses: ['red: bodyguard'] },
    { ivory: { guilders: 0, houses: ['red: grave-robber'] } },
  );
  expect(game.player('ivory').guilders).toBe(0);
});

test('[Bruges 2.10] two threats at once: fire before the plague, and the warden still helps', () => {
  const game = roll(['red', 'brown'], { canals: [0, 0], houses: ['red: fire-warden'] });
  game.play('red', { do: 'strike', colour: 'red' });
  expect(game.facts()).toMatchObject({ players: { red: { points: 8, houses: ['red'] } } });
});

test('[Bruges 2.10] the plague first takes the warden, and the house burns', () => {
  const game = roll(['red', 'brown'], { canals: [0, 0], houses: ['red: fire-warden'] });
  game.play('red', { do: 'strike', colour: 'brown' });
  expect(game.facts()).toMatchObject({ players: { red: { points: 5, houses: [] } } });
});

test('two protectors, two threats: 3 points for each', () => {
  const game = roll(['blue', 'yellow'], { houses: ['red: dyke-reeve', 'red: wall-guard'] });
  game.play('red', { do: 'strike', colour: 'yellow' });
  expect(game.facts()).toMatchObject({ players: { red: { points: 11, guilders: 7, workerCount: 2 } } });
});

test('each bearer is used on its own: two against one threat bring 6', () => {
  const game = table({
    given: {
      players: {
        red: { hand: ['schemer', 'cook'], guilders: 3, houses: ['red'] },
        ivory: { points: 5, threats: { purple: 2 }, houses: ['red: bodyguard', 'blue'] },
      },
    },
  });
  twin(game, 'ivory', 'bodyguard');
  playWithTwins(game, 'red', { do: 'play', card: 'schemer', as: 'person', house: 'red' });
  expect(game.player('ivory')).toMatchObject({ points: 11, threats: { purple: 0 } });
});

test('[Bruges 7.5] it acts by itself and cannot be used', () => {
  const game = table({ given: { players: { red: { hand: ['cook', 'nun'], houses: ['red: wall-guard'] } } } });
  expect(game.why('red', { do: 'activate', person: 'wall-guard' })).toBe('notUsable');
});
