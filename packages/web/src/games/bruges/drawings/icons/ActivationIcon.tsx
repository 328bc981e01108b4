import type { Colour, Icon } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { INK } from '../colours.ts';
import { WorkerShape } from '../pieces/Worker.tsx';

const INFINITY =
  'M0 0c-2-2.6-3.2-3.6-4.7-3.600a3.6 3.6 0 0 0 0 7.200c1.5 0 2.7-1 4.7-3.600s3.2-3.6 4.7-3.600a3.6 3.6 0 0 1 0 7.200c-1.5 0-2.7-1-4.7-3.600z';
/** Leaves of the left branch: x, y, turn. */
const LEAVES = [
  [-6.4, -4, -8],
  [-7.1, -0.4, -28],
  [-6.1, 3, -52],
  [-3.6, 6, -70],
] as const;

const Laurel = () => (
  <>
    <path
      d="M0 8.500C-5.5 7.5-7.8 2.5-6.2 -5M0 8.500c5.5-1 7.8-6 6.2-13.5"
      fill="none"
      stroke="var(--br-laurel-d)"
      strokeWidth={1.3}
      strokeLinecap="round"
    />
    <g fill="var(--br-laurel)" stroke={INK} strokeWidth={0.7}>
      {LEAVES.flatMap(([x, y, turn]) =>
        [1, -1].map((side) => (
          <ellipse
            key={`${x} ${side}`}
            cx={x * side}
            cy={y}
            rx={1.5}
            ry={2.7}
            transform={`rotate(${turn * side} ${x * side} ${y})`}
          />
        )),
      )}
    </g>
    <path
      d="M0 -3.800l1.2 2.5 2.7.3-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.3z"
      fill="var(--br-gold)"
      stroke={INK}
      strokeWidth={0.8}
    />
  </>
);

interface ShapeProps {
  icon: Icon;
  /** The colour of the worker to be paid; only with icon worker. */
  worker?: Colour | undefined;
}

/** When a person acts, on a seal of r 11 round 0,0. */
export const ActivationShape = memo(function ActivationShape({ icon, worker }: ShapeProps) {
  return (
    <>
      <circle r={11} fill="var(--br-seal-face)" stroke={INK} strokeWidth={1.4} />
      {icon === 'worker' && worker && (
        <g transform="scale(.76)">
          <WorkerShape colour={worker} />
        </g>
      )}
      {icon === 'arrow' && (
        <path
          d="M-6.5 -2H0V-5.800L7 0L0 5.800V2H-6.500z"
          fill="var(--br-red)"
          stroke={INK}
          strokeWidth={1.2}
          strokeLinejoin="round"
        />
      )}
      {icon === 'infinity' && (
        <>
          <path d={INFINITY} fill="none" stroke={INK} strokeWidth={3.4} />
          <path d={INFINITY} fill="none" stroke="var(--br-blue)" strokeWidth={1.7} />
        </>
      )}
      {icon === 'laurel' && <Laurel />}
    </>
  );
});

export const ActivationIcon = ({ size = 24, label, ...icon }: ShapeProps & { size?: number; label?: string }) => (
  <Svg width={size} viewBox="-12 -12 24 24" label={label}>
    <ActivationShape {...icon} />
  </Svg>
);
