/*
 * What the faces are made of. A face is drawn in a square of 64; behind it a disc round 32,33 with a radius of 30, out of
 * which hats and ears may look. Shoulders end at its rim: between 8,51 and 56,51.
 */

/** The lower rim of the disc, from the right shoulder to the left one; closes the path of a bust. */
export const RIM = 'A30 30 0 0 1 8 51Z';

type Ground = 'sand' | 'rose' | 'sky' | 'sage' | 'lilac' | 'slate';

/** What somebody stands before. */
export const Backdrop = ({ of }: { of: Ground }) => (
  <>
    <circle cx={32} cy={33} r={30} fill={`var(--face-${of})`} />
    <path d="M14 55A30 30 0 0 1 32 5A30 30 0 0 1 50 55Z" fill="var(--face-glint)" opacity={0.22} stroke="none" />
  </>
);

interface Drawn {
  d: string;
  opacity?: number;
}

export const Shade = ({ d, opacity = 0.18 }: Drawn) => (
  <path d={d} fill="var(--face-line)" stroke="none" opacity={opacity} />
);

export const Light = ({ d, opacity = 0.35 }: Drawn) => (
  <path d={d} fill="var(--face-glint)" stroke="none" opacity={opacity} />
);

/** A line of a pen. */
export const Pen = ({ d, width = 1.2, opacity }: Drawn & { width?: number }) => (
  <path d={d} fill="none" strokeWidth={width} opacity={opacity} />
);

interface Pair {
  /** How far from the middle, which is at 32. */
  apart: number;
  y: number;
}

/** Two dark eyes with a light in them. */
export const Eyes = ({ apart, y, size = 1.9 }: Pair & { size?: number }) => (
  <>
    {[32 - apart, 32 + apart].map((x) => (
      <g key={x} stroke="none">
        <ellipse cx={x} cy={y} rx={size} ry={size * 1.25} fill="var(--face-line)" />
        <circle cx={x + size * 0.35} cy={y - size * 0.5} r={size * 0.36} fill="var(--face-glint)" />
      </g>
    ))}
  </>
);

export const Cheeks = ({ apart, y }: Pair) => (
  <>
    {[32 - apart, 32 + apart].map((x) => (
      <circle key={x} cx={x} cy={y} r={3} fill="var(--face-blush)" stroke="none" opacity={0.4} />
    ))}
  </>
);
