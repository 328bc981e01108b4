import { Svg } from '../../../../table/Svg.tsx';
import { INK } from '../colours.ts';

/** Who begins the round: a banner on a staff, round 0,0. */
export const StartPlayerShape = () => (
  <g stroke={INK} strokeLinejoin="round" strokeLinecap="round">
    <path d="M-7 11V-10" strokeWidth={3.4} />
    <path d="M-7 10V-9" stroke="#c99a62" strokeWidth={1.2} />
    <path d="M-5.5 -9C0 -11 4 -6 9.5 -8L7 -2L9.5 4C4 6 0 1-5.5 3Z" fill="var(--br-gold)" strokeWidth={1.4} />
    <path d="M-1 -5.500v5M-3.5 -3h5" strokeWidth={1.5} stroke="var(--br-gold-ink)" />
    <circle cx={-7} cy={-10.5} r={1.9} fill="var(--br-gold)" strokeWidth={1.2} />
  </g>
);

export const StartPlayer = ({ size = 22, label }: { size?: number; label?: string }) => (
  <Svg width={size} viewBox="-12 -13.5 25 26" label={label}>
    <StartPlayerShape />
  </Svg>
);
