import { SPACES } from '@guildhall/bruges';
import { band, type Course, type Place, ring } from './ring.ts';

export const BOARD = { width: 860, height: 472 } as const;
export const RING = ring({ cx: 430, cy: 237, w: 776, h: 386, r: 160 });

/** Half the width of the canal, half a guard house and half a bridge along it. */
export const HALF_CANAL = 22;
const HALF_GUARD = 39;
const HALF_BRIDGE = 13;
export const SPACE_LENGTH = (RING.length / 8 - HALF_GUARD - HALF_BRIDGE) / SPACES;

/** Sides of the board in turn order; one's own is always the first. */
export const SIDES = ['S', 'W', 'N', 'E'] as const;
export type Side = (typeof SIDES)[number];

/** Where the guard house of a side stands on the ring: a quarter of it to each. */
const STARTS: Readonly<Record<Side, number>> = {
  N: 0,
  E: RING.length / 4,
  S: RING.length / 2,
  W: (RING.length * 3) / 4,
};
const TAKEN: Readonly<Record<number, readonly Side[]>> = { 2: ['S', 'N'], 3: ['S', 'W', 'E'], 4: SIDES };

/** Where a seat sits when `own` sits below, the others clockwise in turn order. */
export const sideOf = (seat: number, own: number, seats: number): Side => TAKEN[seats]![(seat - own + seats) % seats]!;

/** A canal and the guard house on it: a side of the town, or a strip of its own. */
export interface Bank {
  readonly course: Course;
  readonly start: number;
}
const BANKS: Readonly<Record<Side, Bank>> = {
  S: { course: RING, start: STARTS.S },
  W: { course: RING, start: STARTS.W },
  N: { course: RING, start: STARTS.N },
  E: { course: RING, start: STARTS.E },
};
export const bankOf = (side: Side): Bank => BANKS[side];

/** The left section (0) runs clockwise from the guard house, the right one (1) against the clock, for every seat. */
const direction = (section: number): 1 | -1 => (section === 0 ? 1 : -1);

/** Lengths at which a space (0 to 4, outwards from the guard house) begins and ends. */
function reach({ start }: Bank, section: number, space: number): [number, number] {
  const way = direction(section);
  const from = start + way * (HALF_GUARD + space * SPACE_LENGTH);
  return [from, from + way * SPACE_LENGTH];
}

/** The middle of a canal space, or the point `offset` outwards of it. */
export function spaceAt(bank: Bank, section: number, space: number, offset = 0): Place {
  const [from, to] = reach(bank, section, space);
  return bank.course.at((from + to) / 2, offset);
}

/** The outline of a canal space; `grown` px larger all round. */
export function spaceOutline(bank: Bank, section: number, space: number, grown = 0): string {
  const [from, to] = reach(bank, section, space);
  const edge = direction(section) * (0.9 - grown);
  return band(bank.course, from + edge, to - edge, -HALF_CANAL - grown, HALF_CANAL + grown);
}

/** Where the worth of the third space is written: on the outer quay. */
export const thirdSpaceAt = (bank: Bank, section: number): Place => spaceAt(bank, section, 2, HALF_CANAL + 9);

/** The line in the owner's colour on the outer quay of a section. */
export function ownerLine(bank: Bank, section: number): string {
  const way = direction(section);
  const from = bank.start + way * (HALF_GUARD - 4);
  const to = bank.start + way * (HALF_GUARD + SPACES * SPACE_LENGTH);
  return band(bank.course, from, to, HALF_CANAL + 3.6, HALF_CANAL + 7.4);
}

export const guardHouseAt = ({ course, start }: Bank): Place => course.at(start);

/** Between the sections of two neighbours. */
export const BRIDGES: readonly Place[] = SIDES.map((side) => RING.at(STARTS[side] + RING.length / 8));

/** How long both sections of one player are, unrolled. */
export const STRIP_LENGTH = 2 * (HALF_GUARD + SPACES * SPACE_LENGTH);

/** The stair of reputation. */
export const STAIR = { x: 206, base: 226, width: 46, first: 22, rise: 8.4 } as const;
/** The middle of the top of a step, 1 to 8; 0 is the ground before the first. */
export const stepAt = (step: number): { x: number; y: number } => ({
  x: STAIR.x + (step - 0.5) * STAIR.width,
  y: step === 0 ? STAIR.base : STAIR.base - STAIR.first - (step - 1) * STAIR.rise,
});

/** Where the pawns on one step stand, from its middle: beside each other, four in two rows. */
const STANDS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9.5, 0],
    [9.5, 0],
  ],
  [
    [-14, 0],
    [0, 0],
    [14, 0],
  ],
  [
    [-5, -9],
    [13, -9],
    [-13, 2],
    [5, 2],
  ],
];
export function pawnAt(step: number, which: number, ofHowMany: number): { x: number; y: number } {
  const { x, y } = stepAt(step);
  const [dx, dy] = STANDS[ofHowMany]![which]!;
  return { x: x + dx, y: y + dy };
}

/** Upper left corners of what stands on the square; sizes are those of the drawings at the scale given. */
export const PLACES = {
  pile0: { x: 116, y: 262, scale: 0.658 },
  pile1: { x: 187, y: 262, scale: 0.658 },
  extra: { x: 615, y: 262, scale: 0.658 },
  discard: { x: 686, y: 262, scale: 0.658 },
  statues: { x: 702, y: 143, scale: 1 },
  tray: { x: 267, y: 260, width: 326, height: 87 },
} as const;

/** The middle of a die in the tray, 0 to 4. */
export const dieAt = (which: number): { x: number; y: number } => ({ x: 304 + which * 62.5, y: 294 });
