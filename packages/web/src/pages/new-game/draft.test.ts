import { GUILDS, readOptions } from '@guildhall/belfort';
import { expect, test } from 'vitest';
import { changeColour, type Draft, fillUp, firstDraft, optionsOf, pickedGuilds, seatsOf, togglePick } from './draft.ts';

const custom = (change: Partial<Draft>): Draft => ({ ...firstDraft(false, ''), mode: 'custom', ...change });

test('a new game is you against two bots, around one screen it is people only', () => {
  expect(seatsOf(firstDraft(false, 'Ada')).map(({ kind, name }) => [kind, name])).toEqual([
    ['human', 'Ada'],
    ['greedy', ''],
    ['greedy', ''],
  ]);
  expect(seatsOf(firstDraft(true, '')).map(({ kind }) => kind)).toEqual(['human', 'human', 'human']);
});

test('taking a colour gives the own one in return, to a seat that is not shown too', () => {
  const { seats } = changeColour(firstDraft(false, ''), 0, 'green');
  expect(seats.map(({ colour }) => colour)).toEqual(['green', 'blue', 'yellow', 'purple', 'red']);
});

test('[Belfort 7.2] two players lose the guilds they cannot use, and get them back with a third', () => {
  const draft = custom({ players: 2, picked: ['thieves', 'wizards', 'masons'] });
  expect(pickedGuilds(draft)).toEqual(['wizards', 'masons']);
  expect(pickedGuilds({ ...draft, players: 3 })).toHaveLength(3);
});

test.each([2, 3, 4, 5])('filled up by chance, the guilds are five the engine accepts with %i players', (players) => {
  for (const chance of [0, 0.5, 0.999]) {
    const draft = fillUp(custom({ players, picked: ['thieves', 'masons'] }), () => chance);
    const options = readOptions(optionsOf(draft), players);
    expect(options.custom).toHaveLength(5);
    expect(options.custom).toContain('masons');
  }
});

test('every mode gives options the engine accepts', () => {
  for (const mode of ['beginner', 'normal', 'advanced'] as const) {
    const draft = { ...firstDraft(false, ''), mode, picked: GUILDS.slice(0, 2) };
    expect(readOptions(optionsOf(draft), 3).guilds).toBe(mode);
  }
});

test('picking twice takes a guild out again', () => {
  expect(togglePick(togglePick(custom({}), 'spies'), 'spies').picked).toEqual([]);
});
