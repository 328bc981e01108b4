import type { Source } from '../events.ts';
import type { Play } from '../play.ts';
import { NOBODY, type State } from '../state.ts';
import { acrossGate, kindOf, SITE_OF, SITES, type SiteKind, TARGETS_OF } from './districts.ts';

/** Whether somebody may build on this symbol now [B2]; costs and cards are another matter. */
export function isOpen(state: State, symbol: number, kind: SiteKind): boolean {
  const { markers } = state;
  if (markers[symbol] !== NOBODY) return false;
  return kind !== 'gatehouse' || state.options.edition === 'first' || markers[acrossGate(symbol)] === NOBODY;
}

/** Whether any site of this kind can be built on. */
export function hasOpen(state: State, kind: SiteKind): boolean {
  for (const symbol of TARGETS_OF[kind]) if (isOpen(state, symbol, kind)) return true;
  return false;
}

/** Puts a builder's marker on a symbol; a keep takes both of its section. */
export function mark(play: Play, builder: number, symbol: number, source: Source): void {
  const kind = kindOf(symbol);
  if (kind !== 'keep') return markOne(play, builder, symbol, kind, source);
  for (const each of SITES[SITE_OF[symbol]!]!.symbols) markOne(play, builder, each, kind, source);
}

function markOne(play: Play, builder: number, symbol: number, kind: SiteKind, source: Source): void {
  play.state.markers[symbol] = builder;
  play.out?.push({ t: 'marker', builder, symbol, kind, source });
}
