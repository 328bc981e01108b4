import { expect, test } from 'vitest';
import { bruges } from './game.ts';
import { colourOf } from './persons/deck.ts';
import { PERSONS } from './persons/index.ts';
import { cardNamed } from './scenario/position.ts';
import { table } from './scenario/table.ts';
import type { View } from './view.ts';

const card = (id: string) => cardNamed(id)!;
const worlds = (view: View, n = 60) => Array.from({ length: n }, (_, seed) => bruges.imagine(view, seed));

test('[G14] the face of a house is known to its owner only', () => {
  const game = table({ given: { players: { red: { houses: [{ card: 'cook' }] } } } });
  expect(bruges.view(game.state, [0]).players[0]!.houses[0]).toMatchObject({ card: card('cook'), colour: 'blue' });
  expect(bruges.view(game.state, [1]).players[0]!.houses[0]).toMatchObject({ card: null, colour: 'blue' });
});

test('[G14] the discard pile lies open and in order', () => {
  const game = table({ given: { discard: ['cook', 'nun'] } });
  expect(bruges.view(game.state, []).discard.map((each) => PERSONS[each]!.id)).toEqual(['nun', 'cook']);
});

test('[G20] an imagined hand has the colours everybody sees, and faces nobody has seen', () => {
  const game = table({ given: { players: { red: { hand: ['cook', 'nun', 'king'] } }, discard: ['weaver'] } });
  const hands = new Set<string>();
  for (const world of worlds(bruges.view(game.state, [1]))) {
    const { hand } = world.players[0]!;
    expect(hand.map(colourOf)).toEqual(['blue', 'brown', 'yellow']);
    expect(hand).not.toContain(card('weaver'));
    hands.add(hand.join());
  }
  expect(hands.size).toBeGreaterThan(20);
});

test('[G20] an imagined pile has the top that everybody sees', () => {
  const game = table({ given: { piles: [['cook'], ['king']] } });
  for (const world of worlds(bruges.view(game.state, [0]), 10)) {
    expect(world.piles.map((pile) => colourOf(pile.at(-1)!))).toEqual(['blue', 'yellow']);
  }
});

test('[G20] a card that went openly into a hand stays known there', () => {
  const game = table({
    given: {
      phase: 'dice',
      dice: { red: 6 },
      players: { red: { threats: { red: 2 }, hand: ['weaver', 'king'], houses: ['red: cook'] } },
    },
  });
  expect(game.facts()).toMatchObject({ players: { red: { shown: ['cook'] } } });
  for (const world of worlds(bruges.view(game.state, [1]))) expect(world.players[0]!.hand).toContain(card('cook'));
});

test('[G20] a house laid from such a hand may be that card, no more is known', () => {
  const game = table({
    given: { players: { red: { hand: ['cook', 'weaver', 'king'], shown: ['cook'], workers: { blue: 1 } } } },
  });
  game.play('red', { do: 'play', card: 'weaver', as: 'house' });
  const seen = bruges.view(game.state, [1]).players[0]!;
  expect(seen.houses[0]).toMatchObject({ card: null, maybe: [card('cook')], sure: false });
  const under = worlds(bruges.view(game.state, [1])).map((world) => {
    const player = world.players[0]!;
    // the known card is in the hand or under the house, never both, never gone
    expect([...player.hand, player.houses[0]!.card].filter((each) => each === card('cook'))).toHaveLength(1);
    return player.houses[0]!.card === card('cook');
  });
  expect(new Set(under)).toEqual(new Set([true, false]));
});

test('[G20] the only card of its colour, known to all, is known under the house as well', () => {
  const game = table({
    given: { players: { red: { hand: ['cook', 'king'], shown: ['cook'], workers: { blue: 1 } } } },
  });
  game.play('red', { do: 'play', card: 'cook', as: 'house' });
  for (const world of worlds(bruges.view(game.state, [1]), 20)) {
    expect(world.players[0]!.houses[0]!.card).toBe(card('cook'));
  }
});

test('[G20] when the card is seen elsewhere, the house hides something else', () => {
  const game = table({
    given: { players: { red: { hand: ['cook', 'weaver', 'king'], shown: ['cook'], workers: { blue: 1 } } } },
  });
  game.play('red', { do: 'play', card: 'weaver', as: 'house' });
  game.play('ivory', { do: 'play', card: game.player('ivory').hand[0]!, as: 'workers' });
  game.play('green', { do: 'play', card: game.player('green').hand[0]!, as: 'workers' });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  const seen = bruges.view(game.state, [1]).players[0]!;
  expect(seen.shown).toEqual([]);
  expect(seen.houses[0]!.maybe).toEqual([]);
});

test('nobody but its owner learns which card was drawn to be played', () => {
  const game = table({
    given: {
      players: { red: { hand: ['king'], workers: { blue: 1 }, houses: ['red: princess'] } },
      piles: [['cook'], ['nun']],
    },
  });
  game.play('red', { do: 'activate', person: 'princess' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(bruges.view(game.state, [0]).agenda.at(-1)).toMatchObject({ t: 'extraPlay', card: card('cook') });
  expect(bruges.view(game.state, [1]).agenda.at(-1)).toMatchObject({ t: 'extraPlay', card: { back: 'blue' } });
  for (const world of worlds(bruges.view(game.state, [1]), 20)) {
    const top = world.agenda.at(-1) as { card: number };
    expect(world.players[0]!.hand).toContain(top.card);
    expect(colourOf(top.card)).toBe('blue');
  }
});
