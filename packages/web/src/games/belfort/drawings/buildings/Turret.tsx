import { Cylinder, paint, round } from '../iso.tsx';
import type { DrawingProps } from './drawing.ts';
import { GateTurret } from './GateTurret.tsx';

const MERLONS = [-1, 0, 1];

/** A bare battlement until somebody owns it, then roofed in their colour. */
export const Turret = ({ owned }: DrawingProps) =>
  owned ? (
    <GateTurret />
  ) : (
    <>
      <Cylinder r={7} h={15} />
      {MERLONS.map((k) => (
        <rect
          key={k}
          x={round(k * 5.2 - 1.7)}
          y={k === 0 ? -14.4 : -16.6}
          width={3.4}
          height={4}
          fill={paint('wall-left')}
        />
      ))}
      <path d="M-1.4,-4v-4.400q1.4,-1.6 2.8,0v4.400z" fill={paint('window')} />
    </>
  );
