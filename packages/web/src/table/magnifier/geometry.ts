/** A board seen through a window of its own size: enlarged so many times, and moved under it by so many pixels. */
export interface Look {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

export type Fingers = readonly [Point, Point];

/** The whole board. */
export const WHOLE: Look = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Never smaller than the window, and never moved so far that the window shows more than the board. */
export function bounded({ scale, x, y }: Look, { width, height }: Room): Look {
  const within = between(1, scale, LARGEST);
  return {
    scale: within,
    x: between(0, x, width * (within - 1)),
    y: between(0, y, height * (within - 1)),
  };
}

export const moved = ({ scale, x, y }: Look, from: Point, to: Point, room: Room): Look =>
  bounded({ scale, x: x + from.x - to.x, y: y + from.y - to.y }, room);

/** What of the board was under `from` comes to lie under `to`. */
function scaledTo({ scale, x, y }: Look, goal: number, from: Point, to: Point, room: Room): Look {
  const within = between(1, goal, LARGEST);
  const factor = within / scale;
  return bounded({ scale: within, x: (x + from.x) * factor - to.x, y: (y + from.y) * factor - to.y }, room);
}

/** Enlarged or reduced round a point of the window. */
export const enlarged = (look: Look, factor: number, at: Point, room: Room): Look =>
  scaledTo(look, look.scale * factor, at, at, room);

const middle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const spread = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The board follows the two fingers that were put on it. */
export const pinched = (look: Look, from: Fingers, to: Fingers, room: Room): Look =>
  scaledTo(look, (look.scale * spread(to)) / Math.max(1, spread(from)), middle(from), middle(to), room);
