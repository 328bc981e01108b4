import { BadSheet, read, whole, z } from '@guildhall/kernel';
import { COLOURS } from './colours.ts';

/**
 * The component sheet: values that the rulebook shows only in pictures. Ours are reconstructed; whoever
 * owns a printed copy can put their own sheet in its place.
 */
const SPACES = 5;
const section = z.array(z.enum(COLOURS)).check(
  z.length(SPACES),
  z.refine((colours) => new Set(colours).size === SPACES, 'a section has every colour once'),
);

export const sheetSchema = z.strictObject({
  /** By seat, then left and right section, from the seal outward. */
  canals: z.array(z.tuple([section, section])).check(z.length(4)),
  /** Guilders for the spaces 1 to 5. */
  canalCosts: z.array(whole(0, 20)).check(z.length(SPACES)),
  /** Points for the steps 1 to 8 of the reputation track. */
  reputation: z.array(whole(0, 30)).check(z.length(8)),
});
export type Sheet = z.infer<typeof sheetSchema>;

export const DEFAULT_SHEET: Sheet = {
  canals: [
    [
      ['blue', 'yellow', 'red', 'purple', 'brown'],
      ['red', 'brown', 'yellow', 'blue', 'purple'],
    ],
    [
      ['yellow', 'purple', 'brown', 'red', 'blue'],
      ['brown', 'blue', 'purple', 'yellow', 'red'],
    ],
    [
      ['purple', 'red', 'blue', 'brown', 'yellow'],
      ['blue', 'purple', 'brown', 'yellow', 'red'],
    ],
    [
      ['red', 'brown', 'purple', 'yellow', 'blue'],
      ['yellow', 'blue', 'red', 'brown', 'purple'],
    ],
  ],
  canalCosts: [1, 2, 3, 4, 5],
  reputation: [1, 2, 3, 4, 5, 7, 9, 12],
};

/** P printed, I inferred from something printed, R reconstructed. A grade covers everything below its path. */
export type Grade = 'P' | 'I' | 'R';
export const GRADES: Readonly<Record<string, Grade>> = { canals: 'R', canalCosts: 'R', reputation: 'R' };

/** Reads a sheet from outside, or throws a BadSheet with one line per wrong field. */
export const readSheet = (raw: unknown): Sheet => read(sheetSchema, raw, BadSheet);
