import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

const last = (red: object, more: object = {}) =>
  table({ given: { phase: 'majorities', round: 6, lastRound: 6, players: { red, ...more } } });

/** What this laurel brought in the final scoring. */
function laurel(id: string, red: object, more: object = {}): number {
  const lines = last(red, more).before.flatMap((event) =>
    event.t === 'final' && event.seat === 0 && event.item === `laurel.${id}` ? [event.points] : [],
  );
  return lines.reduce((all, points) => all + points, 0);
}

/** Everybody lives in a red house. */
const lives = (...persons: string[]) => ({ houses: persons.map((person) => `red: ${person}`) });

describe('[Bruges 7.6] [Bruges 10.4] every laurel, counted by hand', () => {
  test.each<[string, string, object, number]>([
    // two points for each person of a group, itself included
    ['mayor', 'three bureaucrats and a cook', lives('mayor', 'town-clerk', 'bailiff', 'cook'), 6],
    ['castellan', 'three of the castle and a nun', lives('castellan', 'cook', 'servant', 'nun'), 6],
    ['guild-master', 'two craftsmen and a poet', lives('guild-master', 'weaver', 'poet'), 4],
    ['abbess', 'four of the church and a king', lives('abbess', 'nun', 'vicar', 'canon', 'king'), 8],
    ['master-of-revels', 'three entertainers and a judge', lives('master-of-revels', 'bard', 'jester', 'judge'), 6],
    ['hanseatic-merchant', 'two merchants and a cook', lives('hanseatic-merchant', 'accountant', 'cook'), 4],
    ['duchess', 'four nobles and a cook', lives('duchess', 'queen', 'prince', 'squire', 'cook'), 8],
    ['captain-of-the-guard', 'three protectors', lives('captain-of-the-guard', 'knight', 'gatekeeper', 'cook'), 6],
    ['rector', 'two scholars and a nun', lives('rector', 'lawyer', 'nun'), 4],
    ['gang-leader', 'three of the underworld', lives('gang-leader', 'pickpocket', 'smuggler', 'nun'), 6],
    ['master-painter', 'four artists', lives('master-painter', 'poet', 'goldsmith', 'gilder', 'nun'), 8],
    // two points for each house of a colour: the house decides, not who lives there
    ['sculptor', 'three red houses', { houses: ['red: sculptor', 'red', 'red: cook', 'blue: bard'] }, 6],
    ['glass-painter', 'one blue house', { houses: ['blue', 'red: glass-painter', 'red: cook'] }, 2],
    ['wood-carver', 'two brown houses', { houses: ['brown: wood-carver', 'brown', 'red: nun'] }, 4],
    ['illuminator', 'three purple ones', { houses: ['purple', 'purple', 'purple: cook', 'red: illuminator'] }, 6],
    ['gilder', 'one yellow house', { houses: ['yellow: gilder', 'blue: judge'] }, 2],
    // houses
    ['architect', 'five houses', { houses: ['red: architect', 'red', 'blue', 'yellow: cook', 'brown'] }, 5],
    ['tower-warden', 'two empty ones', { houses: ['red: tower-warden', 'red', 'blue', 'blue: cook'] }, 4],
    [
      'building-inspector',
      'red, blue, yellow',
      { houses: ['red: building-inspector', 'red', 'blue', 'yellow: cook'] },
      3,
    ],
    // persons
    ['engraver', 'artist, castle, church, noble', lives('engraver', 'poet', 'cook', 'nun', 'king'), 4],
    ['king', '12, 9, 12 and 9; not 6, not 3', lives('king', 'queen', 'banker', 'composer', 'weaver', 'servant'), 8],
    ['prioress', '3, 0 and 3; not 6, not 12', lives('prioress', 'cook', 'coachman', 'weaver', 'king'), 3],
    ['chronicler', 'three arrows', lives('chronicler', 'cook', 'alchemist', 'poet', 'weaver', 'servant'), 6],
    // everything else
    [
      'keeper-of-the-seals',
      'reputation, and people in this phase 4',
      { majorities: ['reputation'], ...lives('keeper-of-the-seals') },
      6,
    ],
    ['stonecutter', 'two statues', { statues: [7, 6], completed: [true, true], ...lives('stonecutter') }, 8],
    ['shipowner', '5 and 2 tokens', { canals: [5, 2], ...lives('shipowner') }, 7],
    ['baron', 'step 6, worth 7', { reputation: 6, ...lives('baron') }, 6],
    ['treasurer', '11 guilders, 3 lots of 3', { guilders: 11, ...lives('treasurer') }, 3],
    ['bishop', '7 workers, 3 pairs', { workers: { blue: 3, red: 4 }, ...lives('bishop') }, 3],
    ['beguine', 'no brown, red or purple marker', { threats: { blue: 2, yellow: 1 }, ...lives('beguine') }, 3],
  ])('%s: %s', (id, _, red, points) => {
    expect(laurel(id, red)).toBe(points);
  });

  test.each<[string, string, object]>([
    ['tower-warden', 'no empty house', lives('tower-warden')],
    ['treasurer', '2 guilders', { guilders: 2, ...lives('treasurer') }],
    ['bishop', 'one worker', { workers: { red: 1 }, ...lives('bishop') }],
    ['stonecutter', 'no statue', lives('stonecutter')],
    ['shipowner', 'no token', lives('shipowner')],
    ['baron', 'no step', lives('baron')],
    ['sculptor', 'no red house', { houses: ['blue: sculptor'] }],
    ['chronicler', 'no arrow', lives('chronicler', 'weaver')],
    [
      'beguine',
      'a marker of each',
      { threats: { blue: 1, brown: 1, red: 1, purple: 1, yellow: 1 }, ...lives('beguine') },
    ],
  ])('%s: nothing for %s', (id, _, red) => {
    expect(laurel(id, red)).toBe(0);
  });

  test('keeper-of-the-seals: nothing where others lead', () => {
    expect(laurel('keeper-of-the-seals', lives('keeper-of-the-seals'), { ivory: lives('cook', 'nun') })).toBe(0);
  });
});

test('the whole sum: 3 for the person, 1 for the house, 3 for the laurel', () => {
  const game = last(
    { points: 10, reputation: 3, ...lives('baron') },
    { ivory: { reputation: 4, ...lives('cook', 'nun') } },
  );
  // 3 for the third step
  expect(game.player('red').points).toBe(10 + 3 + 1 + 3 + 3);
});

test('every laurel is counted on its own: what one counts the other may count too', () => {
  const red = { houses: ['red: mayor', 'red: engraver', 'blue: architect', 'blue: treasurer'], guilders: 6 };
  expect(laurel('mayor', red)).toBe(4);
  expect(laurel('treasurer', red)).toBe(2);
  // bureaucrats and artists
  expect(laurel('engraver', red)).toBe(2);
  expect(laurel('architect', red)).toBe(4);
});

test('nothing is used up: the guilders counted still break a tie', () => {
  const game = last({ guilders: 6, ...lives('treasurer') });
  expect(game.player('red').guilders).toBe(6);
});

test('on the situation after the last phase 4', () => {
  // the marker for canals is turned in this phase 4 and counts
  const game = last(
    { canals: [1, 0], ...lives('keeper-of-the-seals') },
    { ivory: { houses: ['red: cook', 'red: nun'] } },
  );
  expect(game.before).toContainEqual({ t: 'final', seat: 0, item: 'laurel.keeper-of-the-seals', points: 3 });
});

test('[Bruges 7.6] nothing before the end: neither on recruitment, nor by use, nor when a round ends', () => {
  const game = table({
    seats: ['red', 'ivory'],
    given: {
      card: 4,
      turn: 'ivory',
      players: {
        red: { points: 5, houses: ['red: bishop'] },
        ivory: { points: 5, hand: ['treasurer'], guilders: 9, houses: ['red'] },
      },
    },
  });
  expect(game.why('ivory', { do: 'activate', person: 'bishop' })).not.toBeNull();
  game.play('ivory', { do: 'play', card: 'treasurer', as: 'person', house: 'red' });
  expect(game.facts()).toMatchObject({ round: 2, players: { red: { points: 5 }, ivory: { points: 5 } } });
});

test('[Bruges 7.6] it cannot be used', () => {
  const game = table({ given: { players: { red: { hand: ['cook', 'nun'], houses: ['red: bishop'] } } } });
  expect(game.offers('red', { do: 'activate' })).toEqual([]);
  expect(game.why('red', { do: 'activate', person: 'bishop' })).toBe('notUsable');
});

test('[Bruges 7.8] a laurel in the hand or taken by the plague brings nothing', () => {
  expect(laurel('bishop', { hand: ['bishop'], workers: { red: 8 } })).toBe(0);
  const game = table({
    given: {
      phase: 'dice',
      dice: { brown: 6 },
      players: { red: { threats: { brown: 2 }, workers: { red: 8 }, houses: ['red: bishop'] } },
    },
  });
  expect(game.facts()).toMatchObject({ players: { red: { final: { persons: 0, houses: 1 } } } });
  expect(game.facts()).not.toHaveProperty(['players', 'red', 'final', 'laurel.bishop']);
});
