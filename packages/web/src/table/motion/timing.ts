import type { Flight } from './flight.ts';

/** Milliseconds at normal speed. */
export const TRAVEL = 520;
export const DROP = 460;
export const FLOAT = 950;
export const TUMBLE = 820;
export const SHAKE = 480;
/** Between waves, unless there are too many of them. */
const GAP = 60;
/** From the first take-off to the last landing. */
const WHOLE = 900;
/** More pieces than this at once are a swarm, not a story. */
const MOST = 48;

/** When each wave starts, by wave. */
export function startsOf(waves: readonly number[]): Map<number, number> {
  const order = [...new Set(waves)].sort((a, b) => a - b);
  const gap = order.length < 2 ? 0 : Math.min(GAP, (WHOLE - TRAVEL) / (order.length - 1));
  return new Map(order.map((wave, i) => [wave, i * gap]));
}

/** What floats or slides holds nobody up. */
const LASTS: Readonly<Record<Flight<unknown>['how'], number>> = {
  travel: TRAVEL,
  drop: DROP,
  tumble: TUMBLE,
  shake: SHAKE,
  float: 0,
  slide: 0,
};

type Timed = Pick<Flight<unknown>, 'how' | 'wave' | 'act'>;

/** When each flight starts: act by act, wave by wave. */
export function delaysOf(flights: readonly Timed[]): number[] {
  const actOf = ({ act = 0 }: Timed) => act;
  const starts = new Map<Timed, number>();
  let begin = 0;
  for (const act of [...new Set(flights.map(actOf))].sort((a, b) => a - b)) {
    const together = flights.filter((flight) => actOf(flight) === act);
    const waves = startsOf(together.map(({ wave }) => wave));
    for (const flight of together) starts.set(flight, begin + waves.get(flight.wave)!);
    begin = Math.max(begin, ...together.map((flight) => starts.get(flight)! + LASTS[flight.how]));
  }
  return flights.map((flight) => starts.get(flight)!);
}

/** Makes the heaps smaller until few enough are in the air. */
export function thinned<F extends { readonly nth?: number }>(flights: readonly F[]): readonly F[] {
  let kept = flights;
  for (let most = 3; kept.length > MOST && most > 0; most--) kept = flights.filter(({ nth = 0 }) => nth < most);
  return kept.slice(0, 2 * MOST);
}
