/**
 * How a player sees the parts of a position: 1 as they are, 0 not at all (a blind spot), more than 1 with a liking for it.
 * A part that is not named is seen as it is.
 */
export type Taste<Part extends string> = Readonly<Partial<Record<Part, number>>>;

/** Both at once. */
export function mixed<Part extends string>(a: Taste<Part>, b: Taste<Part>): Taste<Part> {
  const both: Partial<Record<Part, number>> = { ...a };
  for (const part of Object.keys(b) as Part[]) both[part] = (both[part] ?? 1) * b[part]!;
  return both;
}

/** Every part with its number. */
export const wholeTaste = <Part extends string>(parts: readonly Part[], taste: Taste<Part>): Record<Part, number> =>
  Object.fromEntries(parts.map((part) => [part, taste[part] ?? 1])) as Record<Part, number>;

/** Everything as it is. */
export const PLAIN: Taste<never> = {};
