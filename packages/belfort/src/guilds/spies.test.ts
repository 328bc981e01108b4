import { expect, test } from 'vitest';
import { belfort } from '../game.ts';
import { asked, guildPriceOf, redsElfAt } from '../scenario/turns.ts';

function activated(yellow: string[], blue: string[]) {
  const players = { yellow: { hand: yellow }, blue: { hand: blue } };
  const there = redsElfAt('spies', { hand: [] }, { players });
  const events = there.play('red', { do: 'activate', at: 'spies' });
  return { ...there, events };
}

test('[Belfort 10.11] costs 2 wood, 1 stone, 2 metal', () => {
  expect(guildPriceOf('spies')).toEqual({ wood: 2, stone: 1, metal: 2 });
});

test('[Belfort 10.11] all others pick in any order and reveal together', () => {
  const there = activated(['pub', 'keep'], ['inn']);
  expect(asked(there)).toBe('1+2 reveal');
  expect(there.play('blue', { do: 'reveal', card: 'inn' })).toEqual([]);
  expect(JSON.stringify(belfort.view(there.state, [0, 1]).agenda)).not.toContain('inn');
  expect(there.play('yellow', { do: 'reveal', card: 'keep' })).toEqual([
    { t: 'reveal', seat: 1, card: 'keep' },
    { t: 'reveal', seat: 2, card: 'inn' },
  ]);
  there.play('red', { do: 'spy', from: 'blue' });
  expect(there.player('red').hand).toEqual(['inn']);
  expect(there.player('blue').hand).toEqual([]);
});

test('[B28] the card taken and those that go back stay known', () => {
  const there = activated(['pub', 'keep'], ['inn']);
  there.play('yellow', { do: 'reveal', card: 'keep' });
  there.play('blue', { do: 'reveal', card: 'inn' });
  there.play('red', { do: 'spy', from: 'blue' });
  expect(['red', 'yellow', 'blue'].map((seat) => there.player(seat).shown)).toEqual([['inn'], ['keep'], []]);
});

test('[B15] somebody without cards is left out, and the only card shown is taken', () => {
  const there = activated([], ['inn', 'keep']);
  expect(asked(there)).toBe('2 reveal');
  there.play('blue', { do: 'reveal', card: 'keep' });
  expect(asked(there)).toBe('0 turn');
  expect(there.player('red').hand).toEqual(['keep']);
});

test('[B29] a choice from a hidden hand is asked even with one card in it', () => {
  expect(asked(activated(['pub'], []))).toBe('1 reveal');
});

test('[B15] lost when nobody has a card', () => {
  expect(activated([], []).events.at(-1)).toEqual({ t: 'wasted', seat: 0, source: 'guild.spies' });
});
