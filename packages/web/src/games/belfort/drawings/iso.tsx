import type { ReactNode } from 'react';

/**
 * The kit that all buildings are made of: a dimetric projection with light from the left. x runs to the lower right,
 * y to the lower left, z up. Colours are the variables of a look (see Building.module.css), so one drawing serves every
 * look, colour and theme.
 */
export type Point2 = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];

export type Paint =
  | 'wall-left'
  | 'wall-right'
  | 'wall-top'
  | 'hedge-left'
  | 'hedge-right'
  | 'hedge-top'
  | 'roof'
  | 'roof-shade'
  | 'door'
  | 'window'
  | 'timber'
  | 'fire'
  | 'gold'
  | 'lawn'
  | 'leaf'
  | 'leaf-shade'
  | 'water'
  | 'barrel'
  | 'barrel-top'
  | 'iron';

export const paint = (name: Paint): string => `var(--b-${name})`;

export const round = (n: number): number => Math.round(n * 10) / 10;
export const points = (list: readonly Point2[]): string => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

const project = (x: number, y: number, z = 0): Point2 => [(x - y) * 0.866, (x + y) * 0.5 - z];

const corners = (list: readonly Point3[]): string => points(list.map((corner) => project(...corner)));

interface FaceProps {
  fill: Paint;
  at: readonly Point3[];
  /** Without an outline. */
  bare?: boolean;
}
export const Face = ({ fill, at, bare = false }: FaceProps) => (
  <polygon points={corners(at)} fill={paint(fill)} stroke={bare ? 'none' : undefined} />
);

/** A line through points in space. */
export const Edge = ({ through }: { through: readonly Point3[] }) => <polyline points={corners(through)} fill="none" />;

/** Things that stand at a place and are drawn flat. */
export function At({ x, y, z = 0, children }: { x: number; y: number; z?: number; children: ReactNode }) {
  const [left, top] = project(x, y, z);
  return <g transform={`translate(${round(left)} ${round(top)})`}>{children}</g>;
}

interface Solid {
  x: number;
  y: number;
  z?: number;
  w: number;
  d: number;
  h: number;
}

export const Box = ({ x, y, z = 0, w, d, h, of = 'wall' }: Solid & { of?: 'wall' | 'hedge' }) => (
  <>
    <Face
      fill={`${of}-left`}
      at={[
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ]}
    />
    <Face
      fill={`${of}-right`}
      at={[
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ]}
    />
    <Face
      fill={`${of}-top`}
      at={[
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ]}
    />
  </>
);

/** A gable roof over a box; its gable end faces right. */
export function Gable({ x, y, z = 0, w, d, h, eaves = 1.5 }: Solid & { eaves?: number }) {
  const [x0, x1, y0, y1] = [x - eaves, x + w + eaves, y - eaves, y + d + eaves];
  const ridge = y + d / 2;
  return (
    <>
      <Face
        fill="roof-shade"
        at={[
          [x0, y0, z],
          [x1, y0, z],
          [x1, ridge, z + h],
          [x0, ridge, z + h],
        ]}
      />
      <Face
        fill="wall-right"
        at={[
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, ridge, z + h - 1],
        ]}
      />
      <Face
        fill="roof"
        at={[
          [x0, y1, z - 1],
          [x1, y1, z - 1],
          [x1, ridge, z + h],
          [x0, ridge, z + h],
        ]}
      />
    </>
  );
}

/** A gable roof whose gable end faces left; its broad side is the lit one, so that the owner's colour carries far. */
export function FrontGable({ x, y, z = 0, w, d, h, eaves = 1.5 }: Solid & { eaves?: number }) {
  const [x0, x1, y0, y1] = [x - eaves, x + w + eaves, y - eaves, y + d + eaves];
  const ridge = x + w / 2;
  return (
    <>
      <Face
        fill="roof-shade"
        at={[
          [x0, y0, z],
          [x0, y1, z],
          [ridge, y1, z + h],
          [ridge, y0, z + h],
        ]}
      />
      <Face
        fill="wall-left"
        at={[
          [x, y + d, z],
          [x + w, y + d, z],
          [ridge, y + d, z + h - 1],
        ]}
      />
      <Face
        fill="roof"
        at={[
          [x1, y0, z - 1],
          [x1, y1, z - 1],
          [ridge, y1, z + h],
          [ridge, y0, z + h],
        ]}
      />
    </>
  );
}

/** A roof that slopes on all four sides to a ridge of length `ridge` along x. */
export function Hip({ x, y, z = 0, w, d, h, eaves = 2, ridge = 0 }: Solid & { eaves?: number; ridge?: number }) {
  const [x0, x1, y0, y1] = [x - eaves, x + w + eaves, y - eaves, y + d + eaves];
  const [middle, centre] = [y + d / 2, x + w / 2];
  const left: Point3 = [centre - ridge / 2, middle, z + h];
  const right: Point3 = [centre + ridge / 2, middle, z + h];
  return (
    <>
      <Face fill="roof-shade" at={[[x0, y0, z], [x1, y0, z], right, left]} />
      <Face fill="roof" at={[[x0, y0, z], [x0, y1, z], left]} />
      <Face fill="roof" at={[[x0, y1, z], [x1, y1, z], right, left]} />
      <Face fill="roof-shade" at={[[x1, y0, z], [x1, y1, z], right]} />
    </>
  );
}

interface Panel {
  fill: Paint;
  /** The plane of the wall: y for a left wall, x for a right one. */
  on: number;
  from: number;
  z: number;
  w: number;
  h: number;
  bare?: boolean;
}
/** A door or window in the wall that faces left. */
export const LeftPanel = ({ fill, on, from, z, w, h, bare = false }: Panel) => (
  <Face
    fill={fill}
    bare={bare}
    at={[
      [from, on, z],
      [from + w, on, z],
      [from + w, on, z + h],
      [from, on, z + h],
    ]}
  />
);
/** A door or window in the wall that faces right. */
export const RightPanel = ({ fill, on, from, z, w, h, bare = false }: Panel) => (
  <Face
    fill={fill}
    bare={bare}
    at={[
      [on, from, z],
      [on, from + w, z],
      [on, from + w, z + h],
      [on, from, z + h],
    ]}
  />
);

interface Round {
  x?: number;
  y?: number;
  z?: number;
  r: number;
  h: number;
}
export function Cylinder({ x = 0, y = 0, z = 0, r, h }: Round) {
  const [cx, cy] = project(x, y, z).map(round) as [number, number];
  const [rx, ry] = [round(r * 1.22), round(r * 0.66)];
  const [left, right, top] = [round(cx - rx), round(cx + rx), round(cy - h)];
  const side = `M${left},${top}V${cy}A${rx},${ry} 0 0 0 ${right},${cy}V${top}`;
  const shade = `M${round(cx + rx * 0.15)},${top}V${round(cy + ry * 0.98)}A${rx},${ry} 0 0 0 ${right},${cy}V${top}Z`;
  return (
    <>
      <path d={`${side}Z`} fill={paint('wall-left')} />
      <path d={shade} fill={paint('wall-right')} stroke="none" />
      <ellipse cx={cx} cy={top} rx={rx} ry={ry} fill={paint('wall-top')} />
      <path d={side} fill="none" />
    </>
  );
}

export function Cone({ x = 0, y = 0, z = 0, r, h }: Round) {
  const [cx, cy] = project(x, y, z).map(round) as [number, number];
  const [rx, ry] = [round(r * 1.22), round(r * 0.62)];
  const [right, top] = [round(cx + rx), round(cy - h)];
  const outline = `M${round(cx - rx)},${cy}A${rx},${ry} 0 0 0 ${right},${cy}L${cx},${top}Z`;
  const shade = `M${round(cx + rx * 0.1)},${round(cy + ry)}A${rx},${ry} 0 0 0 ${right},${cy}L${cx},${top}Z`;
  return (
    <>
      <path d={outline} fill={paint('roof')} />
      <path d={shade} fill={paint('roof-shade')} stroke="none" />
      <path d={outline} fill="none" />
    </>
  );
}

export const Dome = ({ x = 0, y = 0, z = 0 }: { x?: number; y?: number; z?: number }) => (
  <At x={x} y={y} z={z}>
    <path d="M-8.6,0A8.6,4.6 0 0 0 8.6,0C8.6,-7 4,-10 0,-10S-8.6,-7 -8.6,0Z" fill={paint('roof')} />
    <path d="M1.4,4.5A8.6,4.6 0 0 0 8.6,0C8.6,-7 4,-10 0,-10Q3,-5 1.4,4.5Z" fill={paint('roof-shade')} stroke="none" />
    <path d="M0,-10v-4" fill="none" />
    <circle cy={-14.5} r={1.7} fill={paint('gold')} />
  </At>
);

export const Bush = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <At x={x} y={y}>
    <circle cy={round(-r * 0.8)} r={r} fill={paint('leaf-shade')} />
    <circle cx={round(-r * 0.22)} cy={round(-r * 1.05)} r={round(r * 0.68)} fill={paint('leaf')} stroke="none" />
  </At>
);

export const Flag = ({ z, pole, length }: { z: number; pole: number; length: number }) => (
  <At x={0} y={0} z={z}>
    <path d={`M0,0v${-pole}`} fill="none" />
    <path d={`M0,${-pole}l${length},2.2l${-length},2.6z`} fill={paint('roof')} />
  </At>
);

/** Smoke that rises from a chimney. */
export const Smoke = ({ x, y, z }: { x: number; y: number; z: number }) => (
  <At x={x} y={y} z={z}>
    <path
      d="M0,0c-3.4,-2.6 2.6,-4.6 .4,-7.600s3.6,-3.6 3,-6.4"
      fill="none"
      stroke="var(--b-smoke)"
      strokeWidth={1.8}
      opacity={0.75}
    />
  </At>
);
