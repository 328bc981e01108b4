const round = (n: number) => Math.round(n * 100) / 100;

/** A piece of a ring round 0,0 from one part of the turn to another, clockwise from the top, `gap` radians in from both. */
export function sector(outer: number, inner: number, from: number, to: number, gap: number): string {
  const [a, b] = [from * 2 * Math.PI + gap, to * 2 * Math.PI - gap];
  const at = (r: number, angle: number) => `${round(r * Math.sin(angle))} ${round(-r * Math.cos(angle))}`;
  return `M${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}Z`;
}
