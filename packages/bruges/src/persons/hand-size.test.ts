import { expect, test } from 'vitest';
import { table } from '../scenario/table.ts';
import { playWithTwins, twin } from '../scenario/twin.ts';

const full = {
  ivory: { hand: ['bard', 'vicar', 'saddler', 'canon', 'judge'] },
  green: { hand: ['piper', 'poet', 'baron', 'squire', 'herald'] },
};
const draw = (red: object, more: object = {}) =>
  table({ given: { phase: 'draw', players: { red: { houses: ['red: inventor'], ...red }, ...full }, ...more } });
const five = ['weaver', 'tanner', 'queen', 'dyer', 'king'];

test('[Bruges 7.5] inventor: five cards must be drawn, a sixth may be', () => {
  const game = draw({});
  for (let card = 0; card < 5; card++) {
    expect(game.asked()).toEqual([['red'], 'draw', null]);
    expect(game.offers('red', { do: 'decline' })).toEqual([]);
    game.play('red', { do: 'draw', pile: 'left' });
  }
  expect(game.asked()).toEqual([['red'], 'drawMore', 'person.inventor']);
  expect(game.offers('red', {})).toEqual([{ do: 'draw', pile: 0 }, { do: 'draw', pile: 1 }, { do: 'decline' }]);
  game.play('red', { do: 'draw', pile: 'right' });
  expect(game.player('red').hand).toHaveLength(6);
  expect(game.state.stage).not.toBe('draw');
});

test('[G17] decided with five in hand, before looking at any new card', () => {
  const game = draw({ hand: five.slice(0, 3) }, { piles: [['cook', 'nun'], ['bishop']] });
  game.play('red', { do: 'draw', pile: 'left' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.asked()).toEqual([['red'], 'drawMore', 'person.inventor']);
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 3, fresh: 2 } } });
  const events = game.play('red', { do: 'decline' });
  expect(events.filter(({ t }) => t === 'draw' || t === 'effect')).toEqual([]);
  expect(game.facts()).toMatchObject({
    players: { red: { hand: ['cook', 'weaver', 'nun', 'tanner', 'queen'], fresh: 0 } },
  });
});

test('[G17] five cards kept from the round before: only the sixth is asked', () => {
  const game = draw({ hand: five });
  expect(game.asked()).toEqual([['red'], 'drawMore', 'person.inventor']);
});

test('[G10] six or more are enough', () => {
  expect(draw({ hand: [...five, 'cook'] }).player('red').hand).toHaveLength(6);
  expect(draw({ hand: [...five, 'cook', 'nun'] }).player('red').hand).toHaveLength(7);
  expect(draw({ hand: [...five, 'cook'] }).before.filter(({ t }) => t === 'draw')).toEqual([]);
});

test('nobody else is asked for a sixth', () => {
  const game = table({
    given: { phase: 'draw', players: { ...full, red: { hand: five }, ivory: { hand: [], houses: ['red: inventor'] } } },
  });
  for (let card = 0; card < 5; card++) game.play('ivory', { do: 'draw', pile: 'left' });
  expect(game.asked()).toEqual([['ivory'], 'drawMore', 'person.inventor']);
  game.play('ivory', { do: 'decline' });
  expect(game.player('red').hand).toHaveLength(5);
  expect(game.player('green').hand).toHaveLength(5);
});

test('[Bruges 4.5] the sixth card empties a pile: this round is the last', () => {
  const game = draw({ hand: five }, { round: 4, pileSizes: [1, 9], rest: 'discard', extraSize: 20 });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ lastRound: 4, extraSize: 0, pileSizes: [20, 9] });
});

test('[G8] nothing left to draw: not asked', () => {
  const game = draw({ hand: five }, { lastRound: 9, pileSizes: [0, 0], rest: 'green' });
  expect(game.player('red').hand).toHaveLength(5);
  expect(game.before.filter(({ t }) => t === 'draw')).toEqual([]);
  expect(game.asked()).not.toMatchObject([['red'], 'drawMore', 'person.inventor']);
});

test('a single pile left: draw from it or not', () => {
  const game = draw({ hand: five }, { lastRound: 9, pileSizes: [1, 0], rest: 'green' });
  expect(game.offers('red', {})).toEqual([{ do: 'draw', pile: 0 }, { do: 'decline' }]);
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.player('red').hand).toHaveLength(6);
});

test('the largest size counts: two of them make six cards, not seven', () => {
  const game = table({
    given: {
      phase: 'draw',
      start: 'green',
      players: {
        ...full,
        green: { hand: full.green.hand.slice(0, 4) },
        red: { hand: five, houses: ['red: inventor', 'blue'] },
      },
    },
  });
  twin(game, 'red', 'inventor');
  playWithTwins(game, 'green', { do: 'draw', pile: 'left' });
  playWithTwins(game, 'red', { do: 'draw', pile: 'left' });
  expect(game.player('red').hand).toHaveLength(6);
  expect(game.state.stage).not.toBe('draw');
});

test('[Bruges 7.5] it acts by itself and cannot be used', () => {
  const game = table({ given: { players: { red: { hand: ['cook', 'nun'], houses: ['red: inventor'] } } } });
  expect(game.why('red', { do: 'activate', person: 'inventor' })).toBe('notUsable');
});
