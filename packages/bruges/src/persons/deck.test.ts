import { textProblems } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { COLOURS } from '../colours.ts';
import { PRICES } from './ability.ts';
import { colourOf } from './deck.ts';
import { GROUPS } from './groups.ts';
import { abilities, PERSONS } from './index.ts';
import { KINDS } from './kinds.ts';

const count = (fits: (person: (typeof PERSONS)[number]) => boolean) => PERSONS.filter(fits).length;

test('[Bruges 1.2] five colours, in one order', () => {
  expect(COLOURS).toEqual(['blue', 'brown', 'red', 'purple', 'yellow']);
});

test('[Bruges 1.3] eleven groups', () => {
  expect(GROUPS).toHaveLength(11);
});

test('[Bruges 1.4] 165 different persons: 33 of each colour, 15 of each group, 3 of each colour and group', () => {
  expect(PERSONS).toHaveLength(165);
  expect(new Set(PERSONS.map(({ id }) => id)).size).toBe(165);
  for (const lang of ['en', 'de', 'fr'] as const) expect(new Set(PERSONS.map(({ name }) => name[lang])).size).toBe(165);
  for (const colour of COLOURS) {
    expect(count((person) => person.colour === colour)).toBe(33);
    for (const group of GROUPS) expect(count((p) => p.colour === colour && p.group === group)).toBe(3);
  }
  for (const group of GROUPS) expect(count((person) => person.group === group)).toBe(15);
});

test('[Bruges 1.5] 22 persons are known at least in part, 143 are ours', () => {
  expect(count(({ provenance }) => provenance === 'ours')).toBe(143);
  expect(PERSONS.find(({ id }) => id === 'engraver')!.provenance).not.toBe('ours');
});

test('[Bruges 1.6] prices are multiples of 3 up to 12, points a third of them', () => {
  for (const { price } of PERSONS) expect(PRICES).toContain(price);
});

test('a card’s number tells its colour', () => {
  for (const { card, colour } of PERSONS) expect(colourOf(card)).toBe(colour);
});

test('every ability is in the register once and has bearers', () => {
  expect(abilities.map(({ kind }) => kind)).toEqual(KINDS);
  for (const { bearers } of abilities) expect(bearers.length).toBeGreaterThan(0);
});

test('worker persons name their worker, infinity persons their mode, others neither', () => {
  for (const { id, icon, worker, mode } of PERSONS) {
    expect([id, worker !== undefined, mode !== undefined]).toEqual([id, icon === 'worker', icon === 'infinity']);
  }
});

test('whoever can be used or acts at once has an effect; whoever improves, reacts or scores has none of its own', () => {
  for (const { id, icon, mode, ability } of PERSONS) {
    const acts = icon === 'arrow' || icon === 'worker' || mode === 'activate';
    expect([id, ability.can !== undefined, ability.act !== undefined]).toEqual([id, acts, acts]);
  }
});

test('names and texts are complete in three languages', () => {
  for (const { name, text } of PERSONS) expect([...textProblems(name), ...textProblems(text)]).toEqual([]);
});
