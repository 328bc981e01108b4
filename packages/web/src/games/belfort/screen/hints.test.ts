import { type Action, belfort, type State, symbolNamed } from '@guildhall/belfort';
import { positionOf } from '@guildhall/belfort/scenario';
import { describe, expect, test } from 'vitest';
import type { Target } from './contract.ts';
import { hintOf, pointsNow } from './hints.ts';

const NAMES = ['Ada', 'Ben', 'Clara'];

/** What pointing at the target says to the first seat. */
function preview(state: State, target: Target, action: Action) {
  const view = belfort.view(state, [0]);
  const decision = belfort.decision(state);
  const imagined = belfort.imagine(view, 1);
  return hintOf({ view, imagined, me: 0, names: NAMES, lang: 'en', decision }, target, action);
}

const at = (given: Readonly<Record<string, unknown>>, guilds?: readonly string[]) =>
  positionOf({ seats: NAMES, ...(guilds && { options: { guilds } }), given });

describe('in the king’s camp', () => {
  const crests = { Ada: { crest: 3 }, Ben: { crest: 1 }, Clara: { crest: 2 } };
  const camp = (round: number, ...others: readonly string[]) =>
    at({
      phase: 'camp',
      round,
      players: crests,
      placed: ['Ada', ...others].map((seat) => ({ seat, worker: 'elf', at: 'camp' })),
    });

  test('taking a crest says which one it would be, and who would come first', () => {
    expect(preview(camp(2), 'seat:1', { do: 'crest', of: 1 }).notes).toEqual([
      'Your crest: 3 → 1',
      'Order then: 1 Ada, 2 Clara, 3 Ben. Ada acts first, and places first next month.',
    ]);
  });

  test('keeping it says who comes first as it is', () => {
    expect(preview(camp(2), 'end', { do: 'crest', of: null }).notes).toEqual([
      'Order then: 1 Ben, 2 Clara, 3 Ada. Ben acts first, and places first next month.',
    ]);
  });

  test('it says when somebody else in the camp has still to choose, and knows the last month', () => {
    const [, order] = preview(camp(7, 'Ben'), 'seat:2', { do: 'crest', of: 2 }).notes;
    expect(order).toBe(
      'Order then: 1 Ben, 2 Ada, 3 Clara. Ben acts first, unless somebody in the camp changes it again.',
    );
  });

  test('placing somebody there says when they would choose', () => {
    const placing = at({ turn: 'Ada', players: crests, placed: [{ seat: 'Ben', worker: 'elf', at: 'camp' }] });
    const { notes } = preview(placing, 'plank:camp', { do: 'place', worker: 'elf', at: 'camp' });
    expect(notes).toEqual(['You would be number 2 to choose a crest. Order now: 1 Ben, 2 Clara, 3 Ada.']);
  });
});

describe('points', () => {
  const markers = { Ada: ['pub 1'], Ben: ['bank 1'], Clara: ['inn 2'] };

  test('a building says what a scoring would bring before and after it, to everybody it matters to', () => {
    const state = at({
      phase: 'actions',
      turn: 'Ada',
      players: { Ada: { wood: 3, stone: 3 }, Ben: { elves: 2 }, Clara: { elves: 2 } },
      markers,
    });
    const symbol = symbolNamed('wall 1a');
    const hint = preview(state, `symbol:${symbol}`, { do: 'wall', symbol });
    expect(hint.notes).toContain('District 1: 1 → 2 markers, alone in first place');
    // 3 points of the second place become 5; 4 are for elves and dwarves
    expect(hint.notes.at(-1)).toBe('If scored now: Ada 7 → 9');
    expect(hint.scoring?.[0]).toBe(pointsNow(state)[0]! + 2);
  });

  test('so does a swap of the wizards', () => {
    const state = at(
      {
        phase: 'actions',
        turn: 'Ada',
        placed: [{ seat: 'Ada', worker: 'elf', at: 'wizards' }],
        markers: { ...markers, Ben: ['pub 2', 'bank 1'] },
      },
      ['wizards', 'sawyers', 'masons', 'miners', 'bankers'],
    );
    belfort.apply(state, 0, { do: 'activate', at: 'guild', district: 0 });
    const [here, there] = [symbolNamed('pub 1'), symbolNamed('pub 3')];
    const swap = belfort
      .legal(state, 0)
      .find(
        (action) =>
          action.do === 'swap' && preview(state, `symbol:${here}`, action).scoring?.[0] !== pointsNow(state)[0],
      )!;
    expect(swap).toBeDefined();
    expect(preview(state, `symbol:${there}`, swap).notes.at(-1)).toMatch(/^If scored now: Ada \d+ → \d+/);
  });
});
