import { describe, expect, test } from 'vitest';
import { table } from '../scenario/table.ts';

describe('[Bruges 7.11] one that turns a majority marker', () => {
  /** The Actor comes and might repeat the Herald, who claims the reputation with 3 steps. */
  const act = (red: object, ivory: object = {}) => {
    const game = table({
      given: {
        players: {
          red: { hand: ['actor', 'cook'], guilders: 6, houses: ['red', 'blue: herald', 'blue: alchemist'], ...red },
          ivory,
        },
      },
    });
    game.play('red', { do: 'play', card: 'actor', as: 'person', house: 'red' });
    return game;
  };

  test('[Bruges 7.11] does so while it is grey and the condition is met', () => {
    const game = act({ reputation: 3 }, { reputation: 3 });
    game.play('red', { do: 'repeat', person: 'herald' });
    expect(game.facts()).toMatchObject({ players: { red: { majorities: ['reputation'] } } });
  });

  test.each([
    ['coloured already', { reputation: 3, majorities: ['reputation'] }, {}, 'majorityTurned'],
    ['too few steps', { reputation: 2 }, {}, 'majorityTooLow'],
    ['somebody is ahead', { reputation: 3 }, { reputation: 4 }, 'majorityBehind'],
  ])('[Bruges 7.11] can do nothing: %s', (_, red, ivory, why) => {
    const game = act(red, ivory);
    expect(game.offers('red', { do: 'repeat' })).toHaveLength(1);
    expect(game.why('red', { do: 'repeat', person: 'herald' })).toBe(why);
  });
});

describe('[G16] what can do something is offered, what cannot is not', () => {
  // every worker at hand; 5 guilders, a hand, no house but the bearer's, no marker
  test.each([
    ['prince', {}, true],
    ['stable-boy', {}, true],
    ['grain-merchant', {}, true],
    ['councillor', {}, false],
    ['councillor', { houses: ['red: councillor', 'purple'] }, true],
    ['saddler', {}, true],
    ['vicar', {}, true],
    ['market-woman', {}, true],
    ['market-woman', { hand: [] }, false],
    ['nun', {}, false],
    ['nun', { threats: { red: 1 } }, true],
    ['sexton', { threats: { red: 1 }, guilders: 1 }, false],
    ['sexton', { threats: { red: 1 }, guilders: 2 }, true],
    ['ambassador', { reputation: 7 }, true],
    ['ambassador', { reputation: 8 }, false],
    ['servant', {}, true],
    ['falconer', { hand: [] }, true],
    ['chambermaid', {}, true],
    ['chambermaid', { hand: [] }, false],
    ['mendicant-friar', {}, true],
    ['mendicant-friar', { workers: {} }, false],
  ])('%s with %j: %s', (person, red, offered) => {
    const game = table({
      given: {
        // the queen can always be used, so the turn does not end by itself
        players: { red: { hand: ['cook', 'tanner'], houses: ['yellow: queen', `red: ${person}`], ...red } },
      },
    });
    expect(game.asked()).toEqual([['red'], 'turn', null]);
    expect(game.offers('red', { do: 'activate', person })).toHaveLength(offered ? 1 : 0);
  });
});
