import type { Majority as Kind } from '@guildhall/bruges';
import { Svg } from '../../../../table/Svg.tsx';
import type { Part } from '../../anchors.ts';
import { INK } from '../colours.ts';

const SIGNS: Readonly<Record<Kind, string>> = {
  reputation: 'M-9 8h4V4h4V0h4V-4H9',
  people:
    'M-6.5 -4a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-9.5 8c0-4 2.5-6 6-6s6 2 6 6M4 -1a2.6 2.6 0 1 0-1-5M5 2c3 .3 4.5 2.2 4.5 5.5',
  canals: 'M-9 -3q3-3.5 6 0t6 0 6 0M-9 3q3-3.5 6 0t6 0 6 0',
};

interface Props {
  majority: Kind;
  /** Turned to its coloured side. */
  won: boolean;
}

/** A majority marker, r 11 round 0,0. */
const MajorityShape = ({ majority, won }: Props) => (
  <>
    <circle
      r={11}
      fill={won ? 'var(--br-gold)' : 'var(--br-quiet)'}
      stroke={won ? INK : 'var(--br-quiet-line)'}
      strokeWidth={1.4}
    />
    <path
      d={SIGNS[majority]}
      transform="scale(.64)"
      fill="none"
      stroke={won ? INK : 'var(--br-quiet-ink)'}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

export const Majority = ({ size = 24, label, ...marker }: Props & { size?: number; label?: string }) => (
  <Svg width={size} viewBox="-12 -12 24 24" label={label} part={marker.majority satisfies Part}>
    <MajorityShape {...marker} />
  </Svg>
);
