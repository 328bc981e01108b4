import { GUILDS, readOptions } from '@guildhall/belfort';
import { expect, test } from 'vitest';
import { type Draft, draftOf, FIRST, fillUp, optionsOf, pickedGuilds, togglePick } from './draft.ts';

const custom = (change: Partial<Draft>): Draft => ({ ...FIRST, mode: 'custom', ...change });

test('[Belfort 7.2] two players lose the guilds they cannot use, and get them back with a third', () => {
  const draft = custom({ picked: ['thieves', 'wizards', 'masons'] });
  expect(pickedGuilds(draft, 2)).toEqual(['wizards', 'masons']);
  expect(pickedGuilds(draft, 3)).toHaveLength(3);
});

test.each([2, 3, 4, 5])('filled up by chance, the guilds are five the engine accepts with %i players', (players) => {
  for (const chance of [0, 0.5, 0.999]) {
    const draft = fillUp(custom({ picked: ['thieves', 'masons'] }), players, () => chance);
    const options = readOptions(optionsOf(draft, players), players);
    expect(options.custom).toHaveLength(5);
    expect(options.custom).toContain('masons');
  }
});

test('every mode gives options the engine accepts', () => {
  for (const mode of ['beginner', 'normal', 'advanced'] as const) {
    const draft = { ...FIRST, mode, picked: GUILDS.slice(0, 2) };
    expect(readOptions(optionsOf(draft, 3), 3).guilds).toBe(mode);
  }
});

test('picking twice takes a guild out again', () => {
  expect(togglePick(togglePick(custom({}), 'spies'), 'spies').picked).toEqual([]);
});

test('the form is found again in the options it gave', () => {
  const draft: Draft = { mode: 'custom', picked: GUILDS.slice(0, 5), edition: 'first' };
  expect(draftOf(optionsOf(draft, 4))).toEqual(draft);
  expect(draftOf({})).toEqual(FIRST);
});
