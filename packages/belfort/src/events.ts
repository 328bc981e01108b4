import type { Season } from './board/calendar.ts';
import type { Property, SiteKind } from './board/districts.ts';
import type { Guild } from './guilds/names.ts';
import type { Stage } from './phases/round.ts';
import type { Area, Good, Worker, WorkerKind } from './state.ts';

/** Why something came or went. */
export type Source =
  | Area
  | `${Area}.bonus`
  | 'desk'
  | 'camp'
  | 'income'
  | 'tax'
  | 'tradingPost'
  | 'hire'
  | 'buyCard'
  | 'handLimit'
  | 'neutral'
  | `build.${SiteKind}`
  | `place.${'desk' | 'guild' | Property}`
  | `guild.${Guild}`
  | `plank.${Property}`
  | `gnome.${Property}`;

/** What majorities are held over. */
export type Majority = `district.${number}` | WorkerKind | 'gnome';

/** Facts, in the order they happen. `seat` acts or is concerned; a builder may also be a neutral one (2 or 3). */
export type Event =
  | { t: 'startingHands'; discards: Property[][] }
  | { t: 'round'; round: number; season: Season }
  | { t: 'stage'; stage: Stage }
  // workers
  | { t: 'place'; seat: number; worker: Worker; at: 'desk' | 'camp'; plank: number }
  | { t: 'place'; seat: number; worker: Worker; at: 'guild'; district: number; guild: Guild }
  | { t: 'place'; seat: number; worker: Worker; at: 'card'; card: number; property: Property }
  | { t: 'pass'; seat: number }
  | { t: 'send'; seat: number; worker: Worker; area: Area; n: number }
  | { t: 'home'; seat: number; from: Area; n: number }
  | { t: 'home'; seat: number; from: 'desk' | 'camp' | 'guild' | 'card'; worker: Worker; at: number }
  | { t: 'newWorker'; seat: number; worker: WorkerKind; source: Source }
  | { t: 'master'; seat: number; worker: WorkerKind; source: Source }
  | { t: 'crest'; seat: number; of: number | null; crest: number }
  | { t: 'crestsUp' }
  // goods and points
  | { t: 'gain'; seat: number; what: Good | 'points'; n: number; source: Source | Majority; from: number | null }
  | { t: 'lose'; seat: number; what: Good | 'points'; n: number; source: Source; to: number | null }
  // action turns
  | { t: 'turn'; seat: number }
  | { t: 'endTurn'; seat: number }
  | { t: 'activate'; seat: number; source: Source }
  /** A guild action, a plank action or a gnome's ability did something. */
  | { t: 'effect'; seat: number; source: Source }
  /** Nothing came of an action: it was impossible, or declined. */
  | { t: 'wasted'; seat: number; source: Source; declined?: true }
  | { t: 'marker'; builder: number; symbol: number; kind: SiteKind; source: Source }
  | { t: 'card'; seat: number; property: Property; card: number }
  | { t: 'gnome'; seat: number; card: number; property: Property; source: Source }
  | { t: 'visits'; seat: number; visits: number; exchanges: number; source: Source }
  | { t: 'swap'; seat: number; kind: SiteKind; first: number; second: number }
  | { t: 'moved'; symbol: number; builder: number }
  // cards
  | { t: 'draw'; seat: number; cards: (Property | null)[]; source: Source }
  | { t: 'take'; seat: number; card: Property; source: Source; from: number | null }
  | { t: 'discard'; seat: number; card: Property; source: Source }
  | { t: 'pool'; slot: number; card: Property }
  | { t: 'shuffle'; n: number }
  | { t: 'reveal'; seat: number; card: Property }
  // neutral builders
  | { t: 'neutralDwarf'; neutral: number; district: number }
  | { t: 'neutralCard'; neutral: number; seat: number; card: Property; from: 'pool' | 'deck' }
  // scoring
  | { t: 'scored'; majority: Majority; builder: number; count: number; place: number; points: number }
  | { t: 'end'; winners: number[] };

/** A drawn card is seen by its owner alone; everything else happens in the open. */
export function seen(event: Event, eyes: readonly number[]): Event {
  if (event.t !== 'draw' || eyes.includes(event.seat)) return event;
  return { ...event, cards: event.cards.map(() => null) };
}
