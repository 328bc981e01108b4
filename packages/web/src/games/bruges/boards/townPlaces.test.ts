import { bruges } from '@guildhall/bruges';
import { describe, expect, it } from 'vitest';
import { BOARD } from '../drawings/town/layout.ts';
import type { Target } from '../screen/contract.ts';
import { askedSpace, bankFor, boxOf, chosenCard, placeOfUse } from './townPlaces.ts';

const view = bruges.view(bruges.setup({ sheet: null }, 4, 1), [1]);
const at = (ask: string, canals: [number, number], me = 1) => ({
  view: { ...view, players: view.players.map((player) => ({ ...player, canals })) },
  me,
  decision: { seats: [me], ask, source: null },
});

describe('places in the town', () => {
  it('puts oneself below, the next player on the left, and an onlooker behind the first', () => {
    const middle = (seat: number, me: number | null) => {
      const { course, start } = bankFor(seat, { seats: 4 }, me);
      return course.at(start);
    };
    expect(middle(1, 1).ny).toBe(1);
    expect(middle(2, 1).nx).toBe(-1);
    expect(middle(3, 1).ny).toBe(-1);
    expect(middle(0, 1).nx).toBe(1);
    expect(middle(0, null).ny).toBe(1);
  });

  it('builds on the next free space and loses the outermost token', () => {
    expect(askedSpace(at('turn', [2, 0]), 0)).toBe(2);
    expect(askedSpace(at('fire', [2, 0]), 0)).toBe(1);
    expect(askedSpace(at('turn', [5, 0]), 0)).toBe(4);
    expect(askedSpace(at('fire', [0, 0]), 0)).toBe(0);
  });

  it('keeps every place on the board', () => {
    const targets: Target[] = [
      'pile:0',
      'pile:1',
      'die:blue',
      'die:yellow',
      'section:0',
      'section:1',
      'step',
      'seat:2',
    ];
    for (const target of targets) {
      const box = boxOf(target, at('turn', [4, 4]))!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(BOARD.width);
      expect(box.y + box.height).toBeLessThanOrEqual(BOARD.height);
    }
    expect(boxOf('hand:3', at('turn', [0, 0]))).toBeNull();
  });

  it('knows what a use of the chosen card is about', () => {
    const next = new Set<Target>(['use:guilders', 'section:1']);
    expect(chosenCard(['hand:40'])).toBe(40);
    expect(chosenCard(['hand:40', 'use:canal'])).toBeNull();
    expect(placeOfUse('use:guilders', { picked: ['hand:40'], next })).toBe('die:brown');
    expect(placeOfUse('use:canal', { picked: ['hand:40'], next })).toBe('section:1');
    expect(placeOfUse('use:house', { picked: ['hand:40'], next })).toBeNull();
    expect(placeOfUse('use:canal', { picked: [], next })).toBeNull();
  });
});
