import { bruges, type HouseView, PERSONS, type PlayerView, roundsByPiles, type View } from '@guildhall/bruges';
import { describe, expect, test } from 'vitest';
import { factsOf } from './facts.ts';

const begun = bruges.view(bruges.setup(bruges.options({}, 2), 2, 1), [0]);

/** At the first seat's view, with something changed in their town. */
const seen = (change: Partial<PlayerView>): View => ({
  ...begun,
  players: begun.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
});
const threats = (colour: 'blue' | 'brown', n: number) => ({ ...begun.players[0]!.threats, [colour]: n });
const house = (person: number): HouseView => ({
  colour: 'red',
  card: null,
  person,
  used: false,
  maybe: [],
  sure: false,
});
const cardOf = (id: string): number => PERSONS.find((person) => person.id === id)!.card;
const at = (view: View, me: number | null = 0) => ({ view, me, names: ['Ada', 'Ben'], lang: 'en' as const });

describe('a threat says what it will do to whoever looks', () => {
  test('how many workers the next flood drowns', () => {
    const workers = { blue: 1, brown: 0, red: 3, purple: 0, yellow: 0 };
    const view = seen({ threats: threats('blue', 2), workers });
    expect(factsOf('marker:blue', at(view))).toEqual([
      'The next marker drowns your 4 workers.',
      'A blue 5 or 6 brings everybody a flood marker.',
    ]);
    expect(factsOf('marker:blue', at(seen({ threats: threats('blue', 1), workers })))[0]).toMatch(/^The third/);
  });

  test('nothing is taken from who is protected', () => {
    const houses = [house(cardOf('plague-nurse')), house(cardOf('farmhand'))];
    const [fact] = factsOf('marker:brown', at(seen({ threats: threats('brown', 2), houses })));
    expect(fact).toBe('The next marker does you no damage: “Plague Nurse” protects, and brings points.');
  });

  test('of another player it speaks of them', () => {
    const [fact] = factsOf(
      'rival:0.brown',
      at(seen({ threats: threats('brown', 2), houses: [house(cardOf('farmhand'))] }), 1),
    );
    expect(fact).toBe('The next marker takes the only person.');
  });
});

test('a canal section says the colour and the price of its next space', () => {
  const [fact] = factsOf('section:0', at(seen({ canals: [1, 0] })));
  expect(fact).toBe('The next space is built with a yellow card and costs 2 guilders.');
});

test('the piles tell how many rounds there may be', () => {
  const pile = (size: number) => ({ size, top: 'red' as const });
  expect(roundsByPiles({ seats: 2, piles: [pile(16), pile(9)] })).toEqual({ from: 2, to: 3 });
});
