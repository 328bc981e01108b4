import { Component } from 'react';
import { fly, ground, type Launch } from './FlightLayer.tsx';
import type { Drawn, Flight } from './flight.ts';
import { drop, float, type Spot, shake, travel, tumble } from './keyframes.ts';
import { type Found, lookAround } from './look.ts';
import { DROP, delaysOf, FLOAT, SHAKE, TRAVEL, TUMBLE, thinned } from './timing.ts';

/** How pieces move. */
export interface Manner {
  /** Times the normal duration; null: they do not move at all. */
  readonly pace: number | null;
  /** Only what floats is shown, and it fades where it is. */
  readonly calm: boolean;
}

interface Props<Moment, Piece> {
  readonly moment: Moment;
  /** What flies between two moments. */
  plan(before: Moment, after: Moment): readonly Flight<Piece>[];
  draw(piece: Piece, moment: Moment, becomes: DOMRect | null): Drawn;
  manner(): Manner;
}

interface Ready<Piece> {
  readonly flights: readonly Flight<Piece>[];
  readonly starts: readonly (Found | null)[];
  readonly manner: Manner & { readonly pace: number };
}

/** Moments that follow each other faster than this are skipped through. */
const HURRY = 150;

/** Shows nothing itself: measures where pieces lie before the page changes, and lets them fly once it has. */
export class Takeoff<Moment, Piece> extends Component<Props<Moment, Piece>> {
  private last = Number.NEGATIVE_INFINITY;
  private frame = 0;

  override getSnapshotBeforeUpdate(before: Props<Moment, Piece>): Ready<Piece> | null {
    if (before.moment === this.props.moment) return null;
    try {
      return this.prepare(before.moment);
    } catch (error) {
      reportError(error); // a piece that does not fly must not stop the game
      return null;
    }
  }

  /** Measuring the new page is left to the next frame: nothing is painted before, and the move is not held up. */
  override componentDidUpdate(_props: unknown, _state: unknown, ready: Ready<Piece> | null): void {
    if (ready === null) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      try {
        launch(ready, (piece, becomes) => this.props.draw(piece, this.props.moment, becomes));
      } catch (error) {
        reportError(error);
      }
    });
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.frame);
    ground();
  }

  override render(): null {
    return null;
  }

  private prepare(before: Moment): Ready<Piece> | null {
    const { pace, calm } = this.props.manner();
    const planned = this.props.plan(before, this.props.moment);
    if (planned.length === 0) return null;
    const now = performance.now();
    const hurried = now - this.last < HURRY;
    this.last = now;
    if (hurried || pace === null || document.hidden) {
      ground();
      return null;
    }
    const flights = thinned(calm ? planned.filter(({ how }) => how === 'float') : planned);
    const find = lookAround();
    return { flights, starts: flights.map(({ from }) => find(from)), manner: { pace, calm } };
  }
}

const moved = (from: DOMRect, to: DOMRect): boolean => Math.abs(from.left - to.left) + Math.abs(from.top - to.top) >= 1;

const middle = ({ rect }: Found, scale = 1): Spot => ({
  x: rect.left + rect.width / 2,
  y: rect.top + rect.height / 2,
  scale,
});

/** As large as where it lies, within reason. */
const fitting = ({ rect }: Found, width: number): number => Math.min(1, Math.max(0.35, rect.width / width));

/** Everything is measured before anything is written. */
function launch<Piece>(
  { flights, starts, manner }: Ready<Piece>,
  draw: (piece: Piece, becomes: DOMRect | null) => Drawn,
): void {
  const find = lookAround();
  const ends = flights.map(({ to }) => find(to));
  const begins = starts.map((start, i) => start ?? (flights[i]!.from.length > 0 ? find(flights[i]!.from) : null));
  const delays = delaysOf(flights);
  const { pace, calm } = manner;
  const launches: Launch[] = [];
  const writes: (() => void)[] = [];
  const crowds = new Map<Element, number>();
  const busy = new Set(flights.flatMap(({ how, wave }) => (how === 'travel' || how === 'drop' ? [wave] : [])));

  flights.forEach((flight, i) => {
    const [start, end] = [begins[i]!, ends[i]!];
    if (end === null) return;
    // what happens between boards that are not shown would only fly over the one that is
    if (end.away && (start === null || start.away)) return;
    const delay = delays[i]! * pace;
    if (flight.how === 'slide') {
      if (start !== null) writes.push(() => slide(end.element, start.rect, end.rect, TRAVEL * pace));
      return;
    }
    if (flight.how === 'shake') {
      writes.push(() => end.element.animate(shake(), { delay, duration: SHAKE * pace }));
      return;
    }
    const own = flight.becomes === true && end.itself;
    const { node, width } = draw(flight.piece, own ? end.rect : null);
    const size = own ? end.rect.width / width : 1;
    if (flight.how === 'float') {
      const before = crowds.get(end.element) ?? 0;
      crowds.set(end.element, before + 1);
      const spot = sideways(middle(end), before);
      const landing = busy.has(flight.wave) ? TRAVEL * 0.75 : 0;
      launches.push({
        node,
        keyframes: float({ ...spot, y: end.rect.top }, calm),
        delay: delay + landing * pace,
        duration: FLOAT * Math.max(pace, 0.8),
      });
      return;
    }
    if (flight.how === 'tumble') {
      const keyframes = tumble(middle(end, size));
      launches.push({ node, keyframes, delay, duration: TUMBLE * pace, hides: own ? end.element : null });
      return;
    }
    const dropped = flight.how === 'drop' || start === null;
    if (!dropped && start.element === end.element && !(own && moved(start.rect, end.rect))) return;
    const duration = (dropped ? DROP : TRAVEL) * pace;
    const stays = own && !dropped;
    const keyframes = dropped
      ? drop(middle(end, size))
      : travel(middle(start, fitting(start, width)), middle(end, own ? size : 0.85 * fitting(end, width)), stays);
    // what a later act brings is not there yet
    const sudden = (flight.act ?? 0) > 0;
    launches.push({ node, keyframes, delay, duration, sudden, hides: own ? end.element : null });
  });

  for (const write of writes) write();
  fly(launches);
}

/** Several sums at one place stand beside each other. */
const sideways = (spot: Spot, n: number): Spot => ({
  ...spot,
  x: spot.x + Math.ceil(n / 2) * (n % 2 === 0 ? -44 : 44),
});

function slide(element: Element, from: DOMRect, to: DOMRect, duration: number): void {
  if (!moved(from, to)) return;
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration,
    easing: 'cubic-bezier(.2,.7,.2,1)',
  });
}
