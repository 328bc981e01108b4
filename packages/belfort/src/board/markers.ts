import type { Source } from '../events.ts';
import type { Play } from '../play.ts';
import { kindOf, SITE_OF, SITES, type SiteKind } from './districts.ts';

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
