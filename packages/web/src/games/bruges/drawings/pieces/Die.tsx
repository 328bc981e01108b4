import type { Colour } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { named } from '../../anchors.ts';
import { colourClass, INK, RIM } from '../colours.ts';
import { MarkDiscShape } from '../marks/Mark.tsx';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-9, -9],
    [9, 9],
  ],
  [
    [-10, -10],
    [0, 0],
    [10, 10],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9.5, -9.5],
    [9.5, -9.5],
    [0, 0],
    [-9.5, 9.5],
    [9.5, 9.5],
  ],
  [
    [-9, -11],
    [-9, 0],
    [-9, 11],
    [9, -11],
    [9, 0],
    [9, 11],
  ],
];

interface ShapeProps {
  colour: Colour;
  /** 1 to 6; 0: not rolled yet. */
  value: number;
  /** Whether the colour's mark sits on its corner; never on its face, where it would read as pips. */
  mark?: boolean;
}

/** A die of 40 by 43 round 0,0. */
export const DieShape = memo(function DieShape({ colour, value, mark = false }: ShapeProps) {
  return (
    <g className={colourClass(colour)}>
      <g {...named.part('die')}>
        <path
          d="M-11 -20H11a9 9 0 0 1 10 9V14a9 9 0 0 1-9 9H-10a9 9 0 0 1-10-9V-11a9 9 0 0 1 9-9z"
          {...RIM}
          strokeWidth={3.2}
        />
        <rect x={-19} y={-17} width={40} height={40} rx={9} fill="var(--cd)" />
        <rect x={-20} y={-20} width={40} height={40} rx={9} fill="var(--cc)" stroke={INK} strokeWidth={1.8} />
        <path
          d="M-16 -10a6 6 0 0 1 6-6H10a6 6 0 0 1 6 6"
          fill="none"
          stroke="#fff"
          strokeOpacity={0.4}
          strokeWidth={1.6}
          strokeLinecap="round"
        />
        {PIPS[value]!.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={value === 6 ? 3.6 : 4} fill="#fffaf0" stroke="var(--cd)" />
        ))}
      </g>
      {mark && (
        <g transform="translate(-19 -19)">
          <MarkDiscShape colour={colour} r={8.5} />
        </g>
      )}
    </g>
  );
});

export const Die = ({ size = 44, label, ...die }: ShapeProps & { size?: number; label?: string }) => (
  <Svg width={size} viewBox={die.mark ? '-28.5 -28.5 52.5 52.5' : '-21.5 -21.5 44 45.5'} label={label}>
    <DieShape {...die} />
  </Svg>
);
