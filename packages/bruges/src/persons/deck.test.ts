import { readdirSync } from 'node:fs';
import { LANGS, textProblems } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { COLOURS } from '../colours.ts';
import { originOf } from '../log/phrases.ts';
import { PRICES } from './ability.ts';
import { colourOf, inHandOrder } from './deck.ts';
import { GROUPS } from './groups.ts';
import { abilities, CARDS, KINDS, PERSONS, words, worths } from './index.ts';

/** Whoever came later has a higher number. */
const printed = PERSONS.slice(0, 165);
const count = (fits: (person: (typeof PERSONS)[number]) => boolean) => printed.filter(fits).length;

test('[Bruges 1.2] five colours, in one order', () => {
  expect(COLOURS).toEqual(['blue', 'brown', 'red', 'purple', 'yellow']);
});

test('[Bruges 1.3] eleven groups', () => {
  expect(GROUPS).toHaveLength(11);
});

test('[Bruges 1.4] 165 different persons: 33 of each colour, 15 of each group, 3 of each colour and group', () => {
  expect(printed).toHaveLength(165);
  for (const colour of COLOURS) {
    expect(count((person) => person.colour === colour)).toBe(33);
    for (const group of GROUPS) expect(count((p) => p.colour === colour && p.group === group)).toBe(3);
  }
  for (const group of GROUPS) expect(count((person) => person.group === group)).toBe(15);
});

test('[Bruges 1.5] 22 persons are known at least in part, 143 are ours', () => {
  expect(count(({ provenance }) => provenance === 'ours')).toBe(143);
  expect(PERSONS.filter(({ provenance }) => provenance === 'reviews').map(({ id }) => id)).toEqual(['engraver']);
});

test('[Bruges 1.5] what is known only in part says what was filled in, and nobody else does', () => {
  for (const { id, provenance, filled = [] } of PERSONS) {
    const partly = provenance === 'completed' || provenance === 'reviews';
    expect([id, filled.length > 0]).toEqual([id, partly]);
  }
  const [jailer, engraver] = ['jailer', 'engraver'].map((id) => PERSONS.find((person) => person.id === id)!);
  expect(originOf(jailer!, 'en')).toBe(
    'From the rulebook. Filled in by us: the colour of the card, the group, the price, when it acts, the worker it costs, and how much it brings.',
  );
  expect(originOf(engraver!, 'de')).toBe(
    'Aus Besprechungen bekannt, nicht aus der Spielregel. Von uns ergänzt: die Farbe der Karte, die Gruppe und wann sie wirkt.',
  );
});

test('[Bruges 1.6] prices are multiples of 3 up to 12, points a third of them', () => {
  for (const { price } of PERSONS) expect(PRICES).toContain(price);
});

test('no two persons have an id, a number or a name in common', () => {
  const different = (of: (person: (typeof PERSONS)[number]) => string | number) => new Set(PERSONS.map(of)).size;
  expect(different(({ id }) => id)).toBe(CARDS);
  expect(different(({ card }) => card)).toBe(CARDS);
  for (const lang of LANGS) expect(different(({ name }) => name[lang])).toBe(CARDS);
});

test('cards are numbered from 0 without a gap, and a number leads to its person', () => {
  expect(PERSONS.map(({ card }) => card)).toEqual(PERSONS.map((_, place) => place));
  for (const { card, colour } of PERSONS) expect(colourOf(card)).toBe(colour);
});

test('cards lie in a hand by colour, then by number', () => {
  const sorted = PERSONS.map(({ card }) => card).sort(inHandOrder);
  const colours = sorted.map(colourOf);
  expect([...new Set(colours)]).toEqual(COLOURS);
  expect(colours.filter((colour, i) => i > 0 && colour !== colours[i - 1])).toHaveLength(COLOURS.length - 1);
  for (const [i, card] of sorted.entries()) {
    if (i > 0 && colours[i] === colours[i - 1]) expect(card).toBeGreaterThan(sorted[i - 1]!);
  }
});

test('every ability is in the register once, under the name of its file, and has bearers', () => {
  const files = readdirSync(import.meta.dirname).map((file) => file.replace('.ts', ''));
  expect(new Set(KINDS).size).toBe(KINDS.length);
  for (const kind of KINDS) expect(files).toContain(kind);
  for (const { bearers } of abilities) expect(bearers.length).toBeGreaterThan(0);
});

test('words and worth are those of an ability, once each', () => {
  for (const list of [words, worths]) {
    const kinds = list.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const kind of kinds) expect(KINDS).toContain(kind);
  }
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
