import type { Side } from './lesson.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Room {
  readonly left: number;
  readonly top: number;
}

/** Something the bubble should not lie on, and how much it matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

export interface Place {
  readonly side: Side | 'free';
  readonly left: number;
  readonly top: number;
  /** Where the tail points, along the edge of the bubble. */
  readonly tail: number;
}

type Corner = Pick<Box, 'left' | 'top'>;

const GAP = 18;
const EDGE = 8;
const GRID = 20;
/** How near the end of an edge the tail may be. */
const TAIL = 24;
/** From farther away a tail would point at anything between. */
const REACH = 80;

// What a place costs, in square pixels covered of something that matters a little.
const SPOTLIT = 100;
const FAR = 60;
const ASKEW = 2;
const OTHER_SIDE = 600;
const NO_TAIL = 8000;
/** So much better must another place be before the bubble moves to it. */
const MOVING = 6000;

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, Math.max(from, to)));

const isNarrow = (room: Room) => room.width < 768;

/** Out of the way of what is to be watched: above the bar of a phone, in the corner of the dock elsewhere. */
export function placeAside({ width, height }: Room, room: Room): Place {
  const narrow = isNarrow(room);
  const left = narrow ? (room.width - width) / 2 : EDGE;
  return { side: 'free', left, top: room.height - height - (narrow ? 72 : EDGE), tail: 0 };
}

const overlap = (a: number, aSize: number, b: number, bSize: number) =>
  Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));

/** How much of one box lies in the other. */
export const covered = (a: Box, b: Box): number =>
  overlap(a.left, a.width, b.left, b.width) * overlap(a.top, a.height, b.top, b.height);

const between = (a: number, aSize: number, b: number, bSize: number) => Math.max(0, b - a - aSize, a - b - bSize);

const distance = (a: Box, b: Box): number =>
  Math.hypot(between(a.left, a.width, b.left, b.width), between(a.top, a.height, b.top, b.height));

/** Everywhere between the edges of the window, as near to each other as makes a difference. */
const steps = (size: number, room: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((room - size - 2 * EDGE) / GRID)) }, (_, i) => EDGE + i * GRID);

/** The middle of each side of the box. */
function besides(box: Box, { width, height }: Room, room: Room): Corner[] {
  const left = clamp(box.left + (box.width - width) / 2, EDGE, room.width - width - EDGE);
  const top = clamp(box.top + (box.height - height) / 2, EDGE, room.height - height - EDGE);
  const above = { left, top: box.top - height - GAP };
  const below = { left, top: box.top + box.height + GAP };
  if (isNarrow(room)) return [above, below];
  return [above, below, { left: box.left + box.width + GAP, top }, { left: box.left - width - GAP, top }];
}

/** Anywhere in the window; on a phone, which has no room beside anything, only higher or lower. */
function anywhere({ width, height }: Room, room: Room): Corner[] {
  const lefts = isNarrow(room) ? [(room.width - width) / 2] : [...steps(width, room.width), room.width - width - EDGE];
  const tops = [...steps(height, room.height), room.height - height - EDGE];
  return lefts.flatMap((left) => tops.map((top) => ({ left, top })));
}

/** On which side of the box the bubble is, if its tail can point there. */
function pointed(bubble: Box, box: Box): Place {
  const { left, top, width, height } = bubble;
  const across = box.left + box.width / 2 - left;
  const along = box.top + box.height / 2 - top;
  const near = distance(bubble, box) <= REACH && covered(bubble, box) === 0;
  if (near && across >= TAIL && across <= width - TAIL) {
    return { side: top < box.top ? 'above' : 'below', left, top, tail: across };
  }
  if (near && along >= TAIL && along <= height - TAIL) {
    return { side: left < box.left ? 'left' : 'right', left, top, tail: along };
  }
  return { side: 'free', left, top, tail: 0 };
}

/** Puts a bubble of this size near the box, inside the window, where it hides least of what is kept in sight. */
export function placeBeside(
  box: Box | null,
  size: Room,
  room: Room,
  order: readonly Side[],
  kept: readonly Kept[] = [],
  now: Corner | null = null,
): Place {
  const middle: Place = {
    side: 'free',
    left: (room.width - size.width) / 2,
    top: Math.max(EDGE, (room.height - size.height) / 2),
    tail: 0,
  };
  if (box === null) return middle;
  const around = {
    left: box.left - GAP,
    top: box.top - GAP,
    width: box.width + 2 * GAP,
    height: box.height + 2 * GAP,
  };
  const inside = ({ left, top }: Corner) =>
    left >= EDGE && top >= EDGE && left + size.width <= room.width - EDGE && top + size.height <= room.height - EDGE;
  const stance = ({ side, tail }: Place): number => {
    if (side === 'free') return NO_TAIL;
    const edge = side === 'above' || side === 'below' ? size.width : size.height;
    return OTHER_SIDE * order.indexOf(side) + ASKEW * Math.abs(tail - edge / 2);
  };
  const costOf = (place: Place): number => {
    const bubble = { ...place, ...size };
    const hidden = kept.reduce((sum, { box, weight }) => sum + weight * covered(bubble, box), 0);
    return hidden + SPOTLIT * covered(bubble, around) + FAR * Math.max(0, distance(bubble, box) - GAP) + stance(place);
  };
  const corners = [...besides(box, size, room), ...anywhere(size, room)];
  const best = corners
    .filter(inside)
    .map((corner) => pointed({ ...corner, ...size }, box))
    .map((place) => ({ place, cost: costOf(place) }))
    .reduce<{ place: Place; cost: number } | null>(
      (least, each) => (least && least.cost <= each.cost ? least : each),
      null,
    );
  if (best === null) return middle;
  if (now === null || !inside(now)) return best.place;
  const same = pointed({ ...now, ...size }, box);
  return costOf(same) - best.cost < MOVING ? same : best.place;
}
