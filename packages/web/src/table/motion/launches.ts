import type { ReactNode } from 'react';
import type { Drawn, Flight } from './flight.ts';
import { drop, float, type Spot, shake, slide, travel, tumble } from './keyframes.ts';
import type { Found, Rect } from './look.ts';
import { DROP, delaysOf, FLOAT, SHAKE, TRAVEL, TUMBLE } from './timing.ts';

/** How pieces move, as the player has set it. */
export interface MotionSettings {
  /** Times the normal duration. */
  readonly pace: number;
  /** Only what floats is shown, and it fades where it is. */
  readonly calm: boolean;
}

/** A piece on the layer above the table, and how it moves there. */
export interface Launch<E = Element> {
  readonly node: ReactNode;
  readonly keyframes: Keyframe[];
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
  /** Not shown before it starts. */
  readonly sudden?: boolean;
  /** The real piece, unseen until this one lands. */
  readonly hides?: E | null;
}

/** A movement of something that lies on the page. */
interface PageAnimation<E = Element> {
  readonly element: E;
  readonly keyframes: Keyframe[];
  readonly options: KeyframeAnimationOptions;
}

/** A flight with the places of the page between which it goes. */
export interface Way<Piece, E> {
  readonly flight: Flight<Piece>;
  readonly start: Found<E> | null;
  readonly end: Found<E> | null;
}

type Draw<Piece> = (piece: Piece, becomes: Rect | null) => Drawn;

/** All that is to be known of one flight. */
interface Leg<Piece, E> extends Way<Piece, E>, MotionSettings {
  readonly end: Found<E>;
  readonly delay: number;
  /** How many float over the same place already. */
  readonly beside: number;
  /** Other pieces of its wave land. */
  readonly landing: boolean;
  readonly draw: Draw<Piece>;
}

/** Sums at one place stand so far apart, in px. */
const ASIDE = 44;

const middle = <E>({ rect }: Found<E>, scale = 1): Spot => ({
  x: rect.left + rect.width / 2,
  y: rect.top + rect.height / 2,
  scale,
});

/** As large as where it lies, within reason. */
const fitting = <E>({ rect }: Found<E>, width: number): number => Math.min(1, Math.max(0.35, rect.width / width));

const moved = (from: Rect, to: Rect): boolean => Math.abs(from.left - to.left) + Math.abs(from.top - to.top) >= 1;

/** It turns into what lies at its end. */
const becomesEnd = <Piece, E>({ flight, end }: Leg<Piece, E>): boolean => flight.becomes === true && end.itself;

/** The drawn piece, and its size at its end. */
function drawn<Piece, E>(leg: Leg<Piece, E>) {
  const { flight, end, draw } = leg;
  const own = becomesEnd(leg);
  const { node, width } = draw(flight.piece, own ? end.rect : null);
  return { node, width, scale: own ? end.rect.width / width : 1, hides: own ? end.element : null };
}

/** What a later act brings is not there yet. */
const isSudden = ({ act = 0 }: Flight<unknown>): boolean => act > 0;

function travelling<Piece, E>(leg: Leg<Piece, E>): Launch<E> | null {
  const { flight, start, end, delay, pace } = leg;
  if (start === null) return dropping(leg);
  const own = becomesEnd(leg);
  if (start.element === end.element && !(own && moved(start.rect, end.rect))) return null;
  const { node, width, scale, hides } = drawn(leg);
  const to = middle(end, own ? scale : 0.85 * fitting(end, width));
  const keyframes = travel(middle(start, fitting(start, width)), to, own);
  return { node, keyframes, delay, duration: TRAVEL * pace, sudden: isSudden(flight), hides };
}

function dropping<Piece, E>(leg: Leg<Piece, E>): Launch<E> {
  const { flight, end, delay, pace } = leg;
  const { node, scale, hides } = drawn(leg);
  const keyframes = drop(middle(end, scale));
  return { node, keyframes, delay, duration: DROP * pace, sudden: isSudden(flight), hides };
}

function tumbling<Piece, E>(leg: Leg<Piece, E>): Launch<E> {
  const { end, delay, pace } = leg;
  const { node, scale, hides } = drawn(leg);
  return { node, keyframes: tumble(middle(end, scale)), delay, duration: TUMBLE * pace, hides };
}

function floating<Piece, E>(leg: Leg<Piece, E>): Launch<E> {
  const { end, delay, pace, calm, beside, landing } = leg;
  const out = Math.ceil(beside / 2) * ASIDE;
  // what would hang over the neighbours waits until the one before it has gone
  const fits = end.rect.width >= 2 * out + ASIDE;
  const aside = fits ? (beside % 2 === 0 ? -out : out) : 0;
  const lasts = FLOAT * Math.max(pace, 0.8);
  const { x, scale } = middle(end);
  return {
    node: drawn(leg).node,
    keyframes: float({ x: x + aside, y: end.rect.top, scale }, calm),
    delay: delay + (landing ? TRAVEL * 0.75 * pace : 0) + (fits ? 0 : beside * lasts * 0.75),
    duration: lasts,
    ...(fits ? {} : { sudden: true }),
  };
}

function sliding<Piece, E>({ start, end, pace }: Leg<Piece, E>): PageAnimation<E> | null {
  if (start === null || !moved(start.rect, end.rect)) return null;
  const keyframes = slide(start.rect.left - end.rect.left, start.rect.top - end.rect.top);
  return { element: end.element, keyframes, options: { duration: TRAVEL * pace, easing: 'cubic-bezier(.2,.7,.2,1)' } };
}

const shaking = <Piece, E>({ end, delay, pace }: Leg<Piece, E>): PageAnimation<E> => ({
  element: end.element,
  keyframes: shake(),
  options: { delay, duration: SHAKE * pace },
});

type Start = <Piece, E>(leg: Leg<Piece, E>) => Launch<E> | PageAnimation<E> | null;

const BY_HOW: Readonly<Record<Flight<unknown>['how'], Start>> = {
  travel: travelling,
  drop: dropping,
  tumble: tumbling,
  float: floating,
  slide: sliding,
  shake: shaking,
};

/** What happens between boards that are not shown would only fly over the one that is. */
const isShown = <Piece, E>(way: Way<Piece, E>): way is Way<Piece, E> & { end: Found<E> } =>
  way.end !== null && !(way.end.away && (way.start === null || way.start.away));

/** What starts over the page and on it, from what was measured there. */
export function launchesOf<Piece, E>(ways: readonly Way<Piece, E>[], settings: MotionSettings, draw: Draw<Piece>) {
  const flights = ways.map(({ flight }) => flight);
  const delays = delaysOf(flights);
  const landings = new Set(flights.flatMap(({ how, wave }) => (how === 'travel' || how === 'drop' ? [wave] : [])));
  const floats = new Map<E, number>();
  const launches: Launch<E>[] = [];
  const animations: PageAnimation<E>[] = [];
  for (const [i, way] of ways.entries()) {
    if (!isShown(way)) continue;
    const { flight, end } = way;
    const beside = floats.get(end.element) ?? 0;
    if (flight.how === 'float') floats.set(end.element, beside + 1);
    const delay = delays[i]! * settings.pace;
    const begun = BY_HOW[flight.how]({ ...way, ...settings, delay, beside, landing: landings.has(flight.wave), draw });
    if (begun === null) continue;
    if ('node' in begun) launches.push(begun);
    else animations.push(begun);
  }
  return { launches, animations };
}
