import { SYMBOLS_PER_DISTRICT } from '@guildhall/belfort';

/**
 * The pentagon, in units of the board, its middle at 0,0. Corner `i` lies at −90° + 72°·i; district `i` between corners
 * `i` and `i + 1`, its axis at −54° + 72°·i, so district 0 is at the upper right and the others follow clockwise.
 */
export type Point = readonly [x: number, y: number];

export const CORNERS = [0, 1, 2, 3, 4] as const;
/** Radii of the corners: outer edge of the frame, outer and inner edge of the score cells. */
export const RIM = { frame: 344, outer: 336, inner: 304 } as const;
export const TRACK = 50;
const PER_SIDE = 10;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const axisOf = (district: number): number => radians(-54 + 72 * district);
const HALF_SIDE = radians(36);

export const corner = (i: number, radius: number): Point => {
  const angle = radians(-90 + 72 * i);
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
};

export const pentagon = (radius: number): Point[] => CORNERS.map((i) => corner(i, radius));

/** A place in a district: so far out along its axis, so far across it (clockwise). */
export const place = (district: number, along: number, across: number): Point => {
  const [cos, sin] = [Math.cos(axisOf(district)), Math.sin(axisOf(district))];
  return [cos * along - sin * across, sin * along + cos * across];
};

/** The direction from the middle out through the side of a district. */
export const outward = (district: number): Point => place(district, 1, 0);

export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
export const shift = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + dx * by, y + dy * by];

// Score track

/** Cell of a score: 0 is the boss on top, 51 starts the second lap. */
export const cellOf = (score: number): number => (score <= 0 ? 0 : ((score - 1) % TRACK) + 1);
export const lapOf = (score: number): number => (score <= 0 ? 0 : Math.floor((score - 1) / TRACK));
export const sideOf = (cell: number): number => Math.floor((cell - 1) / PER_SIDE);

/** A point along the track; halves lie between two cells. */
export const trackPoint = (cell: number, radius = (RIM.outer + RIM.inner) / 2): Point => {
  const side = sideOf(cell);
  return between(corner(side, radius), corner(side + 1, radius), (((cell - 1) % PER_SIDE) + 0.5) / PER_SIDE);
};

export const BOSS: Point = corner(0, RIM.frame - 3);

/** The four corners of a cell: outer edge clockwise, then inner edge back. */
export const cellCorners = (cell: number): readonly [Point, Point, Point, Point] => {
  const side = sideOf(cell);
  const from = ((cell - 1) % PER_SIDE) / PER_SIDE;
  const at = (radius: number, t: number) => between(corner(side, radius), corner(side + 1, radius), t);
  const to = from + 1 / PER_SIDE;
  return [at(RIM.outer, from), at(RIM.outer, to), at(RIM.inner, to), at(RIM.inner, from)];
};

// Sites

/** Of a symbol, by its number inside the district; gates and walls follow from the border and the edge. */
const PLACES: readonly Point[] = [
  [90, -27], // pub
  [194, 41], // gardens
  [191, -101], // tower
  [140, 74], // inn
  [191, 101], // blacksmith
  [90, 27], // bank
  [194, -41], // market
  [140, -74], // library
  [43, -14], // keep
  [43, 14],
];
const GUILD: Point = [142, 0];
export const FIRST_WALL = 10;
export const KEEP = [8, 9] as const;
const GUILD_PLACE = 12;
const GATE_TO_NEXT = 13;

/** From where to where, across the axis, and how far out; a wall rises up the screen, so the upper ones stand further in. */
const WALLS: readonly (readonly [from: number, to: number])[] = [
  [-122, -38],
  [38, 122],
];
const WALL_DISTANCE = [229, 235, 236, 235, 229] as const;
const WALL_DEPTH = 11;

/** Inner and outer edge of a wall, from its first to its second end. */
export const wallEdges = (district: number, wall: number): { inner: [Point, Point]; outer: [Point, Point] } => {
  const [from, to] = WALLS[wall]!;
  const near = WALL_DISTANCE[district]!;
  return {
    inner: [place(district, near, from), place(district, near, to)],
    outer: [place(district, near + WALL_DEPTH, from), place(district, near + WALL_DEPTH, to)],
  };
};

const GATE_RADIUS = 268;
/** Across the axis of the district; along the arch that makes 36 from turret to turret. */
const GATE_HALF = 22.5;
/** The gates at the two sides run almost up the screen: set askew, they show their arch instead of an edge. */
const GATE_SKEW = [0, -6, 0, 0, 6] as const;

/** The two turrets of the gate on the border at a corner: in the district before it, and in the one after. */
export const gateTurrets = (at: number): readonly [Point, Point] => {
  const skew = GATE_SKEW[at]!;
  const turret = (district: number, side: 1 | -1): Point => {
    const radius = GATE_RADIUS + side * skew;
    const across = side * (radius * Math.sin(HALF_SIDE) - GATE_HALF);
    return place(district, radius * Math.cos(HALF_SIDE), across);
  };
  return [turret((at + 4) % 5, 1), turret(at, -1)];
};

export const symbolPoint = (symbol: number): Point => {
  const district = Math.floor(symbol / SYMBOLS_PER_DISTRICT);
  const number = symbol % SYMBOLS_PER_DISTRICT;
  if (number < PLACES.length) return place(district, ...PLACES[number]!);
  if (number === GUILD_PLACE) return place(district, ...GUILD);
  if (number < GUILD_PLACE) {
    const { inner, outer } = wallEdges(district, number - FIRST_WALL);
    return between(between(...inner, 0.5), between(...outer, 0.5), 0.5);
  }
  const border = number === GATE_TO_NEXT ? (district + 1) % 5 : district;
  return gateTurrets(border)[number === GATE_TO_NEXT ? 0 : 1];
};

/** Where the hall, its emblem and its plank stand on a guild's square. */
export const guildParts = (district: number): { square: Point; hall: Point; emblem: Point; plank: Point } => {
  const square = place(district, ...GUILD);
  return {
    square,
    hall: shift(square, [0, -9]),
    emblem: shift(square, [-12, 16]),
    plank: shift(square, [16, 21]),
  };
};

export const keepPoint = (district: number): Point => place(district, PLACES[KEEP[0]]![0], 0);

/** The card with the counts of a district, in the gap between its walls. */
export const tallyPoint = (district: number): Point => place(district, district === 2 ? 224 : 219, 0);

/** Inside a district, the order in which the keyboard visits the symbols: from the keep outwards. */
export const VISITS = [8, 0, 5, 7, 3, 12, 2, 6, 1, 4, 14, 13, 10, 11] as const;

// Views of the board

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const WHOLE: Box = { x: -350, y: -361, w: 700, h: 668 };

/** Room for a finger around every symbol. */
export const HIT = 22;
/** Where symbols stand close together. */
export const HIT_CLOSE = 18;

/** A district by itself. */
export const districtBox = (district: number): Box => {
  const first = district * SYMBOLS_PER_DISTRICT;
  const list = Array.from({ length: SYMBOLS_PER_DISTRICT }, (_, i) => symbolPoint(first + i));
  const [xs, ys] = [list.map(([x]) => x), list.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - HIT_CLOSE, Math.max(...xs) + HIT_CLOSE];
  /* Buildings rise above their ground. */
  const [top, bottom] = [Math.min(...ys) - 26, Math.max(...ys) + HIT_CLOSE - 2];
  return { x: left, y: top, w: right - left, h: bottom - top };
};
