import { expect, test } from 'vitest';
import { guildPriceOf, redsElfAt } from '../scenario/turns.ts';

test('[Belfort 10.8] costs 2 wood, 2 stone, 1 metal', () => {
  expect(guildPriceOf('bankers')).toEqual({ wood: 2, stone: 2, metal: 1 });
});

test('[Belfort 10.8] gives 3 gold, and the worker comes home', () => {
  const there = redsElfAt('bankers', { gold: 0 });
  const events = there.play('red', { do: 'activate', at: 'bankers' });
  expect(there.player('red')).toMatchObject({ gold: 3, home: { elf: 3, dwarf: 3 } });
  expect(events).toContainEqual({ t: 'gain', seat: 0, what: 'gold', n: 3, source: 'guild.bankers', from: null });
});

test('[Belfort 5.5] once: the plank is empty afterwards', () => {
  const there = redsElfAt('bankers');
  there.play('red', { do: 'activate', at: 'bankers' });
  expect(there.why('red', { do: 'activate', at: 'bankers' })).toBe('nobodyThere');
});
