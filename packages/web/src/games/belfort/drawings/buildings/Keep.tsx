import { Box, paint } from '../iso.tsx';
import type { DrawingProps } from './drawing.ts';
import { Turret } from './Turret.tsx';

/** Two turrets and a gate between them. */
export const Keep = ({ owned }: DrawingProps) => (
  <>
    <g transform="translate(-12 1)">
      <Turret owned={owned} />
    </g>
    <g transform="translate(12 1)">
      <Turret owned={owned} />
    </g>
    <g transform="translate(0 5) scale(.95)">
      <Box x={-6} y={-6} w={12} d={12} h={9} />
      <path d="M-7.5,4v-6q2.2,-2.4 4.4,0v8.400z" fill={paint('door')} />
    </g>
  </>
);
