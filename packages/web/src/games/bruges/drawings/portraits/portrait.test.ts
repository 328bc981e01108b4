import { GROUPS, PERSONS } from '@guildhall/bruges';
import { describe, expect, it } from 'vitest';
import { BEARDS } from './beards.ts';
import { COLLARS } from './collars.ts';
import { FACES } from './faces.ts';
import { EYEWEAR } from './features.ts';
import { HAIR } from './hair.ts';
import { HEADGEAR } from './headgear/index.ts';
import { LOOKS } from './looks.ts';
import { portrait } from './portrait.ts';
import { TOOLS } from './tools/index.ts';

const drawing = (person: (typeof PERSONS)[number], tool = true) => JSON.stringify(portrait(person, tool));
const shapesOf = (person: (typeof PERSONS)[number]) => portrait(person).flatMap(({ shapes }) => shapes);

describe('portraits', () => {
  it('have lines for nobody who is not in the deck', () => {
    const ids = PERSONS.map(({ id }) => id);
    expect(Object.keys(LOOKS).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('need no line: strangers look like their group, and differ', () => {
    const strangers = GROUPS.flatMap((group) =>
      ['lamplighter', 'rag-and-bone-man', 'beekeeper'].map((id) => ({ id, group, colour: 'blue' as const })),
    );
    const drawings = strangers.map((stranger) => JSON.stringify(portrait(stranger)));
    expect(new Set(drawings).size).toBe(strangers.length);
    for (const drawn of drawings) expect(drawn).not.toMatch(/undefined|null|NaN/);
  });

  it('use only parts there are, and no tool, headgear or collar is left over', () => {
    for (const [id, look] of Object.entries(LOOKS)) {
      expect(HEADGEAR, id).toHaveProperty(look.hat);
      expect(TOOLS, id).toHaveProperty(look.tool);
      expect(COLLARS, id).toHaveProperty(look.collar);
      if (look.hair) expect(HAIR, id).toHaveProperty(look.hair);
      if (look.beard) expect(BEARDS, id).toHaveProperty(look.beard);
      if (look.face) expect(FACES, id).toHaveProperty(look.face);
      if (look.eyewear) expect(EYEWEAR, id).toHaveProperty(look.eyewear);
    }
    const looks = Object.values(LOOKS);
    const unused = (all: object, used: readonly string[]) => Object.keys(all).filter((part) => !used.includes(part));
    expect(
      unused(
        TOOLS,
        looks.map(({ tool }) => tool),
      ),
    ).toEqual([]);
    expect(
      unused(
        HEADGEAR,
        looks.map(({ hat }) => hat),
      ),
    ).toEqual([]);
    expect(
      unused(
        COLLARS,
        looks.map(({ collar }) => collar),
      ),
    ).toEqual([]);
  });

  it('are all different, with and without the tool', () => {
    expect(new Set(PERSONS.map((person) => drawing(person))).size).toBe(PERSONS.length);
    expect(new Set(PERSONS.map((person) => drawing(person, false))).size).toBe(PERSONS.length);
  });

  it('are always the same', () => {
    for (const person of PERSONS) expect(drawing(person)).toBe(drawing({ ...person }));
  });

  it('leave no paint unmixed and no number broken', () => {
    for (const person of PERSONS)
      for (const { d, fill, line } of shapesOf(person)) {
        expect(fill, person.id).toMatch(/^(none|#[0-9a-f]{3,6})$/);
        expect(line, person.id).toMatch(/^(none|#[0-9a-f]{3,6})$/);
        expect(d, person.id).toMatch(/^M[-\d.\sA-Za-z]+$/);
        expect(d, person.id).not.toMatch(/NaN|undefined|\de-/);
      }
  });

  it('are small enough to be drawn a hand at a time', () => {
    for (const person of PERSONS) {
      expect(shapesOf(person).length, person.id).toBeLessThan(75);
      expect(drawing(person).length, person.id).toBeLessThan(9000);
    }
  });
});
