import { expect, it } from 'vitest';
import { busyTabs } from './tabs.ts';

it('counts the places on each board, and boards without any are not there', () => {
  const tabOf = (target: string) => (target === 'end' ? undefined : target.startsWith('hand') ? 'me' : 'city');
  expect([...busyTabs(['symbol:1', 'hand:pub', 'symbol:2', 'end'], tabOf)]).toEqual([
    ['city', 2],
    ['me', 1],
  ]);
  expect(busyTabs([], tabOf).size).toBe(0);
});
