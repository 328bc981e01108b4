/** A point, and the direction that leads away from the town there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

/** The middle line of a canal, measured in lengths along it. */
export interface Course {
  readonly length: number;
  /** `offset` leads outwards, away from the town. */
  at(s: number, offset?: number): Place;
}

export interface RingSize {
  readonly cx: number;
  readonly cy: number;
  readonly w: number;
  readonly h: number;
  /** Of the corners. */
  readonly r: number;
}

/** A rounded rectangle, clockwise from the middle of its top. */
export function ring({ cx, cy, w, h, r }: RingSize): Course {
  const [a, b, quarter] = [w / 2 - r, h / 2 - r, (Math.PI / 2) * r];
  const length = 4 * a + 4 * b + 4 * quarter;
  const straight = (x: number, y: number, nx: number, ny: number) => ({ x, y, nx, ny });
  const corner = (x: number, y: number, from: number) => (t: number) => {
    const angle = from + t / r;
    const [nx, ny] = [Math.sin(angle), -Math.cos(angle)];
    return { x: x + r * nx, y: y + r * ny, nx, ny };
  };
  const pieces: readonly (readonly [number, (t: number) => Place])[] = [
    [a, (t) => straight(t, -h / 2, 0, -1)],
    [quarter, corner(a, -b, 0)],
    [2 * b, (t) => straight(w / 2, t - b, 1, 0)],
    [quarter, corner(a, b, Math.PI / 2)],
    [2 * a, (t) => straight(a - t, h / 2, 0, 1)],
    [quarter, corner(-a, b, Math.PI)],
    [2 * b, (t) => straight(-w / 2, b - t, -1, 0)],
    [quarter, corner(-a, -b, -Math.PI / 2)],
    [a, (t) => straight(t - a, -h / 2, 0, -1)],
  ];
  return {
    length,
    at(s, offset = 0) {
      let t = ((s % length) + length) % length;
      let i = 0;
      while (i < pieces.length - 1 && t > pieces[i]![0]) t -= pieces[i++]![0];
      const { x, y, nx, ny } = pieces[i]![1](t);
      return { x: cx + x + nx * offset, y: cy + y + ny * offset, nx, ny };
    },
  };
}

/** The two sections of one player unrolled from left to right, the guard house at s = 0; outwards is down. */
export function strip(x: number, y: number, length: number): Course {
  return { length, at: (s, offset = 0) => ({ x: x - s, y: y + offset, nx: 0, ny: 1 }) };
}

const fixed = (n: number) => n.toFixed(1);
const point = ({ x, y }: Place) => `${fixed(x)} ${fixed(y)}`;
const SAMPLE = 6;

/** The outline of a piece of canal or quay, from one length to another and between two offsets. */
export function band(course: Course, from: number, to: number, inner: number, outer: number): string {
  const n = Math.max(1, Math.ceil(Math.abs(to - from) / SAMPLE));
  const lengths = Array.from({ length: n + 1 }, (_, k) => from + ((to - from) * k) / n);
  const there = lengths.map((s) => point(course.at(s, outer)));
  const back = lengths.map((s) => point(course.at(s, inner))).reverse();
  return `M${[...there, ...back].join('L')}Z`;
}

/** All the way round at one offset. */
export function loop(course: Course, offset: number): string {
  const n = Math.ceil(course.length / (SAMPLE * 1.5));
  return `M${Array.from({ length: n }, (_, k) => point(course.at((course.length * k) / n, offset))).join('L')}Z`;
}

/** How far something that lies along the canal is turned, in degrees. */
export const turnOf = ({ nx, ny }: Place): number => Math.round((Math.atan2(ny, nx) * 1800) / Math.PI) / 10 + 90;
