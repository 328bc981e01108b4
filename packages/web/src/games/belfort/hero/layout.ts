import type { BuildingKind } from '../drawings/Building.tsx';
import type { Colour } from '../screen/contract.ts';

export type Place = readonly [x: number, y: number];

/** The city as it lies on the game board, seen from the south and from above: five districts, the keep on its hill. */
const MIDDLE: Place = [985, 318];
const TILT = 0.5;
const RADIUS = 300;
const HILL = 38;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point of the board on the picture; the closer to the middle, the higher up the hill. */
function onHill(x: number, y: number): Place {
  const far = Math.min(1, Math.hypot(x, y) / (RADIUS * 0.9));
  return [MIDDLE[0] + x, MIDDLE[1] + y * TILT - HILL * (1 - far) ** 1.3];
}

export const PEAK = onHill(0, 0);

/** Where two districts meet at the wall, clockwise from the north. */
export const CORNERS: readonly Place[] = [0, 1, 2, 3, 4].map((i) => {
  const angle = radians(-90 + 72 * i);
  return [MIDDLE[0] + Math.cos(angle) * RADIUS, MIDDLE[1] + Math.sin(angle) * RADIUS * TILT];
});

/** Along the axis of a district and across it, as on the board. */
const SITES: readonly (readonly [BuildingKind, along: number, across: number])[] = [
  ['pub', 92, -30],
  ['bank', 92, 30],
  ['library', 140, -76],
  ['inn', 140, 76],
  ['guild', 146, 0],
  ['tower', 191, -104],
  ['market', 196, -44],
  ['gardens', 196, 44],
  ['blacksmith', 191, 104],
];

/** Who has built what: one letter for each site of a district, a dot for nobody. */
const OWNERS = ['.bp.ygr..', 'r..y.p.g.', 'bg.p.ry.b', '.r.b.y.p.', 'y.gr.b..p'];
const COLOUR: Readonly<Record<string, Colour>> = { r: 'red', b: 'blue', y: 'yellow', p: 'purple', g: 'green' };

export interface House {
  readonly kind: BuildingKind;
  readonly at: Place;
  readonly colour: Colour | null;
}

/** From the back to the front, so that the nearer one is drawn over the farther. */
export const HOUSES: readonly House[] = OWNERS.flatMap((owners, district) => {
  const angle = radians(-54 + 72 * district);
  return SITES.map(([kind, along, across], i): House => {
    const x = Math.cos(angle) * along - Math.sin(angle) * across;
    const y = Math.sin(angle) * along + Math.cos(angle) * across;
    return { kind, at: onHill(x, y), colour: COLOUR[owners[i]!] ?? null };
  });
}).sort((a, b) => a.at[1] - b.at[1]);

/** Trees outside the walls: x, y, size; a negative size is a round tree. */
export const TREES: readonly (readonly [x: number, y: number, size: number])[] = [
  [612, 250, 0.8],
  [634, 262, 1],
  [592, 268, 0.9],
  [655, 292, 1.15],
  [622, 302, -1],
  [578, 310, 1.2],
  [640, 338, 1.3],
  [690, 372, -1.2],
  [604, 372, 1.4],
  [662, 402, 1.5],
  [724, 418, -1.4],
  [560, 424, -1.5],
  [602, 452, 1.7],
  [1302, 262, 0.9],
  [1330, 274, 1],
  [1356, 262, 0.85],
  [1392, 284, 1.1],
  [1316, 306, -1.1],
  [1420, 316, 1.25],
  [1372, 330, 1.3],
  [1290, 358, -1.2],
  [1408, 372, 1.5],
  [1252, 420, -1.1],
  [1426, 440, 1.8],
  [520, 286, 0.9],
  [470, 300, 1],
  [430, 282, 0.8],
  [300, 292, 1],
  [262, 304, 1.1],
  [180, 288, 0.9],
  [60, 300, 1.1],
  [28, 318, 1.3],
];
