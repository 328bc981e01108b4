import { acrossGate, districtOf, kindOf, SITE_OF, SITES_OF, type SiteKind, TARGETS_OF } from '../board/districts.ts';
import { sheetOf } from '../options.ts';
import { type Cost, type Costs, costsOf } from '../sheet.ts';
import { GOODS, type Good, NOBODY } from '../state.ts';
import type { Known } from './known.ts';

type Goods = Readonly<Record<Good, number>>;

export const buildingCosts = (known: Known): Costs => costsOf(sheetOf(known.options));

/** What is built on this symbol costs that much. */
export function costAt(known: Known, symbol: number): Cost {
  const kind = kindOf(symbol);
  if (kind === 'wall') return buildingCosts(known).wall;
  if (kind === 'guild') return buildingCosts(known).guilds[known.guilds[districtOf(symbol)]!];
  return buildingCosts(known).properties[kind];
}

export const canPay = (goods: Goods, cost: Cost): boolean =>
  goods.wood >= cost.wood && goods.stone >= cost.stone && goods.metal >= cost.metal && goods.gold >= cost.gold;

/** What is short of a cost, by good; null: nothing. */
export function shortOf(goods: Goods, cost: Readonly<Partial<Cost>>): Partial<Record<Good, number>> | null {
  const short: Partial<Record<Good, number>> = {};
  for (const good of GOODS) {
    const lacking = (cost[good] ?? 0) - goods[good];
    if (lacking > 0) short[good] = lacking;
  }
  return Object.keys(short).length === 0 ? null : short;
}

/**
 * Whether somebody may build on this symbol now [B2]; costs and cards are another matter. `architect` builds without a
 * card, and so also on the second symbol of their own gatehouse.
 */
export function isOpen(known: Known, symbol: number, kind: SiteKind, architect = NOBODY): boolean {
  const { markers } = known;
  if (markers[symbol] !== NOBODY) return false;
  if (kind !== 'gatehouse' || known.options.edition === 'first') return true;
  const across = markers[acrossGate(symbol)]!;
  return across === NOBODY || across === architect;
}

/** Free symbols of gatehouses where this player holds the other one: there a gatehouse gnome can act [B8]. */
export const secondSymbols = ({ markers }: Known, seat: number): number[] =>
  TARGETS_OF.gatehouse.filter((symbol) => markers[symbol] === NOBODY && markers[acrossGate(symbol)] === seat);

const FIRST_WALLS = TARGETS_OF.wall.filter((_, i) => i % 2 === 0);
const FIRST_WALL_SITES = FIRST_WALLS.map((symbol) => SITE_OF[symbol]!);
const hasOneWall = (known: Known): boolean => sheetOf(known.options).walls === 1;

/** The symbols by which sites of this kind are named; a sheet with one wall per district leaves the second unused. */
export const targetsOf = (known: Known, kind: SiteKind): readonly number[] =>
  kind === 'wall' && hasOneWall(known) ? FIRST_WALLS : TARGETS_OF[kind];

/** The symbols on which somebody may build this kind now. */
export const openTargets = (known: Known, kind: SiteKind, architect = NOBODY): number[] =>
  targetsOf(known, kind).filter((symbol) => isOpen(known, symbol, kind, architect));

/** The sites of this kind, by number. */
export const sitesOf = (known: Known, kind: SiteKind): readonly number[] =>
  kind === 'wall' && hasOneWall(known) ? FIRST_WALL_SITES : SITES_OF[kind];
