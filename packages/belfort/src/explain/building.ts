import { fits } from '@guildhall/kernel';
import type { ActionOf } from '../actions.ts';
import { acrossGate, kindOf, PROPERTIES, SITE_OF, SITES, type SiteKind } from '../board/districts.ts';
import { isProperty } from '../board/names.ts';
import { costAt, isOpen, openTargets, targetsOf } from '../facts/building.ts';
import { type DiscountFrame, discount } from '../guilds/architects.ts';
import type { Cost } from '../sheet.ts';
import { GOODS, NOBODY, type State } from '../state.ts';
import type { IntentOf } from './intent.ts';
import { cannotPay, nearest, type Reason } from './reasons.ts';

type BuildIntent = IntentOf<'build'> | IntentOf<'wall'> | IntentOf<'guild'>;

export function whyNotBuild(state: State, _: unknown, seat: number, intent: BuildIntent): Reason {
  const player = state.players[seat]!;
  const lacks = (symbol: number) => cannotPay(player, costAt(state, symbol));
  if (intent.do !== 'build') return whyNotSite(state, intent.do, intent.symbol, lacks);
  const property = propertyOf(intent);
  if (property === null) return { why: 'wrongSymbol' };
  if (property === undefined) {
    return nearest(
      player.hand.map((card) => whyNotSite(state, card, undefined, lacks)),
      { why: 'emptyHand' },
    );
  }
  if (!player.hand.includes(property)) return { why: 'notInHand', card: property };
  return whyNotSite(state, property, intent.symbol, lacks);
}

/** The Architects need no card, and take something off the price. */
export function whyNotArchitects(state: State, _: unknown, seat: number, intent: BuildIntent): Reason {
  const player = state.players[seat]!;
  const lacks = (symbol: number): Reason => {
    const cost = costAt(state, symbol);
    const lowered = discountsAt(state, seat, symbol).map((off) => cannotPay(player, lower(cost, off)));
    return nearest(lowered, cannotPay(player, cost));
  };
  if (intent.do !== 'build') return whyNotSite(state, intent.do, intent.symbol, lacks, seat);
  const property = propertyOf(intent);
  if (property === null) return { why: 'wrongSymbol' };
  const kinds = property === undefined ? PROPERTIES : [property];
  return nearest(
    kinds.map((kind) => whyNotSite(state, kind, intent.symbol, lacks, seat)),
    { why: 'wrongSymbol' },
  );
}

export function whyNotDiscount(state: State, frame: DiscountFrame, seat: number, intent: IntentOf<'discount'>): Reason {
  const cost = costAt(state, frame.symbol);
  const meant = discountsAt(state, seat, frame.symbol).filter((off) => fits(off, intent));
  return nearest(
    meant.map((off) => cannotPay(state.players[seat]!, lower(cost, off))),
    { why: 'wrongDiscount' },
  );
}

export function whyNotNeutralSite(
  state: State,
  frame: { card: SiteKind },
  _: number,
  { symbol }: IntentOf<'neutralSite'>,
): Reason {
  return whyNotSymbol(state, frame.card, symbol!)!;
}

/** A gatehouse gnome acts once in the game [B8]. */
export function whyNotWaitingGnome(state: State, _: unknown, seat: number, intent: IntentOf<'extend'>): Reason {
  const gatehouses = state.players[seat]!.built.filter(({ property }) => property === 'gatehouse');
  if (gatehouses.length === 0) return { why: 'notBuilt' };
  if (gatehouses.every(({ gnomes }) => gnomes === 0)) return { why: 'noGnomeThere' };
  if (!gatehouses.some(({ waiting }) => waiting)) return { why: 'usedForGood' };
  return intent.symbol === undefined ? { why: 'nothingToExtend' } : whyNotExtend(state, _, seat, intent);
}

export function whyNotExtend(state: State, _: unknown, __: number, intent: IntentOf<'extend'>): Reason {
  const symbol = intent.symbol!;
  if (kindOf(symbol) !== 'gatehouse') return { why: 'wrongSymbol' };
  const by = state.markers[symbol]!;
  return by === NOBODY ? { why: 'notYourGatehouse' } : { why: 'symbolTaken', by };
}

/** The property that is meant: named, or that of the symbol; null for a symbol that takes none. */
function propertyOf({ property, symbol }: IntentOf<'build'>) {
  if (property !== undefined || symbol === undefined) return property;
  const kind = kindOf(symbol);
  return isProperty(kind) ? kind : null;
}

function whyNotSite(
  state: State,
  kind: SiteKind,
  symbol: number | undefined,
  lacks: (symbol: number) => Reason,
  architect = NOBODY,
): Reason {
  if (symbol !== undefined) return whyNotSymbol(state, kind, symbol, architect) ?? lacks(symbol);
  return nearest(openTargets(state, kind, architect).map(lacks), { why: 'noFreeSymbol', kind });
}

/** Why nobody can build this kind on this symbol now; null if somebody can. */
function whyNotSymbol(state: State, kind: SiteKind, symbol: number, architect = NOBODY): Reason | null {
  if (kindOf(symbol) !== kind) return { why: 'wrongSymbol' };
  const by = state.markers[symbol]!;
  if (by !== NOBODY) return { why: 'symbolTaken', by };
  if (!targetsOf(state, kind).includes(symbol)) {
    return kind === 'wall' ? { why: 'noSuchWall' } : { why: 'otherHalf', symbol: SITES[SITE_OF[symbol]!]!.symbols[0]! };
  }
  if (isOpen(state, symbol, kind, architect)) return null;
  const across = { why: 'gatehouseTaken', by: state.markers[acrossGate(symbol)]! } as const;
  return architect === NOBODY ? across : { ...across, architect: true };
}

/** What the Architects can take off here, asked of their own rule at a table where anything can be paid. */
function discountsAt(state: State, seat: number, symbol: number): ActionOf<'discount'>[] {
  const ways: ActionOf<'discount'>[] = [];
  discount.options(withPlenty(state), { t: 'discount', seat, symbol }, seat, ways);
  return ways;
}

const lower = (cost: Cost, off: ActionOf<'discount'>): Cost => ({
  wood: cost.wood - off.wood,
  stone: cost.stone - off.stone,
  metal: cost.metal - off.metal,
  gold: cost.gold,
});

const PLENTY = Object.fromEntries(GOODS.map((good) => [good, 999]));

/** The same table, at which nobody is short of anything. */
export const withPlenty = (state: State): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, ...PLENTY })),
});
