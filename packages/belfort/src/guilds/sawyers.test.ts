import { expect, test } from 'vitest';
import { guildPriceOf, redsElfAt } from '../scenario/turns.ts';

test('[Belfort 10.5] costs 4 stone, 1 metal', () => {
  expect(guildPriceOf('sawyers')).toEqual({ stone: 4, metal: 1 });
});

test('[Belfort 10.5] gives 4 wood, and the worker comes home', () => {
  const there = redsElfAt('sawyers', { wood: 0 });
  const events = there.play('red', { do: 'activate', at: 'sawyers' });
  expect(there.player('red')).toMatchObject({ wood: 4, home: { elf: 3, dwarf: 3 } });
  expect(events).toContainEqual({ t: 'gain', seat: 0, what: 'wood', n: 4, source: 'guild.sawyers', from: null });
});

test('[Belfort 5.5] once: the plank is empty afterwards', () => {
  const there = redsElfAt('sawyers');
  there.play('red', { do: 'activate', at: 'sawyers' });
  expect(there.why('red', { do: 'activate', at: 'sawyers' })).toBe('nobodyThere');
});
