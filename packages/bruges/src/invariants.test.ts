import { expect, test } from 'vitest';
import { bruges } from './game.ts';
import { table } from './scenario/table.ts';
import { changeHouse, type State } from './state.ts';

/** A sound position, broken in one way. */
function broken(breakIt: (state: State) => void): readonly string[] {
  const { state } = table({
    given: {
      players: {
        red: {
          hand: ['cook', 'king'],
          houses: ['red: nun', 'blue'],
          canals: [5, 0],
          statues: [7],
          threats: { red: 1 },
        },
      },
    },
  });
  expect(bruges.violations(state)).toEqual([]);
  breakIt(state);
  return bruges.violations(state);
}

test.each<[string, (state: State) => void, RegExp]>([
  ['a card is gone', (state) => state.piles[0].pop(), /is there 0 times/],
  ['a card is there twice', (state) => state.discard.push(state.players[0]!.hand[0]!), /is there 2 times/],
  ['three markers are kept', (state) => (state.players[0]!.threats.red = 3), /3 red markers/],
  ['ten markers of a colour', (state) => state.players.map((player) => (player.threats.blue = 4)), /12 blue markers/],
  ['a statue is gone', (state) => state.statues--, /statues/],
  ['a statue without a section', (state) => (state.players[0]!.completed = [false, false]), /statues for 0 sections/],
  ['six tokens in a section', (state) => (state.players[0]!.canals[0] = 6), /6 tokens/],
  ['reputation beyond the track', (state) => (state.players[0]!.reputation = 9), /step 9/],
  ['points from nowhere', (state) => state.players[0]!.points++, /given 5/],
  ['guilders below 0', (state) => (state.players[0]!.guilders = -1), /-1 guilders/],
  ['an empty house was used', (state) => changeHouse(state.players[0]!, 1, { used: true }), /not there/],
  ['a hand out of order', (state) => state.players[0]!.hand.reverse(), /out of order/],
  ['a card known to be there is not', (state) => state.players[0]!.shown.push(164), /has not/],
  ['a die shows 7', (state) => (state.dice.red = 7), /shows 7/],
])('%s', (_, breakIt, expected) => {
  expect(broken(breakIt).join('; ')).toMatch(expected);
});
