import { expect, test } from 'vitest';
import { bruges } from '../game.ts';
import { table } from '../scenario/table.ts';
import { backOf } from '../view.ts';

const five = {
  red: ['weaver', 'tanner', 'queen', 'dyer', 'king'],
  ivory: ['bard', 'vicar', 'saddler', 'canon', 'judge'],
  green: ['piper', 'poet', 'baron', 'squire', 'herald'],
};
const full = { ivory: { hand: five.ivory }, green: { hand: five.green } };

test('[Bruges 4.1] drawing, dice, actions, majorities, and again', () => {
  const game = table({ given: { phase: 'draw', players: { red: { hand: five.red }, ...full } } });
  const stages = game.before.flatMap((event) => (event.t === 'stage' ? [event.stage] : []));
  while (game.state.round === 1) {
    const [[seat]] = game.asked()!;
    const [option] = [...game.offers(seat!, { do: 'decline' }), ...game.offers(seat!, { do: 'play', as: 'workers' })];
    for (const event of game.play(seat!, { ...option })) if (event.t === 'stage') stages.push(event.stage);
  }
  expect(stages).toEqual(['dice', 'actions', 'majorities', 'draw']);
});

test('[Bruges 4.2] card by card from either pile up to five; cards kept count', () => {
  const game = table({
    given: {
      phase: 'draw',
      players: { red: { hand: ['weaver', 'tanner', 'queen'] }, ...full },
      piles: [['cook'], ['nun', 'bishop']],
    },
  });
  expect(game.asked()).toEqual([['red'], 'draw', null]);
  expect(game.offers('red', { do: 'draw' })).toHaveLength(2);
  game.play('red', { do: 'draw', pile: 'right' });
  game.play('red', { do: 'draw', pile: 'right' });
  expect(game.facts()).toMatchObject({ players: { red: { hand: ['weaver', 'nun', 'tanner', 'queen', 'bishop'] } } });
});

test('[Bruges 4.2] in turn order from the start player on', () => {
  const game = table({ given: { phase: 'draw', start: 'green' } });
  for (const seat of ['green', 'red', 'ivory']) {
    for (let card = 0; card < 5; card++) {
      expect(game.asked()).toEqual([[seat], 'draw', null]);
      game.play(seat, { do: 'draw', pile: 'left' });
    }
  }
  expect(game.asked()).not.toMatchObject([expect.anything(), 'draw', null]);
});

test('[Bruges 4.3] nobody sees a new card before the hand is complete', () => {
  const game = table({ given: { phase: 'draw', players: full } });
  game.play('red', { do: 'draw', pile: 'left' });
  const own = bruges.view(game.state, [0]);
  expect(own.players[0]!.hand).toEqual([]);
  expect(own.players[0]!.fresh).toHaveLength(1);
  expect(own.players[0]!.fresh[0]).toEqual({ back: expect.any(String) });
  for (let card = 0; card < 4; card++) game.play('red', { do: 'draw', pile: 'right' });
  expect(bruges.view(game.state, [0]).players[0]!.hand.every((card) => typeof card === 'number')).toBe(true);
});

test('[Bruges 3.3] [G20] everybody sees the backs of hands, of fresh cards and of the tops of all three piles', () => {
  const game = table({ given: { phase: 'draw', players: full, piles: [['cook'], ['nun']] } });
  game.play('red', { do: 'draw', pile: 'left' });
  const seen = bruges.view(game.state, []);
  expect(seen.players[0]!.fresh).toEqual([{ back: 'blue' }]);
  expect(seen.players[1]!.hand.map(backOf)).toEqual(['brown', 'red', 'red', 'purple', 'yellow']);
  expect(seen.piles[1].top).toBe('brown');
  expect(seen.extra.top).not.toBeNull();
});

test('[Bruges 4.4] [Bruges 4.5] a pile that runs out in phase 1 brings the extra pile, and this round is the last', () => {
  const game = table({
    given: { phase: 'draw', round: 5, players: full, pileSizes: [2, 9], rest: 'discard', extraSize: 20 },
  });
  for (let card = 0; card < 3; card++) game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ lastRound: 5, pileSizes: [19, 9], extraSize: 0 });
});

test('[Bruges 4.5] in phase 3 the next round is the last', () => {
  const game = table({
    given: {
      round: 5,
      players: { red: { hand: ['cook', 'nun'], houses: ['red: servant'] } },
      pileSizes: [1, 9],
      rest: 'discard',
      extraSize: 20,
    },
  });
  game.play('red', { do: 'activate', person: 'servant' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ lastRound: 6, pileSizes: [20, 9] });
});

test('[Bruges 4.5] nothing later changes the last round', () => {
  const game = table({
    given: {
      round: 5,
      lastRound: 5,
      players: { red: { hand: ['cook', 'nun'], houses: ['red: servant'] } },
      pileSizes: [1, 9],
      rest: 'discard',
    },
  });
  game.play('red', { do: 'activate', person: 'servant' });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ lastRound: 5, pileSizes: [4, 5] });
});

test('[Bruges 4.6] the other pile is cut: the upper half, rounded up, stays', () => {
  const game = table({
    given: {
      phase: 'draw',
      lastRound: 9,
      players: full,
      piles: [['cook'], ['nun', 'bishop', 'mayor', 'castellan', 'jester']],
      pileSizes: [1, 5],
      rest: 'discard',
    },
  });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ pileSizes: [2, 3], tops: ['red', 'brown'] });
});

test('[Bruges 4.6] [G21] with one card left there is one pile, and it is drawn without asking', () => {
  const game = table({
    given: {
      phase: 'draw',
      lastRound: 9,
      players: { red: { hand: five.red.slice(0, 3) }, ...full },
      piles: [['cook'], ['nun']],
      pileSizes: [1, 1],
      rest: 'discard',
    },
  });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 5 } }, pileSizes: [0, 0] });
});

test('[G8] [G24] with no pile left the discard pile is shuffled and split, the first pile being the larger', () => {
  const game = table({
    given: {
      phase: 'draw',
      lastRound: 9,
      players: { red: { hand: five.red.slice(0, 4) }, ...full },
      pileSizes: [0, 0],
      discard: ['cook', 'nun', 'bishop', 'mayor', 'jester'],
      rest: 'green',
    },
  });
  expect(game.facts()).toMatchObject({ pileSizes: [3, 2], discardSize: 0 });
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 5 } }, lastRound: 9 });
});

test('[G8] without discards either, nothing is drawn', () => {
  const game = table({
    given: {
      phase: 'draw',
      lastRound: 9,
      players: { red: { hand: ['cook'] }, ...full },
      pileSizes: [0, 0],
      rest: 'green',
    },
  });
  expect(game.player('red').hand).toHaveLength(1);
  expect(game.facts()).toMatchObject({ pileSizes: [0, 0] });
});

test('[G8] [G17] for the sixth card the piles are made anew when it is offered, so that the backs can be seen', () => {
  const game = table({
    given: {
      phase: 'draw',
      lastRound: 9,
      players: { red: { hand: five.red, houses: ['red: inventor'] }, ...full },
      pileSizes: [0, 0],
      discard: ['cook', 'cooper'],
      rest: 'green',
    },
  });
  expect(game.asked()).toEqual([['red'], 'drawMore', 'person.inventor']);
  expect(game.facts()).toMatchObject({ pileSizes: [1, 1], discardSize: 0, tops: ['blue', 'blue'] });
  // they stay, even if no card is wanted
  game.play('red', { do: 'decline' });
  expect(game.facts()).toMatchObject({ players: { red: { handSize: 5 } }, pileSizes: [1, 1], discardSize: 0 });
});

test('[G10] a hand above five is kept and draws nothing', () => {
  const game = table({ given: { phase: 'draw', players: { red: { hand: [...five.red, 'cook'] }, ...full } } });
  expect(game.player('red').hand).toHaveLength(6);
});

test('[G17] the sixth card is decided with five in hand and before looking at any new one', () => {
  const game = table({
    given: { phase: 'draw', players: { red: { hand: five.red.slice(0, 4), houses: ['red: inventor'] }, ...full } },
  });
  expect(game.offers('red', { do: 'decline' })).toEqual([]);
  game.play('red', { do: 'draw', pile: 'left' });
  expect(game.asked()).toEqual([['red'], 'drawMore', 'person.inventor']);
  expect(game.player('red').fresh).toHaveLength(1);
  game.play('red', { do: 'decline' });
  expect(game.player('red').hand).toHaveLength(5);
});

test('[G19] drawing and looking cannot be taken back', () => {
  const game = table({ given: { phase: 'draw', players: full } });
  expect(bruges.apply(game.state, 0, { do: 'draw', pile: 0 })).toBe('barrier');
});
