import { Component } from 'react';
import { fly, ground, UNSEEN } from './FlightLayer.tsx';
import type { Drawn, Flight } from './flight.ts';
import { type Launch, launchesOf, type MotionSettings } from './launches.ts';
import { type Found, lookAround, type Rect } from './look.ts';
import { thinned } from './timing.ts';

interface Props<Moment, Piece> {
  readonly moment: Moment;
  /** What flies between two moments. */
  plan(before: Moment, after: Moment): readonly Flight<Piece>[];
  draw(piece: Piece, moment: Moment, becomes: Rect | null): Drawn;
  /** null: nothing moves at all. */
  settings(): MotionSettings | null;
}

interface Ready<Piece> {
  readonly flights: readonly Flight<Piece>[];
  readonly starts: readonly (Found | null)[];
  readonly settings: MotionSettings;
}

/** Moments that follow each other faster than this are skipped through. */
const HURRY = 150;
/** So many pieces take off in one frame. */
const AT_ONCE = 8;

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

  /**
   * Measuring the new page is left to the next frame: nothing is painted before, and the move is not held up. What flies
   * is drawn in the frames after it, so that no frame has to show everything.
   */
  override componentDidUpdate(_props: unknown, _state: unknown, ready: Ready<Piece> | null): void {
    if (ready === null) return;
    this.inNextFrame(() => {
      const launches = prepared(ready, (piece, becomes) => this.props.draw(piece, this.props.moment, becomes));
      this.takeOff(launches);
    });
  }

  private takeOff(launches: readonly Launch[]): void {
    if (launches.length === 0) return;
    this.inNextFrame(() => {
      fly(launches.slice(0, AT_ONCE));
      this.takeOff(launches.slice(AT_ONCE));
    });
  }

  private inNextFrame(act: () => void): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      try {
        act();
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
    const settings = this.props.settings();
    const planned = this.props.plan(before, this.props.moment);
    if (planned.length === 0) return null;
    const now = performance.now();
    const hurried = now - this.last < HURRY;
    this.last = now;
    if (hurried || settings === null || document.hidden) {
      ground();
      return null;
    }
    // what still floats over a row that moves away would float over its neighbour
    if (planned.some(({ how }) => how === 'slide')) ground();
    const flights = thinned(settings.calm ? planned.filter(({ how }) => how === 'float') : planned);
    const find = lookAround();
    return { flights, starts: flights.map(({ from }) => find(from)), settings };
  }
}

/** Long enough for a piece to take off in the next frame, on a slow device too. */
const UNTIL_TAKEOFF = 200;

/** What will fly. Everything is measured before anything is written; what something will turn into is not seen until then. */
function prepared<Piece>(
  { flights, starts, settings }: Ready<Piece>,
  draw: (piece: Piece, becomes: Rect | null) => Drawn,
): readonly Launch[] {
  const find = lookAround();
  const ways = flights.map((flight, i) => ({ flight, start: starts[i] ?? find(flight.from), end: find(flight.to) }));
  const { launches, animations } = launchesOf(ways, settings, draw);
  for (const { element, keyframes, options } of animations) element.animate(keyframes, options);
  for (const { hides } of launches) hides?.animate(UNSEEN, { duration: UNTIL_TAKEOFF });
  return launches;
}
