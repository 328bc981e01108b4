import { expect, test } from 'vitest';
import { guildPriceOf, redsElfAt } from '../scenario/turns.ts';

test('[Belfort 10.7] costs 2 wood, 2 stone, 2 gold', () => {
  expect(guildPriceOf('miners')).toEqual({ wood: 2, stone: 2, gold: 2 });
});

test('[Belfort 10.7] gives 2 metal, and the worker comes home', () => {
  const there = redsElfAt('miners', { metal: 0 });
  const events = there.play('red', { do: 'activate', at: 'miners' });
  expect(there.player('red')).toMatchObject({ metal: 2, home: { elf: 3, dwarf: 3 } });
  expect(events).toContainEqual({ t: 'gain', seat: 0, what: 'metal', n: 2, source: 'guild.miners', from: null });
});

test('[Belfort 5.5] once: the plank is empty afterwards', () => {
  const there = redsElfAt('miners');
  there.play('red', { do: 'activate', at: 'miners' });
  expect(there.why('red', { do: 'activate', at: 'miners' })).toBe('nobodyThere');
});
