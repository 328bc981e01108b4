import { paint, round } from '../iso.tsx';
import type { DrawingProps } from './drawing.ts';

const MERLONS = [0, 1, 2, 3, 4, 5];

/** A stretch of town wall from the front; on the board it follows the edge of the city. */
export const Wall = ({ owned }: DrawingProps) => (
  <>
    <path d="M-28,4h56v10h-56z" fill={paint('wall-left')} />
    <path d="M-28,-6h56v10h-56z" fill={paint(owned ? 'roof' : 'wall-top')} />
    {MERLONS.map((k) => (
      <rect key={k} x={round(-26.5 + k * 9.4)} y={-11} width={5.6} height={6.5} fill={paint('wall-left')} />
    ))}
  </>
);
