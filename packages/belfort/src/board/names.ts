import { districtOf, kindOf, PROPERTIES, SITE_OF, SITES, type SiteKind, SYMBOLS } from './districts.ts';

/**
 * Symbols in table words, districts counted from 1: `pub 2`, `wall 2a`, `wall 2b`, `guild 3`, `keep 4a`, `keep 4b`,
 * `gatehouse 1>2` (the symbol in district 1 that faces district 2).
 */
export const SYMBOL_NAMES: readonly string[] = Array.from({ length: SYMBOLS }, (_, symbol) => {
  const kind = kindOf(symbol);
  const district = districtOf(symbol) + 1;
  const { symbols } = SITES[SITE_OF[symbol]!]!;
  if (kind === 'gatehouse') {
    const across = symbols[0] === symbol ? symbols[1]! : symbols[0]!;
    return `gatehouse ${district}>${districtOf(across) + 1}`;
  }
  if (kind === 'wall' || kind === 'keep') return `${kind} ${district}${kindOf(symbol - 1) === kind ? 'b' : 'a'}`;
  return `${kind} ${district}`;
});

/** Whole keeps, `keep 1` to `keep 5`, and the two symbols of each. */
export const KEEPS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  SITES.flatMap(({ kind, symbols }) =>
    kind === 'keep' ? [[`keep ${districtOf(symbols[0]!) + 1}`, symbols] as const] : [],
  ),
);

/** The symbol of that name, or -1. A whole keep is named by the first of its two symbols. */
export const symbolNamed = (name: string): number => KEEPS[name]?.[0] ?? SYMBOL_NAMES.indexOf(name);

export const isProperty = (kind: SiteKind | string): kind is (typeof PROPERTIES)[number] =>
  (PROPERTIES as readonly string[]).includes(kind);
