import type { Flight, Place } from './flight.ts';

/** Of a heap, so many pieces travel. */
export const HEAP = 3;

/** What can be said of a travelling piece besides its way. */
type Extra = Pick<Flight<unknown>, 'becomes' | 'nth'>;

interface Sum<Piece> {
  readonly n: number;
  readonly to: Place;
  readonly draw: (n: number) => Piece;
  readonly wave: number;
  readonly act: number;
}

/** The flights of one move while they are put together. Each piece starts one wave after the one before it. */
export interface Plan<Piece> {
  /** What follows belongs to this act. */
  act: number;
  /** Returns the number of the flight, for `redirect`. */
  travel(piece: Piece, from: Place, to: Place, extra?: Extra): number;
  /** Travels in the same wave as the next piece. */
  join(piece: Piece, from: Place, to: Place, extra?: Extra): void;
  /** Several of a kind travel the same way; of many only the first few. */
  heap(n: number, piece: Piece, from: Place, to: Place): void;
  /** Becomes the piece at its place, like one that tumbles. */
  drop(piece: Piece, to: Place): void;
  tumble(piece: Piece, to: Place): void;
  float(piece: Piece, to: Place): void;
  /** In the same wave as the next piece, like `slide`. */
  shake(at: Place): void;
  slide(at: Place): void;
  /** Floats once over its place, at the end: sums under one key are added up, gains apart from losses. */
  sum(key: string, n: number, to: Place, draw: (n: number) => Piece): void;
  nextWave(): void;
  /** Another piece takes this flight, to another place. */
  redirect(flight: number, piece: Piece, to: Place): void;
  /** All of it, the sums last. */
  flights(): Flight<Piece>[];
}

/** @param nothing the piece of flights that have none */
export function newPlan<Piece>(nothing: Piece): Plan<Piece> {
  const flights: Flight<Piece>[] = [];
  const sums = new Map<string, Sum<Piece>>();
  let wave = 0;

  const actIf = (act: number) => (act > 0 ? { act } : {});
  const push = (piece: Piece, how: Flight<Piece>['how'], from: Place, to: Place, extra: Extra = {}): number =>
    flights.push({ piece, how, from, to, wave, ...actIf(plan.act), ...extra }) - 1;

  const plan: Plan<Piece> = {
    act: 0,
    travel(piece, from, to, extra) {
      const flight = push(piece, 'travel', from, to, extra);
      wave++;
      return flight;
    },
    join(piece, from, to, extra) {
      push(piece, 'travel', from, to, extra);
    },
    heap(n, piece, from, to) {
      for (let nth = 0; nth < Math.min(n, HEAP); nth++) plan.travel(piece, from, to, { nth });
    },
    drop(piece, to) {
      push(piece, 'drop', [], to, { becomes: true });
      wave++;
    },
    tumble(piece, to) {
      push(piece, 'tumble', [], to, { becomes: true });
      wave++;
    },
    float(piece, to) {
      push(piece, 'float', [], to);
      wave++;
    },
    shake(at) {
      push(nothing, 'shake', [], at);
    },
    slide(at) {
      push(nothing, 'slide', at, at);
    },
    sum(key, n, to, draw) {
      const whole = `${key} ${n > 0}`;
      const former = sums.get(whole)?.n ?? 0;
      // with the last piece before it
      sums.set(whole, { n: former + n, to, draw, wave: Math.max(0, wave - 1), act: plan.act });
    },
    nextWave() {
      wave++;
    },
    redirect(flight, piece, to) {
      flights[flight] = { ...flights[flight]!, piece, to };
    },
    flights() {
      const floating = [...sums.values()].filter(({ n }) => n !== 0);
      return [
        ...flights,
        ...floating.map(
          ({ n, to, draw, wave, act }): Flight<Piece> => ({
            piece: draw(n),
            how: 'float',
            from: [],
            to,
            wave,
            ...actIf(act),
          }),
        ),
      ];
    },
  };
  return plan;
}

type Row<E, Piece, Move> = (event: E, plan: Plan<Piece>, move: Move) => void;

/**
 * What flies for each sort of event, or for some of them (a chapter). `Move` is what a game knows of the whole move.
 * An event without a row is a type error.
 */
export type Rows<E extends { t: string }, Piece, Move, T extends E['t'] = E['t']> = {
  readonly [K in T]: Row<Extract<E, { t: K }>, Piece, Move>;
};

/** Rows of events for which nothing flies. */
export const still = <T extends string>(...events: readonly T[]): Record<T, () => void> =>
  Object.fromEntries(events.map((event) => [event, () => {}])) as Record<T, () => void>;

/** Goes through the events in their order. */
export function planned<E extends { t: string }, Piece, Move>(
  events: readonly E[],
  rows: Rows<E, Piece, Move>,
  plan: Plan<Piece>,
  move: Move,
): Flight<Piece>[] {
  for (const event of events) {
    const row = rows[event.t as E['t']] as Row<E, Piece, Move>;
    row(event, plan, move);
  }
  return plan.flights();
}
