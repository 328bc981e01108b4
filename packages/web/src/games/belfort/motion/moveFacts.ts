import {
  AREAS,
  type Area,
  type Crew,
  type Event,
  type Good,
  type Property,
  type View,
  type Worker,
} from '@guildhall/belfort';
import type { Place } from '../../../table/motion/flight.ts';
import type { Plan, Rows } from '../../../table/motion/plan.ts';
import type { Change } from '../../../table/motion/useFlights.tsx';
import * as at from './places.ts';

/** What is drawn in the air. A builder is a seat, or with two players a neutral one. */
export type Piece =
  | { readonly t: 'worker'; readonly worker: Worker; readonly builder: number }
  | { readonly t: 'good'; readonly good: Good }
  | { readonly t: 'marker'; readonly builder: number }
  | { readonly t: 'gnome' }
  /** null: its back. */
  | { readonly t: 'card'; readonly card: Property | null }
  | { readonly t: 'crest'; readonly n: number }
  /** A sum that came or went; with a builder where it is not plain whose it is. */
  | { readonly t: 'sum'; readonly n: number; readonly what: Good | 'points'; readonly builder: number | null }
  | { readonly t: 'nothing' };

export type BelfortPlan = Plan<Piece>;

/** What the events of one move have to know of each other. */
export interface MoveFacts extends Change<View> {
  readonly events: readonly Event[];
  readonly sightBefore: at.Sight;
  readonly sightAfter: at.Sight;
  /** The symbol that gets a marker; null: nothing is built. */
  readonly site: number | null;
  /** The symbols whose markers are moved and have not found their new place yet. */
  readonly vacated: number[];
  /** Who was sent to an area so far, by seat and area. */
  readonly sent: Map<string, Crew>;
}

/** The rows of a chapter. */
export type Chapter<T extends Event['t']> = Rows<Event, Piece, MoveFacts, T>;

export function moveFactsOf(events: readonly Event[], change: Change<View>): MoveFacts {
  const { me, before, after } = change;
  return {
    ...change,
    events,
    sightBefore: { me, view: before },
    sightAfter: { me, view: after },
    site: events.find((event) => event.t === 'marker')?.symbol ?? null,
    vacated: events.flatMap((event) => (event.t === 'moved' ? [event.symbol] : [])),
    sent: new Map(),
  };
}

const AREA_NAMES: ReadonlySet<string> = new Set(AREAS);

/** Where something comes from or is paid to; null: it has no place of its own. */
export function placeOf(source: Extract<Event, { t: 'gain' }>['source'], seat: number, move: MoveFacts): Place | null {
  const [kind, rest = ''] = source.split('.') as [string, string?];
  if (kind === 'build') return move.site === null ? null : at.symbol(move.site);
  if (kind === 'district') return at.guild(Number(rest));
  if (source === 'place.guild') return guildPlaced(move.events);
  if (AREA_NAMES.has(kind)) return at.area(kind as Area, seat);
  return at.source(source as Extract<Event, { t: 'lose' }>['source'], seat, move.sightBefore);
}

function guildPlaced(events: readonly Event[]): Place | null {
  const placed = events.find((event) => event.t === 'place' && event.at === 'guild');
  return placed?.t === 'place' && placed.at === 'guild' ? at.guildPlank(placed.district) : null;
}
