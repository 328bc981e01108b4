import { expect, test } from 'vitest';
import { guildPriceOf, redsElfAt } from '../scenario/turns.ts';

test('[Belfort 10.6] costs 4 wood, 1 metal', () => {
  expect(guildPriceOf('masons')).toEqual({ wood: 4, metal: 1 });
});

test('[Belfort 10.6] gives 4 stone, and the worker comes home', () => {
  const there = redsElfAt('masons', { stone: 0 });
  const events = there.play('red', { do: 'activate', at: 'masons' });
  expect(there.player('red')).toMatchObject({ stone: 4, home: { elf: 3, dwarf: 3 } });
  expect(events).toContainEqual({ t: 'gain', seat: 0, what: 'stone', n: 4, source: 'guild.masons', from: null });
});

test('[Belfort 5.5] once: the plank is empty afterwards', () => {
  const there = redsElfAt('masons');
  there.play('red', { do: 'activate', at: 'masons' });
  expect(there.why('red', { do: 'activate', at: 'masons' })).toBe('nobodyThere');
});
