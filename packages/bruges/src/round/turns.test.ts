import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

test('[Bruges 6.1] four times around, one card each', () => {
  const game = table({ seats: ['red', 'ivory'], given: { players: { red: { houses: [] } } } });
  const turns: string[] = [];
  while (game.state.stage === 'actions') {
    const [[seat]] = game.asked()!;
    turns.push(seat!);
    const { hand } = game.player(seat!);
    game.play(seat!, { do: 'play', card: hand[0]!, as: 'workers' });
  }
  expect(turns).toEqual(['red', 'ivory', 'red', 'ivory', 'red', 'ivory', 'red', 'ivory']);
});

test('[Bruges 6.9] persons before and after the card, in any order', () => {
  const game = table({
    given: {
      players: { red: { guilders: 0, hand: ['cook', 'nun'], houses: ['red: accountant', 'red: queen'], points: 0 } },
    },
  });
  game.play('red', { do: 'activate', person: 'queen' });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.asked()).toEqual([['red'], 'afterwards', null]);
  game.play('red', { do: 'activate', person: 'accountant' });
  expect(game.player('red')).toMatchObject({ guilders: 2, points: 1 });
  // nothing is left to decide
  expect(game.asked()![0]).toEqual(['ivory']);
});

test('[Bruges 6.10] a player without a card may use persons; the play is not made up for', () => {
  const game = table({
    given: { card: 3, players: { red: { hand: [], guilders: 0, houses: ['red: accountant'] } } },
  });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
  expect(game.offers('red', { do: 'endTurn' })).toHaveLength(1);
  game.play('red', { do: 'activate', person: 'accountant' });
  expect(game.player('red').guilders).toBe(2);
  expect(game.asked()![0]).toEqual(['ivory']);
});

test('[Bruges 6.10] [G21] without card and without persons the turn passes by itself', () => {
  const game = table({ given: { players: { red: { hand: [] } } } });
  expect(game.before).toContainEqual({ t: 'endTurn', seat: 0, played: false });
  expect(game.asked()![0]).toEqual(['ivory']);
});

test('[Bruges 6.11] who gets a card in hand before the regular play must play it', () => {
  const game = table({
    given: { players: { red: { hand: [], workers: { red: 1 }, houses: ['red: servant', 'red: accountant'] } } },
  });
  expect(game.offers('red', { do: 'endTurn' })).toHaveLength(1);
  game.play('red', { do: 'activate', person: 'servant' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.offers('red', { do: 'endTurn' })).toEqual([]);
  expect(game.offers('red', { do: 'play', as: 'workers' })).toHaveLength(1);
});

test('[Bruges 6.12] persons may empty the hand; cards left stay for the next round', () => {
  const game = table({
    given: { card: 4, turn: 'green', players: { green: { hand: ['cook', 'nun'] } } },
  });
  game.play('green', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.state.round).toBe(2);
  expect(game.facts()).toMatchObject({ players: { green: { hand: ['nun'] } } });
});

test('[Bruges 7.7] a person recruited this turn can be used this turn', () => {
  const game = table({ given: { players: { red: { guilders: 3, hand: ['accountant', 'cook'], houses: ['red'] } } } });
  game.play('red', { do: 'play', card: 'accountant', as: 'person', house: 'red' });
  game.play('red', { do: 'activate', person: 'accountant' });
  expect(game.player('red').guilders).toBe(2);
});

test('[G5] an extra card comes on top of the four', () => {
  const game = table({
    given: { players: { red: { hand: ['cook', 'nun', 'poet'], workers: { yellow: 1 }, houses: ['red: coachman'] } } },
  });
  game.play('red', { do: 'activate', person: 'coachman' });
  game.play('red', { do: 'play', card: 'cook', as: 'workers' });
  expect(game.asked()).toEqual([['red'], 'turn', null]);
  game.play('red', { do: 'play', card: 'nun', as: 'workers' });
  expect(game.asked()![0]).toEqual(['ivory']);
});
