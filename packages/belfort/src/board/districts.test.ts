import { expect, test } from 'vitest';
import {
  acrossGate,
  DISTRICTS,
  districtOf,
  gateSymbols,
  guildSymbol,
  kindOf,
  PROPERTIES,
  SITE_KINDS,
  SITE_OF,
  SITES,
  SITES_OF,
  SYMBOLS,
  SYMBOLS_PER_DISTRICT,
  TARGETS_OF,
  wallSymbols,
} from './districts.ts';

const all = Array.from({ length: SYMBOLS }, (_, symbol) => symbol);

test.each(DISTRICTS)(
  '[Belfort 1.9] district %i has one site of each kind, a keep section, two walls and a guild',
  (district) => {
    const here = SITES.filter(({ kind, symbols }) => kind !== 'gatehouse' && districtOf(symbols[0]!) === district);
    const count = (kind: string) => here.filter((site) => site.kind === kind).length;
    for (const kind of PROPERTIES) expect(count(kind)).toBe(kind === 'gatehouse' ? 0 : 1);
    expect(count('wall')).toBe(2);
    expect(count('guild')).toBe(1);
    const keep = here.find(({ kind }) => kind === 'keep')!;
    expect(keep.symbols.map(districtOf)).toEqual([district, district]);
    expect(wallSymbols(district).map(kindOf)).toEqual(['wall', 'wall']);
    expect(kindOf(guildSymbol(district))).toBe('guild');
  },
);

test.each([
  ['pub', 5, 1],
  ['gardens', 5, 1],
  ['tower', 5, 1],
  ['inn', 5, 1],
  ['blacksmith', 5, 1],
  ['bank', 5, 1],
  ['market', 5, 1],
  ['gatehouse', 5, 2],
  ['library', 5, 1],
  ['keep', 5, 2],
  ['wall', 10, 1],
  ['guild', 5, 1],
] as const)('[Belfort 1.9] %s: %i sites with %i symbols each', (kind, sites, symbols) => {
  expect(SITES_OF[kind]).toHaveLength(sites);
  for (const site of SITES_OF[kind]) expect(SITES[site]!.symbols).toHaveLength(symbols);
});

test('[Belfort 1.9] every kind is covered, every symbol belongs to exactly one site', () => {
  expect([...new Set(SITES.map(({ kind }) => kind))].toSorted()).toEqual([...SITE_KINDS].toSorted());
  expect(SITES.flatMap(({ symbols }) => symbols).toSorted((a, b) => a - b)).toEqual(all);
  for (const symbol of all) expect(SITES[SITE_OF[symbol]!]!.symbols).toContain(symbol);
});

test('[Belfort 1.10] 15 symbols in each district, 75 in all', () => {
  expect(SYMBOLS).toBe(75);
  for (const district of DISTRICTS) expect(all.filter((symbol) => districtOf(symbol) === district)).toHaveLength(15);
  expect(SYMBOLS_PER_DISTRICT).toBe(15);
});

test.each(DISTRICTS)('[Belfort 1.10] gatehouse %i has a symbol on either side of its border', (border) => {
  const [near, far] = gateSymbols(border);
  expect(districtOf(near)).toBe(border);
  expect(districtOf(far)).toBe((border + 1) % 5);
  expect(acrossGate(near)).toBe(far);
  expect(acrossGate(far)).toBe(near);
});

test('[Belfort 1.10] two different gatehouses touch each district', () => {
  for (const district of DISTRICTS) {
    const gates = all.filter((symbol) => kindOf(symbol) === 'gatehouse' && districtOf(symbol) === district);
    expect(new Set(gates.map((symbol) => SITE_OF[symbol])).size).toBe(2);
  }
});

test('[Belfort 9.10] a keep is pointed at by one of its symbols, a gatehouse by both', () => {
  expect(TARGETS_OF.keep).toHaveLength(5);
  expect(TARGETS_OF.gatehouse).toHaveLength(10);
  for (const kind of SITE_KINDS) expect(TARGETS_OF[kind].map(kindOf)).toEqual(TARGETS_OF[kind].map(() => kind));
});
