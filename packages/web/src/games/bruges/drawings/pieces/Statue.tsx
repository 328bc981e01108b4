import { STATUES, statuePoints } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';
import { INK } from '../colours.ts';
import { Numeral } from '../Numeral.tsx';

/** A saint of marble, 40 by 56 from 0,0. */
const StatueShape = memo(function StatueShape() {
  return (
    <g fill="none" stroke={INK} strokeLinecap="round" strokeLinejoin="round">
      <circle cx={20} cy={10} r={8} fill="var(--br-gold)" strokeWidth={1.3} />
      <path d="M32.5 4V46" strokeWidth={3.6} />
      <path d="M32.5 4V46" stroke="var(--br-marble-d)" strokeWidth={1.4} />
      <path d="M28.5 9h8M32.5 4v8" strokeWidth={3.4} />
      <path d="M28.5 9h8" stroke="var(--br-gold)" strokeWidth={1.4} />
      <path
        d="M20 14.500c-5.5 0-8 4-8.6 10L9.5 46h21l-1.9-21.500c-.6-6-3.1-10-8.6-10z"
        fill="var(--br-marble)"
        strokeWidth={1.6}
      />
      <circle cx={20} cy={10.5} r={5.2} fill="#f7f0e0" strokeWidth={1.5} />
      <path d="M18 10.200h.1M22 10.200h.1M18.6 13q1.4.8 2.8 0" strokeWidth={1.2} />
      <path d="M12.5 27q4 4 8 2l9-4.500q3-1 3.5 1.500t-2 3.500L21 33" strokeWidth={1.4} />
      <path d="M15 34l-1 11M20 35v10M25 33l1 12" strokeWidth={1} opacity={0.5} />
      <path d="M8 55l2-9.500h20l2 9.500z" fill="var(--br-marble-d)" strokeWidth={1.6} />
    </g>
  );
});

/** A statue with its points beside the head, 50 by 56 from 0,0. */
const StatueWithPoints = ({ points }: { points: number }) => (
  <>
    <StatueShape />
    <g transform="translate(41 18)">
      <circle r={9} fill="var(--br-gold)" stroke={INK} strokeWidth={1.4} />
      <Numeral n={points} size={12.5} />
    </g>
  </>
);

/** Without points: the bare figure. */
export const Statue = ({ points, size = 40, label }: { points?: number; size?: number; label?: string }) => (
  <Svg width={(size * 52) / 58} height={size} viewBox="0 0 52 58" label={label}>
    {points === undefined ? <StatueShape /> : <StatueWithPoints points={points} />}
  </Svg>
);

const STEP = 4.6;
const PLINTHS = Array.from({ length: STATUES - 1 }, (_, i) => ({
  x: i % 2 === 0 ? 0 : 1.5,
  y: 75 - i * STEP,
  fill: i % 2 === 0 ? 'var(--br-marble-d)' : 'var(--br-marble)',
}));

/** The statues still on the board, the topmost on the plinths of those below, 60 by 84 from 0,0. */
export const StatueStackShape = ({ left }: { left: number }) => (
  <g stroke={INK}>
    {PLINTHS.slice(0, Math.max(0, left - 1)).map(({ x, y, fill }) => (
      <rect key={y} x={x} y={y} width={50} height={8} rx={2} fill={fill} strokeWidth={1.1} />
    ))}
    {left > 0 && (
      <g transform={`translate(5 ${Math.round(75 - (left - 1) * STEP - 47)})`}>
        <StatueWithPoints points={statuePoints(left)} />
      </g>
    )}
    {left === 0 && (
      <rect x={0} y={75} width={50} height={8} rx={2} fill="none" stroke="var(--br-map-line)" strokeDasharray="4 3" />
    )}
  </g>
);
