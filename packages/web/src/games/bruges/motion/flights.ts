import {
  type ByColour,
  COLOURS,
  type Colour,
  colourOf,
  type Event,
  type Majority,
  type Source,
  sheetOf,
  type View,
} from '@guildhall/bruges';
import type { Flight, Place } from '../../../table/motion/flight.ts';
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

export type BrugesFlight = Flight<Piece>;

/** So many of a heap travel. */
const HEAP = 3;
/** Cards come to the hands, the dice roll, they threaten, threats strike, and that has its consequences. */
const [ROLL, THREAT, STRIKE] = [1, 2, 3];

interface Drawn {
  readonly colour: Colour;
  /** Where it lies face down. */
  readonly from: Place;
  /** Its way from the pile, if it came just now. */
  readonly flight: number | null;
}

/** What flies over the table for the facts of one move, in their order. */
export function flightsOf(events: readonly Event[], { me, before, after }: Change<View>): BrugesFlight[] {
  const flights: BrugesFlight[] = [];
  const sums = new Map<string, { place: Place; piece: Piece & { t: 'sum' }; wave: number; act: number }>();
  const views = [before, after];
  const dice: ByColour = { ...before.dice };
  const drawn = before.players.map(({ fresh }, seat) =>
    fresh.map(({ back }, i): Drawn => ({ colour: back, from: at.fresh(seat, i, me), flight: null })),
  );
  const stepped = new Set<number>();
  let played: Extract<Event, { t: 'play' }> | null = null;
  let wave = 0;
  let act = 0;

  type Rest = Partial<Pick<BrugesFlight, 'how' | 'becomes' | 'nth'>>;
  /** Starts with the former piece. */
  const join = (piece: Piece, from: Place, to: Place, rest: Rest = {}) => {
    flights.push({ piece, how: 'travel', from, to, wave, ...(act > 0 ? { act } : {}), ...rest });
  };
  const add = (piece: Piece, from: Place, to: Place, rest: Rest = {}) => {
    join(piece, from, to, rest);
    wave++;
  };
  const addHeap = (n: number, piece: Piece, from: Place, to: Place) => {
    for (let nth = 0; nth < Math.min(n, HEAP); nth++) add(piece, from, to, { nth });
  };
  const addSum = (seat: number, what: What, n: number, place: Place) => {
    const key = `${seat} ${what} ${n > 0}`;
    const former = sums.get(key)?.piece.n ?? 0;
    sums.set(key, { place, piece: { t: 'sum', what, n: former + n }, wave: Math.max(0, wave - 1), act });
  };
  const addAmount = (seat: number, what: 'guilders' | Colour, n: number, other: Place | null) => {
    const piece: Piece = what === 'guilders' ? { t: 'guilder' } : { t: 'worker', colour: what };
    const own = what === 'guilders' ? at.guilders(seat, me) : at.worker(seat, what, me);
    if (other !== null) addHeap(Math.abs(n), piece, n > 0 ? other : own, n > 0 ? own : other);
    addSum(seat, what === 'guilders' ? what : `worker.${what}`, n, own);
  };
  const addDie = (colour: Colour, value: number, how: 'tumble' | 'drop') => {
    const piece: Piece = { t: 'die', colour, was: how === 'tumble' ? dice[colour] : value, value };
    // dice that are not in sight roll unseen
    add(piece, [], at.die(colour).slice(0, 1), { how, becomes: true });
    dice[colour] = value;
  };
  /** Something went to where the card went, or came from there. */
  const later = (t: 'house' | 'person' | 'canal', seat: number): Place | null => {
    for (const event of events) {
      if (event.t !== t || event.seat !== seat) continue;
      if (event.t === 'canal') return at.canal(seat, event.section, event.space - 1);
      return at.house(seat, event.house, me);
    }
    return null;
  };

  for (const event of events) {
    switch (event.t) {
      case 'round':
        if (event.start !== before.start) add({ t: 'start' }, at.start, at.start, { becomes: true });
        break;
      case 'draw': {
        const { seat, pile, colour } = event;
        const to = at.fresh(seat, drawn[seat]!.length, me);
        drawn[seat]!.push({ colour, from: at.pile(pile), flight: flights.length });
        add({ t: 'card', card: null, colour }, at.pile(pile), to, { becomes: seat === me });
        break;
      }
      case 'look':
        if (event.seat === me) lookAt(event.cards);
        drawn[event.seat] = [];
        break;
      case 'extraPile':
        addHeap(HEAP, topOf(event.pile), at.extra, at.pile(event.pile));
        break;
      case 'cut':
        addHeap(HEAP, topOf(event.pile), at.pile(1 - event.pile), at.pile(event.pile));
        break;
      case 'shuffle':
        for (const pile of [0, 1]) addHeap(2, topOf(pile), at.discard, at.pile(pile));
        break;
      case 'play':
        played = event;
        if (event.card !== null && event.as !== 'house' && event.as !== 'person') {
          add(faceOf(event.card), at.hand(event.seat, event.card, me), at.discard);
        }
        break;
      case 'discard':
        add(faceOf(event.card), at.hand(event.seat, event.card, me), at.discard);
        break;
      case 'recover': {
        const { seat, card } = event;
        add(faceOf(card), at.inDiscard(card), at.hand(seat, card, me), { becomes: seat === me });
        break;
      }
      case 'roll':
        act = ROLL!;
        for (const colour of COLOURS) addDie(colour, event.dice[colour], 'tumble');
        break;
      case 'die':
        addDie(event.die, event.value, event.rolled ? 'tumble' : 'drop');
        break;
      case 'threat': {
        const { seat, colour, source, from } = event;
        if (act > 0) act = THREAT!;
        const start =
          source === 'dice' ? at.die(colour) : from !== null ? at.threat(from, colour, me) : placeOf(source, seat);
        add({ t: 'threat', colour }, start ?? [], at.threat(seat, colour, me));
        break;
      }
      case 'strike': {
        const { seat, colour, spared } = event;
        const ring = at.threat(seat, colour, me);
        // the first strikes after all threats are dealt out, the next after the consequences of the former
        act = act < STRIKE! ? STRIKE! : act + 1;
        join({ t: 'nothing' }, [], ring, { how: 'shake' });
        add({ t: 'strike', colour, spared }, [], ring, { how: 'float' });
        act++;
        break;
      }
      case 'marker': {
        const { seat, colour, source } = event;
        add({ t: 'threat', colour }, at.threat(seat, colour, me), cardOf(seat) ?? placeOf(source, seat) ?? []);
        break;
      }
      case 'gain':
        if (event.what === 'points') addSum(event.seat, 'points', event.n, at.points(event.seat, me));
        else {
          const { seat, n, source, from } = event;
          addAmount(seat, 'guilders', n, from !== null ? at.guilders(from, me) : earnedFrom(source, seat, n));
        }
        break;
      case 'lose':
        if (event.what === 'points') addSum(event.seat, 'points', -event.n, at.points(event.seat, me));
        // what goes to somebody flies when they get it
        else addAmount(event.seat, 'guilders', -event.n, event.to !== null ? null : placeOf(event.source, event.seat));
        break;
      case 'workers': {
        const { seat, colour, n, source, from } = event;
        addAmount(seat, colour, n, from !== null ? at.worker(from, colour, me) : placeOf(source, seat));
        break;
      }
      case 'workersLost':
        addAmount(event.seat, event.colour, -event.n, event.to !== null ? null : placeOf(event.source, event.seat));
        break;
      case 'house': {
        const { seat, house, card, colour } = event;
        const known = seat === me ? card : null;
        const piece: Piece = { t: 'card', card: known, colour, ...(known === null ? {} : { turns: 'down' }) };
        add(piece, at.hand(seat, known, me), at.house(seat, house, me), { becomes: true });
        break;
      }
      case 'houseLost':
        add({ ...faceOf(event.card), turns: 'up' }, at.house(event.seat, event.house, me), at.discard);
        break;
      case 'person': {
        const { seat, person, house } = event;
        add(faceOf(person), at.hand(seat, person, me), at.doorway(seat, house, me), { becomes: true });
        break;
      }
      case 'leave': {
        const { seat, person, house, to } = event;
        const end = to === 'hand' ? at.hand(seat, person, me) : at.discard;
        add(faceOf(person), at.doorway(seat, house, me), end, { becomes: to === 'hand' && seat === me });
        break;
      }
      case 'canal': {
        const { seat, section, space } = event;
        add(tokenOf(seat, section, space), [], at.canal(seat, section, space - 1), { how: 'drop', becomes: true });
        break;
      }
      case 'canalLost': {
        const { seat, section, space } = event;
        add(tokenOf(seat, section, space), at.canal(seat, section, space - 1), at.guardHouse(seat));
        break;
      }
      case 'statue':
        add({ t: 'statue', points: event.points }, at.statueStack, at.statue(event.seat, event.points, me), {
          becomes: true,
        });
        break;
      case 'step':
        if (stepped.has(event.seat)) break;
        stepped.add(event.seat);
        add({ t: 'pawn', seat: event.seat }, at.pawn(event.seat), at.pawn(event.seat), { becomes: true });
        break;
      case 'majority': {
        const { seat, majority } = event;
        add({ t: 'majority', majority }, [], at.majority(seat, majority, me), { how: 'drop', becomes: true });
        break;
      }
      case 'final':
        addSum(event.seat, 'points', event.points, at.points(event.seat, me));
        break;
    }
  }
  for (const { place, piece, wave: landing, act: of } of sums.values()) {
    if (piece.n === 0) continue;
    flights.push({ piece, how: 'float', from: [], to: place, wave: landing, ...(of > 0 ? { act: of } : {}) });
  }
  return flights;

  function faceOf(card: number): Piece & { t: 'card' } {
    return { t: 'card', card, colour: colourOf(card) };
  }

  /** The back on top of a pile. */
  function topOf(pile: number): Piece {
    const colour = after.piles[pile]!.top ?? before.piles[pile]!.top ?? COLOURS[0];
    return { t: 'card', card: null, colour };
  }

  function tokenOf(seat: number, section: number, space: number): Piece {
    return { t: 'canal', seat, colour: sheetOf(after.options).canals[seat]![section]![space - 1]! };
  }

  /** All new cards turn over together, each where it came to lie; the last ones still on their way from the pile. */
  function lookAt(cards: readonly (number | null)[]): void {
    const left = drawn[me!]!.slice();
    for (const card of cards) {
      if (card === null) continue;
      const i = left.findIndex(({ colour }) => colour === colourOf(card));
      const [back] = left.splice(Math.max(0, i), 1);
      const piece: Piece = { ...faceOf(card), turns: 'up' };
      const to = at.hand(me!, card, me);
      if (back === undefined || back.flight === null) join(piece, back?.from ?? [], to, { becomes: true });
      else flights[back.flight] = { ...flights[back.flight]!, piece, to };
    }
    wave++;
  }

  /** The card that was played, before it went. */
  function cardOf(seat: number): Place | null {
    return played === null || played.seat !== seat ? null : at.hand(seat, played.card, me);
  }

  /** Guilders for a card come from its die; from another one for those who may choose. */
  function earnedFrom(source: Source, seat: number, n: number): Place | null {
    if (source !== 'guilders' || played === null) return placeOf(source, seat);
    const { colour } = played;
    return at.die(dice[colour] === n ? colour : (COLOURS.find((each) => dice[each] === n) ?? colour));
  }

  /** Where something comes from or is paid to; null: it has no place of its own. */
  function placeOf(source: Source, seat: number): Place | null {
    const [kind, rest = ''] = source.split('.') as [string, string?];
    switch (kind) {
      case 'advance':
        return at.pawn(seat);
      case 'workers':
        return cardOf(seat);
      case 'canal':
      case 'house':
        return later(kind, seat);
      case 'person':
        return rest === '' ? later('person', seat) : at.person(rest, views, me);
      case 'threat':
        return rest === '' ? null : at.threat(seat, rest as Colour, me);
      default:
        return null;
    }
  }
}
