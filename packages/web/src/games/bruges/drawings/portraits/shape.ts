import { INK } from './paints.ts';

/** Mixed for each person: see palette.ts. */
export type PersonPaint = 'skin' | 'hair' | 'cloth' | 'cloth2' | 'trim' | 'hat' | 'hat2';
export type Paint = PersonPaint | 'none' | `#${string}`;

/** One path. The outline is ink unless it says otherwise; a width of 0 means none. */
export interface Shape {
  readonly d: string;
  readonly fill: Paint;
  readonly line: Paint;
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: string;
}

type Extra = Pick<Shape, 'opacity' | 'dash'>;

/** A filled shape with an outline. */
export const solid = (d: string, fill: Paint, width = 2, extra: Extra = {}): Shape => ({
  d,
  fill,
  line: INK,
  width,
  ...extra,
});

/** A filled shape without an outline. */
export const flat = (d: string, fill: Paint, opacity = 1): Shape => ({ d, fill, line: 'none', width: 0, opacity });

export const line = (d: string, paint: Paint = INK, width = 2, extra: Extra = {}): Shape => ({
  d,
  fill: 'none',
  line: paint,
  width,
  ...extra,
});

/** A bent rod or cord: a coloured line in an ink one. */
export const rod = (d: string, paint: Paint, outer: number, inner: number, extra: Extra = {}): Shape[] => [
  line(d, INK, outer),
  line(d, paint, inner, extra),
];

const round = (n: number) => Math.round(n * 100) / 100;

/** An ellipse, turned by `turn` degrees. */
export function oval(x: number, y: number, rx: number, ry: number, fill: Paint, width = 2, turn = 0): Shape {
  const [dx, dy] = [round(rx * Math.cos((turn * Math.PI) / 180)), round(rx * Math.sin((turn * Math.PI) / 180))];
  const arc = `a${rx} ${ry} ${turn} 1 0`;
  return solid(
    `M${round(x - dx)} ${round(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}Z`,
    fill,
    width,
  );
}

export const disc = (x: number, y: number, r: number, fill: Paint, width = 2): Shape => oval(x, y, r, r, fill, width);

/** A ring of rope, wood or metal. */
export const hoop = (x: number, y: number, r: number, paint: Paint, outer: number, inner: number, dash?: string) =>
  rod(disc(x, y, r, 'none').d, paint, outer, inner, dash === undefined ? {} : { dash });

export const box = (x: number, y: number, w: number, h: number, fill: Paint, r = 1, width = 2): Shape =>
  solid(
    `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`,
    fill,
    width,
  );
