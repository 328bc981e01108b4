import {
  AREAS,
  type Area,
  type Crew,
  type Event,
  type Good,
  type Property,
  type View,
  WORKERS,
  type Worker,
} from '@guildhall/belfort';
import type { Flight, Place } from '../../../table/motion/flight.ts';
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

export type BelfortFlight = Flight<Piece>;

/** So many of a heap travel. */
const HEAP = 3;
const AREA_OF: ReadonlySet<string> = new Set(AREAS);

/** What flies over the table for the facts of one move, in their order. */
export function flightsOf(events: readonly Event[], { me, before, after }: Change<View>): BelfortFlight[] {
  const flights: BelfortFlight[] = [];
  const sums = new Map<string, { wave: number; place: Place; n: number; what: Good | 'points' }>();
  const then = { me, view: before };
  const now = { me, view: after };
  const sites = events.flatMap((event) => (event.t === 'marker' ? [event.symbol] : []));
  const moved = events.flatMap((event) => (event.t === 'moved' ? [event] : []));
  const vacated = moved.map(({ symbol }) => symbol);
  const sent = new Map<string, Crew>();
  let wave = 0;

  type Rest = Partial<Pick<BelfortFlight, 'how' | 'becomes' | 'nth'>>;
  const add = (piece: Piece, from: Place, to: Place, rest: Rest = {}) => {
    flights.push({ piece, how: 'travel', from, to, wave, ...rest });
    wave++;
  };
  const addHeap = (n: number, piece: Piece, from: Place, to: Place) => {
    for (let nth = 0; nth < Math.min(n, HEAP); nth++) add(piece, from, to, { nth });
  };
  const addSum = (seat: number, what: Good | 'points', n: number) => {
    const key = `${seat} ${what} ${n > 0}`;
    const place = what === 'points' ? at.score(seat) : at.goods(seat, what, me);
    const former = sums.get(key)?.n ?? 0;
    sums.set(key, { wave: Math.max(0, wave - 1), place, what, n: former + n });
  };
  const face = (seat: number, card: Property | null) => (seat === me ? card : null);
  const crewAt = (seat: number, area: Area): Worker[] => {
    const stood = before.players[seat]![area];
    const came = sent.get(`${seat} ${area}`);
    return WORKERS.flatMap((worker) => new Array<Worker>(stood[worker] + (came?.[worker] ?? 0)).fill(worker));
  };

  for (const event of events) {
    switch (event.t) {
      case 'startingHands':
        event.discards.forEach((cards, seat) => {
          for (const card of cards) add({ t: 'card', card: face(seat, card) }, at.hand(seat, card, then), at.discard);
        });
        break;
      case 'place': {
        const { seat, worker } = event;
        const to =
          event.at === 'guild'
            ? at.guildPlank(event.district)
            : event.at === 'card'
              ? at.built(seat, event.card, me, 'standing')
              : at.plank(event.at, event.plank - 1);
        add({ t: 'worker', worker, builder: seat }, at.home(seat, worker, me), to, { becomes: true });
        break;
      }
      case 'send': {
        const { seat, worker, area, n } = event;
        const crew = sent.get(`${seat} ${area}`) ?? { elf: 0, dwarf: 0, masterElf: 0, masterDwarf: 0 };
        sent.set(`${seat} ${area}`, { ...crew, [worker]: crew[worker] + n });
        addHeap(n, { t: 'worker', worker, builder: seat }, at.home(seat, worker, me), at.area(area, seat));
        break;
      }
      case 'home': {
        const { seat, from } = event;
        if (!('worker' in event)) {
          crewAt(seat, event.from)
            .slice(0, HEAP)
            .forEach((worker, nth) => {
              const piece: Piece = { t: 'worker', worker, builder: seat };
              add(piece, at.area(event.from, seat), at.home(seat, worker, me), { nth });
            });
          break;
        }
        const start =
          from === 'guild'
            ? at.guildPlank(event.at)
            : from === 'card'
              ? at.built(seat, event.at, me, 'standing')
              : at.plank(from as 'desk' | 'camp', event.at);
        add({ t: 'worker', worker: event.worker, builder: seat }, start, at.home(seat, event.worker, me));
        break;
      }
      case 'newWorker':
      case 'master': {
        const worker: Worker =
          event.t === 'newWorker' ? event.worker : event.worker === 'elf' ? 'masterElf' : 'masterDwarf';
        const from = at.source(event.source, event.seat, then) ?? [];
        add({ t: 'worker', worker, builder: event.seat }, from, at.home(event.seat, worker, me));
        break;
      }
      case 'crest': {
        const { seat, of } = event;
        if (of === null) break;
        for (const each of after.players.keys()) {
          flights.push({ piece: { t: 'nothing' }, how: 'slide', from: at.panel(each), to: at.panel(each), wave });
        }
        const cross = (from: number, to: number) =>
          flights.push({
            piece: { t: 'crest', n: before.players[from]!.crest },
            how: 'travel',
            from: at.crest(from),
            to: at.crest(to),
            wave,
            becomes: true,
          });
        cross(of, seat);
        cross(seat, of);
        wave++;
        break;
      }
      case 'gain': {
        const { seat, what, n, from, source } = event;
        if (what !== 'points') {
          const start = from === null ? placeOf(source, seat) : at.goods(from, what, me);
          if (start !== null) addHeap(n, { t: 'good', good: what }, start, at.goods(seat, what, me));
        }
        addSum(seat, what, n);
        break;
      }
      case 'lose': {
        const { seat, what, n, to, source } = event;
        // What another player gets is told by their gain.
        if (what !== 'points' && to === null) {
          addHeap(n, { t: 'good', good: what }, at.goods(seat, what, me), placeOf(source, seat) ?? at.treasury);
        }
        addSum(seat, what, -n);
        break;
      }
      case 'marker':
        add({ t: 'marker', builder: event.builder }, [], at.marker(event.symbol), { how: 'drop', becomes: true });
        break;
      case 'moved': {
        const origin = vacated.find((symbol) => symbol !== event.symbol && before.markers[symbol] === event.builder);
        if (origin === undefined) break;
        vacated.splice(vacated.indexOf(origin), 1);
        const to = at.marker(event.symbol);
        const piece: Piece = { t: 'marker', builder: event.builder };
        flights.push({ piece, how: 'travel', from: at.marker(origin), to, wave, becomes: true });
        break;
      }
      case 'card': {
        const { seat, property, card } = event;
        const from = at.hand(seat, property, then);
        if (seat === me) add({ t: 'card', card: property }, from, at.built(seat, card, me), { becomes: true });
        else if (sites.length > 0) add({ t: 'card', card: property }, from, at.symbol(sites[0]!));
        break;
      }
      case 'gnome': {
        const { seat, card } = event;
        const lock = after.players[seat]!.built[card]!.gnomes - 1;
        const own = seat === me;
        const to: Place = own ? at.built(seat, card, me, `lock:${lock}`) : at.home(seat, 'elf', me);
        add({ t: 'gnome' }, at.gnomes, to, { becomes: own });
        break;
      }
      case 'draw':
        event.cards.slice(0, HEAP + 2).forEach((card, nth) => {
          const shown = face(event.seat, card);
          const own = event.seat === me;
          add({ t: 'card', card: shown }, at.deck, at.hand(event.seat, shown, now), { becomes: own, nth });
        });
        break;
      case 'take': {
        const { seat, card, from } = event;
        const start = from === null ? at.inPool(card) : at.hand(from, card, then);
        const known = from === null || seat === me || from === me;
        add({ t: 'card', card: known ? card : null }, start, at.hand(seat, card, now), { becomes: seat === me });
        break;
      }
      case 'discard':
        add({ t: 'card', card: event.card }, at.hand(event.seat, event.card, then), at.discard);
        break;
      case 'pool':
        add({ t: 'card', card: event.card }, at.deck, at.poolSlot(event.slot), { becomes: true });
        break;
      case 'shuffle':
        addHeap(event.n, { t: 'card', card: null }, at.discard, at.deck);
        break;
      case 'reveal': {
        const to = at.hand(event.seat, event.card, then);
        add({ t: 'card', card: event.card }, [], to, { how: 'float' });
        break;
      }
      case 'neutralDwarf': {
        const piece: Piece = { t: 'worker', worker: 'dwarf', builder: event.neutral };
        const to: Place = [`piece neutral:${event.neutral}`, ...at.guildPlank(event.district)];
        add(piece, at.panel(event.neutral), to, { becomes: true });
        break;
      }
      case 'neutralCard': {
        const from = event.from === 'pool' ? at.inPool(event.card) : at.deck;
        add({ t: 'card', card: event.card }, from, at.panel(event.neutral));
        break;
      }
      case 'scored': {
        const [, district] = event.majority.split('.') as [string, string?];
        if (event.points === 0 || district === undefined) break;
        const { points: n, builder } = event;
        add({ t: 'sum', n, what: 'points', builder }, [], at.guild(Number(district)), { how: 'float' });
        break;
      }
    }
  }
  for (const { wave: landing, place, n, what } of sums.values()) {
    if (n === 0) continue;
    flights.push({ piece: { t: 'sum', n, what, builder: null }, how: 'float', from: [], to: place, wave: landing });
  }
  return flights;

  function placeOf(source: Extract<Event, { t: 'gain' }>['source'], seat: number): Place | null {
    const [kind, rest = ''] = source.split('.') as [string, string?];
    if (kind === 'build') return sites.length === 0 ? null : at.symbol(sites[0]!);
    if (kind === 'district') return at.guild(Number(rest));
    if (kind === 'place' && rest === 'guild') {
      const standing = events.find((event) => event.t === 'place' && event.at === 'guild');
      return standing?.t === 'place' && standing.at === 'guild' ? at.guildPlank(standing.district) : null;
    }
    if (AREA_OF.has(kind)) return at.area(kind as Area, seat);
    return at.source(source as Extract<Event, { t: 'lose' }>['source'], seat, then);
  }
}
