import { memo, type ReactNode } from 'react';
import { dyed } from '../colours.ts';
import { patternFill } from '../Defs.tsx';
import { portrait, type Sitter } from './portrait.ts';
import type { Shape } from './shape.ts';

/** What of the picture is shown: on a card, in a doorway, very small, on a strip of hand cards. */
export const CROPS = {
  card: '-12 0 144 124',
  doorway: '9 2 102 130',
  mini: '14 14 92 98',
  strip: '-10 4 140 112',
} as const;
export type Crop = keyof typeof CROPS;

const Path = ({ d, fill, line, width, opacity, dash }: Shape) => (
  <path
    d={d}
    fill={fill}
    stroke={width > 0 ? line : undefined}
    strokeWidth={width > 0 ? width : undefined}
    opacity={opacity === 1 ? undefined : opacity}
    strokeDasharray={dash}
  />
);

const drawn = new Map<string, ReactNode>();

/** The elements of a person are made once; every picture of the same person shares them. */
function figure(sitter: Sitter, tool: boolean): ReactNode {
  const key = tool ? sitter.id : `${sitter.id} bare`;
  let elements = drawn.get(key);
  if (elements === undefined) {
    elements = portrait(sitter, tool).map(({ transform, shapes }, layer) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: layers and shapes of a person never change
      <g key={layer} transform={transform}>
        {shapes.map((shape, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Path key={i} {...shape} />
        ))}
      </g>
    ));
    drawn.set(key, elements);
  }
  return elements;
}

interface Props {
  person: Sitter;
  crop?: Crop;
  /** Whether the hand and what it holds are to be seen; not in very small pictures. */
  tool?: boolean;
  /** Read out by assistive technology; without it the picture is decoration. */
  label?: string;
  className?: string;
  /** Place and size inside another drawing; otherwise the picture fills its box. */
  x?: number;
  y?: number;
  width?: number | string;
  height?: number | string;
}

export const Portrait = memo(function Portrait({
  person,
  crop = 'card',
  tool = crop !== 'mini',
  label,
  className,
  width = '100%',
  height = '100%',
  ...place
}: Props) {
  return (
    <svg
      {...place}
      width={width}
      height={height}
      viewBox={CROPS[crop]}
      preserveAspectRatio="xMidYMin slice"
      className={className === undefined ? dyed(person.colour) : `${dyed(person.colour)} ${className}`}
      style={{ display: 'block', overflow: 'hidden' }}
      strokeLinejoin="round"
      strokeLinecap="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d="M-60 -20H180V150H-60Z" fill="var(--cb)" />
      <path d="M14 132V58a46 46 0 0 1 92 0V132Z" fill="var(--ca)" />
      <path d="M-60 -20H180V150H-60Z" fill={patternFill(person.colour, 'deep')} opacity={0.15} />
      {figure(person, tool)}
    </svg>
  );
});
