import {
  type ByColour,
  COLOURS,
  type Colour,
  colourOf,
  type Event,
  type Majority,
  type Source,
  type View,
} from '@guildhall/bruges';
import type { Place } from '../../../table/motion/flight.ts';
import type { Plan, Rows } from '../../../table/motion/plan.ts';
import type { Change } from '../../../table/motion/useFlights.tsx';
import type { What } from '../screen/contract.ts';
import * as at from './places.ts';

/** What is drawn in the air. */
export type Piece =
  /** Its face, or its back; or it turns from one to the other on its way. */
  | { readonly t: 'card'; readonly card: number | null; readonly colour: Colour; readonly turns?: 'up' | 'down' }
  /** Rolls from one number to another. */
  | { readonly t: 'die'; readonly colour: Colour; readonly was: number; readonly value: number }
  | { readonly t: 'worker'; readonly colour: Colour }
  | { readonly t: 'guilder' }
  | { readonly t: 'threat'; readonly colour: Colour }
  /** A threat by its name, as it strikes. */
  | { readonly t: 'strike'; readonly colour: Colour; readonly spared: boolean }
  | { readonly t: 'canal'; readonly colour: Colour; readonly seat: number }
  | { readonly t: 'statue'; readonly points: number }
  | { readonly t: 'pawn'; readonly seat: number }
  | { readonly t: 'majority'; readonly majority: Majority }
  | { readonly t: 'start' }
  /** A sum that came or went. */
  | { readonly t: 'sum'; readonly n: number; readonly what: What }
  | { readonly t: 'nothing' };

export type BrugesPlan = Plan<Piece>;

/** A card that was drawn and not looked at yet. */
interface Drawn {
  readonly colour: Colour;
  /** Where it lies face down. */
  readonly from: Place;
  /** Its flight from the pile, if it came in this move. */
  readonly flight: number | null;
}

/** What the events of one move have to know of each other. */
export interface MoveFacts extends Change<View> {
  readonly events: readonly Event[];
  /** What the dice show by now. */
  readonly dice: ByColour;
  /** By seat. */
  readonly drawn: Drawn[][];
  /** Whose pawn has moved. */
  readonly stepped: Set<number>;
  /** The card that was played last. */
  played: Extract<Event, { t: 'play' }> | null;
}

/** The rows of a chapter. */
export type Chapter<T extends Event['t']> = Rows<Event, Piece, MoveFacts, T>;

export function moveFactsOf(events: readonly Event[], change: Change<View>): MoveFacts {
  const { me, before } = change;
  return {
    ...change,
    events,
    dice: { ...before.dice },
    drawn: before.players.map(({ fresh }, seat) =>
      fresh.map(({ back }, i) => ({ colour: back, from: at.fresh(seat, i, me), flight: null })),
    ),
    stepped: new Set(),
    played: null,
  };
}

export const faceOf = (card: number): Piece & { t: 'card' } => ({ t: 'card', card, colour: colourOf(card) });

/** Where the card that was played lay before it went. */
export const playedFrom = (seat: number, { played, me }: MoveFacts): Place | null =>
  played === null || played.seat !== seat ? null : at.hand(seat, played.card, me);

/** The place that something is built in, or moves into, in this move. */
function destination(t: 'house' | 'person' | 'canal', seat: number, { events, me }: MoveFacts): Place | null {
  for (const event of events) {
    if (event.t !== t || event.seat !== seat) continue;
    if (event.t === 'canal') return at.canal(seat, event.section, event.space - 1);
    return at.house(seat, event.house, me);
  }
  return null;
}

/** Where something comes from or is paid to; null: it has no place of its own. */
export function placeOf(source: Source, seat: number, move: MoveFacts): Place | null {
  const { before, after, me } = move;
  const [kind, rest = ''] = source.split('.') as [string, string?];
  switch (kind) {
    case 'advance':
      return at.pawn(seat);
    case 'workers':
      return playedFrom(seat, move);
    case 'canal':
    case 'house':
      return destination(kind, seat, move);
    case 'person':
      return rest === '' ? destination('person', seat, move) : at.person(rest, [before, after], me);
    case 'threat':
      return rest === '' ? null : at.threat(seat, rest as Colour, me);
    default:
      return null;
  }
}

/** Guilders for a card come from its die; from another one for those who may choose. */
export function earnedFrom(source: Source, seat: number, n: number, move: MoveFacts): Place | null {
  const { played, dice } = move;
  if (source !== 'guilders' || played === null) return placeOf(source, seat, move);
  const { colour } = played;
  return at.die(dice[colour] === n ? colour : (COLOURS.find((each) => dice[each] === n) ?? colour));
}
