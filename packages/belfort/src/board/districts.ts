/**
 * The city: five districts in a ring, 15 symbols each. Inside a district a symbol's number is its place in this list;
 * symbol 13 belongs to the gatehouse on the border to the next district, 14 to the one on the border to the previous.
 */
export const PROPERTIES = [
  'pub',
  'gardens',
  'tower',
  'inn',
  'blacksmith',
  'bank',
  'market',
  'gatehouse',
  'library',
  'keep',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** The order of the rulebooks' lists, cheapest first; hands are kept in it. */
export const RANK = Object.fromEntries(PROPERTIES.map((property, rank) => [property, rank])) as Record<
  Property,
  number
>;

export const DISTRICTS = [0, 1, 2, 3, 4] as const;

/** What a marker can stand on. */
export type SiteKind = Property | 'wall' | 'guild';

export interface Site {
  readonly kind: SiteKind;
  readonly symbols: readonly number[];
}

const SINGLE = ['pub', 'gardens', 'tower', 'inn', 'blacksmith', 'bank', 'market', 'library'] as const;
export const SYMBOLS_PER_DISTRICT = 15;
export const SYMBOLS = DISTRICTS.length * SYMBOLS_PER_DISTRICT;

const symbol = (district: number, place: number) => (district % 5) * SYMBOLS_PER_DISTRICT + place;

export const districtOf = (of: number) => Math.floor(of / SYMBOLS_PER_DISTRICT);
export const guildSymbol = (district: number) => symbol(district, 12);
export const wallSymbols = (district: number) => [symbol(district, 10), symbol(district, 11)] as const;

/** The two symbols of the gatehouse between district `border` and the next one. */
export const gateSymbols = (border: number) => [symbol(border, 13), symbol(border + 1, 14)] as const;

export const SITES: readonly Site[] = [
  ...DISTRICTS.flatMap((district): Site[] => [
    ...SINGLE.map((kind, place) => ({ kind, symbols: [symbol(district, place)] })),
    { kind: 'keep', symbols: [symbol(district, 8), symbol(district, 9)] },
    ...wallSymbols(district).map((wall) => ({ kind: 'wall' as const, symbols: [wall] })),
    { kind: 'guild', symbols: [guildSymbol(district)] },
  ]),
  ...DISTRICTS.map((border): Site => ({ kind: 'gatehouse', symbols: gateSymbols(border) })),
];

/** Site number by symbol. */
export const SITE_OF: readonly number[] = Array.from({ length: SYMBOLS }, (_, of) =>
  SITES.findIndex((site) => site.symbols.includes(of)),
);

export const kindOf = (of: number): SiteKind => SITES[SITE_OF[of]!]!.kind;

export const SITE_KINDS = [...PROPERTIES, 'wall', 'guild'] as const satisfies readonly SiteKind[];

const byKind = <T>(make: (kind: SiteKind) => T) =>
  Object.fromEntries(SITE_KINDS.map((kind) => [kind, make(kind)])) as Record<SiteKind, T>;

/** Site numbers by kind. */
export const SITES_OF = byKind((kind): readonly number[] =>
  SITES.flatMap((site, index) => (site.kind === kind ? [index] : [])),
);

/** The symbols a player may point at to build a kind: every symbol, but only the first of a keep section. */
export const TARGETS_OF = byKind((kind): readonly number[] =>
  SITES.filter((site) => site.kind === kind)
    .flatMap((site) => (kind === 'keep' ? site.symbols.slice(0, 1) : site.symbols))
    .toSorted((a, b) => a - b),
);

/** The other symbol of the gatehouse this symbol belongs to. */
export function acrossGate(of: number): number {
  const [near, far] = SITES[SITE_OF[of]!]!.symbols;
  return of === near ? far! : near!;
}
