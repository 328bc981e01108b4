import { describe, expect, it } from 'vitest';
import type { Screen } from './screen/contract.ts';
import type { Target } from './screen/targets.ts';
import { type Tab, tabOf, wantedTab } from './tabs.ts';

const own = new Set([7]);
const asked = (ask: string, picked: Screen['picked'] = []) =>
  ({ asked: true, decision: { seats: [0], ask, source: null }, picked }) as unknown as Screen;

describe('the tabs of a phone', () => {
  it('knows where every target lies', () => {
    const tabs = (...targets: Target[]) => new Set(targets.map((target) => tabOf(target, own)));
    expect(tabs('pile:0', 'section:1', 'die:red', 'discard:3', 'step')).toEqual(new Set(['town']));
    expect(tabs('house:2', 'marker:red', 'worker:blue', 'person:7')).toEqual(new Set(['houses']));
    expect(tabs('person:8', 'seat:1')).toEqual(new Set(['others']));
    expect(tabs('hand:3', 'use:canal', 'end', 'pay', 'take:red', 'value:3')).toEqual(new Set([undefined]));
  });

  it('brings up the only tab that answers a question', () => {
    const only = (tab: Tab) => new Map([[tab, 1]]);
    expect(wantedTab(asked('plague'), only('houses'))).toBe('houses');
    expect(
      wantedTab(
        asked('fire'),
        new Map<Tab, number>([
          ['houses', 2],
          ['town', 1],
        ]),
      ),
    ).toBeUndefined();
    expect(wantedTab(asked('turn'), only('houses'))).toBe('town');
    expect(wantedTab(asked('turn', ['hand:3']), only('houses'))).toBe('houses');
    expect(wantedTab(asked('afterwards'), only('houses'))).toBeUndefined();
    // whoever looks on while others play stays where they look
    expect(wantedTab({ ...asked('turn'), asked: false }, new Map())).toBeUndefined();
  });
});
