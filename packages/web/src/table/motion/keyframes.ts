/** A place on the page and how large a piece is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const STEPS = 12;
const at = ({ x, y, scale }: Spot): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(${scale.toFixed(3)})`;
const between = (a: number, b: number, t: number): number => a + (b - a) * t;
/** Slow, fast, slow. */
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** In an arc, a little nearer to the eye on the way; one that does not stay is gone at the end. */
export function travel(from: Spot, to: Spot, stays: boolean): Keyframe[] {
  const height = Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) * 0.2);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = eased(i / STEPS);
    const up = 4 * t * (1 - t);
    const spot = {
      x: between(from.x, to.x, t),
      y: between(from.y, to.y, t) - up * height,
      scale: between(from.scale, to.scale, t) * (1 + 0.16 * up),
    };
    return { transform: at(spot), opacity: !stays && i === STEPS ? 0 : 1, offset: i / STEPS };
  });
}

/** Onto its place from above, bouncing once. */
export function drop(to: Spot): Keyframe[] {
  const frame = (offset: number, up: number, grown: number, opacity: number, easing: string): Keyframe => ({
    transform: at({ x: to.x, y: to.y - up * to.scale, scale: to.scale * grown }),
    opacity,
    offset,
    easing,
  });
  return [
    frame(0, 46, 1.7, 0, 'ease-out'),
    frame(0.2, 40, 1.6, 1, 'cubic-bezier(.5,0,.9,.6)'),
    frame(0.62, 0, 1, 1, 'cubic-bezier(.1,.6,.4,1)'),
    frame(0.8, 8, 1.06, 1, 'cubic-bezier(.6,0,.9,.4)'),
    frame(1, 0, 1, 1, 'linear'),
  ];
}

/** Rolls in from the side, turning over and over. What it shows meanwhile is the piece's business. */
export function tumble(to: Spot): Keyframe[] {
  const frame = (offset: number, aside: number, up: number, turn: number, easing: string): Keyframe => ({
    transform: `${at({ ...to, x: to.x - aside * to.scale, y: to.y - up * to.scale })} rotate(${turn}deg)`,
    opacity: 1,
    offset,
    easing,
  });
  const [rise, fall] = ['cubic-bezier(.2,.6,.5,1)', 'cubic-bezier(.5,0,.8,.4)'];
  return [
    frame(0, 0, 0, 0, rise),
    frame(0.24, 30, 46, -210, fall),
    frame(0.5, 16, 0, -80, rise),
    frame(0.64, 8, 20, 90, fall),
    frame(0.8, 3, 0, 220, rise),
    frame(0.88, 1, 6, 300, fall),
    frame(1, 0, 0, 360, 'linear'),
  ];
}

/** From where it lay before to where it lies now. */
export const slide = (dx: number, dy: number): Keyframe[] => [
  { transform: `translate(${dx}px, ${dy}px)` },
  { transform: 'none' },
];

/** To and fro, glowing; fainter and fainter. Laid over whatever transform there is. */
export function shake(): Keyframe[] {
  const swings = [0, -7, 7, -6, 5, -3, 2, 0];
  return swings.map((swing, i) => ({
    translate: `${swing}px 0`,
    rotate: `${swing}deg`,
    scale: String(1 + Math.abs(swing) * 0.03),
    filter: `drop-shadow(0 0 ${Math.abs(swing) * 1.3}px var(--bad))`,
    offset: i / (swings.length - 1),
  }));
}

/** Rises and fades; a calm one only fades. */
export function float(to: Spot, calm: boolean): Keyframe[] {
  const frame = (offset: number, up: number, opacity: number): Keyframe => ({
    transform: at({ ...to, y: to.y - (calm ? 8 : up) }),
    opacity,
    offset,
  });
  return [frame(0, -6, 0), frame(0.14, 6, 1), frame(0.7, 16, 1), frame(1, 26, 0)];
}
